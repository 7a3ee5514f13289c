// What every kind of file shows of an article, in the same order: title, featured picture, text, questions, sources.

import type { ArticleDocument } from '@vivify/contract/article'
import * as messages from '@vivify/contract/messages'
import {
  cleanLine,
  cleanText,
  plainBlocks,
  plainText,
  readArticleText,
  visitContent,
  type Block,
  type ShownPicture,
} from './article-text.ts'

export interface ShownSource {
  id: string
  /** As citations show it, from 1. */
  number: number
  title: string
  url: string | null
  licence: string
  licenceUrl: string | null
  /** Such as `2026-11-24`; empty for the person's own words. */
  readOn: string
}

export interface ArticleParts {
  title: string
  seoTitle: string
  description: string
  slug: string
  featured: ShownPicture | null
  /** Without a first heading that repeats the title. */
  blocks: Block[]
  faq: { question: string; answer: Block[]; plainAnswer: string }[]
  /** Cited ones first, in the order of citing. */
  sources: ShownSource[]
  /** True when a source's license asks for the same license. */
  isShareAlike: boolean
}

/** Throws like `readArticleText`. */
export function readParts(document: ArticleDocument): ArticleParts {
  const sourceIds = new Set(document.sources.map(({ id }) => id))
  const title = cleanLine(document.title) || messages.articleExports.untitled
  const blocks = withoutTitle(readArticleText(document.markdown, sourceIds), title)
  const headings = new Set(
    blocks.flatMap((block) => (block.type === 'heading' ? [plainText(block.content).trim()] : [])),
  )
  const faq = document.faq
    .map(({ question, answer }) => {
      const blocksOfAnswer = readArticleText(answer, sourceIds)
      const plainAnswer = cleanLine(plainBlocks(blocksOfAnswer))
      return { question: cleanLine(question), answer: blocksOfAnswer, plainAnswer }
    })
    // The text may contain its questions already.
    .filter(({ question, plainAnswer }) => question !== '' && plainAnswer !== '' && !headings.has(question))
  const sources = orderSources(document.sources, [...blocks, ...faq.flatMap(({ answer }) => answer)])
  return {
    title,
    seoTitle: cleanLine(document.seoTitle),
    description: cleanLine(document.description),
    slug: document.slug,
    featured: document.featured && {
      assetId: document.featured.assetId,
      altText: cleanLine(document.featured.altText),
      caption: cleanLine(document.featured.caption),
    },
    blocks,
    faq,
    sources,
    isShareAlike: sources.some(({ licence }) => /\bCC[ -]BY(?:-NC)?-SA\b|ShareAlike/i.test(licence)),
  }
}

function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first, ...rest] = blocks
  const isTitle = first?.type === 'heading' && cleanLine(plainText(first.content)) === title
  return isTitle ? rest : blocks
}

function orderSources(sources: ArticleDocument['sources'], blocks: readonly Block[]): ShownSource[] {
  const cited = new Set<string>()
  visitContent(blocks, (content) => {
    for (const part of content) if (part.type === 'citation') cited.add(part.sourceId)
  })
  const byId = new Map(sources.map((source) => [source.id, source]))
  const ids = [...new Set([...cited, ...byId.keys()])]
  return ids.map((id, index) => {
    const { kind, title, url, licence, licenceUrl, readAt } = byId.get(id)!
    const isOwn = kind === 'notes'
    return {
      id,
      number: index + 1,
      title: isOwn ? messages.articleExports.ownNotes : cleanLine(title) || (url ?? id),
      url: webAddress(url),
      licence: cleanLine(licence),
      licenceUrl: webAddress(licenceUrl),
      readOn: isOwn || url === null ? '' : readAt.slice(0, 10),
    }
  })
}

function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(cleanText(text).trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** A source as a line of parts; those with an address are links. */
export function describeSource(source: ShownSource): { text: string; url: string | null }[] {
  const { title, url, licence, licenceUrl, readOn } = source
  return [
    { text: title, url },
    ...(licence === '' ? [] : [{ text: licence, url: licenceUrl }]),
    ...(readOn === '' ? [] : [{ text: messages.articleExports.readOn(readOn), url: null }]),
  ]
}
