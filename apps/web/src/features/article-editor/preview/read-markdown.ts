// The text of an article as Markdown tokens, in which citations and the passages to check are marked.

import { Lexer, Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import type { ArticleDocument } from '../../../api/articles.ts'
import { createPassageFinder } from '../find-passage.ts'

export interface Citation {
  type: 'citation'
  raw: string
  sourceId: string
}

export type ArticleToken = MarkedToken | Citation

export interface TextBlock {
  token: ArticleToken
  /** Where the block begins in the Markdown. */
  start: number
}

/** Private-use characters: the first opens the passage of the flag with this index, `passageEnd` closes it. */
const firstPassage = 0xf0000
const passageEnd = '\uFDD1'
const passageMarks = /[\u{F0000}-\u{F00FF}\uFDD1]/gu

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'citation',
      level: 'inline',
      tokenizer(source): Citation | undefined {
        const found = /^\[\^([\w-]{1,20})\]/.exec(source)
        return found === null ? undefined : { type: 'citation', raw: found[0], sourceId: found[1]! }
      },
    },
  ],
})

/** The blocks of a text; null when its lists or quotes are nested too deep to be read. */
export function readMarkdown({
  markdown,
  flags,
}: Pick<ArticleDocument, 'markdown' | 'flags'>): TextBlock[] | null {
  const blocks: TextBlock[] = []
  let start = 0
  try {
    for (const token of readBlocks(markPassages(markdown.replace(passageMarks, ''), flags))) {
      blocks.push({ token: token as ArticleToken, start })
      start += token.raw.replace(passageMarks, '').length
    }
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return null
    throw error
  }
  return blocks
}

/** A longer paragraph, or one with more marks, is shown as it is: the parser's time grows with the square of both. */
const maxLineCharacters = 20_000
const maxLineMarks = 500

function readBlocks(markdown: string): Token[] {
  const lexer = new Lexer(marked.defaults)
  lexer.blockTokens(markdown.replace(/\r\n?/g, '\n'), lexer.tokens)
  for (const { src, tokens } of lexer.inlineQueue) {
    const isLong = src.length > maxLineCharacters || (src.match(/[*_~[\]`<!]/g)?.length ?? 0) > maxLineMarks
    if (isLong) tokens.push({ type: 'text', raw: src, text: src, escaped: false } satisfies Tokens.Text)
    else lexer.inlineTokens(src, tokens)
  }
  return lexer.tokens
}

/** A part of a text; `flag` is the index of the flag that it belongs to. */
export interface TextPart {
  text: string
  flag: number | null
}

/** Splits a text where passages begin and end; `flag` is the flag that is open before it. */
export function splitPassages(text: string, flag: number | null): { parts: TextPart[]; flag: number | null } {
  const parts: TextPart[] = []
  let open = flag
  let from = 0
  const add = (end: number): void => {
    if (end > from) parts.push({ text: text.slice(from, end), flag: open })
  }
  for (const mark of text.matchAll(passageMarks)) {
    add(mark.index)
    open = mark[0] === passageEnd ? null : mark[0].codePointAt(0)! - firstPassage
    from = mark.index + mark[0].length
  }
  add(text.length)
  return { parts, flag: open }
}

export function withoutPassages(text: string): string {
  return text.replace(passageMarks, '')
}

function markPassages(markdown: string, flags: ArticleDocument['flags']): string {
  if (flags.length === 0) return markdown
  const find = createPassageFinder(markdown)
  const passages = flags
    .flatMap(({ text }, index) => {
      const passage = find(text)
      return passage === null ? [] : [{ ...passage, index }]
    })
    .toSorted((one, other) => one.start - other.start)
  let text = ''
  let at = 0
  for (const { start, end, index } of passages) {
    // A passage inside another is marked with it.
    if (start < at) continue
    const opening = String.fromCodePoint(firstPassage + index)
    text += markdown.slice(at, start) + opening + markdown.slice(start, end) + passageEnd
    at = end
  }
  return text + markdown.slice(at)
}

/** The picture of the library that a Markdown image shows; null for any other, because addresses are never fetched. */
export function readAssetId({ href }: Pick<Tokens.Image, 'href'>): string | null {
  return /^asset:([\w-]{1,64})$/.exec(withoutPassages(href))?.[1] ?? null
}

export type LinkTarget = { articleId: string } | { address: string }

/** Where a link leads: to another article, or to a web or mail address; null for any other, such as `javascript:`. */
export function readLink(href: string): LinkTarget | null {
  const address = withoutPassages(href)
  const articleId = /^article:([\w-]{1,64})$/.exec(address)?.[1]
  if (articleId !== undefined) return { articleId }
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? { address: url.href } : null
}
