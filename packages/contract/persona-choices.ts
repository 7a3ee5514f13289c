// Plain lists and limits of a persona, for pages that load no zod.

import * as messages from './messages.ts'

export const personalityTraits = [
  'Creative & Artistic',
  'Professional & Business-focused',
  'Fun & Energetic',
  'Calm & Mindful',
  'Tech-savvy & Innovative',
  'Fashion & Style-focused',
  'Fitness & Health-oriented',
  'Educational & Informative',
  'Humorous & Entertaining',
  'Inspirational & Motivational',
] as const

export const personaParts = ['strategy', 'pictures', 'posts', 'script'] as const
export type PersonaPart = (typeof personaParts)[number]

export const maxPersonaNameCharacters = 80
export const maxBackstoryCharacters = 5000
export const maxVisualStyleCharacters = 500
/** Personas of one account, archived ones included. */
export const maxPersonas = 50
export const maxCheckedCharacters = 20_000

const words = messages.persona

/** The first of the specification's messages that applies, in its order; null for a complete form. */
export function findMissing(form: {
  name: string
  backstory: string
  personalityTraits: readonly string[]
  visualStyle: string
}): string | null {
  if (form.name.trim() === '') return words.nameMissing
  if (form.backstory.trim() === '') return words.backstoryMissing
  if (form.personalityTraits.length === 0) return words.traitsMissing
  return form.visualStyle.trim() === '' ? words.visualStyleMissing : null
}
