// What is asked for, kept for the tab: a reload in mid-work loses no word of it.

import type { PresetStyle } from '@vivify/contract/project'
import type { AspectRatio } from '../../api/images.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'

export interface ImageForm {
  prompt: string
  negativePrompt: string
  aspectRatio: AspectRatio
  preset: PresetStyle
  /** An id of `GET /api/engines`. */
  engine: string
  /** Of the first picture; the others have those that follow. */
  seed: number
  /** Unlocked, a new seed is rolled after every picture. */
  isSeedLocked: boolean
  count: 1 | 4
}

export const maxPromptCharacters = 4000
export const maxNegativeCharacters = 2000
/** Six digits are enough to choose from and can be read out. */
const rolledSeeds = 1_000_000
const maxSeed = 0xffffffff

/** Width over height. */
export const ratios: Record<AspectRatio, number> = {
  square: 1,
  portrait: 1024 / 1792,
  landscape: 1792 / 1024,
  portrait_alt: 3 / 4,
}

/** A form that nobody has touched. */
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

/** A seed by chance. */
export function rollSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % rolledSeeds
}

/** The seed in what was typed; null when there is no digit in it. */
export function readSeed(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), maxSeed)
}

const keyOf = (userId: string): string => `vivify.image-form.${userId}`

/** The form as this tab left it, or a new one. */
export function readForm(userId: string): ImageForm {
  const kept = readKept(keyOf(userId))
  return typeof kept === 'object' ? { ...createForm(), ...kept } : createForm()
}

/** Keeps the form. */
export function writeForm(userId: string, form: ImageForm): void {
  writeKept(keyOf(userId), form)
}
