// The longest beginning of what follows a verb of which a picture shows everything.

import { readPrompt } from './read-prompt.ts'
import type { Understanding } from '../understand/understanding.ts'

export interface ShownClause {
  readonly prompt: string
  readonly read: Understanding
  /** How many of the words after the verb it has. */
  readonly length: number
}

/** Words before which a clause may end. */
const cuttable =
  /^(?:of|in|on|at|to|into|onto|from|with|for|by|until|before|after|because|while|when|and|but|or|through|across|over|under|behind|near|every|again|alone|together|there|so|as|like|since|that|which|who|toward|towards|around|along|beside|without|during|all|now|then|here|home|outside|inside|twice|once|first|slowly|quickly|carefully|if|than|last|next|down|about|per|where|what|how|early|later|long|right|just|only|still|too|out|off|up|back|away|each|off|anyway|instead|yesterday|today)$/
const ofPerson =
  /^(?:when|while|because|until|although|whenever|had|has|have|was|were|is|are|did|didn|me|us|you|it|he|she|they|them|and|or|him|i|we)$/
const loose =
  /^(?:a|an|the|of|and|or|with|in|on|at|to|his|her|their|my|your|our|its|this|that|from|into|for|as|by|some|any|one|two|three|about|than|off|up|out|down|so|such|very|i|if|when|every|each|almost|no|is|are|was|were)$/
const maxRest = 9
const maxReads = 8

/** What a doer is seen doing with the words after a verb; undefined where not even the deed alone is shown. */
export function showClause(
  {
    doer,
    lead,
    tail = '',
    isAlone = false,
  }: { doer: string; lead: string; tail?: string; isAlone?: boolean },
  rest: readonly string[],
  isShown: (read: Understanding, length: number) => boolean,
): ShownClause | undefined {
  const words = rest.slice(0, maxRest)
  const end = words.findIndex(
    (word, index) =>
      ofPerson.test(word) || (/^(?:this|that)$/.test(word) && cuttable.test(words[index + 1] ?? 'to')),
  )
  let reads = 0
  for (let length = end < 0 ? words.length : end; length >= 0; length--) {
    if (length > 0 && loose.test(words[length - 1]!)) continue
    // Whoever paints nails is no painter: what is done to something is not cut off.
    if (length < rest.length && !cuttable.test(rest[length]!) && !(isAlone && length === 0)) continue
    if (++reads > maxReads) return undefined
    const shown = readWhole([doer, lead], words.slice(0, length), tail)
    if (shown && isShown(shown.read, length)) return { ...shown, length }
  }
  return undefined
}

/** The prompt without adjectives that nobody can see, if all of it is shown. */
function readWhole(
  before: readonly string[],
  words: readonly string[],
  tail: string,
): { prompt: string; read: Understanding } | undefined {
  const build = (kept: readonly string[]): string => [...before, ...kept, tail].filter(Boolean).join(' ')
  const prompt = build(words)
  const read = readPrompt(prompt)
  if (read.missing.length === 0) return { prompt, read }
  const missing = new Set(read.missing.flatMap((phrase) => phrase.split(' ')))
  const kept = words.filter((word, index) => !(missing.has(word) && isBeforeThing(words, index)))
  if (kept.length === words.length) return undefined
  const shorter = build(kept)
  const again = readPrompt(shorter)
  return again.missing.length === 0 ? { prompt: shorter, read: again } : undefined
}

/** True for a word that only says more about the thing after it: the "whole" of "a whole bed". */
function isBeforeThing(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1, index + 3)
  return !loose.test(words[index]!) && after.length > 0 && !loose.test(after[0]!) && !cuttable.test(after[0]!)
}
