import { spellLetters } from './letters.ts'
import type { Reader, TokenContext } from './token.ts'

/** Abbreviations with one reading, in lower case without their last period. */
const expansions: Readonly<Record<string, string>> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  prof: 'professor',
  jr: 'junior',
  vs: 'versus',
  'e.g': 'for example',
  eg: 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  'n/a': 'not applicable',
  approx: 'approximately',
  dept: 'department',
  govt: 'government',
  inc: 'incorporated',
  ltd: 'limited',
  corp: 'corporation',
  blvd: 'boulevard',
  ave: 'avenue',
  'ph.d': 'pee aitch dee',
  phd: 'pee aitch dee',
  'et al': 'and others',
  'a.k.a': 'also known as',
  aka: 'also known as',
  incl: 'including',
  intl: 'international',
  esp: 'especially',
  btw: 'by the way',
  wifi: 'wifi',
  'wi-fi': 'wifi',
  lol: 'ell oh ell',
  omg: 'oh em gee',
  idk: 'eye dee kay',
  tbh: 'tee bee aitch',
  imo: 'eye em oh',
  fyi: 'eff why eye',
  diy: 'dee eye why',
  faq: 'eff ay cue',
  ceo: 'see ee oh',
  hmm: 'hum',
  hmmm: 'hum',
  shh: 'shush',
  ok: 'okay',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '@': 'at',
  '°': 'degrees',
  'c++': 'see plus plus',
  'c#': 'see sharp',
  'f#': 'eff sharp',
  '.net': 'dot net',
}

/** These are abbreviations only with their period, or they are everyday words ("no", "fig", "est"). */
const withPoint: Readonly<Record<string, string>> = {
  'sr.': 'senior',
  'co.': 'company',
  'rd.': 'road',
  'mt.': 'mount',
  'ft.': 'feet',
  'fig.': 'figure',
  'est.': 'established',
  'gen.': 'general',
  'sen.': 'senator',
  'rep.': 'representative',
  'gov.': 'governor',
  'capt.': 'captain',
  'sgt.': 'sergeant',
  'lt.': 'lieutenant',
  'rev.': 'reverend',
  'min.': 'minutes',
  'max.': 'maximum',
  'vol.': 'volume',
  'ch.': 'chapter',
  'pg.': 'page',
  'pp.': 'pages',
  'ca.': 'circa',
  'feat.': 'featuring',
}

/** Reads abbreviations, with "St.", "Dr." and "No." by their context, and initials such as "U.S." */
export const readAbbreviation: Reader = (token) => {
  const word = token.body.toLowerCase()
  const inContext = readContextual(token)
  if (inContext !== null) return inContext
  const pointed = /^[a-z]{2,4}\.[,;:!?)"']*$/i.test(token.folded) ? withPoint[`${word}.`] : undefined
  if (pointed !== undefined && token.next !== '') return pointed
  if (Object.hasOwn(expansions, word) && !isSpokenWord(token)) return expansions[word]!
  const initials = token.body.match(/^((?:[A-Za-z]\.)+[A-Za-z])('s|s)?$/)
  return initials ? addSuffix(spellLetters(initials[1]!), initials[2]) : null
}

/** "ms" after a number means milliseconds and is handled earlier; "ok" in any form is the word. */
function isSpokenWord({ body, folded }: TokenContext): boolean {
  return /^(inc|corp|eg|esp|ms|ave|prof)$/.test(body) && !folded.includes('.')
}

function readContextual({ body, folded, previous, next }: TokenContext): string | null {
  const word = body.toLowerCase()
  const isName = /^[A-Z]/.test(next)
  const afterName = /^[A-Z0-9]/.test(previous)
  if (word === 'dr' && body.startsWith('Dr')) return isName || !afterName ? 'doctor' : 'drive'
  if (word === 'st' && body.startsWith('St')) {
    if (isName && !(afterName && /^St\.?,/.test(folded))) return 'saint'
    return afterName ? 'street' : 'saint'
  }
  if (word === 'no' && /^no\./i.test(folded)) return /^#?\d/.test(next) ? 'number' : null
  if (word === '-' && /^\d/.test(previous) && /^\d/.test(next)) return 'to'
  if (word === 'x' && /^\d/.test(previous) && /^\d/.test(next)) return 'by'
  if (word === '/' && previous !== '' && next !== '') return /^\d/.test(next) ? 'divided by' : 'or'
  return null
}

/** Adds a plural or possessive ending to the last word. */
export function addSuffix(said: string, suffix: string | undefined): string {
  return suffix ? `${said}'s` : said
}
