// An article as Markdown with front matter, as site generators read it. It is written anew, not copied: what was HTML in
// the text stays text, citations are footnotes, and pictures are files beside it.

import * as messages from '@vivify/contract/messages'
import { describeSource, type ArticleParts, type ShownSource } from './article-parts.ts'
import type { Block, Inline, ShownPicture } from './article-text.ts'
import type { PreparedPictures } from './prepare-pictures.ts'

const words = messages.articleExports

export const pictureFolder = 'pictures'

export function writeMarkdown(
  parts: ArticleParts,
  pictures: PreparedPictures,
  { createdAt }: { createdAt: string },
): string {
  const { title, seoTitle, description, slug, featured, blocks, faq, sources, isShareAlike } = parts
  const cover = featured === null ? undefined : pictures.get(featured.assetId)
  const front: [string, string][] = [
    ['title', title],
    ...(seoTitle === '' ? [] : ([['seo_title', seoTitle]] as [string, string][])),
    ...(description === '' ? [] : ([['description', description]] as [string, string][])),
    ...(slug === '' ? [] : ([['slug', slug]] as [string, string][])),
    ['date', createdAt],
    ...(cover ? ([['image', `${pictureFolder}/${cover.name}`]] as [string, string][]) : []),
    ...(cover && featured !== null ? ([['image_alt', featured.altText]] as [string, string][]) : []),
  ]
  const body = [
    ...writeBlocks(blocks, pictures),
    ...(faq.length === 0 ? [] : [`## ${words.faqHeading}`]),
    ...faq.flatMap(({ question, answer }) => [
      `### ${escapeText(question)}`,
      ...writeBlocks(answer, pictures),
    ]),
    ...writeSources(sources),
    ...(isShareAlike ? [escapeText(words.licenceNote)] : []),
    sources.map(writeFootnote).join('\n'),
  ].filter((block) => block !== '')
  return `---\n${front.map(([name, value]) => `${name}: ${quoteYaml(value)}`).join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

/** A string of YAML in double quotes, in which every character that could end it or mean something is escaped. */
export function quoteYaml(text: string): string {
  // JSON's strings are YAML's, except for line separators, which YAML reads as line breaks.
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function writeSources(sources: readonly ShownSource[]): string[] {
  if (sources.length === 0) return []
  return [
    `## ${words.sourcesHeading}`,
    sources.map((source) => `${source.number}. ${writeSource(source)}`).join('\n'),
  ]
}

function writeFootnote(source: ShownSource): string {
  return `[^${source.id}]: ${writeSource(source)}`
}

function writeSource(source: ShownSource): string {
  return describeSource(source)
    .map(({ text, url }) =>
      url === null ? escapeText(text) : `[${escapeText(text)}](<${escapeAddress(url)}>)`,
    )
    .join(' · ')
}

function writeBlocks(blocks: readonly Block[], pictures: PreparedPictures): string[] {
  return blocks.map((block) => writeBlock(block, pictures)).filter((text) => text !== '')
}

function writeBlock(block: Block, pictures: PreparedPictures): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeContent(block.content).replaceAll('\n', ' ')}`
    case 'paragraph':
      return writeContent(block.content)
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.isOrdered ? `${block.start + index}. ` : '- '
          return mark + indent(writeBlocks(item, pictures).join('\n\n'), mark.length)
        })
        .join('\n')
    case 'quote':
      return writeBlocks(block.blocks, pictures)
        .join('\n\n')
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n')
    case 'code': {
      const fence = '`'.repeat(Math.max(3, longestRun(block.text) + 1))
      return `${fence}\n${block.text}\n${fence}`
    }
    case 'table':
      return writeTable(block)
    case 'picture':
      return writePicture(block, pictures)
    case 'rule':
      return '---'
  }
}

function writePicture({ assetId, altText, caption }: ShownPicture, pictures: PreparedPictures): string {
  const picture = pictures.get(assetId)
  if (!picture) return ''
  const title = caption === '' ? '' : ` "${escapeText(caption).replaceAll('"', '\\"')}"`
  return `![${escapeText(altText)}](${pictureFolder}/${picture.name}${title})`
}

function writeTable({ header, rows }: Extract<Block, { type: 'table' }>): string {
  const row = (cells: readonly Inline[][]): string => `| ${cells.map(writeCell).join(' | ')} |`
  return [row(header), `|${header.map(() => ' --- |').join('')}`, ...rows.map(row)].join('\n')
}

/** A vertical bar would end a cell even in code. */
function writeCell(cell: readonly Inline[]): string {
  return writeContent(cell)
    .replaceAll('\\\n', ' ')
    .replace(/(?<!\\)\|/g, '\\|')
}

function writeContent(content: readonly Inline[]): string {
  const written = content.map((part) => {
    if (part.type === 'break') return '\\\n'
    if (part.type === 'citation') return `[^${part.sourceId}]`
    return writeText(part)
  })
  return escapeStart(written.join(''))
}

function writeText({ text, marks }: Extract<Inline, { type: 'text' }>): string {
  // Marks stand right at words, or they are no marks.
  const inner = text.trim()
  if (inner === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  let written = marks.isCode ? writeCode(inner) : escapeText(inner)
  if (marks.isStruck) written = `~~${written}~~`
  if (marks.isItalic) written = `*${written}*`
  if (marks.isBold) written = `**${written}**`
  if (marks.link !== undefined) written = `[${written}](<${escapeAddress(marks.link)}>)`
  return before + written + after
}

function writeCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + space + text + space + fence
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
}

/** Makes every character that Markdown or HTML could read otherwise a plain one. */
function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]<>&~|]/g, '\\$&')
    .replace(/_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/gu, '\\_')
    .replace(/https?:|www\./gi, (start) => start.replace(/[:.]$/, '\\$&'))
    .replace(/@(?=[\w-]+\.)/g, '\\@')
}

/** A line that begins like a heading, a list, a rule or a table of its own. */
function escapeStart(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(\s*)([#+=-])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])/, '$1\\$2'))
    .join('\n')
}

function escapeAddress(url: string): string {
  return url.replace(/[<>\\\s]/g, (character) => encodeURIComponent(character))
}

function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(columns) + line))
    .join('\n')
}
