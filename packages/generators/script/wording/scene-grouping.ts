import { countWords, splitClauses, splitWholeClauses } from './sentences.ts'

export interface SceneLimits {
  readonly minWords: number
  readonly maxWords: number
  /** True to cut only between clauses that could each be a sentence; longer sentences then stay whole. */
  readonly keepsClauses?: boolean
}

/** Eight to eighteen words take three to seven seconds, which suits one picture. */
export const usualSceneLimits: SceneLimits = { minWords: 8, maxWords: 18 }
/** For the words of other people: a picture may stay longer, but no clause is cut. */
export const wholeClauseLimits: SceneLimits = { minWords: 8, maxWords: 20, keepsClauses: true }
// A whole sentence may exceed the limit by two words, which is better than a cut.
const sentenceSlack = 1.12

export interface SpokenPiece {
  readonly text: string
  /** Index of the original sentence. */
  readonly sentence: number
  /** True when a new thought begins here, so the piece is not joined to the previous one. */
  readonly startsBlock: boolean
  /** True for a numbered point, which has a scene of its own, however short. */
  readonly isPoint?: boolean
}

/** Cuts sentences that are too long for one scene at their clauses. Words and their order stay. */
function cutLongSentences(pieces: readonly SpokenPiece[], limits: SceneLimits): SpokenPiece[] {
  const split = limits.keepsClauses ? splitWholeClauses : splitClauses
  return pieces.flatMap((piece) =>
    split(piece.text, Math.floor(limits.maxWords * sentenceSlack)).map((text, index) => ({
      text,
      sentence: piece.sentence,
      startsBlock: piece.startsBlock && index === 0,
      ...(piece.isPoint && index === 0 ? { isPoint: true } : {}),
    })),
  )
}

/**
 * Groups pieces into scenes of `minWords` to `maxWords`. Short neighbors are joined, within their block first; across
 * blocks only when a piece is too short for a picture of its own. Words and their order stay.
 */
export function groupScenes(
  pieces: readonly SpokenPiece[],
  limits: SceneLimits = usualSceneLimits,
): SpokenPiece[][] {
  const groups: SpokenPiece[][] = []
  for (const piece of cutLongSentences(pieces, limits)) {
    const group = groups.at(-1)
    if (group && isJoined(group, piece, limits)) group.push(piece)
    else groups.push([piece])
  }
  return joinTinyGroups(groups, limits)
}

/** The spoken words of a group. */
export function textOf(group: readonly SpokenPiece[]): string {
  return group.map((piece) => piece.text).join(' ')
}

const fragmentWords = 4

function isJoined(group: readonly SpokenPiece[], piece: SpokenPiece, limits: SceneLimits): boolean {
  const before = wordsIn(group)
  if (before + countWords(piece.text) > limits.maxWords) return false
  return before < limits.minWords && !piece.startsBlock
}

/** Joins a remaining fragment to the neighbor of its own block that has more room. */
function joinTinyGroups(groups: readonly SpokenPiece[][], limits: SceneLimits): SpokenPiece[][] {
  const joined: SpokenPiece[][] = []
  for (const group of groups) {
    const last = joined.at(-1)
    const isSameBlock = !group[0]!.startsBlock
    const isTiny = (pieces: readonly SpokenPiece[]): boolean =>
      wordsIn(pieces) < (isSameBlock ? limits.minWords - 2 : fragmentWords)
    const fits = last !== undefined && wordsIn(last) + wordsIn(group) <= limits.maxWords
    const isApart = group[0]!.isPoint === true
    if (last && fits && !isApart && (isTiny(group) || isTiny(last))) last.push(...group)
    else joined.push([...group])
  }
  return joined
}

function wordsIn(group: readonly SpokenPiece[]): number {
  return group.reduce((sum, piece) => sum + countWords(piece.text), 0)
}
