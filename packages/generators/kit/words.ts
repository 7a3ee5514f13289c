// Small rules of written English: where a sentence ends, how it begins, and where it can be cut.

/** Spaces and line breaks become single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Short names in capitals that a vowel makes look like words; those without vowels, such as PDF, need no list. */
const vowelNames = new Set(
  'AI API APIS AR CI CLI GIF GUI IDE IOS IOT LLM OCR QA ROI SAAS SEO UI USA USB UX'.split(' '),
)
const leastShoutedLetters = 12

/**
 * Text in capitals throughout, in small letters but for `name` and names such as PDF; marks that shout become one.
 * Other text keeps its letters.
 */
export function withoutShouting(text: string, name = ''): string {
  const calm = text.replace(/([!?])[!?]+/gu, '$1')
  const letters = calm.match(/\p{L}/gu) ?? []
  const isShouted =
    letters.length >= leastShoutedLetters && calm === calm.toUpperCase() && calm !== calm.toLowerCase()
  if (!isShouted) return calm
  const own = new Map(name.split(/\s+/u).map((word) => [word.toUpperCase(), word]))
  return splitSentences(calm)
    .map((sentence) => capitalize(sentence.replace(shoutedWord, (word) => own.get(word) ?? lowerWord(word))))
    .join(' ')
}

const shoutedWord = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu

function lowerWord(word: string): string {
  return isShortName(word) ? word : word.toLowerCase()
}

function isShortName(word: string): boolean {
  return (
    word.length > 1 &&
    (vowelNames.has(word) || /\p{N}/u.test(word) || /^[B-DF-HJ-NP-TV-XZ]{2,5}$/u.test(word))
  )
}

export function capitalize(text: string): string {
  // Names such as iPhone and eBay keep their small letter.
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Names that keep their capital inside a sentence. */
const properNames = new Set(
  (
    'Africa African America American Android Anki Apple April Arabic Asia Asian August Australia Australian Berlin Britain ' +
    'British California Canada Canadian China Chinese Christmas Cursor Dart December Discord Docker Dropbox Dutch Easter Elixir ' +
    'England English Etsy Europe European Excel Facebook February Figma Firefox Flutter France French Friday Fridays German ' +
    'Germany Git Gmail Google Greek Halloween Hebrew Hindi Homebrew India Indian Instagram Ireland Irish Italian Italy January ' +
    'Japan Japanese Java Jira July June Kenya Kotlin Kubernetes Laravel Linux London March Mastodon Mexican Mexico ' +
    'Microsoft Monday Mondays Netflix Nigeria Node Notion November Nvidia Obsidian October Outlook Paris Photoshop Php Pinterest Poland Polish Portuguese ' +
    'Postgres Prisma Python Rails React Reddit Ruby Russian Rust Salesforce Saturday Saturdays Scotland Scottish September Shopify ' +
    'Slack Spain Spanish Spotify Stripe Substack Sunday Sundays Svelte Sweden Swedish Swift Swiss Terraform Thursday Thursdays ' +
    'Tuesday Tuesdays Turkish Twitch Twitter Typescript Ubuntu Ukraine Ukrainian Vercel Vim Vue Wednesday Wednesdays Windows ' +
    'Xcode Zapier Zoom'
  ).split(' '),
)

/**
 * The text as it goes on inside a sentence: its first letter becomes small unless the word is a name. `elsewhere` is
 * other text of the same person, which shows whether a word is written with a capital inside sentences too.
 */
export function lowerFirst(text: string, elsewhere = ''): string {
  const [word = ''] = text.split(/[\s,.;:!?]/u, 1)
  const isPlain = /^\p{Lu}(?:\p{Ll}+(?:[-’']\p{Ll}+)*)?$/u.test(word) && word !== 'I'
  if (!isPlain || properNames.has(word) || isNameElsewhere(word, elsewhere)) return text
  return word[0]!.toLowerCase() + text.slice(1)
}

function isNameElsewhere(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at)
    const after = text.slice(at + word.length, at + word.length + 1)
    if (/[\p{Ll}\p{N},] $/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

/** Without the mark at the end. */
export function dropStop(text: string): string {
  return text.trim().replace(/[.;:,\s]{1,20}$/u, '')
}

/** With a mark at the end. */
export function asSentence(text: string): string {
  const plain = tidy(text)
  if (plain === '') return ''
  return /[.!?…]["”’)]?$/u.test(plain) ? capitalize(plain) : `${capitalize(dropStop(plain))}.`
}

/** Sentences of a text. A dot inside a number, a name or an abbreviation ends none. */
export function splitSentences(text: string): string[] {
  const plain = tidy(text)
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of plain.matchAll(/[.!?…]["”’)]? (?=["“(]?[\p{Lu}\p{N}])/gu)) {
    const before = plain.slice(start, index + 1)
    if (/(?:^|[\s(])(?:e\.g|i\.e|vs|Dr|Mr|Mrs|Ms|St|No|approx|\p{Lu})\.$/u.test(before)) continue
    sentences.push(plain.slice(start, index + mark.length).trim())
    start = index + mark.length
  }
  const rest = plain.slice(start).trim()
  return rest === '' ? sentences : [...sentences, rest]
}

/** As many whole sentences as fit; empty when not even the first does. */
export function fitSentences(
  text: string,
  most: number,
  count: (text: string) => number = (one) => one.length,
): string {
  let fitted = ''
  for (const sentence of splitSentences(text)) {
    const longer = fitted === '' ? asSentence(sentence) : `${fitted} ${asSentence(sentence)}`
    if (count(longer) > most) break
    fitted = longer
  }
  return fitted
}

/** A phrase may end before these words. */
const cutWords = new Set(
  'but so with without from for in on by before after while when whenever where who which that as across between using via into than'.split(
    ' ',
  ),
)
const looseEnds = new Set(
  'a an the and or but so to of for with in on at by from your their its our my his her every each no any is are that which who more'.split(
    ' ',
  ),
)

/** The phrase itself, or its beginning up to a place where it can end; null when no such beginning fits. */
export function fitPhrase(text: string, most: number, leastWords = 3): string | null {
  const whole = dropStop(tidy(text))
  if (whole.length <= most) return whole
  const words = whole.split(' ')
  for (let count = words.length - 1; count >= leastWords; count--) {
    const next = words[count]!.toLowerCase()
    const last = words[count - 1]!
    // Neither inside “one, two and three” nor inside “one and two”.
    const isBreak = /[;:–—]$/u.test(last) || cutWords.has(next) || next === '–' || next === '—'
    if (!isBreak || looseEnds.has(last.toLowerCase()) || last === '–' || last === '—') continue
    const cut = dropStop(words.slice(0, count).join(' '))
    if (cut.length <= most) return cut
  }
  return null
}

/** `a` or `an`, by the sound that the word begins with. */
export function articleFor(phrase: string): 'a' | 'an' {
  const [word = ''] = phrase.split(/[\s-]/u, 1)
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an'
  if (/^(?:uni(?!m|nt)|use|usu|eu|one\b|once\b|ubi|uk\b|u\b)/i.test(word)) return 'a'
  // Letters that are spelled out: an SDK, an MCP server, a UI, a PDF.
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(?:8|11|18)/.test(word)) return 'an'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** `one, two and three`. */
export function joinList(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Joins what is not empty into paragraphs. */
export function paragraphs(...parts: readonly (string | null | false)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n')
}

/** Joins what is not empty into one paragraph. */
export function together(...parts: readonly (string | null | false)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ')
}
