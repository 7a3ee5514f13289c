// Which statement of which source each scene of a script was made from.

import { splitSentences } from './wording/sentences.ts'

export interface SourceStatement {
  readonly text: string
  /** The place of its source in the credits. */
  readonly credit: number
}

export interface FoundSource extends SourceStatement {
  readonly sceneId: string
}

/** The share of a sentence's words that its statement must have: tightening drops words and adds hardly any. */
const minShare = 0.6
/** A ready script says its facts in words of its own, so there fewer are the same. */
export const minShareInOwnWords = 0.34

/**
 * Finds the statement behind each sentence of each scene: the one that has most of its words. Sentences that no statement
 * has, such as a call to action, are left out. Takes time in proportion to the words of both.
 */
export function findSceneSources(
  scenes: readonly { readonly id: string; readonly say: string }[],
  statements: readonly SourceStatement[],
  share: number = minShare,
): FoundSource[] {
  const byWord = indexByWord(statements)
  return scenes.flatMap(({ id, say }) => {
    const found = splitSentences(say).flatMap((sentence) => findStatement(sentence, byWord, share) ?? [])
    return [...new Set(found)].map((index) => ({ sceneId: id, ...statements[index]! }))
  })
}

function indexByWord(statements: readonly SourceStatement[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>()
  for (const [index, { text }] of statements.entries()) {
    for (const word of wordsOf(text)) {
      const places = byWord.get(word)
      if (places === undefined) byWord.set(word, [index])
      // A word that is everywhere tells no statements apart.
      else if (places.length < maxPlaces) places.push(index)
    }
  }
  return byWord
}

const maxPlaces = 400

function findStatement(
  sentence: string,
  byWord: ReadonlyMap<string, number[]>,
  share: number,
): number | null {
  const words = wordsOf(sentence)
  const shared = new Map<number, number>()
  for (const word of words) {
    for (const index of byWord.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
  }
  let best: number | null = null
  let most = 0
  for (const [index, count] of shared) {
    if (count > most || (count === most && best !== null && index < best)) [best, most] = [index, count]
  }
  return most >= 2 && most >= words.size * share ? best : null
}

const commonWords = new Set(
  'a an and are as at be been but by can for from had has have in is it its not of on or that the their there they this to was were which will with you your'.split(
    ' ',
  ),
)

/** Different words and numbers of a text, without the most common ones. */
function wordsOf(text: string): Set<string> {
  const all = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu) ?? []
  return new Set(
    all.filter((word) => !commonWords.has(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')),
  )
}
