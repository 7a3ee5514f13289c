// Reading and writing the Markdown of an article without a Markdown parser, for the page, the server and the exports.
// Three things go beyond plain Markdown: `[^w1]` cites the source `w1`, `![alt](asset:ID "caption")` shows a picture of
// the library, and `[words](article:ID)` links to another article of the same person.

import type { ArticleDocument } from './article.ts'
import { cutCharacters } from './cut-characters.ts'

export interface MarkdownPicture {
  assetId: string
  altText: string
  caption: string
}

/** A place in the Markdown where a picture is shown. */
export interface PlacedPicture extends MarkdownPicture {
  start: number
  end: number
}

// The opening of the next match can't be inside of one, so these patterns take linear time.
const citation = /(?<!\\)\[\^([\w-]{1,20})\](?!:)/g
const picture = /(?<!\\)!\[([^[\]\n]{0,1500})\]\(asset:([\w-]{1,64})(?: "([^"\n]{0,500})")?\)/g
const articleLink = /(?<!\\)\[([^[\]\n]{1,200})\]\(article:([\w-]{1,64})\)/g
const link = /(?<!\\)\[([^[\]\n]{1,500})\]\([^()\s]{1,2000}\)/g

/** The ids of all cited sources, in the order of their first citation. */
export function listCitations(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(citation)].map(([, id]) => id!))]
}

/** The sources that an article cites, in the order of their first citation: the text first, then its questions. */
export function listCitedSources(
  document: Pick<ArticleDocument, 'markdown' | 'faq' | 'sources'>,
): ArticleDocument['sources'] {
  const cited = listCitations([document.markdown, ...document.faq.map(({ answer }) => answer)].join('\n'))
  return cited.flatMap((id) => document.sources.find((source) => source.id === id) ?? [])
}

/** The pictures in the text, in order. */
export function listPictures(markdown: string): MarkdownPicture[] {
  return placePictures(markdown).map(({ assetId, altText, caption }) => ({ assetId, altText, caption }))
}

export function placePictures(markdown: string): PlacedPicture[] {
  return [...markdown.matchAll(picture)].map((match) => ({
    assetId: match[2]!,
    altText: match[1]!,
    caption: match[3] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The Markdown that shows a picture. Characters that would end its parts become similar ones. */
export function writePicture({ assetId, altText, caption }: MarkdownPicture): string {
  const alt = cutCharacters(
    altText.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim(),
    1500,
  )
  const title = cutCharacters(caption.replace(/\s+/g, ' ').replaceAll('"', '”').trim(), 500)
  return `![${alt}](asset:${assetId}${title === '' ? '' : ` "${title}"`})`
}

/** The ids of the articles that the text links to. */
export function listArticleLinks(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(articleLink)].map(([, , id]) => id!))]
}

/** Gives links to other articles their addresses. Where `resolve` returns null, only the words of the link stay. */
export function resolveArticleLinks(markdown: string, resolve: (articleId: string) => string | null): string {
  return markdown.replace(articleLink, (_, words: string, id: string) => {
    const address = resolve(id)
    return address === null ? words : `[${words}](${address})`
  })
}

/** The words of a text without its markup, pictures, citations and addresses. Paragraphs stay paragraphs. */
export function plainText(markdown: string): string {
  return markdown
    .replace(picture, '')
    .replace(citation, '')
    .replace(link, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)[ \t]+/gm, '')
    .replace(
      /\*{1,3}|(?<![\p{L}\p{N}\\])_{1,3}|_{1,3}(?![\p{L}\p{N}])|`/gu,
      (mark, at: number, whole: string) => (whole[at - 1] === '\\' ? mark : ''),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Counts the words that a reader reads. Scripts without spaces are segmented. */
export function countWords(markdown: string): number {
  const text = plainText(markdown)
  if (unspaced.test(text)) {
    let words = 0
    for (const part of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
      if (part.isWordLike) words++
    }
    return words
  }
  let words = 0
  for (const [run] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(run)) words++
  return words
}

/** Text from outside as Markdown that shows exactly this text: no markup, HTML, links or entities come out of it. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*[\]<>~|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    .replace(/^(\d{1,9})([.)])(?= )/, '$1\\$2')
    .replace(/^[#+=-]/, '\\$&')
}

/** Part of an address: lower-case letters and digits of ASCII with hyphens, at most 80; empty when there are none. */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  let slug = ''
  for (const word of words ?? []) {
    if (slug.length + word.length + 1 > 80) break
    slug += slug === '' ? word : `-${word}`
  }
  return slug
}

export interface JsonLdOptions {
  /** The address of a picture; pictures without one are left out. */
  pictureUrl?: (assetId: string) => string | null
  /** The address of the article. */
  url?: string
  /** ISO 8601. */
  publishedAt?: string
  modifiedAt?: string
  language?: string
}

/** Structured data for search engines: an Article, and an FAQPage when the article answers questions. */
export function articleJsonLd(
  document: ArticleDocument,
  options: JsonLdOptions = {},
): Record<string, unknown> {
  const { pictureUrl = () => null, url, publishedAt, modifiedAt, language } = options
  const pictures = [...(document.featured ? [document.featured] : []), ...listPictures(document.markdown)]
  const images = pictures.flatMap(({ assetId }) => pictureUrl(assetId) ?? [])
  const article = {
    '@type': 'Article',
    headline: document.title.slice(0, 110),
    ...(document.description === '' ? {} : { description: document.description }),
    ...(images.length === 0 ? {} : { image: images }),
    ...(url === undefined ? {} : { mainEntityOfPage: url }),
    ...(publishedAt === undefined ? {} : { datePublished: publishedAt }),
    ...(modifiedAt === undefined ? {} : { dateModified: modifiedAt }),
    ...(language === undefined ? {} : { inLanguage: language }),
    wordCount: countWords(document.markdown),
    citation: listCitedSources(document).map(({ title, url: address, licenceUrl }) => ({
      '@type': 'CreativeWork',
      name: title,
      ...(address === null ? {} : { url: address }),
      ...(licenceUrl === null ? {} : { license: licenceUrl }),
    })),
  }
  const questions = document.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  const faq = questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }]
  return { '@context': 'https://schema.org', '@graph': [article, ...faq] }
}

/** Structured data as the content of a script element, which no text of the article can close. */
export function writeJsonLd(data: Record<string, unknown>): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
