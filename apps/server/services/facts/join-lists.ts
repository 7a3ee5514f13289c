// "It needs:" with a list below it is one sentence: "It needs: a box, a lamp and a switch."

import { countWords } from '@vivify/generators/script/sentences'

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

/** Joins short entries of a list that are no sentences with the words that introduce them. */
export function joinLists(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    const items = introduces(block) ? listItems(blocks, at + 1) : []
    if (items.length < 2 || items.length > maxItems || !items.every(isShort)) {
      joined.push(block)
      continue
    }
    const texts = items.map(({ text }) => text.trim().replace(/[,;]$/, ''))
    // What follows "and" in the last one already is its own.
    const last = texts.pop()!.replace(/^(?:and|or) /i, '')
    joined.push({
      ...block,
      text: `${block.text} ${texts.join(', ')}${texts.length > 1 ? ',' : ''} and ${last}.`,
    })
    at += items.length
  }
  return joined
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
