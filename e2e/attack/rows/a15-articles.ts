import { setTimeout as wait } from 'node:timers/promises'
import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'

/** Longest that another guest's article may wait. */
const patienceMs = 30_000
const articlesAtOnce = 20

interface Article {
  id: string
  state: string
  revision: number
  document: object
}

/** About nothing that is known, so that each is an outline, which costs no credits. */
function order(
  guest: Guest,
  key: string,
  titles: readonly string[],
  sources: object = {},
): Promise<Response> {
  const body = {
    titles,
    config: { hasFeaturedImage: false, imagesInArticle: 0 },
    sources: { usesWikipedia: false, ...sources },
    idempotencyKey: key,
  }
  return guest.call('/api/articles', { method: 'POST', body })
}

/** Waits until none of the guest's articles is being written. */
async function endWriting(guest: Guest): Promise<Article[]> {
  for (;;) {
    const answer = await guest.call('/api/articles?limit=500')
    const { articles } = (await answer.json()) as { articles: Article[] }
    if (articles.every(({ state }) => !['queued', 'writing'].includes(state))) return articles
    await wait(100)
  }
}

const read = async (guest: Guest, id: string): Promise<Article> =>
  (await (await guest.call(`/api/articles/${id}`)).json()) as Article

const fill = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Texts that make a reader of Markdown, words or sentences work hard. */
const hardParts = [
  'a',
  ' ',
  '[',
  '[a](',
  '![a](asset:',
  '[^w1]',
  '*_',
  '> ',
  '- a\n',
  '# a\n',
  '| a ',
  '`',
  '<b>',
  '&amp;',
  'A. B. ',
  '\n\n',
]

export const attacks: readonly Attack[] = [
  {
    row: 'A15',
    title: 'acts on the articles of another account',
    isQuick: true,
    async play(target) {
      const [owner, thief] = [await target.signInAsGuest(), await target.signInAsGuest()]
      hold((await order(owner, 'mine', ['Zqx one'])).ok, 'no article was ordered')
      const [mine] = await endWriting(owner)
      const before = await read(owner, mine!.id)
      const { document, revision } = before
      const tries: [string, string, object | undefined][] = [
        ['GET', '', undefined],
        ['PUT', '', { document, revision }],
        ['DELETE', '', undefined],
        ['POST', '/restore', undefined],
        ['POST', '/write', undefined],
        ['POST', '/short', undefined],
        ['GET', '/versions', undefined],
        ['GET', '/versions/1', undefined],
        ['GET', '/export?format=html', undefined],
        ['GET', '/publications', undefined],
        ['POST', '/publish', { siteId: 'mine', idempotencyKey: 'x' }],
        ['POST', '/rewrite', { text: 'Zqx', way: 'shorter' }],
      ]
      for (const [method, way, body] of tries) {
        const answer = await thief.call(`/api/articles/${mine!.id}${way}`, { method, body })
        await answer.text()
        hold(answer.status === 404, `${method} ${way} was answered with ${answer.status}`)
      }
      hold((await read(owner, mine!.id)).revision === revision, 'the article was changed')
      return `${tries.length} refused with 404`
    },
  },
  {
    row: 'A15',
    title: `edits, exports and shortens ${articlesAtOnce} articles that are hard to read, at once`,
    // Two processes that export may have 1000 MB each.
    maxGrowthMegabytes: 2000,
    async play(target) {
      const [attacker, other] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const titles = Array.from({ length: articlesAtOnce }, (_, index) => `Zqx ${index}`)
      hold((await order(attacker, 'many', titles)).ok, 'no articles were ordered')
      const articles = await endWriting(attacker)
      const flood = Promise.all(
        articles.map(async ({ id }, index) => {
          const { revision, document } = await read(attacker, id)
          const markdown = fill(hardParts[index % hardParts.length]!, 400_000)
          const body = { revision, document: { ...document, markdown } }
          const saved = await attacker.call(`/api/articles/${id}`, { method: 'PUT', body })
          await saved.text()
          const answers = await Promise.all([
            ...['html', 'markdown', 'docx'].map((format) =>
              attacker.call(`/api/articles/${id}/export?format=${format}`),
            ),
            attacker.call(`/api/articles/${id}/short`, { method: 'POST' }),
            attacker.call(`/api/articles/${id}/versions`),
          ])
          await Promise.all(answers.map((answer) => answer.arrayBuffer()))
          return [saved, ...answers].map(({ status }) => status)
        }),
      )
      const begun = performance.now()
      const notes = 'Bees dance to show where flowers are. A bee lives for six weeks in summer.'
      hold((await order(other, 'one', ['How Bees Live'], { notes })).ok, 'another guest could not order')
      await endWriting(other)
      const waitedMs = performance.now() - begun
      const statuses = (await flood).flat()
      hold(waitedMs < patienceMs, `another guest's article waited ${Math.round(waitedMs)} ms`)
      hold(!statuses.includes(500), 'an answer was 500')
      const met = [...new Set(statuses)].sort((one, two) => one - two).join(', ')
      return `another's article took ${(waitedMs / 1000).toFixed(1)} s; answered with ${met}`
    },
  },
]
