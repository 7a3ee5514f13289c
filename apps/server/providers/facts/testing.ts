// The documented APIs of Wikipedia and Wikidata, for a local stub server that enforces their rules.
// https://www.mediawiki.org/wiki/API:Etiquette, https://www.mediawiki.org/wiki/Extension:TextExtracts

import { setTimeout as wait } from 'node:timers/promises'
import {
  firstFault,
  VendorStub,
  type StubAnswer,
  type StubCall,
  type StubFault,
  type StubRules,
} from '../testing.ts'
import type { FactEngineSettings } from './create-engines.ts'
import { articles, claims, type StubArticle } from './testing-articles.ts'

export const stubContact = 'operator@example.org'

const rules: StubRules = {
  basePath: '',
  findFault: ({ method, path, headers }) => {
    const { pathname, searchParams } = new URL(path, 'http://stub')
    const whole = searchParams.has('exintro') ? 20 : 1
    return firstFault([
      [method === 'GET' && /^\/(?:simple|english|wikidata)\/w\/api\.php$/.test(pathname), 'Unknown address'],
      [isNamed(headers['user-agent']), { status: 403, message: 'Please set a user-agent with a contact' }],
      [searchParams.get('format') === 'json', 'Unrecognized value for parameter "format"'],
      [searchParams.get('formatversion') === '2', 'formatversion=2 is what the answers are read by'],
      [searchParams.get('maxlag') === '5', 'A caller that can wait sends maxlag'],
      [Number(searchParams.get('exlimit') ?? 0) <= whole, '"exlimit" is too large for whole extracts'],
    ])
  },
  refuse: (message) => ({ error: { code: 'bad', info: message } }),
}

/** https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy */
function isNamed(agent: string | undefined): boolean {
  return /^Vivify\/[\d.]+ \([^()]*(?:@|https?:\/\/)[^()]*\)/.test(agent ?? '')
}

/** The two Wikipedias and Wikidata on one local server. Answers take `delayMs`. */
export class FactStub extends VendorStub {
  delayMs = 0
  readonly #open = new Map<string, number>()

  constructor() {
    super(rules)
  }

  get settings(): FactEngineSettings {
    return {
      isOn: true,
      contact: stubContact,
      simpleUrl: `${this.origin}/simple/w/api.php`,
      englishUrl: `${this.origin}/english/w/api.php`,
      wikidataUrl: `${this.origin}/wikidata/w/api.php`,
    }
  }

  /** The settings as a server reads them. */
  get environment(): Record<string, string> {
    const { simpleUrl, englishUrl, wikidataUrl } = this.settings
    return {
      LOOK_UP_FACTS: 'true',
      FACTS_CONTACT: stubContact,
      WIKIPEDIA_SIMPLE_URL: simpleUrl,
      WIKIPEDIA_URL: englishUrl,
      WIKIDATA_URL: wikidataUrl,
    }
  }

  /** Which sites were called, in order. */
  get sites(): string[] {
    return this.calls.map(({ path }) => path.split('/')[1]!)
  }

  protected override async handOut({ path }: StubCall): Promise<StubAnswer | null> {
    const site = path.split('/')[1]!
    const open = (this.#open.get(site) ?? 0) + 1
    this.#open.set(site, open)
    if (open > 1) this.faults.push(`${open} calls to ${site} at once`)
    await wait(this.delayMs)
    this.#open.set(site, open - 1)
    return null
  }

  protected answer({ path }: StubCall): StubAnswer {
    const { pathname, searchParams } = new URL(path, 'http://stub')
    const site = pathname.split('/')[1]!
    return {
      body: site === 'wikidata' ? answerEntities(searchParams) : answerPages(site, searchParams, this.origin),
    }
  }

  protected override findFault(call: StubCall): StubFault | null {
    return this.rules.findFault(call)
  }
}

/** As Wikimedia answers when its databases lag: status 200, with an error. */
export function lagging(seconds: number): StubAnswer {
  return {
    headers: { 'retry-after': `${seconds}`, 'x-database-lag': '7' },
    body: { error: { code: 'maxlag', info: 'Waiting for a database: 7 seconds lagged.', lag: 7 } },
  }
}

function answerEntities(asked: URLSearchParams): unknown {
  const id = asked.get('ids') ?? ''
  return { entities: { [id]: { type: 'item', id, claims: claims[id] ?? {} } }, success: 1 }
}

function answerPages(site: string, asked: URLSearchParams, origin: string): unknown {
  const own = articles.filter((article) => article.site === site)
  const describe = (article: StubArticle, index?: number) => describePage(article, { asked, origin, index })
  switch (asked.get('generator')) {
    case 'search': {
      const found = search(own, asked.get('gsrsearch') ?? '').slice(0, Number(asked.get('gsrlimit')))
      if (found.length === 0) return { batchcomplete: true }
      return {
        batchcomplete: true,
        query: { pages: found.map((article, index) => describe(article, index + 1)) },
      }
    }
    case 'links': {
      const page = own.find(({ title }) => title === asked.get('titles'))
      const pages = (page?.links ?? []).map((title) => {
        const article = own.find((other) => other.title === title)
        return article ? describe(article) : { ns: 0, title, missing: true }
      })
      return { batchcomplete: true, query: { pages } }
    }
    default: {
      const title = (asked.get('titles') ?? '').replace(/^./, (first) => first.toUpperCase())
      const article = own.find((other) => other.title === title || other.redirects?.includes(title))
      const isRedirect = article !== undefined && article.title !== title
      return {
        batchcomplete: true,
        query: {
          ...(isRedirect ? { redirects: [{ from: title, to: article.title }] } : {}),
          pages: [article ? describe(article) : { ns: 0, title, missing: true }],
        },
      }
    }
  }
}

/** Every word of a search must be in an article, as in the real one; titles count most. */
function search(own: readonly StubArticle[], words: string): StubArticle[] {
  const asked = words.toLowerCase().split(' ').map(cutEnding)
  const has = (text: string): number => {
    const known = new Set(
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.map(cutEnding),
    )
    return asked.filter((word) => known.has(word)).length
  }
  const names = (article: StubArticle): string => [article.title, ...(article.redirects ?? [])].join(' ')
  return own
    .filter((article) => has(`${names(article)} ${article.text}`) === asked.length)
    .toSorted((a, b) => has(names(b)) - has(names(a)))
}

function cutEnding(word: string): string {
  return word.replace(/(?:ing|s)$/, '')
}

function describePage(
  { site, title, description, entity, text, links }: StubArticle,
  { asked, origin, index }: { asked: URLSearchParams; origin: string; index?: number | undefined },
): unknown {
  const props = asked.get('prop')!.split('|')
  const isWiki = asked.get('exsectionformat') === 'wiki'
  const whole = isWiki ? text : text.replace(/^=+ ?(.*?) ?=+$/gm, '$1')
  const extract = asked.has('exintro') ? text.split('\n\n\n')[0]! : whole
  return {
    pageid: 1000 + articles.findIndex((article) => article.title === title),
    ns: 0,
    title,
    ...(index === undefined ? {} : { index }),
    ...(props.includes('extracts') ? { extract } : {}),
    ...(props.includes('description') && description ? { description, descriptionsource: 'local' } : {}),
    ...(props.includes('info')
      ? { fullurl: `${origin}/${site}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}` }
      : {}),
    ...(props.includes('pageprops') && (entity || links)
      ? {
          pageprops: {
            ...(links ? { disambiguation: '' } : {}),
            ...(entity ? { wikibase_item: entity } : {}),
          },
        }
      : {}),
  }
}
