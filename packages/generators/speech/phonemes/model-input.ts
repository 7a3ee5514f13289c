// Splits phonemes into what a model takes at once, and keeps which token each phoneme belongs to.

import type { PhonemeToken } from './phonemize.ts'

/** Phonemes for one call of a model. */
export interface ModelInput {
  readonly phonemes: string
  /** The token of each phoneme, by its index in what was split; -1 for spaces and marks. */
  readonly owners: readonly number[]
}

/** From this length on, an input ends after the next sentence, because the model hurries through long ones. */
const comfortable = 0.4

/**
 * Splits tokens into inputs of at most `maxPhonemes`: after sentences if possible, else after clauses, else between
 * words. A single word that is longer is cut.
 */
export function splitInputs(tokens: readonly PhonemeToken[], maxPhonemes: number): ModelInput[] {
  const inputs: ModelInput[] = []
  let start = 0
  while (start < tokens.length) {
    const end = findEnd(tokens, start, maxPhonemes)
    const input = joinTokens(tokens, start, end, maxPhonemes)
    if (input.owners.some((owner) => owner >= 0)) inputs.push(input)
    start = end
  }
  return inputs
}

function findEnd(tokens: readonly PhonemeToken[], start: number, maxPhonemes: number): number {
  let length = 0
  let afterClause = 0
  let afterSentence = 0
  for (let index = start; index < tokens.length; index++) {
    const { phonemes, mark } = tokens[index]!
    length += (length > 0 && phonemes !== '' ? 1 : 0) + phonemes.length + mark.length
    if (length > maxPhonemes) return afterSentence || afterClause || Math.max(index, start + 1)
    if (/[.?!…]/u.test(mark)) afterSentence = index + 1
    if (mark !== '') afterClause = index + 1
    if (afterSentence === index + 1 && length > maxPhonemes * comfortable) return afterSentence
  }
  return tokens.length
}

function joinTokens(
  tokens: readonly PhonemeToken[],
  start: number,
  end: number,
  maxPhonemes: number,
): ModelInput {
  let phonemes = ''
  const owners: number[] = []
  for (let index = start; index < end; index++) {
    const token = tokens[index]!
    const space = phonemes !== '' && token.phonemes !== '' ? ' ' : ''
    phonemes += space + token.phonemes + token.mark
    owners.push(...new Array<number>(space.length).fill(-1))
    owners.push(...[...token.phonemes].map(() => index))
    owners.push(...new Array<number>(token.mark.length).fill(-1))
  }
  return { phonemes: phonemes.slice(0, maxPhonemes), owners: owners.slice(0, maxPhonemes) }
}
