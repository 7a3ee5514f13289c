// Wikipedia without a key: Simple English first, because its sentences can be spoken as they are, then English.
// https://www.mediawiki.org/wiki/API:Etiquette

import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import { isAbout, isTitled, mayBeAbout, subjectWords } from './about-topic.ts'
import type { Entity, EngineFacts, FactEngine, FactQuestion, FactText, Meaning } from './port.ts'
import type { Site, SiteCaller } from './site.ts'

export const wikipediaLicence = {
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const

const name = 'Wikipedia'
/** Search has operators; a topic has none. The API refuses longer searches. */
const maxSearchCharacters = 280
const hits = 5
/** The number of articles whose whole text is read to see whether they are about the topic. */
const maxRead = 2
const maxMeanings = 12
/** A text of this length has enough sentences for a short. */
const ampleCharacters = 2500

const pageSchema = z.object({
  title: z.string().min(1).max(300),
  missing: z.boolean().optional(),
  invalid: z.boolean().optional(),
  /** The rank among the search's hits. */
  index: z.number().optional(),
  extract: z.string().optional(),
  description: z.string().optional(),
  fullurl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  pageprops: z
    .object({ disambiguation: z.string().optional(), wikibase_item: z.string().max(20).optional() })
    .optional(),
})
type Page = z.infer<typeof pageSchema>

/** Without hits, `query` is missing. */
const answerSchema = z.object({
  query: z.object({ pages: z.array(pageSchema).max(600).default([]) }).optional(),
  batchcomplete: z.boolean().optional(),
})

const common = {
  action: 'query',
  format: 'json',
  formatversion: '2',
  maxlag: '5',
  redirects: '1',
  prop: 'extracts|pageprops|info|description',
  ppprop: 'disambiguation|wikibase_item',
  inprop: 'url',
  explaintext: '1',
} as const

export interface WikipediaOptions {
  simple: Site
  english: Site
}

/** The engine for both Wikipedias. */
export function createWikipedia({ simple, english }: WikipediaOptions): FactEngine {
  return {
    id: 'wikipedia',
    name,
    needsNetwork: true,
    status: () => ({
      kind: 'facts',
      id: 'wikipedia',
      name,
      isBuiltIn: true,
      state: 'ready',
      sentence: 'Looks topics up in Simple English and English Wikipedia. Needs a network, no key.',
      credits: 0,
    }),
    async find(question) {
      const first = await lookUp(simple, question).catch((error: unknown) => error as Error)
      if (first instanceof Error) return lookUpElsewhere(english, question, first)
      switch (first.status) {
        case 'nothing':
          return toFacts(await lookUp(english, question))
        case 'choose':
          return first
        case 'read':
          if (question.isBrief && first.page.text.length >= ampleCharacters) return toFacts(first)
          return toFacts(first, await findSame(english, first.page, question))
      }
    },
  }
}

/** One site that fails does not hide the other. */
async function lookUpElsewhere(site: Site, question: FactQuestion, error: Error): Promise<EngineFacts> {
  question.signal.throwIfAborted()
  if (!ProviderError.isInstance(error)) throw error
  return toFacts(await lookUp(site, question))
}

interface ReadPage {
  title: string
  /** The name of its site. */
  site: string
  url: string
  text: string
  entity: Entity | null
  readAt: Date
}

type LookedUp =
  | { status: 'read'; page: ReadPage }
  | { status: 'choose'; meanings: readonly Meaning[] }
  | { status: 'nothing' }

function toFacts(found: LookedUp, more: ReadPage | null = null): EngineFacts {
  if (found.status !== 'read') return found
  const pages = [found.page, ...(more ? [more] : [])]
  return { status: 'found', texts: pages.map(toText), entity: found.page.entity ?? more?.entity ?? null }
}

function toText({ title, site, url, text, readAt }: ReadPage): FactText {
  return { kind: 'wikipedia', title, site, url, ...wikipediaLicence, readAt, text }
}

async function lookUp(site: Site, question: FactQuestion): Promise<LookedUp> {
  const { topic, meaning } = question
  if (meaning !== undefined) return readMeaning(site, meaning, question)
  const { answer } = await site.ask(
    {
      ...common,
      generator: 'search',
      gsrsearch: plainSearch(topic),
      gsrnamespace: '0',
      gsrlimit: `${hits}`,
      exintro: '1',
      exlimit: `${hits}`,
    },
    answerSchema,
    question,
  )
  const found = rank(answer.query?.pages ?? [], topic)
  let read = 0
  for (const page of found) {
    if (isDisambiguation(page)) {
      if (!isTitled(topic, page.title)) continue
      return listMeanings(site, page, { others: found, question })
    }
    if (!mayBeAbout(topic, { title: page.title, text: page.extract ?? '' }) || read++ >= maxRead) continue
    const whole = await readPage(site, page.title, question)
    if (whole && isAbout(topic, whole)) return { status: 'read', page: whole }
  }
  return { status: 'nothing' }
}

/** Hits with the topic as their title first, then as the search ranked them. */
function rank(pages: readonly Page[], topic: string): Page[] {
  const place = (page: Page): number => (page.index ?? hits) + (isTitled(topic, page.title) ? 0 : 100)
  return pages.filter(exists).toSorted((a, b) => place(a) - place(b))
}

function exists(page: Page): boolean {
  return page.missing !== true && page.invalid !== true
}

function isDisambiguation({ pageprops }: Page): boolean {
  return pageprops?.disambiguation !== undefined
}

/** The whole article; null when there is none under this title. */
async function readPage(site: Site, title: string, caller: SiteCaller): Promise<ReadPage | null> {
  const asked = { ...common, titles: oneTitle(title), exsectionformat: 'wiki', exlimit: '1' }
  const { answer, readAt } = await site.ask(asked, answerSchema, caller)
  const page = answer.query?.pages.find(exists)
  const text = page?.extract?.trim() ?? ''
  if (!page?.fullurl || text === '' || isDisambiguation(page)) return null
  const id = page.pageprops?.wikibase_item
  const entity = id === undefined ? null : { id, name: nameSubject(page.title, text) }
  return { title: page.title, site: site.name, url: page.fullurl, text, entity, readAt }
}

/** The title with the article that the text's first words have: "the Eiffel Tower". */
function nameSubject(title: string, text: string): string {
  const name = title.replace(/\([^()]*\)/g, '').trim()
  const article = /^(The|An?) /.exec(text)?.[1]
  const isNamed = article !== undefined && text.slice(article.length + 1).startsWith(name)
  return isNamed ? `${article.toLowerCase()} ${name}` : name
}

async function readMeaning(site: Site, meaning: string, caller: SiteCaller): Promise<LookedUp> {
  const page = await readPage(site, meaning, caller)
  return page ? { status: 'read', page } : { status: 'nothing' }
}

/** The English article about the same subject; null when there is none, or it can't be read. */
async function findSame(
  site: Site,
  { title, entity }: ReadPage,
  question: FactQuestion,
): Promise<ReadPage | null> {
  const page = await readPage(site, title, question).catch(() => null)
  question.signal.throwIfAborted()
  const isSame = page !== null && (entity === null || page.entity === null || page.entity.id === entity.id)
  return isSame ? page : null
}

/** The meanings of a word: hits of the search first, because the page lists its links by the alphabet. */
async function listMeanings(
  site: Site,
  page: Page,
  { others, question }: { others: readonly Page[]; question: FactQuestion },
): Promise<LookedUp> {
  const { answer } = await site.ask(
    {
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      redirects: '1',
      generator: 'links',
      titles: oneTitle(page.title),
      gplnamespace: '0',
      gpllimit: '50',
      prop: 'pageprops|description',
      ppprop: 'disambiguation',
    },
    answerSchema,
    question,
  )
  const links = (answer.query?.pages ?? []).filter(exists)
  const linked = new Set(links.map(({ title }) => title))
  const first = others.filter(({ title }) => linked.has(title))
  const all = new Map([...links, ...first].map((entry) => [entry.title, entry]))
  const order = [...new Set([...first, ...links].map(({ title }) => title))]
  const meanings = order
    .map((title) => all.get(title)!)
    .filter((entry) => !isDisambiguation(entry))
    .slice(0, maxMeanings)
    .map(({ title, description = '', extract = '' }) => ({
      title,
      description: description || firstSentence(extract),
    }))
  if (meanings.length === 0) return { status: 'nothing' }
  if (meanings.length === 1) return readMeaning(site, meanings[0]!.title, question)
  return { status: 'choose', meanings }
}

function firstSentence(text: string): string {
  return /^[^\n]{0,200}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.slice(0, 120)
}

/**
 * The words that carry the subject, because an article must have all words of a search. Words only: `-cat`, `"cat"` and
 * `intitle:cat` are orders to the search.
 */
function plainSearch(topic: string): string {
  const words = topic.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  const subject = new Set(subjectWords(topic))
  const carrying = words.filter((word) => subjectWords(word).some((part) => subject.has(part)))
  return (carrying.length > 0 ? carrying : words).join(' ').slice(0, maxSearchCharacters)
}

/** `|` separates several titles. */
function oneTitle(title: string): string {
  return title
    .replace(/[|#<>[\]{}]/g, ' ')
    .trim()
    .slice(0, 255)
}
