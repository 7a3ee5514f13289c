import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { hold, type Attack } from '../attack.ts'
import type { Guest, Target } from '../target.ts'

const inside = [
  'https://127.0.0.1',
  'https://localhost',
  'https://10.0.0.7',
  'https://169.254.169.254',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://2130706433',
  'http://93.184.215.14',
  'https://user:secret@93.184.215.14',
]
const ghostKey = `${'a'.repeat(24)}:${'b'.repeat(64)}`

function describeSites(address: string): object[] {
  return [
    { kind: 'wordpress', address, user: 'me', password: 'secret' },
    { kind: 'ghost', address, adminKey: ghostKey },
    { kind: 'webhook', address },
  ]
}

/** What a hostile site answers to every call. */
const hostile: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['nothing', () => {}],
  [
    'without end',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const part = 'x'.repeat(60_000)
      const write = (): void => void (response.destroyed || (response.write(part), setTimeout(write, 1)))
      write()
    },
  ],
  [
    'a byte a second',
    (response) => {
      const timer = setInterval(() => response.write(' '), 1000)
      response.once('close', () => clearInterval(timer))
    },
  ],
  ['deeply', (response) => void response.end('['.repeat(1_900_000))],
  ['with a redirect', (response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'with names that can’t be stored',
    (response) =>
      void response.end(
        JSON.stringify({
          name: `A\0${'\ud800'.repeat(150)}`,
          namespaces: ['wp/v2'],
          capabilities: { edit_posts: true, upload_files: true },
          site: { title: `A\0${'\ud800'.repeat(150)}` },
          posts: [],
        }),
      ),
  ],
  ['with other types', (response) => void response.end('{"name":[],"namespaces":{},"site":7,"posts":null}')],
  ['with many values', (response) => void response.end(`[${'{},'.repeat(600_000)}{}]`)],
]

async function openHostile(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume()
    const way = Number(/^\/(\d+)/.exec(request.url ?? '')?.[1] ?? 0)
    hostile[way % hostile.length]![1](response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const pictures = 8
const stalledReaders = 40
/** Of one account. */
const mostOpen = 6

/** Noise, which no format makes small. */
async function drawNoise(): Promise<Uint8Array> {
  const side = 1600
  const pixels = Buffer.allocUnsafe(side * side * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (Math.random() * 256) | 0
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** An article with large pictures; returns its id. */
async function keepLargeArticle(guest: Guest): Promise<string> {
  const bytes = await drawNoise()
  const ids: string[] = []
  for (let index = 0; index < pictures; index++) {
    const answer = await guest.call(`/api/assets?name=${index}.jpg`, { method: 'PUT', bytes })
    hold(answer.ok, `a picture was answered with ${answer.status}`)
    ids.push(((await answer.json()) as { id: string }).id)
  }
  const body = {
    titles: ['Zqx'],
    config: { hasFeaturedImage: false, imagesInArticle: 0 },
    sources: { usesWikipedia: false },
    idempotencyKey: 'large',
  }
  const ordered = await guest.call('/api/articles', { method: 'POST', body })
  const { id } = ((await ordered.json()) as { articles: { id: string }[] }).articles[0]!
  for (;;) {
    const article = (await (await guest.call(`/api/articles/${id}`)).json()) as Kept
    if (['queued', 'writing'].includes(article.state)) {
      await wait(100)
      continue
    }
    const markdown = ids.map((asset) => `Words.\n\n![A picture](asset:${asset})`).join('\n\n')
    const change = { revision: article.revision, document: { ...article.document, markdown } }
    const saved = await guest.call(`/api/articles/${id}`, { method: 'PUT', body: change })
    hold(saved.ok, `the article was answered with ${saved.status}`)
    await saved.text()
    return id
  }
}

interface Kept {
  state: string
  revision: number
  document: object
}

/** Asks for a file and stops reading after its first bytes. Returns the status. */
function openStalled(
  { address }: Target,
  { cookie }: Guest,
  route: string,
): Promise<{ socket: Socket; status: number }> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.write(`GET ${route} HTTP/1.1\r\nhost: vivify.test\r\ncookie: ${cookie}\r\n\r\n`)
    socket.once('data', (first) => {
      socket.pause()
      resolve({ socket, status: Number(/^HTTP\/1\.1 (\d+)/.exec(first.toString('latin1'))?.[1]) })
    })
  })
}

export const attacks: readonly Attack[] = [
  {
    row: 'A16',
    title: 'names addresses inside the network as sites',
    isQuick: true,
    async play(target) {
      for (const address of inside) {
        const guest = await target.signInAsGuest()
        for (const body of describeSites(address)) {
          const answer = await guest.call('/api/article-sites', { method: 'POST', body })
          const text = await answer.text()
          hold(answer.status === 422, `${address} was answered with ${answer.status}: ${text}`)
        }
      }
      return `${inside.length * 3} refused`
    },
  },
  {
    row: 'A16',
    title: 'connects sites that answer without end, slowly, deeply or with what can’t be stored',
    environment: { ALLOWED_PRIVATE_HOSTS: '127.0.0.1' },
    async play(target) {
      const site = await openHostile()
      try {
        const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
        const met = new Set<number>()
        const tries = hostile.flatMap(([name], index) =>
          describeSites(`${base}/${index}`)
            .slice(0, 2)
            .map((body) => ({ name, body })),
        )
        let slowestMs = 0
        await Promise.all(
          tries.map(async ({ name, body }) => {
            const begun = performance.now()
            const guest = await target.signInAsGuest()
            const answer = await guest.call('/api/article-sites', { method: 'POST', body })
            const text = await answer.text()
            slowestMs = Math.max(slowestMs, performance.now() - begun)
            met.add(answer.status)
            hold(answer.status !== 500, `a site that answers ${name}: ${text.slice(0, 200)}`)
            const listed = await guest.call('/api/article-sites')
            hold(listed.ok, `after a site that answers ${name}, the list is ${listed.status}`)
            await listed.text()
          }),
        )
        hold(slowestMs < 40_000, `a site kept a call for ${Math.round(slowestMs)} ms`)
        return `${tries.length} answered with ${[...met].join(', ')} within ${(slowestMs / 1000).toFixed(1)} s`
      } finally {
        site.closeAllConnections()
        site.close()
      }
    },
  },
  {
    row: 'A16',
    title: `asks for ${stalledReaders} exports and reads none of them`,
    async play(target) {
      const [attacker, other] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const [large, own] = [await keepLargeArticle(attacker), await keepLargeArticle(other)]
      const sockets: Socket[] = []
      const statuses: number[] = []
      try {
        for (let index = 0; index < stalledReaders; index++) {
          const { socket, status } = await openStalled(
            target,
            attacker,
            `/api/articles/${large}/export?format=html`,
          )
          sockets.push(socket)
          statuses.push(status)
        }
        const open = statuses.filter((status) => status === 200).length
        hold(open <= mostOpen, `${open} were made`)
        hold(
          statuses.every((status) => [200, 429].includes(status)),
          `they were answered with ${[...new Set(statuses)].join(', ')}`,
        )
        const begun = performance.now()
        const answer = await other.call(`/api/articles/${own}/export?format=html`)
        const { byteLength } = await answer.arrayBuffer()
        hold(answer.ok && byteLength > 1_000_000, `another guest's export was answered with ${answer.status}`)
        return `${open} were made; another's export took ${((performance.now() - begun) / 1000).toFixed(1)} s`
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    },
  },
]
