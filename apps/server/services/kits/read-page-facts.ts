// Reads what a page's head or a feed's entry says about a product, without building the page. It runs in a separate
// process.

import { cutCharacters } from '@vivify/contract/cut-characters'
import { Parser } from 'htmlparser2'
import type { LaunchPageRequest, PageFacts } from './tasks/launch-page-contract.ts'

const maxMetas = 300
const maxDataCharacters = 200_000
const maxEntries = 500
const maxTextCharacters = 2000
/** Pages that ask whether the reader is a person. */
const challenges =
  /^(?:just a moment|attention required|access denied|verify you are human|checking your browser|security check)/iu

export function readLaunchText({ kind, text, slug }: LaunchPageRequest): PageFacts | null {
  return kind === 'feed' ? readFeed(text, slug) : readPage(text)
}

interface Head {
  title: string
  metas: Map<string, string>
  data: string[]
}

function readHead(html: string): Head {
  const head: Head = { title: '', metas: new Map(), data: [] }
  let inside: 'title' | 'data' | null = null
  let dataCharacters = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && head.title === '') inside = 'title'
      if (name === 'script' && attributes['type']?.trim().toLowerCase() === 'application/ld+json') {
        inside = 'data'
        head.data.push('')
      }
      const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
      if (name !== 'meta' || key === '' || head.metas.size >= maxMetas || head.metas.has(key)) return
      head.metas.set(key, (attributes['content'] ?? '').slice(0, maxTextCharacters))
    },
    ontext(piece) {
      if (inside === 'title' && head.title.length < maxTextCharacters) head.title += piece
      if (inside !== 'data') return
      dataCharacters += piece.length
      if (dataCharacters <= maxDataCharacters) head.data[head.data.length - 1] += piece
    },
    onclosetag(name) {
      if (name === 'title' || name === 'script') inside = null
    },
  })
  parser.write(html)
  parser.end()
  return head
}

function readPage(html: string): PageFacts | null {
  const { title, metas, data } = readHead(html)
  if (challenges.test(clean(title))) return null
  const product = data.map(readProduct).find((found) => found !== null) ?? null
  const meta = (...names: string[]): string =>
    names.map((name) => clean(metas.get(name) ?? '')).find(Boolean) ?? ''
  const heading = meta('og:title', 'twitter:title') || clean(title)
  const [first = '', second = ''] = splitTitle(heading)
  const site = meta('og:site_name')
  const isProductHunt = /^product hunt$/iu.test(site)
  const name = product?.name || (isProductHunt || site === '' ? first : site)
  const summary = product?.summary || meta('og:description', 'description', 'twitter:description') || second
  if (name === '' || summary === '') return null
  return {
    name: clip(name, 60),
    summary: clip(summary, 300),
    platforms: clip(product?.platforms ?? '', 120),
    price: clip(product?.price ?? '', 200),
  }
}

/** `Querylight: slow queries, found | Product Hunt` gives the name and the claim. */
function splitTitle(title: string): string[] {
  return title
    .split(/ [|–—·-] |: /u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^product hunt$/iu.test(part))
}

const productTypes = new Set([
  'SoftwareApplication',
  'WebApplication',
  'MobileApplication',
  'Product',
  'VideoGame',
])

function readProduct(text: string): PageFacts | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const entries = Array.isArray(data) ? data : [data]
  const all = entries.slice(0, 50).flatMap((entry) => {
    const graph = isRecord(entry) ? entry['@graph'] : null
    return Array.isArray(graph) ? graph.slice(0, 50) : [entry]
  })
  for (const entry of all) {
    if (!isRecord(entry)) continue
    const types = [entry['@type']].flat()
    if (!types.some((type) => typeof type === 'string' && productTypes.has(type))) continue
    return {
      name: textOf(entry['name']),
      summary: textOf(entry['description']),
      platforms: textOf(entry['operatingSystem']),
      price: priceOf(entry['offers']),
    }
  }
  return null
}

function priceOf(offers: unknown): string {
  const [offer] = [offers].flat()
  if (!isRecord(offer)) return ''
  const amount = typeof offer['price'] === 'number' ? String(offer['price']) : textOf(offer['price'])
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount)) return ''
  if (Number(amount) === 0) return 'Free'
  const currency = textOf(offer['priceCurrency'])
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`.trim()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? clean(value.slice(0, maxTextCharacters)) : ''
}

interface Entry {
  title: string
  link: string
  content: string
}

function readFeed(xml: string, slug: string): PageFacts | null {
  const entry = listEntries(xml).find(({ link }) => slugOf(link) === slug)
  if (!entry) return null
  const name = clean(entry.title)
  // The content is HTML whose first paragraph is the tagline.
  let summary = ''
  let paragraphs = 0
  const parser = new Parser({
    onopentag: (tag) => void (tag === 'p' ? paragraphs++ : 0),
    ontext: (piece) => void (paragraphs === 1 ? (summary += piece) : 0),
  })
  parser.write(entry.content)
  parser.end()
  return name === '' || clean(summary) === ''
    ? null
    : { name: clip(name, 60), summary: clip(clean(summary), 300), platforms: '', price: '' }
}

function listEntries(xml: string): Entry[] {
  const entries: Entry[] = []
  let field: 'title' | 'content' | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'entry' && entries.length < maxEntries)
          entries.push({ title: '', link: '', content: '' })
        const entry = entries.at(-1)
        if (name === 'title' || name === 'content') field = name
        if (name === 'link' && entry && entry.link === '') entry.link = attributes['href'] ?? ''
      },
      ontext(piece) {
        const entry = entries.at(-1)
        if (entry && field !== null && entry[field].length < maxTextCharacters) entry[field] += piece
      },
      onclosetag(name) {
        if (name === field) field = null
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return entries
}

function slugOf(link: string): string | null {
  const [, kind, slug] = URL.parse(link)?.pathname.split('/') ?? []
  return kind === 'posts' || kind === 'products' ? (slug?.toLowerCase() ?? null) : null
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\0]+/gu, ' ')
    .trim()
}

/** Whole words within the limit. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = cutCharacters(text, most)
  const end = cut.lastIndexOf(' ')
  return end > most / 2 ? cut.slice(0, end) : cut
}
