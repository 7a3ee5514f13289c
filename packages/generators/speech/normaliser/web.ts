import { shortenAddress } from '@vivify/timeline/layout/drawable-text'
import { spellLetters } from './letters.ts'
import type { Reader } from './token.ts'
import { readWords } from './words.ts'

const spelledDomains: ReadonlySet<string> = new Set([
  'ai',
  'au',
  'ca',
  'de',
  'edu',
  'eu',
  'fm',
  'fr',
  'gg',
  'in',
  'io',
  'it',
  'js',
  'ly',
  'nl',
  'nz',
  'py',
  'tv',
  'uk',
  'us',
])
const saidDomains: ReadonlySet<string> = new Set(
  'app blog co com dev gov info me net news online org shop site so store to tech world xyz'.split(' '),
)
const fileEndings: ReadonlySet<string> = new Set(
  'css csv gif html jpg js json mp3 mp4 pdf png py ts txt zip'.split(' '),
)

const scheme = /^(?:[a-z]+:\/\/)?(?:www\.)?/i
const domain = /^((?:[a-z0-9-]+\.)+)([a-z]{2,6})((?:\/[^\s?#]*)?)(?:[?#]\S*)?$/i

/** Reads handles, hashtags, web and mail addresses, and file names. */
export const readWebName: Reader = ({ body }) => {
  const hashtag = body.match(/^#([\p{L}_][\p{L}\d_]*)$/u)
  if (hashtag) return `hashtag ${readWords(hashtag[1]!)}`
  const handle = body.match(/^@([\w.]+)$/)
  if (handle) return `at ${readDotted(handle[1]!)}`
  const mail = body.match(/^([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,6})$/i)
  if (mail) return `${readDotted(mail[1]!)} at ${readAddress(mail[2]!) ?? readDotted(mail[2]!)}`
  return readAddress(body)
}

function readAddress(body: string): string | null {
  const hasScheme = /^(?:https?:\/\/|www\.)/i.test(body)
  const match = (hasScheme ? shortenAddress(body) : body.replace(scheme, '')).match(domain)
  if (!match) return null
  const [, names, ending, path] = match
  const suffix = ending!.toLowerCase()
  const isKnown = saidDomains.has(suffix) || spelledDomains.has(suffix) || fileEndings.has(suffix)
  if (!isKnown && !hasScheme) return null
  // "end.So" is a missing space, not an address; only well-known endings count with a capital.
  if (!hasScheme && /^[A-Z][a-z]/.test(ending!)) return null
  const host = names!
    .split('.')
    .filter((name) => name !== '')
    .map(readPart)
  const isSaid = saidDomains.has(suffix) || suffix === 'zip' || suffix === 'gif'
  const last = isSaid
    ? suffix
    : spellLetters(suffix) + (/\d/.test(suffix) ? ` ${readWords(suffix.replace(/\D/g, ''))}` : '')
  return [...host, last].join(' dot ') + readPath(path!)
}

/** Reads at most two segments of a path. */
function readPath(path: string): string {
  const steps = path.split('/').filter((step) => step !== '')
  return steps
    .slice(0, 2)
    .map((step) => ` slash ${readPart(step)}`)
    .join('')
}

function readDotted(text: string): string {
  return text
    .split('.')
    .filter((part) => part !== '')
    .map(readPart)
    .join(' dot ')
}

function readPart(text: string): string {
  return readWords(text.replaceAll('-', ' dash ').replaceAll('_', ' '))
}
