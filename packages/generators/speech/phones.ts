// Finds word times from Flite's phones. Flite prints the phones of a whole text with their end times, but not which
// displayed token they belong to. A second, cheap run speaks every token separately, and both phone strings are
// aligned, so that every timed phone gets its token (research: two-run phone alignment, within 0.5 ms of Flite's own
// word relation).

/** A spoken phone, with its times in seconds. */
export interface TimedPhone {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** A phone with the index of the token that it belongs to. */
export interface TokenPhone {
  readonly name: string
  readonly token: number
}

/**
 * Phones with their tokens, and the difference of both strings: 0 is identical; 1 per phone means that they have
 * nothing in common.
 */
export interface PhoneMatch {
  /** One token index per timed phone. */
  readonly tokens: Int32Array
  /** Edit cost divided by the number of phones. */
  readonly difference: number
}

const pauseName = 'pau'
const gapCost = 0.9
const vowelSwapCost = 0.4

/**
 * Reads the output of `-psdur`: one line per utterance with `name:endSeconds`; times are relative to the line's start.
 */
export function parseTimedPhones(printed: string): TimedPhone[] {
  const phones: TimedPhone[] = []
  let start = 0
  for (const line of printed.split('\n')) {
    const lineStart = start
    for (const item of line.split(' ')) {
      const colon = item.lastIndexOf(':')
      if (colon <= 0) continue
      const end = lineStart + Number(item.slice(colon + 1))
      phones.push({ name: item.slice(0, colon), start, end })
      start = end
    }
  }
  return phones
}

/** True for the silence between phrases. */
export function isPause(phone: { readonly name: string }): boolean {
  return phone.name === pauseName
}

/** Reads the output of `-ps`: the phones between pauses, one list per phrase. */
export function parsePhraseGroups(printed: string): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  for (const name of `${printed} ${pauseName}`.split(/\s+/)) {
    if (name === '') continue
    if (name !== pauseName) group.push(name)
    else if (group.length > 0) {
      groups.push(group)
      group = []
    }
  }
  return groups
}

/**
 * Assigns a token to every spoken phone by global alignment (Needleman and Wunsch 1970). Gaps cost 0.9, different
 * phones 1, different vowels 0.4 because unstressed vowels are reduced. Tokens are in order. `reference` must not be
 * empty.
 */
export function matchPhones(reference: readonly TokenPhone[], spoken: readonly TimedPhone[]): PhoneMatch {
  const rows = reference.length + 1
  const columns = spoken.length + 1
  const costs = new Float32Array(rows * columns)
  const steps = new Uint8Array(rows * columns)
  for (let column = 1; column < columns; column++) {
    costs[column] = column * gapCost
    steps[column] = 2
  }
  for (let row = 1; row < rows; row++) {
    costs[row * columns] = row * gapCost
    steps[row * columns] = 1
    for (let column = 1; column < columns; column++) {
      const cell = row * columns + column
      const diagonal =
        costs[cell - columns - 1] + readSwapCost(reference[row - 1]!.name, spoken[column - 1]!.name)
      const up = costs[cell - columns] + gapCost
      const left = costs[cell - 1] + gapCost
      const best = Math.min(diagonal, up, left)
      costs[cell] = best
      steps[cell] = best === diagonal ? 0 : best === up ? 1 : 2
    }
  }
  const difference = costs[rows * columns - 1] / Math.max(1, reference.length)
  return { tokens: traceTokens(reference, spoken.length, steps), difference }
}

function traceTokens(reference: readonly TokenPhone[], spokenCount: number, steps: Uint8Array): Int32Array {
  const columns = spokenCount + 1
  const tokens = new Int32Array(spokenCount).fill(-1)
  let row = reference.length
  let column = spokenCount
  while (row > 0 || column > 0) {
    const step = steps[row * columns + column]
    if (step === 0) tokens[--column] = reference[--row]!.token
    else if (step === 1) row--
    else column--
  }
  // A phone without a counterpart in the reference gets the token of the previous phone.
  let last = reference[0]!.token
  for (let index = 0; index < spokenCount; index++) {
    if (tokens[index] < 0) tokens[index] = last
    last = tokens[index]!
  }
  return tokens
}

function readSwapCost(first: string, second: string): number {
  if (first === second) return 0
  return isVowel(first) && isVowel(second) ? vowelSwapCost : 1
}

function isVowel(name: string): boolean {
  return 'aeiou'.includes(name.charAt(0))
}
