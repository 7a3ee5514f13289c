// `make --watch`: the command stays, with everything loaded, and makes the video again whenever its file is saved.

import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { encoderOf, type Config } from '../config.ts'
import { createRenderProcesses } from '../rendering/child/render-processes.ts'
import { createMixing } from '../services/stages/sound/mixing.ts'
import { createSpeaking } from '../services/stages/voice/speaking.ts'
import type { MakeVideoOptions } from '../services/videos/make-video.ts'

/** Processes that stay between two makes. */
export interface StandingPrograms extends Pick<MakeVideoOptions, 'encoder' | 'renderers' | 'speak' | 'mix'> {
  stop(): void
}

/** Starts none yet: each begins with its first work. */
export function createStandingPrograms(config: Config): StandingPrograms {
  const { dataFolder } = config
  const encoder = encoderOf(config)
  const renderers = createRenderProcesses(encoder)
  const speaking = createSpeaking(dataFolder)
  const mixing = createMixing(dataFolder)
  return {
    encoder,
    renderers,
    speak: speaking.run,
    mix: mixing.run,
    stop() {
      renderers.stop()
      speaking.stop()
      mixing.stop()
    },
  }
}

/** Editors write a file in several steps. */
const settleMs = 60

/**
 * Does the work now, and again with every new content of a file, until `signal` aborts; resolves then. A change during
 * the work aborts the signal that the work was given, and it begins anew. Throws what the work throws while its signal
 * has not been aborted.
 */
export async function workOnEachVersion(
  file: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let content = await readFile(file, 'utf8').catch(() => null)
  let changed = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const found = await readFile(file, 'utf8').catch(() => null)
    // It is gone for a moment while it is replaced.
    if (found === null || found === content) return
    content = found
    changed.resolve()
  }
  // The folder is watched: most editors replace the file by another one.
  const watcher = watch(path.dirname(file), (_event, name) => {
    if (name !== null && name !== path.basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), settleMs)
  })
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    while (!signal.aborted) {
      changed = Promise.withResolvers<void>()
      const stop = new AbortController()
      void changed.promise.then(() => stop.abort())
      const current = AbortSignal.any([signal, stop.signal])
      try {
        await work(current)
      } catch (error) {
        if (!current.aborted) throw error
      }
      await Promise.race([changed.promise, stopped])
    }
  } finally {
    clearTimeout(timer)
    watcher.close()
  }
}
