// The only reader of SRT and WebVTT. It is apart from captions-file.ts because pages load it without the language tools.

export interface Cue {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly lines: readonly CueLine[]
}

export interface CueLine {
  /** As it is shown: without tags, and with what WebVTT escapes put back. */
  readonly text: string
  /** The speaker that a voice tag names; null without one. */
  readonly voice: string | null
}

/** A time of a recording, "1:02:33.5", as source of a pattern with four groups: hours, minutes, seconds, their fraction. */
export const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`
const cueTiming = new RegExp(`^\\s*${clock}\\s*-->\\s*${clock}`)

/** Reads the cues of a text, without their numbers, notes and settings. Returns none when the text is neither format. */
export function readCues(text: string): Cue[] {
  const lines = text.split(/\r\n?|\n/)
  const cues: (Cue & { lines: CueLine[] })[] = []
  let isInCue = false
  lines.forEach((line, index) => {
    const timing = line.match(cueTiming)
    if (timing) {
      cues.push({ startSeconds: toSeconds(timing, 1), endSeconds: toSeconds(timing, 5), lines: [] })
      isInCue = true
    } else if (line.trim() === '') isInCue = false
    else if (isInCue && !(/^\s*\d+\s*$/.test(line) && cueTiming.test(lines[index + 1] ?? ''))) {
      cues.at(-1)!.lines.push(readLine(line))
    }
  })
  return cues
}

function readLine(line: string): CueLine {
  const text = line
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/^\s*-\s+/, '')
    .trim()
  return { text, voice: line.match(/^\s*<v(?:\.[\w.]*)? ([^<>]*)>/)?.[1]?.trim() ?? null }
}

/** Reads the groups of `clock`; `first` is the number of its first. */
export function toSeconds(match: RegExpMatchArray, first: number): number {
  const [hours, minutes, seconds] = [0, 1, 2].map((offset) => Number(match[first + offset] ?? 0))
  return hours! * 3600 + minutes! * 60 + seconds! + Number(`0.${match[first + 3] ?? '0'}`)
}
