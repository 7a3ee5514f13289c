// The text of an article as a tree that every kind of file is made from. Raw HTML is text in it, links lead to web
// addresses only, and pictures are files of the library.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { lexer, type Token, type Tokens } from 'marked'
import { decodeEntities } from '@vivify/contract/decode-entities'

export interface Marks {
  isBold?: true
  isItalic?: true
  isStruck?: true
  isCode?: true
  /** A web address. */
  link?: string
}

export type Inline =
  | { type: 'text'; text: string; marks: Marks }
  /** Cites a source by its id. */
  | { type: 'citation'; sourceId: string }
  | { type: 'break' }

export interface ShownPicture {
  assetId: string
  altText: string
  caption: string
}

export type Block =
  | { type: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'code'; text: string }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][] }
  | ({ type: 'picture' } & ShownPicture)
  | { type: 'rule' }

/** Lists and quotes inside each other. */
const maxDepth = 20
/** An article of 10,000 words has some hundred. */
const maxParts = 10_000

/**
 * Reads Markdown. `sourceIds` are the citations that are recognized; others stay text. Throws AppError `bad_input` for
 * lists or quotes that are nested too deep.
 */
export function readArticleText(markdown: string, sourceIds: ReadonlySet<string>): Block[] {
  const text = cleanText(markdown)
  requireShallow(text)
  return new Reader(sourceIds).blocks(lexer(text, { gfm: true }), 0)
}

/** Removes characters that no file can hold or that turn the direction of text around. Keeps line breaks. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(
      // oxlint-disable-next-line no-control-regex -- These are the characters to remove.
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g,
      '',
    )
}

/** The text in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** The words of a line, without marks and citations. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (part.type === 'text' ? part.text : part.type === 'break' ? ' ' : '')).join('')
}

/** The words of blocks, one line each. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n')
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.content)
    case 'list':
      return block.items.map(plainBlocks).join('\n')
    case 'quote':
      return plainBlocks(block.blocks)
    case 'code':
      return block.text
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(plainText).join(' ')).join('\n')
    case 'picture':
      return block.caption
    case 'rule':
      return ''
  }
}

/** Calls `visit` with every line of content, in the order of reading. */
export function visitContent(blocks: readonly Block[], visit: (content: readonly Inline[]) => void): void {
  for (const block of blocks) {
    if (block.type === 'heading' || block.type === 'paragraph') visit(block.content)
    if (block.type === 'list') for (const item of block.items) visitContent(item, visit)
    if (block.type === 'quote') visitContent(block.blocks, visit)
    if (block.type === 'table') for (const row of [block.header, ...block.rows]) row.forEach(visit)
  }
}

/** Pictures of the text, in the order of reading. */
export function listPictures(blocks: readonly Block[]): ShownPicture[] {
  return blocks.flatMap((block) => {
    if (block.type === 'picture') return [block]
    if (block.type === 'list') return block.items.flatMap(listPictures)
    return block.type === 'quote' ? listPictures(block.blocks) : []
  })
}

/** The parser calls itself for each level, so a row of quote marks could end the process. */
function requireShallow(text: string): void {
  for (const line of text.split('\n')) {
    let depth = 0
    for (const mark of line) {
      if (mark === '>' || mark === '-' || mark === '*' || mark === '+') depth++
      else if (mark !== ' ' && mark !== '\t') break
    }
    // A rule is a row of one mark, and so is an underlined heading.
    if (depth > maxDepth && /[^-*\s]/.test(line)) throw tooDeep()
  }
}

function tooDeep(): AppError {
  return new AppError('bad_input', messages.articleExports.tooDeep)
}

class Reader {
  readonly #sourceIds: ReadonlySet<string>
  #count = 0

  constructor(sourceIds: ReadonlySet<string>) {
    this.#sourceIds = sourceIds
  }

  blocks(tokens: readonly Token[], depth: number): Block[] {
    if (depth > maxDepth) throw tooDeep()
    this.#add(tokens.length)
    return tokens.flatMap((token) => this.#block(token as Tokens.Generic, depth))
  }

  /** Counts paragraphs, entries of lists and cells: libraries of documents take long for each. */
  #add(parts: number): void {
    this.#count += parts
    if (this.#count > maxParts)
      throw new AppError('bad_input', messages.articleExports.tooManyParts(maxParts))
  }

  #block(token: Tokens.Generic, depth: number): Block[] {
    switch (token.type) {
      case 'heading':
        return [
          {
            type: 'heading',
            level: token['depth'] <= 2 ? 2 : token['depth'] === 3 ? 3 : 4,
            content: this.#content(token),
          },
        ]
      case 'paragraph':
      case 'text':
        return this.#paragraphs(token)
      case 'list':
        return [
          {
            type: 'list',
            isOrdered: token['ordered'] === true,
            start: typeof token['start'] === 'number' ? Math.min(token['start'], 99_999) : 1,
            items: (token['items'] as Tokens.ListItem[]).map((item) => this.blocks(item.tokens, depth + 1)),
          },
        ]
      case 'blockquote':
        return [{ type: 'quote', blocks: this.blocks(token.tokens ?? [], depth + 1) }]
      case 'code':
        return [{ type: 'code', text: String(token['text']) }]
      case 'table':
        return [this.#table(token as Tokens.Table)]
      case 'html':
        return raw(token).trim() === '' ? [] : [{ type: 'paragraph', content: [say(raw(token).trim())] }]
      case 'hr':
        return [{ type: 'rule' }]
      // Definitions of links, empty lines and check boxes, whose states the text doesn't need.
      default:
        return []
    }
  }

  #table({ header, rows }: Tokens.Table): Block {
    this.#add(header.length * (rows.length + 1))
    const cell = ({ tokens }: { tokens: Token[] }): Inline[] => this.#inlines(tokens, {})
    return { type: 'table', header: header.map(cell), rows: rows.map((row) => row.map(cell)) }
  }

  #content(token: Tokens.Generic): Inline[] {
    return this.#inlines(token.tokens ?? [textToken(token)], {})
  }

  /** A paragraph; pictures in it become blocks of their own. */
  #paragraphs(token: Tokens.Generic): Block[] {
    const blocks: Block[] = []
    let before: Token[] = []
    const flush = (): void => {
      const content = trimContent(this.#inlines(before, {}))
      if (content.length > 0) blocks.push({ type: 'paragraph', content })
      before = []
    }
    for (const part of token.tokens ?? [textToken(token)]) {
      const picture = part.type === 'image' ? readPicture(part as Tokens.Image) : null
      if (picture === null) before.push(part)
      else {
        flush()
        blocks.push({ type: 'picture', ...picture })
      }
    }
    flush()
    return blocks
  }

  #inlines(tokens: readonly Token[], marks: Marks): Inline[] {
    return this.#cite(joinTexts(tokens.flatMap((token) => this.#inline(token as Tokens.Generic, marks))))
  }

  #inline(token: Tokens.Generic, marks: Marks): Inline[] {
    const inside = (more: Marks): Inline[] => this.#inlines(token.tokens ?? [], { ...marks, ...more })
    switch (token.type) {
      case 'strong':
        return inside({ isBold: true })
      case 'em':
        return inside({ isItalic: true })
      case 'del':
        return inside({ isStruck: true })
      case 'codespan':
        return [say(String(token['text']), { ...marks, isCode: true })]
      case 'br':
        return [{ type: 'break' }]
      case 'link':
        return this.#link(token as Tokens.Link, marks)
      case 'image':
        return [say(cleanLine(String(token['text'])), marks)]
      case 'html':
        return [say(raw(token), marks)]
      case 'escape':
        return [say(String(token['text']), marks)]
      case 'text':
        return token.tokens ? inside({}) : [say(decodeEntities(String(token['text'])), marks)]
      default:
        return []
    }
  }

  #link(token: Tokens.Link, marks: Marks): Inline[] {
    // With a line such as `[^w1]: …` in the text, the parser takes the citation for a link.
    const cited = /^\[\^([\w-]{1,20})\]$/.exec(token.raw)?.[1]
    if (cited !== undefined) return [say(token.raw, marks)]
    const link = readWebAddress(decodeEntities(token.href))
    return this.#inlines(token.tokens, link === null ? marks : { ...marks, link })
  }

  /** Turns `[^w1]` in texts into citations. */
  #cite(content: readonly Inline[]): Inline[] {
    return content.flatMap((part): Inline[] => {
      if (part.type !== 'text' || part.marks.isCode) return [part]
      const found: Inline[] = []
      let from = 0
      for (const match of part.text.matchAll(/\[\^([\w-]{1,20})\]/g)) {
        const sourceId = match[1]!
        if (!this.#sourceIds.has(sourceId)) continue
        if (match.index > from) found.push(say(part.text.slice(from, match.index), part.marks))
        found.push({ type: 'citation', sourceId })
        from = match.index + match[0].length
      }
      if (from < part.text.length) found.push(say(part.text.slice(from), part.marks))
      return found
    })
  }
}

/** A web or mail address as it can be linked; null for any other, such as `javascript:`. */
function readWebAddress(href: string): string | null {
  const url = URL.parse(cleanText(href).trim())
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null
  return url.href.length > 2000 ? null : url.href
}

/** Null for a picture that is not a file of the library: addresses are never fetched. */
function readPicture({ href, text, title }: Tokens.Image): ShownPicture | null {
  const assetId = /^asset:([\w-]{1,64})$/.exec(href)?.[1]
  if (assetId === undefined) return null
  return {
    assetId,
    altText: cleanLine(decodeEntities(text)),
    caption: cleanLine(decodeEntities(title ?? '')),
  }
}

function raw(token: Tokens.Generic): string {
  return token.raw
}

function textToken(token: Tokens.Generic): Token {
  return { type: 'text', raw: token.raw, text: String(token['text'] ?? token.raw) }
}

function say(text: string, marks: Marks = {}): Inline {
  return { type: 'text', text: text.replace(/\s+/g, ' '), marks }
}

/** The parser may cut a text at any character that could have meant something. */
function joinTexts(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const part of content) {
    const last = joined.at(-1)
    if (part.type === 'text' && last?.type === 'text' && areSame(part.marks, last.marks)) {
      joined[joined.length - 1] = { ...last, text: last.text + part.text }
    } else if (part.type !== 'text' || part.text !== '') joined.push(part)
  }
  return joined
}

function areSame(a: Marks, b: Marks): boolean {
  return (['isBold', 'isItalic', 'isStruck', 'isCode', 'link'] as const).every((name) => a[name] === b[name])
}

/** Without spaces and breaks at both ends. */
function trimContent(content: readonly Inline[]): Inline[] {
  const isEmpty = (part: Inline | undefined): boolean =>
    part?.type === 'break' || (part?.type === 'text' && part.text.trim() === '')
  const kept = [...content]
  while (isEmpty(kept[0])) kept.shift()
  while (isEmpty(kept.at(-1))) kept.pop()
  const first = kept[0]
  if (first?.type === 'text') kept[0] = { ...first, text: first.text.trimStart() }
  const last = kept.at(-1)
  if (last?.type === 'text') kept[kept.length - 1] = { ...last, text: last.text.trimEnd() }
  return kept
}
