// Finds emoji by their names and tags, matched by whole words, for topics that the curated table does not contain. The
// names are those of emojibase 17 (MIT), grouped by the category that the picture gets.

import { loadMotifBodies } from './outlines.ts'
import { splitWords, stemWord } from './words.ts'

/** An emoji found by its name or tags. */
export interface TaggedEmoji {
  readonly name: string
  readonly category: string
  /** The word of the text that matched. */
  readonly word: string
  /** Other emoji with the same tag, for props. */
  readonly related: readonly string[]
}

interface Entry {
  readonly name: string
  readonly category: string
  readonly score: number
}

const nameScore = 8
const headScore = 4
const tagScore = 1
const maxRelated = 3

let entriesOfStem: ReadonlyMap<string, readonly Entry[]> | undefined

/**
 * Finds an emoji for the words, with the best name match first. `isExcluded` drops emoji names. `isNameOnly` requires a
 * match in the emoji's name, for callers whose own result is better than a tag match.
 */
export async function findTaggedEmoji(
  words: readonly string[],
  rules: { isExcluded: (name: string) => boolean; isNameOnly: boolean },
): Promise<TaggedEmoji | undefined> {
  if (words.length === 0) return undefined
  entriesOfStem ??= await indexEmoji()
  let best: { word: string; entries: readonly Entry[] } | undefined
  for (const word of words) {
    const entries = (entriesOfStem.get(stemWord(word)) ?? []).filter(
      ({ name, score }) => !rules.isExcluded(name) && (!rules.isNameOnly || score >= headScore),
    )
    if (entries.length > 0 && entries[0]!.score > (best?.entries[0]!.score ?? 0)) best = { word, entries }
  }
  if (!best) return undefined
  const [first, ...others] = best.entries
  return {
    name: first!.name,
    category: first!.category,
    word: best.word,
    related: others.slice(0, maxRelated).map(({ name }) => name),
  }
}

async function indexEmoji(): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const bodies = await loadMotifBodies()
  const { default: names } = await import('./emoji-names.json', { with: { type: 'json' } })
  const index = new Map<string, Entry[]>()
  for (const [category, emoji] of Object.entries(names)) {
    for (const [label, tags] of Object.entries(emoji)) {
      const name = splitWords(label).join('-')
      if (!bodies.has(name)) continue
      for (const [stem, score] of scoreStems(label, tags)) {
        const entries = index.get(stem) ?? []
        entries.push({ name, category, score })
        index.set(stem, entries)
      }
    }
  }
  for (const entries of index.values()) entries.sort((first, second) => second.score - first.score)
  return index
}

/** How well each stem of a name and its tags describes the emoji. */
function scoreStems(label: string, tags: readonly string[]): ReadonlyMap<string, number> {
  const words = splitWords(label)
  const scores = new Map<string, number>()
  for (const tag of tags) raiseScore(scores, stemWord(tag), tagScore)
  for (const word of words) raiseScore(scores, stemWord(word), tagScore + 1)
  raiseScore(scores, stemWord(words.at(-1)!), headScore)
  if (words.length === 1) raiseScore(scores, stemWord(words[0]!), nameScore)
  return scores
}

function raiseScore(scores: Map<string, number>, stem: string, score: number): void {
  if ((scores.get(stem) ?? 0) < score) scores.set(stem, score)
}
