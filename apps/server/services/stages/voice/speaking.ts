import { availableParallelism } from 'node:os'
import type { Project } from '@vivify/contract/project'
import { SharedWork } from '../../../lib/shared-work.ts'
import { StandingPool } from '../../../processes/standing-pool.ts'
import { speakProject, type ProjectSpeech, type SpeakRunner } from './speak.ts'
import type { VendorSpeaking } from './vendor-speaking.ts'
import { speakContract, type SpeakResult } from './tasks/speak-contract.ts'

/** Voices are requested repeatedly while a person writes a script, so the processes stay for a while. */
const times = { idleMs: 300_000, timeoutMs: 60_000, maxMegabytes: 500 }
/** Enough for two of the longest documents of one account. */
const lines = { maxWaiting: 8000, maxWaitingPerAccount: 800 }

const neverAborted = new AbortController().signal

/** Speaks documents in standing processes, into the pipeline's caches under `dataFolder`. */
export interface Speaking {
  /** For `speakProject`. */
  run: SpeakRunner
  /** Throws what `speakProject` throws, and AppError `rate_limited` or `cancelled`. */
  speak(account: string, project: Project, signal: AbortSignal): Promise<ProjectSpeech>
  /** Starts all processes, so that the first request doesn't wait for one to start. */
  warm(account: string): void
  stop(): void
}

export function createSpeaking(dataFolder: string, vendors?: VendorSpeaking): Speaking {
  const processes = Math.min(2, availableParallelism())
  const entry = new URL('./tasks/speak-task.ts', import.meta.url)
  const voices = new StandingPool(entry, speakContract, { ...times, ...lines, processes })
  const spoken = new SharedWork<SpeakResult>()

  /**
   * Speaks every scene separately, so that all processes work and a scene that two documents of an account share is
   * spoken once.
   */
  const run: SpeakRunner = async ({ voice, scenes }, { signal = neverAborted, account = '', onProgress }) => {
    let done = 0
    const utterances = await Promise.all(
      scenes.map(async (scene) => {
        const work = (stop: AbortSignal) => voices.ask(account, { voice, scenes: [scene] }, stop)
        const [utterance] = Object.values(
          (await spoken.run(`${account} ${scene.file}`, signal, work)).utterances,
        )
        onProgress?.(++done, scenes.length)
        return utterance ? [[scene.id, utterance] as const] : []
      }),
    )
    return { utterances: Object.fromEntries(utterances.flat()) }
  }

  return {
    run,
    speak: (account, project, signal) => speakProject(project, dataFolder, { signal, account, run, vendors }),
    warm(account) {
      for (let count = 0; count < processes; count++) {
        voices.ask(account, { voice: 'Alloy', scenes: [] }).catch(() => {})
      }
    },
    stop: () => voices.stop(),
  }
}
