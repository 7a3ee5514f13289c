// The form of the image generator. It is saved in this tab, so a reload loses nothing.

import type { PresetStyle } from '@vivify/contract/project'
import type { AspectRatio } from '../../api/images.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'

export interface ImageForm {
  prompt: string
  negativePrompt: string
  aspectRatio: AspectRatio
  preset: PresetStyle
  /** An engine id from `GET /api/engines`. */
  engine: string
  /** Seed of the first picture; the others use the following numbers. */
  seed: number
  /** When false, every picture is followed by a new random seed. */
  isSeedLocked: boolean
  count: 1 | 4
}

export const maxPromptCharacters = 4000
export const maxNegativeCharacters = 2000
/** Six digits give enough choice and are easy to read aloud. */
const rolledSeeds = 1_000_000
const maxSeed = 0xffffffff

/** Width over height. */
export const ratios: Record<AspectRatio, number> = {
  square: 1,
  portrait: 1024 / 1792,
  landscape: 1792 / 1024,
  portrait_alt: 3 / 4,
}

/** A new form with the default settings. */
export function createForm(): ImageForm {
  return {
    prompt: '',
    negativePrompt: '',
    aspectRatio: 'square',
    preset: 'Cinematic',
    engine: 'built-in',
    seed: rollSeed(),
    isSeedLocked: false,
    count: 1,
  }
}

/** A random seed. */
export function rollSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % rolledSeeds
}

/** Reads a seed from typed text; null if the text has no digits. */
export function readSeed(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), maxSeed)
}

const keyOf = (userId: string): string => `vivify.image-form.${userId}`

/** The saved form of this tab, or a new one. */
export function readForm(userId: string): ImageForm {
  const kept = readKept(keyOf(userId))
  return typeof kept === 'object' ? { ...createForm(), ...kept } : createForm()
}

export function writeForm(userId: string, form: ImageForm): void {
  writeKept(keyOf(userId), form)
}
