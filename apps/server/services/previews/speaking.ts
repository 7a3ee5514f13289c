import path from 'node:path'
import { availableParallelism } from 'node:os'
import type { Project } from '@vivify/contract/project'
import { openContentCache } from '../../lib/content-cache.ts'
import { SharedWork } from '../../lib/shared-work.ts'
import { StandingPool } from '../../lib/standing-pool.ts'
import { speakProject, type ProjectSpeech, type SpeakRunner } from '../stages/voice/speak.ts'
import { speakContract, spokenClipSchema, type SpeakResult } from '../stages/voice/tasks/speak-contract.ts'
import { previewGone } from './gone.ts'
import { openWaveFile, type WaveFile } from './wave-file.ts'

/** A voice is asked for again and again while a script is written, so it stays for a while. */
const times = { idleMs: 300_000, timeoutMs: 60_000, maxMegabytes: 500 }
/** Two of the longest documents of one account. */
const lines = { maxWaiting: 8000, maxWaitingPerAccount: 800 }

const neverAborted = new AbortController().signal

export type Speaking = ReturnType<typeof createSpeaking>

/** Speaks documents by processes that stay, into the caches of the pipeline under `dataFolder`. */
export function createSpeaking(dataFolder: string) {
  const processes = Math.min(2, availableParallelism())
  const entry = new URL('../stages/voice/tasks/speak-standing.ts', import.meta.url)
  const voices = new StandingPool(entry, speakContract, { ...times, ...lines, processes })
  const spoken = new SharedWork<SpeakResult>()

  /** Every scene by itself, so that all processes speak and a scene that two documents of an account share is spoken once. */
  const run: SpeakRunner = async ({ voice, scenes }, { signal = neverAborted, account = '', onProgress }) => {
    let done = 0
    const clips = await Promise.all(
      scenes.map(async (scene) => {
        const work = (stop: AbortSignal) => voices.ask(account, { voice, scenes: [scene] }, stop)
        const [clip] = Object.values((await spoken.run(`${account} ${scene.file}`, signal, work)).clips)
        onProgress?.(++done, scenes.length)
        return clip ? [[scene.id, clip] as const] : []
      }),
    )
    return { clips: Object.fromEntries(clips.flat()) }
  }

  return {
    /** For `speakProject`. */
    run,

    /** Throws what `speakProject` throws, and AppError `rate_limited` or `cancelled`. */
    speak: (account: string, project: Project, signal: AbortSignal): Promise<ProjectSpeech> =>
      speakProject(project, dataFolder, { signal, account, run }),

    /** A spoken scene as a WAV file. Throws AppError `not_found`. */
    async openClip(key: string): Promise<WaveFile> {
      const cache = await openContentCache(path.join(dataFolder, 'cache', 'speech'))
      const described = await cache.read(`${key}.f32.json`)
      const clip = described && spokenClipSchema.safeParse(JSON.parse(described.toString('utf8')))
      if (!clip?.success) throw previewGone()
      const { sampleRate } = clip.data
      const wave = await openWaveFile({ file: cache.pathOf(`${key}.f32`), sampleRate, channelCount: 1 })
      if (!wave) throw previewGone()
      return wave
    },

    /** Starts all processes, so that the first words come at once: a script is there when its last scene is spoken. */
    warm(account: string): void {
      for (let count = 0; count < processes; count++) {
        voices.ask(account, { voice: 'Alloy', scenes: [] }).catch(() => {})
      }
    },
    stop: () => voices.stop(),
  }
}

/** Names a spoken clip to `openClip`. */
export function clipKey({ file }: { file: string }): string {
  return path.basename(file, '.f32')
}
