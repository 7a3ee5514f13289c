import type { PersonalityTrait } from '@vivify/contract/persona'

/** The smallest and the largest value that fit a voice. */
export type Span = readonly [number, number]

/** What can be counted in a text of this voice. */
export interface VoiceMeasure {
  readonly wordsPerSentence: Span
  /** Share of the sentences that end with an exclamation mark. */
  readonly exclamations: Span
  /** Emoji in 50 words. */
  readonly emoji: Span
  /** Lowest Flesch reading ease. */
  readonly ease: number
}

/** How a persona with a trait writes. All texts are opinions, invitations and advice: they claim no facts and no past. */
export interface TraitVoice {
  readonly trait: PersonalityTrait
  /** Completes "people who". */
  readonly audience: string
  readonly pillar: { readonly title: string; readonly about: string }
  readonly voiceRules: readonly [string, string]
  readonly dos: readonly [string, string]
  readonly donts: readonly [string, string]
  readonly bannedWords: readonly string[]
  /** Beginnings of words that this voice likes. */
  readonly words: readonly string[]
  readonly measure: VoiceMeasure
  /** 1 for Monday. */
  readonly days: readonly number[]
  readonly time: string
  /** Opens the first post; X is the name. */
  readonly greeting: string
  /** A post about a subject; X is any noun phrase. */
  readonly subjectPost: string
  readonly advice: readonly [string, string]
  /** Asks the readers something; fits any subject. */
  readonly question: string
  readonly hook: string
  /** Sentences of a spoken script. */
  readonly script: readonly [string, string, string]
}
