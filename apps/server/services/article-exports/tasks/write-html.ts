// An article as a page of its own, and as a part of a site's page.

import * as messages from '@vivify/contract/messages'
import { describeSource, type ArticleParts, type ShownSource } from './article-parts.ts'
import type { Block, Inline, ShownPicture } from './article-text.ts'
import type { PreparedPictures } from './prepare-pictures.ts'

const words = messages.articleExports

export interface HtmlOptions {
  pictures: PreparedPictures
  /** Address of a picture: its data, or where it was uploaded. */
  addressOf: (assetId: string) => string
}

/** A page with everything in it. */
export function writePage(
  parts: ArticleParts,
  pictures: PreparedPictures,
  moment: { createdAt: string },
): string {
  const addressOf = (assetId: string): string => {
    const { mimeType, bytes } = pictures.get(assetId)!
    return `data:${mimeType};base64,${bytes.toString('base64')}`
  }
  const writer = new HtmlWriter({ pictures, addressOf }, parts.sources)
  const { title, seoTitle, description, featured } = parts
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(seoTitle || title)}</title>`,
    ...(description === '' ? [] : [`<meta name="description" content="${escape(description)}">`]),
    '<meta name="generator" content="Vivify">',
    ...describeForMachines(parts, moment).map(
      (data) => `<script type="application/ld+json">${escapeScript(data)}</script>`,
    ),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<article>',
    `<h1 dir="auto">${escape(title)}</h1>`,
    ...(featured ? [writer.picture(featured)] : []),
    writer.rest(parts),
    '</article>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** The text with questions and sources, without title and featured picture, which a site shows itself. */
export function writeFragment(parts: ArticleParts, options: HtmlOptions): string {
  return new HtmlWriter(options, parts.sources).rest(parts)
}

class HtmlWriter {
  readonly #options: HtmlOptions
  readonly #sources: ReadonlyMap<string, ShownSource>

  constructor(options: HtmlOptions, sources: readonly ShownSource[]) {
    this.#options = options
    this.#sources = new Map(sources.map((source) => [source.id, source]))
  }

  rest({ blocks, faq, sources, isShareAlike }: ArticleParts): string {
    const parts = [this.blocks(blocks)]
    if (faq.length > 0) {
      const entries = faq.map(
        ({ question, answer }) => `<h3 dir="auto">${escape(question)}</h3>\n${this.blocks(answer)}`,
      )
      parts.push(`<section>\n<h2>${words.faqHeading}</h2>\n${entries.join('\n')}\n</section>`)
    }
    if (sources.length > 0) {
      const lines = sources.map((source) => `<li id="source-${source.number}">${this.#source(source)}</li>`)
      const note = isShareAlike ? `\n<p>${escape(words.licenceNote)}</p>` : ''
      parts.push(
        `<section>\n<h2>${words.sourcesHeading}</h2>\n<ol>\n${lines.join('\n')}\n</ol>${note}\n</section>`,
      )
    }
    return parts.filter((part) => part !== '').join('\n')
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('\n')
  }

  picture({ assetId, altText, caption }: ShownPicture): string {
    const picture = this.#options.pictures.get(assetId)
    if (!picture) return ''
    const { width, height } = picture
    const shown = `<img src="${escape(this.#options.addressOf(assetId))}" alt="${escape(altText)}" width="${width}" height="${height}">`
    return caption === ''
      ? `<figure>${shown}</figure>`
      : `<figure>${shown}<figcaption dir="auto">${escape(caption)}</figcaption></figure>`
  }

  #block(block: Block): string {
    switch (block.type) {
      case 'heading':
        return `<h${block.level} dir="auto">${this.#content(block.content)}</h${block.level}>`
      case 'paragraph':
        return `<p dir="auto">${this.#content(block.content)}</p>`
      case 'list': {
        const tag = block.isOrdered ? 'ol' : 'ul'
        const start = block.isOrdered && block.start !== 1 ? ` start="${block.start}"` : ''
        const items = block.items.map((item) => `<li dir="auto">${this.#item(item)}</li>`)
        return `<${tag}${start}>\n${items.join('\n')}\n</${tag}>`
      }
      case 'quote':
        return `<blockquote>\n${this.blocks(block.blocks)}\n</blockquote>`
      case 'code':
        return `<pre><code>${escape(block.text)}</code></pre>`
      case 'table':
        return this.#table(block)
      case 'picture':
        return this.picture(block)
      case 'rule':
        return '<hr>'
    }
  }

  /** A single paragraph needs no tag of its own. */
  #item(item: readonly Block[]): string {
    const [first, ...rest] = item
    if (first?.type !== 'paragraph') return this.blocks(item)
    const line = this.#content(first.content)
    return rest.length === 0 ? line : `${line}\n${this.blocks(rest)}`
  }

  #table({ header, rows }: Extract<Block, { type: 'table' }>): string {
    const row = (tag: string, cells: readonly Inline[][]): string =>
      `<tr>${cells.map((cell) => `<${tag} dir="auto">${this.#content(cell)}</${tag}>`).join('')}</tr>`
    const body = rows.map((cells) => row('td', cells)).join('\n')
    return `<table>\n<thead>\n${row('th', header)}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`
  }

  #content(content: readonly Inline[]): string {
    return content.map((part) => this.#inline(part)).join('')
  }

  #inline(part: Inline): string {
    if (part.type === 'break') return '<br>'
    if (part.type === 'citation') return this.#citation(part.sourceId)
    const { isBold, isItalic, isStruck, isCode, link } = part.marks
    let html = escape(part.text)
    if (isCode) html = `<code>${html}</code>`
    if (isStruck) html = `<s>${html}</s>`
    if (isItalic) html = `<em>${html}</em>`
    if (isBold) html = `<strong>${html}</strong>`
    return link === undefined ? html : `<a href="${escape(link)}">${html}</a>`
  }

  #citation(sourceId: string): string {
    const source = this.#sources.get(sourceId)
    if (!source) return ''
    const label = escape(`Source ${source.number}: ${source.title}`)
    return `<sup><a href="#source-${source.number}" aria-label="${label}">[${source.number}]</a></sup>`
  }

  #source(source: ShownSource): string {
    return describeSource(source)
      .map(({ text, url }) => (url === null ? escape(text) : `<a href="${escape(url)}">${escape(text)}</a>`))
      .join(' · ')
  }
}

/** Structured data that search engines read (schema.org). */
function describeForMachines(parts: ArticleParts, { createdAt }: { createdAt: string }): object[] {
  const { title, description, sources, faq } = parts
  const cited = sources.flatMap(({ url }) => url ?? [])
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title.slice(0, 110),
    ...(description === '' ? {} : { description }),
    datePublished: createdAt,
    ...(cited.length > 0 ? { citation: cited } : {}),
  }
  if (faq.length === 0) return [article]
  const questions = faq.map(({ question, plainAnswer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer },
  }))
  return [article, { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }]
}

/** JSON inside of a script: `</script>` and `<!--` in a text must not end or open anything. */
function escapeScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!)
}

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:2rem 1.25rem 4rem;font:1.0625rem/1.65 system-ui,sans-serif}',
  'article{max-width:42rem;margin:0 auto;overflow-wrap:anywhere}',
  'h1,h2,h3,h4{line-height:1.2;margin:2em 0 .6em;text-wrap:balance}',
  'h1{margin-top:0;font-size:2.25rem}',
  'img{max-width:100%;height:auto;border-radius:.5rem}',
  'figure{margin:1.75em 0}',
  'figcaption{margin-top:.5em;font-size:.875rem;opacity:.75}',
  'blockquote{margin:1.5em 0;padding-left:1em;border-left:.25rem solid #16a34a}',
  'pre{overflow-x:auto;padding:1em;border-radius:.5rem;background:#8882}',
  'table{border-collapse:collapse;display:block;overflow-x:auto}',
  'th,td{padding:.4em .75em;border:1px solid #8886;text-align:start}',
  'sup{line-height:0}',
  'a{color:#15803d}',
  '@media (prefers-color-scheme:dark){a{color:#4ade80}}',
].join('')
