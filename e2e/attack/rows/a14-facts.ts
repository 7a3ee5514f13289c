import { request, type ClientRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { hold, type Attack } from '../attack.ts'
import type { Guest, Target } from '../target.ts'

/** Longest that another guest's file may wait. */
const patienceMs = 20_000
/** What takes longer is printed. */
const slowMs = 3000
const megabyte = 1_000_000
const slowFiles = 12
const inside = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
]

const fill = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Texts that make a reader of sentences, headings, lists or words work hard. */
const hardParts = [
  'a',
  ' ',
  '.',
  '. ',
  '# ',
  '== ',
  '- ',
  '1. ',
  '\n',
  '"',
  '(',
  'Dr. ',
  'e.g. ',
  'A. B. ',
  '\u0301',
  '👩‍👩‍👧‍👦',
]

const files: readonly [name: string, bytes: () => Uint8Array][] = [
  ['spaces.txt', () => strToU8(fill(' ', 20 * megabyte))],
  ['letters.txt', () => strToU8(fill('a', 20 * megabyte))],
  ['headings.md', () => strToU8(fill('# a\n', 5 * megabyte))],
  ['deep.html', () => strToU8(`<html><body>${fill('<div>', 4 * megabyte)}`)],
  ['wide.html', () => strToU8(`<html><body>${fill('<p>a.</p>', 4 * megabyte)}`)],
  ['attributes.html', () => strToU8(`<html><body><p ${fill('a=b ', 4 * megabyte)}>`)],
  ['bomb.docx', () => zipSync({ 'word/document.xml': new Uint8Array(40 * megabyte) })],
  [
    'deep.docx',
    () =>
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': strToU8(`<w:document>${fill('<w:p>', 20 * megabyte)}`),
      }),
  ],
  ['objects.pdf', () => strToU8(`%PDF-1.7\n${fill('1 0 obj <</Kids [1 0 R]>> endobj\n', 10 * megabyte)}`)],
  ['nested.pdf', () => strToU8(`%PDF-1.7\n1 0 obj ${fill('[', 5 * megabyte)}`)],
]

interface Sent {
  route: string
  type: 'application/octet-stream' | 'application/json'
  bytes: Uint8Array
}

/**
 * Sends on a connection of its own and returns the status: the server closes the connection of what it refuses, which
 * another user's request must not share. 0 means that it was closed before all was sent.
 */
function send({ address }: Target, { cookie }: Guest, { route, type, bytes }: Sent): Promise<number> {
  const headers = {
    cookie,
    origin: 'http://vivify.test',
    'content-type': type,
    'content-length': bytes.length,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${route}`, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.once('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(0) : reject(error),
    )
    sent.end(bytes)
  })
}

function describeFile(name: string, bytes: Uint8Array): Sent {
  return { route: `/api/facts/read-file?name=${name}`, type: 'application/octet-stream', bytes }
}

function describeFacts(text: string): Sent {
  const someFiles = Array.from({ length: 8 }, (_, index) => ({ name: `${index}.txt`, text }))
  const body = { topic: 'tea', notes: text.slice(0, 200_000), files: someFiles }
  return { route: '/api/facts', type: 'application/json', bytes: strToU8(JSON.stringify(body)) }
}

/** Begins a file of 1 MB, of which a byte arrives now and then. */
function sendSlowly({ address }: Target, { cookie }: Guest): ClientRequest {
  const headers = {
    cookie,
    origin: 'http://vivify.test',
    'content-type': 'application/octet-stream',
    'content-length': megabyte,
  }
  const route = '/api/facts/read-file?name=slow.txt'
  const sent = request(`${address}${route}`, { method: 'POST', agent: false, headers })
  const timer = setInterval(() => sent.write('a'), 100)
  sent.once('close', () => clearInterval(timer))
  // It is cut off at the end.
  return sent.on('error', () => {})
}

export const attacks: readonly Attack[] = [
  {
    row: 'A14',
    title: 'sends files and notes that are hard to read, many at once',
    // Two readers at work, up to 430 and 110 MB as measured, beside the 150 MB that arrived: 560 to 780 MB in 16 runs.
    maxGrowthMegabytes: 900,
    async play(target) {
      const [attacker, other] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const made = files.map(([name, make]) => [name, make()] as const)
      const flood = Promise.all([
        ...made.map(([name, bytes]) => send(target, attacker, describeFile(name, bytes))),
        ...hardParts.map((part) => send(target, attacker, describeFacts(fill(part, 400_000)))),
      ])
      const started = performance.now()
      const mine = strToU8('Bees dance to show where flowers are.')
      const status = await send(target, other, describeFile('mine.txt', mine))
      const waitedMs = performance.now() - started
      hold(status === 200, `another guest's file was answered with ${status}`)
      hold(waitedMs < patienceMs, `another guest's file waited ${Math.round(waitedMs)} ms`)
      const statuses = await flood
      // Each alone, so that none is refused only because others wait.
      const slow: string[] = []
      const time = async (name: string, send: Promise<number>): Promise<void> => {
        const begun = performance.now()
        statuses.push(await send)
        const ms = performance.now() - begun
        if (ms > slowMs) slow.push(`${name} ${(ms / 1000).toFixed(1)} s`)
      }
      const alone = await target.signInAsGuest()
      for (const [name, bytes] of made) await time(name, send(target, alone, describeFile(name, bytes)))
      for (const part of hardParts)
        await time(
          JSON.stringify(part),
          send(target, await target.signInAsGuest(), describeFacts(fill(part, 400_000))),
        )
      hold(!statuses.includes(500), 'an answer was 500')
      const met = [...new Set(statuses)].sort((one, two) => one - two).join(', ')
      const slowest = slow.length === 0 ? '' : `; slow: ${slow.join(', ')}`
      return `another guest waited ${Math.round(waitedMs)} ms${slowest}; answered with ${met}`
    },
  },
  {
    row: 'A14',
    title: `sends ${slowFiles} files a byte at a time`,
    isQuick: true,
    async play(target) {
      const senders = await Promise.all(Array.from({ length: slowFiles }, () => target.signInAsGuest()))
      const slow = senders.map((guest) => sendSlowly(target, guest))
      try {
        await wait(500)
        const begun = performance.now()
        const mine = strToU8('Bees dance to show where flowers are.')
        const other = await target.signInAsGuest()
        const status = await send(target, other, describeFile('mine.txt', mine))
        const waitedMs = performance.now() - begun
        hold(status === 200, `another guest's file was answered with ${status}`)
        hold(waitedMs < patienceMs, `another guest's file waited ${Math.round(waitedMs)} ms`)
        return `another guest's file took ${Math.round(waitedMs)} ms`
      } finally {
        for (const one of slow) one.destroy()
      }
    },
  },
  {
    row: 'A14',
    title: 'names pages inside the network',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      for (const url of [...inside, `${target.address}/api/health`]) {
        const body = { topic: '', addresses: [url] }
        const answer = await guest.call('/api/facts', { method: 'POST', body })
        const text = await answer.text()
        hold(answer.status === 200, `${url} was answered with ${answer.status}: ${text}`)
        hold((JSON.parse(text) as { status: string }).status === 'nothing', `${url} was read: ${text}`)
      }
      return `${inside.length + 1} not read`
    },
  },
]
