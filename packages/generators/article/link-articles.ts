// Links from an article to others of the same person: where its text names what another article is about.

import { placePictures, plainText } from '@vivify/contract/article-markdown'
import { isGeneralWord } from './title-terms.ts'

export interface LinkTarget {
  readonly id: string
  readonly title: string
}

const wordsPerLink = 150
const minSingleWord = 5
/** "Start" says nothing of what "How to Start a Garden" is about. */
const instruction = /^how to \S{1,60}/i

/** Adds at most one link for every 150 words; no words and no article are linked twice. */
export function linkArticles(
  markdown: string,
  own: { readonly title: string },
  targets: readonly LinkTarget[],
): { markdown: string; linked: string[] } {
  const ownWords = new Set(wordsOf(own.title))
  const phrases = targets.flatMap(({ id, title }) =>
    phrasesOf(title, ownWords).map((phrase) => ({ id, phrase })),
  )
  const linked: string[] = []
  const anchors = new Set<string>()
  let words = wordsPerLink
  const blocks = markdown.split(/\n{2,}/).map((block) => {
    const isProse = !/^\s*(?:#|!\[|[-*+>] |\d+[.)] |\|)/.test(block) && placePictures(block).length === 0
    const free = isProse && words >= wordsPerLink && !/\]\(/.test(block)
    words += wordsOf(plainText(block)).length
    if (!free) return block
    for (const { id, phrase } of phrases) {
      if (linked.includes(id) || anchors.has(phrase)) continue
      const at = findWhole(block, phrase)
      if (at < 0) continue
      linked.push(id)
      anchors.add(phrase)
      words = wordsOf(plainText(block.slice(at))).length
      const anchor = block.slice(at, at + phrase.length)
      return `${block.slice(0, at)}[${anchor}](article:${id})${block.slice(at + phrase.length)}`
    }
    return block
  })
  return { markdown: blocks.join('\n\n'), linked }
}

/**
 * Runs of words that matter, longest first. One word beside a longer run says too little of what the other article is
 * about, and one that this article is about, too, leads away from it.
 */
function phrasesOf(title: string, own: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]]
  for (const word of wordsOf(title.replace(instruction, ''))) {
    if (isGeneralWord(word)) runs.push([])
    else runs.at(-1)!.push(word)
  }
  const areWords = runs.every((run) => run.length <= 1)
  return runs
    .flatMap((run) => [
      ...(run.length > 1 && run.some((word) => !own.has(word)) ? [run.join(' ')] : []),
      ...run.filter((word) => areWords && word.length >= minSingleWord && !own.has(word)),
    ])
    .toSorted((a, b) => b.length - a.length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

function findWhole(block: string, phrase: string): number {
  const text = block.toLowerCase()
  if (text.length !== block.length) return -1
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + phrase.length] ?? ' ']
    if (!/[\p{L}\p{N}'’\\^-]/u.test(before) && !/[\p{L}\p{N}'’-]/u.test(after)) return at
  }
  return -1
}
