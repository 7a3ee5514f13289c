// `make --watch`: the command keeps running, with everything loaded, and remakes the video whenever its file is saved.

import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { encoderOf, type Config } from '../config.ts'
import { openVoicesFolder } from '../providers/speech/kokoro/folder.ts'
import { createRenderProcesses } from '../rendering/child/render-processes.ts'
import { createMixing } from '../services/stages/sound/mixing.ts'
import { createSpeaking } from '../services/stages/voice/speaking.ts'
import type { MakeVideoOptions } from '../services/videos/make-video.ts'

/** Processes that stay alive between two makes. */
export interface StandingPrograms extends Pick<MakeVideoOptions, 'encoder' | 'renderers' | 'speak' | 'mix'> {
  stop(): void
}

/** Creates them without starting a process: each starts with its first work. */
export function createStandingPrograms(config: Config): StandingPrograms {
  const { dataFolder } = config
  const encoder = encoderOf(config)
  const renderers = createRenderProcesses(encoder)
  const speaking = createSpeaking(dataFolder, { naturalVoices: openVoicesFolder(config.naturalVoices) })
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
 * Runs the work now, and again for every new content of a file, until `signal` aborts; then resolves. A change during
 * the work aborts the signal passed to the work and starts it again. Throws any error of the work, unless its signal
 * was aborted.
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
    // The file is missing for a moment while an editor replaces it.
    if (found === null || found === content) return
    content = found
    changed.resolve()
  }
  // Watches the folder, because most editors replace the file with a new one.
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
