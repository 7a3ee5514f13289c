// An article as a document for word processors: real headings, lists and links, pictures with alt text, and citations that
// lead to the list of sources.

import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import { isRightToLeft } from '@vivify/contract/fonts'
import * as messages from '@vivify/contract/messages'
import { describeSource, type ArticleParts, type ShownSource } from './article-parts.ts'
import { plainText, type Block, type Inline, type ShownPicture } from './article-text.ts'
import type { PreparedPictures } from './prepare-pictures.ts'

const words = messages.articleExports

/** US Letter, as the PDF, in twentieths of a point. */
const page = { width: 12_240, height: 15_840, margin: 1440 } as const
/** Width of a page's text, in pixels at 96 to the inch. */
const columnPixels = 624
const maxPicturePixels = 700
/** Twentieths of a point. */
const indentOfLevel = 420
const maxLevels = 9

export function writeDocx(parts: ArticleParts, pictures: PreparedPictures): Promise<Buffer> {
  const writer = new DocxWriter(parts.sources, pictures)
  const children = writer.all(parts)
  const document = new Document({
    title: parts.title,
    ...(parts.description === '' ? {} : { description: parts.description }),
    creator: 'Vivify',
    lastModifiedBy: 'Vivify',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22 },
          paragraph: { spacing: { after: 160, line: 300, lineRule: LineRuleType.AUTO } },
        },
        heading1: headingStyle(48, { before: 0, after: 240 }),
        heading2: headingStyle(32, { before: 360, after: 120 }),
        heading3: headingStyle(26, { before: 280, after: 100 }),
        heading4: headingStyle(22, { before: 240, after: 80 }),
      },
      paragraphStyles: [
        { id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { italics: true } },
        { id: 'Caption', name: 'Caption', basedOn: 'Normal', run: { size: 18, color: muted } },
        { id: 'Code', name: 'Code', basedOn: 'Normal', run: { font: 'Consolas', size: 19 } },
      ],
    },
    numbering: { config: [...writer.numberings] },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        footers: { default: pageFooter() },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}

const ink = '14171F'
const muted = '595959'
const rule = 'D5D9E0'

function headingStyle(size: number, spacing: { before: number; after: number }) {
  const line = { line: 264, lineRule: LineRuleType.AUTO }
  return {
    run: { size, bold: true, color: ink },
    paragraph: { keepNext: true, spacing: { ...spacing, ...line } },
  }
}

function pageFooter(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT], size: 18, color: muted })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] })
}

type Numbering = ConstructorParameters<typeof Document>[0]['numbering']

interface Place {
  /** Depth of lists, from 0; -1 outside of lists. */
  level: number
  isQuote: boolean
}

const body: Place = { level: -1, isQuote: false }

class DocxWriter {
  readonly #sources: ReadonlyMap<string, ShownSource>
  readonly #pictures: PreparedPictures
  readonly numberings: NonNullable<Numbering>['config'][number][] = []

  constructor(sources: readonly ShownSource[], pictures: PreparedPictures) {
    this.#sources = new Map(sources.map((source) => [source.id, source]))
    this.#pictures = pictures
  }

  all({ title, featured, blocks, faq, sources, isShareAlike }: ArticleParts): (Paragraph | Table)[] {
    const heading = (text: string, level: 2 | 3): Paragraph =>
      new Paragraph({ heading: headingLevels[level], ...directionOf(text), children: [new TextRun(text)] })
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        ...directionOf(title),
        children: [new TextRun(title)],
      }),
      ...(featured ? this.#picture(featured) : []),
      ...this.blocks(blocks, body),
      ...(faq.length === 0 ? [] : [heading(words.faqHeading, 2)]),
      ...faq.flatMap(({ question, answer }) => [heading(question, 3), ...this.blocks(answer, body)]),
      ...(sources.length === 0 ? [] : [heading(words.sourcesHeading, 2)]),
      ...sources.map((source) => {
        const number = new Bookmark({ id: nameSource(source), children: [new TextRun(`${source.number}. `)] })
        return new Paragraph({ spacing: { after: 80 }, children: [number, ...describe(source)] })
      }),
      ...(isShareAlike
        ? [new Paragraph({ style: 'Caption', children: [new TextRun(words.licenceNote)] })]
        : []),
    ]
  }

  blocks(blocks: readonly Block[], place: Place): (Paragraph | Table)[] {
    return blocks.flatMap((block) => this.#block(block, place))
  }

  #block(block: Block, place: Place): (Paragraph | Table)[] {
    switch (block.type) {
      case 'heading': {
        const direction = directionOf(plainText(block.content))
        const children = this.#content(block.content)
        return [new Paragraph({ heading: headingLevels[block.level], ...direction, children })]
      }
      case 'paragraph': {
        const direction = directionOf(plainText(block.content))
        return [new Paragraph({ ...look(place), ...direction, children: this.#content(block.content) })]
      }
      case 'list':
        return this.#list(block, place)
      case 'quote':
        return this.blocks(block.blocks, { ...place, isQuote: true })
      case 'code':
        return block.text
          .split('\n')
          .map(
            (line) => new Paragraph({ style: 'Code', spacing: { after: 0 }, children: [new TextRun(line)] }),
          )
      case 'table':
        return [this.#table(block), new Paragraph({})]
      case 'picture':
        return this.#picture(block)
      case 'rule':
        return [new Paragraph({ thematicBreak: true })]
    }
  }

  /** Each list has a numbering of its own, or Word would go on counting. */
  #list({ isOrdered, start, items }: Extract<Block, { type: 'list' }>, place: Place): (Paragraph | Table)[] {
    const level = Math.min(place.level + 1, maxLevels - 1)
    const reference = `list-${this.numberings.length}`
    const indent = { left: indentOfLevel * (level + 1), hanging: indentOfLevel - 80 }
    this.numberings.push({
      reference,
      levels: [
        {
          level,
          start,
          format: isOrdered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
          text: isOrdered ? `%${level + 1}.` : '•',
          style: { paragraph: { indent } },
        },
      ],
    })
    return items.flatMap((item) => {
      const [first, ...rest] = item
      const content = first?.type === 'paragraph' ? first.content : []
      const line = new Paragraph({
        numbering: { reference, level },
        spacing: { after: 60 },
        ...directionOf(plainText(content)),
        children: this.#content(content),
      })
      const others = first?.type === 'paragraph' ? rest : item
      return [line, ...this.blocks(others, { ...place, level })]
    })
  }

  #table({ header, rows }: Extract<Block, { type: 'table' }>): Table {
    const row = (cells: readonly Inline[][], isHeader: boolean): TableRow =>
      new TableRow({
        tableHeader: isHeader,
        children: header.map((_, index) => {
          const content = cells[index] ?? []
          const bold = isHeader
            ? content.map((part) =>
                part.type === 'text' ? { ...part, marks: { ...part.marks, isBold: true as const } } : part,
              )
            : content
          const line = new Paragraph({
            ...directionOf(plainText(content)),
            spacing: { after: 0 },
            children: this.#content(bold),
          })
          return new TableCell({ margins: cellMargins, children: [line] })
        }),
      })
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: tableBorders,
      rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
    })
  }

  #picture({ assetId, altText, caption }: ShownPicture): Paragraph[] {
    const picture = this.#pictures.get(assetId)
    if (!picture) return []
    const scale = Math.min(columnPixels / picture.width, maxPicturePixels / picture.height, 1)
    const image = new ImageRun({
      type: picture.mimeType === 'image/png' ? 'png' : 'jpg',
      data: picture.bytes,
      transformation: {
        width: Math.max(1, Math.round(picture.width * scale)),
        height: Math.max(1, Math.round(picture.height * scale)),
      },
      altText: { name: picture.name, description: altText, title: '' },
    })
    const centered = { alignment: AlignmentType.CENTER }
    // At a fixed height of the line, only a strip of the picture would show.
    const spacing = { before: 160, after: caption === '' ? 200 : 80, line: 240, lineRule: LineRuleType.AUTO }
    const shown = new Paragraph({ ...centered, spacing, keepNext: caption !== '', children: [image] })
    if (caption === '') return [shown]
    const direction = directionOf(caption)
    return [
      shown,
      new Paragraph({ style: 'Caption', ...centered, ...direction, children: [new TextRun(caption)] }),
    ]
  }

  #content(content: readonly Inline[]): ParagraphChild[] {
    return content.flatMap((part) => this.#inline(part))
  }

  #inline(part: Inline): ParagraphChild[] {
    if (part.type === 'break') return [new TextRun({ break: 1 })]
    if (part.type === 'citation') return this.#citation(part.sourceId)
    const { isBold, isItalic, isStruck, isCode, link } = part.marks
    const run = new TextRun({
      text: part.text,
      ...(isBold ? { bold: true } : {}),
      ...(isItalic ? { italics: true } : {}),
      ...(isStruck ? { strike: true } : {}),
      ...(isCode ? { font: 'Consolas' } : {}),
      ...(link === undefined ? {} : linkLook),
      ...(isRightToLeft(part.text) ? { rightToLeft: true } : {}),
    })
    return link === undefined ? [run] : [new ExternalHyperlink({ link, children: [run] })]
  }

  #citation(sourceId: string): ParagraphChild[] {
    const source = this.#sources.get(sourceId)
    if (!source) return []
    const number = new TextRun({ text: `[${source.number}]`, superScript: true, color: linkLook.color })
    return [new InternalHyperlink({ anchor: nameSource(source), children: [number] })]
  }
}

function nameSource({ number }: ShownSource): string {
  return `source-${number}`
}

const cellMargins = { top: 60, bottom: 60, left: 100, right: 100 }
const line = { style: BorderStyle.SINGLE, size: 4, color: rule }
const tableBorders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
}

const linkLook = { color: '15803D', underline: {} }

const headingLevels = {
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
}

function look({ level, isQuote }: Place): Pick<IParagraphOptions, 'style' | 'indent' | 'border'> {
  const indent = level < 0 ? {} : { indent: { left: indentOfLevel * (level + 1) } }
  if (!isQuote) return indent
  return {
    style: 'Quote',
    indent: { left: indentOfLevel * (level + 2) },
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: '16A34A', space: 10 } },
  }
}

function directionOf(text: string): { bidirectional?: boolean } {
  return isRightToLeft(text) ? { bidirectional: true } : {}
}

function describe(source: ShownSource): ParagraphChild[] {
  return describeSource(source).flatMap(({ text, url }, index): ParagraphChild[] => [
    ...(index > 0 ? [new TextRun(' · ')] : []),
    url === null
      ? new TextRun(text)
      : new ExternalHyperlink({ link: url, children: [new TextRun({ text, ...linkLook })] }),
  ])
}
