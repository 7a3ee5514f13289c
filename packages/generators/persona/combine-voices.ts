import type { PersonalityTrait } from '@vivify/contract/persona'
import { livelyTraits } from './traits-lively.ts'
import { steadyTraits } from './traits-steady.ts'
import type { Span, TraitVoice, VoiceMeasure } from './trait-voice.ts'

const voices = new Map([...livelyTraits, ...steadyTraits].map((voice) => [voice.trait, voice]))

/** The voices of the traits, the leading one first. Throws RangeError for an empty list. */
export function voicesOf(traits: readonly PersonalityTrait[]): readonly [TraitVoice, ...TraitVoice[]] {
  const [first, ...others] = traits.map((trait) => voices.get(trait)!)
  if (first === undefined) throw new RangeError('A persona has at least one trait')
  return [first, ...others]
}

/** The first trait leads, so it counts as much as all the others together. */
export function combineMeasures([lead, ...others]: readonly [TraitVoice, ...TraitVoice[]]): VoiceMeasure {
  if (others.length === 0) return lead.measure
  const mix = (value: (measure: VoiceMeasure) => number): number =>
    (value(lead.measure) + others.reduce((sum, { measure }) => sum + value(measure), 0) / others.length) / 2
  const span = (read: (measure: VoiceMeasure) => Span): Span => [
    mix((measure) => read(measure)[0]),
    mix((measure) => read(measure)[1]),
  ]
  return {
    wordsPerSentence: span(({ wordsPerSentence }) => wordsPerSentence),
    exclamations: span(({ exclamations }) => exclamations),
    emoji: span(({ emoji }) => emoji),
    ease: mix(({ ease }) => ease),
  }
}

/** Without repetitions, whatever their case. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()]
}

/** "tea", "tea and cake", "tea, cake and jam". */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
