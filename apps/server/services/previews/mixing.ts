import { availableParallelism } from 'node:os'
import path from 'node:path'
import { openContentCache } from '../../lib/content-cache.ts'
import { Gate } from '../../lib/gate.ts'
import { SharedWork } from '../../lib/shared-work.ts'
import { makeSoundtrack, type SoundtrackPlan } from '../videos/soundtrack.ts'
import type { Mixed } from '../videos/tasks/mix-contract.ts'
import { previewGone } from './gone.ts'
import { openWaveFile, type WaveFile } from './wave-file.ts'

/** One core is left for pictures and voices. */
const mixersAtOnce = Math.max(1, Math.min(4, availableParallelism()) - 1)
const maxWaiting = 12

/** Mixes planned sound, each plan once, into the caches of the pipeline under `dataFolder`. */
export function createMixing(dataFolder: string) {
  const mixed = new SharedWork<Mixed>()
  const gate = new Gate({ atOnce: mixersAtOnce, maxWaiting })

  return {
    /** Throws what mixing throws, and AppError `rate_limited` or `cancelled`. */
    mix: (plan: SoundtrackPlan, signal: AbortSignal): Promise<Mixed> =>
      mixed.run(plan.key, signal, (stop) =>
        gate.pass(stop, () => makeSoundtrack(plan, dataFolder, { signal: stop })),
      ),

    /** Mixed sound as a WAV file. Throws AppError `not_found`. */
    async open(key: string): Promise<WaveFile> {
      const cache = await openContentCache(path.join(dataFolder, 'cache', 'sound'))
      const file = cache.pathOf(`${key}.f32`)
      const wave = await openWaveFile({ file, sampleRate: 48_000, channelCount: 2 })
      if (!wave) throw previewGone()
      return wave
    },
  }
}
