// "It needs:" with a list below it is one sentence: "It needs: a box, a lamp and a switch."

import { countWords, splitSentences } from '@vivify/generators/script/wording/sentences'

/** A paragraph, a heading or an entry of a list. */
export interface Block {
  text: string
  isHeading: boolean
  level: number
  /** An entry of a list. */
  isItem: boolean
}

const maxItems = 6
const maxItemWords = 9
const maxPhraseWords = 16
/** Of a sentence with its list. */
const maxJoinedWords = 66

/** Joins entries of a list that are no sentences with the words that introduce them. */
export function joinLists(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    const items = introduces(block) ? listItems(blocks, at + 1) : []
    const isList = items.length >= 2 && items.length <= maxItems
    const arePhrases = isList && items.every(isPhrase) && countJoined(block, items) <= maxJoinedWords
    if (isList && (arePhrases || items.every(isShort))) {
      joined.push({ ...block, text: joinItems(block, items, arePhrases) })
      at += items.length
    } else joined.push(block)
  }
  return joined
}

function joinItems({ text: opening }: Block, items: readonly Block[], arePhrases: boolean): string {
  const texts = items.map(({ text }) => {
    const plain = text.trim().replace(/[,;.]$/, '')
    return arePhrases ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  })
  // What follows "and" in the last one already is its own.
  const last = texts.pop()!.replace(/^(?:and|or) /i, '')
  const mark = texts.some((text) => text.includes(',')) ? ';' : ','
  return `${opening} ${texts.join(`${mark} `)}${texts.length > 1 ? mark : ''} and ${last}.`
}

function countJoined({ text }: Block, items: readonly Block[]): number {
  const introduction = splitSentences(text).at(-1) ?? ''
  return items.reduce((sum, item) => sum + countWords(item.text), countWords(introduction))
}

/** "A protocol to exchange these documents, HTTP." says nothing without the words before the list. */
function isPhrase({ text }: Block): boolean {
  return (
    /^an? /i.test(text) && countWords(text) <= maxPhraseWords && !/[.!?:…]["'”’)]*\s+\S|[!?:…]$/.test(text)
  )
}

function introduces({ text, isHeading, isItem }: Block): boolean {
  return !isHeading && !isItem && text.endsWith(':')
}

function listItems(blocks: readonly Block[], from: number): Block[] {
  const end = blocks.findIndex((block, at) => at >= from && !block.isItem)
  return blocks.slice(from, end < 0 ? undefined : end)
}

function isShort({ text }: Block): boolean {
  return countWords(text) <= maxItemWords && !/[.!?:…]["'”’)]*\s*$/.test(text)
}
