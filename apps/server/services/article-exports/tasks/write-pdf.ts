// An article as a PDF, with the text fonts of the product. Skia's writer is used because it reads the bundled fonts and
// joins the letters of Arabic and Devanagari. All pages are laid out before the first one is drawn, so that each can say
// how many there are.

import '@vivify/timeline/node/bundled-fonts-only'
import { loadImage, PDFDocument, type Image } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { unprintableLetters } from '@vivify/timeline/node/text-fonts'
import { describeSource, type ArticleParts, type ShownSource } from './article-parts.ts'
import { plainBlocks, type Block, type Inline, type ShownPicture } from './article-text.ts'
import {
  breakLines,
  drawLine,
  linkColor,
  Ruler,
  type Line,
  type Look,
  type PageContext,
  type Span,
} from './pdf-lines.ts'
import type { PreparedPictures } from './prepare-pictures.ts'

const words = messages.articleExports

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 64, footer: 44 } as const
const columnWidth = page.width - 2 * page.margin
const maxPictureHeight = 430

const ink = '#14171f'
const muted = '#596274'
const rule = '#dfe3ea'
const mark = '#16a34a'

const textLook: Look = { size: 11, family: 'text', color: ink }
const smallLook: Look = { size: 9, family: 'text', color: muted }
const titleLook: Look = { size: 25, family: 'display', color: ink }
const headingLooks: Record<2 | 3 | 4, Look> = {
  2: { size: 16, family: 'display', color: ink },
  3: { size: 13, family: 'display', color: ink },
  4: { size: 11, family: 'strong', color: ink },
}

/** A part of a page. It knows its height before it is drawn, so that pages can be filled. */
interface Box {
  height: number
  draw(context: PageContext, top: number): void
  /** A heading, or a picture with a caption below it. */
  staysWithNext?: boolean
  isSpace?: boolean
}

export interface WrittenPdf {
  bytes: Buffer
  warnings: string[]
}

/** Throws AppError `bad_input` when the fonts lack most letters of the article. */
export async function writePdf(parts: ArticleParts, pictures: PreparedPictures): Promise<WrittenPdf> {
  const letters = new Letters(parts)
  const images = new Map<string, Image>()
  for (const [assetId, { bytes }] of pictures) images.set(assetId, await loadImage(bytes))
  const layout = new Layout({ letters, images, sources: parts.sources })
  const boxes = layout.all(parts)
  const warnings = letters.isAnyMissing ? [words.lettersMissing] : []
  const end = warnings.flatMap((text) => [space(14), ...layout.lines([{ text, look: smallLook }], 13)])
  const pages = paginate([...boxes, ...end])
  const document = new PDFDocument({
    title: letters.printable(parts.title),
    ...(parts.description === '' ? {} : { subject: letters.printable(parts.description) }),
    creator: 'Vivify',
    producer: 'Vivify',
    encodingQuality: 86,
  })
  pages.forEach((some, index) => {
    // Its type leaves out how pictures are drawn.
    const context = document.beginPage(page.width, page.height) as PageContext
    let top = page.margin
    for (const box of some) {
      box.draw(context, top)
      top += box.height
    }
    drawFooter(context, layout.ruler, words.page(index + 1, pages.length))
    document.endPage()
  })
  return { bytes: document.close(), warnings }
}

function drawFooter(context: PageContext, ruler: Ruler, text: string): void {
  const width = ruler.measure(text, smallLook)
  const [line] = breakLines([{ text, look: smallLook }], columnWidth, ruler)
  drawLine(context, line!, { x: (page.width - width) / 2, baseline: page.height - 30, width }, ruler)
}

/** A heading is not left alone at the end of a page, and a page doesn't begin with an empty space. */
function paginate(boxes: readonly Box[]): Box[][] {
  const bottom = page.height - page.margin - page.footer
  const pages: Box[][] = [[]]
  let y = 0
  boxes.forEach((box, index) => {
    let needed = box.height
    for (let at = index; boxes[at]?.staysWithNext === true && at < index + 4; at++) {
      needed += boxes[at + 1]?.height ?? 0
    }
    if (y + needed > bottom && y > 0) {
      pages.push([])
      y = 0
    }
    if (box.isSpace === true && y === 0) return
    pages.at(-1)!.push(box)
    y += box.height
  })
  return pages
}

function space(height: number): Box {
  return { height, isSpace: true, draw: () => undefined }
}

/** The letters that the fonts have. */
class Letters {
  isAnyMissing = false

  constructor(parts: ArticleParts) {
    const answers = parts.faq.map(({ question, plainAnswer }) => `${question} ${plainAnswer}`)
    const all = [parts.title, plainBlocks(parts.blocks), ...answers].join(' ')
    const count = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    if (count(this.printable(all)) < count(all) / 2) throw new AppError('bad_input', words.notPrintable)
    this.isAnyMissing = false
  }

  /** The text without characters that no font here has. Styled letters become plain ones. */
  printable(text: string): string {
    const plain = text.normalize('NFC').replace(/[\t\n]/g, ' ')
    return plain.replace(unprintableLetters, (letter) => {
      const simple = letter.normalize('NFKC').replace(unprintableLetters, '')
      if (simple === '' && !/\p{Cf}|\ufe0f/u.test(letter)) this.isAnyMissing = true
      return simple
    })
  }
}

interface LayoutOptions {
  letters: Letters
  images: ReadonlyMap<string, Image>
  sources: readonly ShownSource[]
}

/** Where blocks stand. */
interface Column {
  x: number
  width: number
  /** Positions of the bars beside quotes. */
  bars: readonly number[]
}

const wholeColumn: Column = { x: page.margin, width: columnWidth, bars: [] }
const minColumnWidth = 120

class Layout {
  readonly ruler = new Ruler()
  readonly #options: LayoutOptions
  readonly #numbers: ReadonlyMap<string, number>

  constructor(options: LayoutOptions) {
    this.#options = options
    this.#numbers = new Map(options.sources.map(({ id, number }) => [id, number]))
  }

  all({ title, featured, blocks, faq, sources, isShareAlike }: ArticleParts): Box[] {
    const heading = (text: string, level: 2 | 3): Box[] =>
      this.#heading([{ text, look: headingLooks[level] }], level)
    return [
      ...this.lines([{ text: title, look: titleLook }], 31),
      space(12),
      ...(featured ? this.#picture(featured, wholeColumn) : []),
      ...this.blocks(blocks, wholeColumn),
      ...(faq.length === 0 ? [] : heading(words.faqHeading, 2)),
      ...faq.flatMap(({ question, answer }) => [
        ...heading(question, 3),
        ...this.blocks(answer, wholeColumn),
      ]),
      ...(sources.length === 0 ? [] : heading(words.sourcesHeading, 2)),
      ...sources.flatMap((source) => this.#source(source)),
      ...(isShareAlike ? [space(6), ...this.lines([{ text: words.licenceNote, look: smallLook }], 13)] : []),
    ]
  }

  blocks(blocks: readonly Block[], column: Column): Box[] {
    return blocks.flatMap((block) => this.#block(block, column))
  }

  /** A box for each line. */
  lines(spans: readonly Span[], height: number, column: Column = wholeColumn): Box[] {
    const printable = spans.map((span) =>
      span === 'break' ? span : { ...span, text: this.#options.letters.printable(span.text) },
    )
    return breakLines(printable, column.width, this.ruler).map((line) => this.#line(line, height, column))
  }

  #line(line: Line, height: number, { x, width, bars }: Column): Box {
    return {
      height,
      draw: (context, top) => {
        drawBars(context, bars, { top, height })
        drawLine(context, line, { x, baseline: top + height * 0.76, width }, this.ruler)
      },
    }
  }

  #block(block: Block, column: Column): Box[] {
    switch (block.type) {
      case 'heading':
        return this.#heading(this.#spans(block.content, headingLooks[block.level]), block.level, column)
      case 'paragraph':
        return [...this.lines(this.#spans(block.content, textLook), 16.5, column), gap(column, 8)]
      case 'list':
        return this.#list(block, column)
      case 'quote':
        return this.blocks(block.blocks, narrow(column, 16, true))
      case 'code':
        return [...this.#code(block.text, column), gap(column, 8)]
      case 'table':
        return this.#table(block, column)
      case 'picture':
        return this.#picture(block, column)
      case 'rule':
        return [space(8), line(column), space(10)]
    }
  }

  #heading(spans: readonly Span[], level: 2 | 3 | 4, column: Column = wholeColumn): Box[] {
    const boxes = this.lines(spans, headingLooks[level].size * 1.3, column)
    const kept = boxes.map((box) => ({ ...box, staysWithNext: true }))
    return [space(level === 2 ? 14 : 8), ...kept, { ...space(4), isSpace: false, staysWithNext: true }]
  }

  #list({ isOrdered, start, items }: Extract<Block, { type: 'list' }>, column: Column): Box[] {
    const inner = narrow(column, 20, false)
    const boxes = items.flatMap((item, index) => {
      const [first, ...rest] = this.blocks(item, inner)
      if (!first) return []
      const text = isOrdered ? `${start + index}.` : '•'
      return [withLabel(first, this.#label(text, column)), ...rest.slice(0, -1), gap(column, 4)]
    })
    return [...boxes, gap(column, 4)]
  }

  #label(text: string, { x }: Column): (context: PageContext, top: number) => void {
    const [label] = breakLines([{ text, look: textLook }], 100, this.ruler)
    return (context, top) =>
      drawLine(context, label!, { x, baseline: top + 16.5 * 0.76, width: 20 }, this.ruler)
  }

  #code(text: string, column: Column): Box[] {
    const inner = { ...narrow(column, 10, false), bars: [...column.bars, column.x] }
    const look: Look = { ...textLook, size: 9.5 }
    return text
      .split('\n')
      .flatMap((row) =>
        row.trim() === ''
          ? [gap(inner, 13)]
          : this.lines(
              [{ text: row.replaceAll('\t', '  ').replace(/^ +/, spacesThatStay), look }],
              13,
              inner,
            ),
      )
  }

  #table({ header, rows }: Extract<Block, { type: 'table' }>, column: Column): Box[] {
    const width = column.width / Math.max(1, header.length)
    const row = (cells: readonly Inline[][], look: Look): Box[] => {
      const laid = header.map((_, index) =>
        this.lines(this.#spans(cells[index] ?? [], look), 14, {
          ...column,
          x: column.x + index * width,
          width: Math.max(24, width - 10),
        }),
      )
      const count = Math.max(1, ...laid.map(({ length }) => length))
      const lines = Array.from({ length: count }, (_, at): Box => ({
        height: 14,
        draw: (context, top) => laid.forEach((cell) => cell[at]?.draw(context, top)),
      }))
      return [gap(column, 4), ...lines, gap(column, 3), line(column)]
    }
    const small = { ...textLook, size: 9.5 }
    const head = row(header, { ...small, family: 'strong' }).map((box) => ({ ...box, staysWithNext: true }))
    return [...head, ...rows.flatMap((cells) => row(cells, small)), gap(column, 10)]
  }

  #picture({ assetId, caption }: ShownPicture, column: Column): Box[] {
    const image = this.#options.images.get(assetId)
    if (!image) return []
    const scale = Math.min(column.width / image.width, maxPictureHeight / image.height, 1)
    const [width, height] = [image.width * scale, image.height * scale]
    const shown: Box = {
      height,
      staysWithNext: caption !== '',
      draw(context, top) {
        drawBars(context, column.bars, { top, height })
        context.drawImage(image, column.x + (column.width - width) / 2, top, width, height)
      },
    }
    const below =
      caption === '' ? [] : [space(4), ...this.lines([{ text: caption, look: smallLook }], 13, column)]
    return [space(6), shown, ...below, space(12)]
  }

  #source(source: ShownSource): Box[] {
    const look = { ...textLook, size: 9.5 }
    const parts = describeSource(source).flatMap(({ text, url }, index): Span[] => [
      { text: index === 0 ? `${source.number}. ` : ' · ', look },
      { text, look: url === null ? look : { ...look, link: url, color: linkColor } },
    ])
    const [first, ...rest] = this.lines(parts, 14)
    if (!first) return []
    const named = (context: PageContext, top: number): void =>
      context.annotateNamedDestination(page.margin, top, `source-${source.number}`)
    return [withLabel(first, named), ...rest, space(4)]
  }

  #spans(content: readonly Inline[], look: Look): Span[] {
    return content.flatMap((part): Span[] => {
      if (part.type === 'break') return ['break']
      if (part.type === 'citation') {
        const number = this.#numbers.get(part.sourceId)
        const small = { ...look, size: look.size * 0.68, raise: look.size * 0.34, color: linkColor }
        return number === undefined
          ? []
          : [{ text: `[${number}]`, look: { ...small, link: `#source-${number}` } }]
      }
      const { isBold, isItalic, isStruck, isCode, link } = part.marks
      return [
        {
          text: part.text,
          look: {
            ...look,
            ...(isBold && look.family === 'text' ? { family: 'strong' as const } : {}),
            ...(isItalic ? { isItalic } : {}),
            ...(isStruck ? { isStruck } : {}),
            ...(isCode ? { size: look.size * 0.92 } : {}),
            ...(link === undefined ? {} : { link, color: linkColor }),
          },
        },
      ]
    })
  }
}

function narrow({ x, width, bars }: Column, by: number, hasBar: boolean): Column {
  // What is nested deep keeps a width in which words fit.
  const indent = width - by < minColumnWidth ? 0 : by
  return { x: x + indent, width: width - indent, bars: hasBar ? [...bars, x] : bars }
}

/** A space beside which the bars of quotes go on. */
function gap({ bars }: Column, height: number): Box {
  return { height, isSpace: true, draw: (context, top) => drawBars(context, bars, { top, height }) }
}

function drawBars(
  context: PageContext,
  bars: readonly number[],
  { top, height }: { top: number; height: number },
): void {
  context.fillStyle = mark
  for (const x of bars) context.fillRect(x, top, 2, height)
}

function line({ x, width, bars }: Column): Box {
  return {
    height: 1,
    draw(context, top) {
      drawBars(context, bars, { top, height: 1 })
      context.fillStyle = rule
      context.fillRect(x, top, width, 0.75)
    },
  }
}

function withLabel(box: Box, draw: (context: PageContext, top: number) => void): Box {
  return {
    ...box,
    draw(context, top) {
      draw(context, top)
      box.draw(context, top)
    },
  }
}

function spacesThatStay(spaces: string): string {
  return '\u00a0'.repeat(Math.min(spaces.length, 40))
}
