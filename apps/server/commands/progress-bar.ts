import type { MakeStage } from '@vivify/contract/jobs/make-video'
import type { MakeProgress } from '../services/videos/make-video.ts'

/** Each stage's name and usual share of the whole. */
const stages: Record<MakeStage, { label: string; share: number }> = {
  voice: { label: 'Speaking', share: 0.05 },
  /** Only the server films. */
  film: { label: 'Filming', share: 0 },
  pictures: { label: 'Painting', share: 0.2 },
  video: { label: 'Drawing and encoding', share: 0.71 },
  check: { label: 'Checking', share: 0.04 },
}
const width = 28
/** Without a terminal, progress is written only after this share. */
const lineStep = 0.25

export interface ProgressBar {
  update(progress: MakeProgress): void
  /** Writes a line above the bar. */
  note(text: string): void
  finish(text: string): void
  close(): void
}

/** A bar on a terminal; elsewhere one line per stage and quarter. */
export function createProgressBar(stream: NodeJS.WritableStream & { isTTY?: boolean }): ProgressBar {
  let isOpen = false
  let lastLine = ''
  const clear = (): void => {
    if (isOpen) stream.write('\r\u001b[2K')
    isOpen = false
  }
  return {
    update(progress) {
      const { label } = stages[progress.stage]
      const amount = progress.total > 0 ? progress.done / progress.total : 0
      if (stream.isTTY) {
        const total = overall(progress.stage, amount)
        const frames =
          progress.stage === 'video' && progress.total > 1 ? ` ${progress.done}/${progress.total} frames` : ''
        stream.write(`\r\u001b[2K${drawBar(total)}  ${label}${frames}`)
        isOpen = true
        return
      }
      const line = `${label} ${Math.floor(amount / lineStep) * lineStep * 100}%`
      if (line !== lastLine) stream.write(`${line}\n`)
      lastLine = line
    },
    note(text) {
      clear()
      stream.write(`note: ${text}\n`)
    },
    finish(text) {
      clear()
      stream.write(`${text}\n`)
    },
    close: clear,
  }
}

/** A bar with its share in percent, for a terminal. */
export function drawBar(share: number): string {
  const filled = Math.round(share * width)
  return `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${String(Math.round(share * 100)).padStart(3)}%`
}

function overall(stage: MakeStage, amount: number): number {
  let before = 0
  for (const [name, { share }] of Object.entries(stages)) {
    if (name === stage) return Math.min(1, before + share * amount)
    before += share
  }
  return before
}
