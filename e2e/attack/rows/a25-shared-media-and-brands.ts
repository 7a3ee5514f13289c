import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { catNotes } from '../../../apps/server/services/articles/testing.ts'
import { hold, type Attack } from '../attack.ts'
import type { Guest, Target } from '../target.ts'

/** Expects one of the statuses and returns the answer's text. */
async function refused(asked: Promise<Response>, what: string, ...statuses: number[]): Promise<string> {
  const answer = await asked
  const text = await answer.text()
  hold(statuses.includes(answer.status), `${what} was answered with ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

async function uploadLogo(guest: Guest, side: number): Promise<Response> {
  const create = { width: side, height: side, channels: 3 as const, background: '#00ff00' }
  const bytes = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer()
  return guest.call('/api/assets?name=logo.png', { method: 'PUT', bytes })
}

const saveKit = (guest: Guest, brand: object): Promise<Response> =>
  guest.call('/api/brand-kit', { method: 'PUT', body: { brand } })

/** Orders an article that has pictures and notes, and waits for its end. */
async function writeArticle(guest: Guest): Promise<{ state: string; warnings: string[] }> {
  const ordered = await guest.call('/api/articles', {
    method: 'POST',
    body: {
      titles: ['How Cats Sleep and Eat'],
      config: { articleLength: 'Short', hasFeaturedImage: true, imagesInArticle: 0 },
      sources: { notes: catNotes, usesWikipedia: false },
      idempotencyKey: 'branded',
    },
  })
  hold(ordered.ok, `the article was answered with ${ordered.status}`)
  for (;;) {
    const answer = await guest.call('/api/articles')
    const { articles } = (await answer.json()) as { articles: { state: string; warnings: string[] }[] }
    const [article] = articles
    if (article && !['queued', 'writing'].includes(article.state)) return article
    await wait(200)
  }
}

async function playOutside(target: Target): Promise<void> {
  const guest = await target.signInAsGuest()
  const post = (route: string, body?: object) => guest.call(route, { method: 'POST', body })
  await refused(post('/api/natural-voices/download'), 'a download of the voices', 403)
  await refused(post('/api/natural-voices/stop'), 'stopping the download', 403)
  await refused(guest.call('/api/natural-voices', { method: 'DELETE' }), 'deleting the voices', 403)
  const hit = { fileUrl: 'http://127.0.0.1:1/', previewUrl: 'file:///etc/passwd', source: 'nasa' }
  const payload = Buffer.from(JSON.stringify({ hit, endsAt: Date.now() + 60_000 })).toString('base64url')
  for (const reference of ['x', '.', `${payload}.`, `${payload}.${'A'.repeat(43)}`, `${payload}.a.b`]) {
    const query = new URLSearchParams({ reference })
    await refused(guest.call(`/api/stock/preview?${query}`), `the reference ${reference}`, 422)
  }
  for (const voice of ['x', '..%2F..%2Fsecrets', '%00', 'x'.repeat(5000)]) {
    await refused(
      guest.call(`/api/voices/elevenlabs/${voice}?text=Hello`),
      'a voice without a key',
      400,
      403,
      404,
      414,
      422,
    )
  }
}

async function playTeams(target: Target): Promise<void> {
  const [owner, other] = [
    await target.signUp('owner-of-a25@example.com'),
    await target.signUp('other-of-a25@example.com'),
  ]
  const { session } = (await (await other.call('/api/auth/session')).json()) as { session: { id: string } }
  const give = (who: Guest, password: string): Promise<Response> =>
    who.call('/api/team/owner', { method: 'POST', body: { memberId: session.id, password } })
  const guest = await target.signInAsGuest()
  await refused(give(guest, 'x'), 'a guest who hands over', 403, 404, 422)
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => give(owner, `guess ${index}`)))
  hold(
    guesses.every(({ status }) => [404, 422, 429].includes(status)),
    `guessed passwords were answered with ${guesses.map(({ status }) => status).join(', ')}`,
  )
  hold(
    guesses.some(({ status }) => status === 429),
    'guessing the password of a hand-over has no limit',
  )
  const tokens = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      other.call('/api/invites/accept', { method: 'POST', body: { token: `${index}`.padEnd(43, 'A') } }),
    ),
  )
  hold(
    tokens.some(({ status }) => status === 429) && tokens.every(({ status }) => [404, 429].includes(status)),
    'guessing invites has no limit',
  )
}

export const attacks: readonly Attack[] = [
  {
    row: 'A25',
    title: 'downloads voices, forges footage and voices, and guesses invites and the password of a hand-over',
    isQuick: true,
    async play(target) {
      await playOutside(target)
      await playTeams(target)
      return 'all refused'
    },
  },
  {
    row: 'A25',
    title: 'brands pictures with a logo of 49 million pixels, and with files of others',
    maxGrowthMegabytes: 1600,
    async play(target) {
      const [guest, other] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const large = await uploadLogo(guest, 7000)
      hold(large.status === 201, `the large logo was answered with ${large.status}`)
      const { id } = (await large.json()) as { id: string }
      const tooLarge = await uploadLogo(guest, 7200)
      hold(tooLarge.status === 413, `a logo of 52 million pixels was answered with ${tooLarge.status}`)
      for (const brand of [
        { logoAsset: id },
        { intro: { asset: id } },
        { outro: { asset: id, seconds: 1e9 } },
        { primaryColor: 'url(http://127.0.0.1/)' },
        { watermark: 'x'.repeat(1_000_000) },
      ]) {
        await refused(saveKit(other, brand), `a kit with ${JSON.stringify(brand).slice(0, 60)}`, 422)
      }
      const saved = await saveKit(guest, { logoAsset: id, watermark: '@bees' })
      hold(saved.ok, `the kit was answered with ${saved.status}`)
      const { state, warnings } = await writeArticle(guest)
      hold(state === 'written', `the article is ${state}: ${warnings.join(' ')}`)
      return `written, ${warnings.length} warnings`
    },
  },
]
