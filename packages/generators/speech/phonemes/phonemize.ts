// From planned tokens to the phonemes of a speech model. A displayed token keeps its phonemes together, so that the
// model's durations give the times of captions.

import type { PlannedToken } from '../normaliser/plan.ts'
import { fromArpabet, soundAmerican, vowels } from './alphabet.ts'
import { soundBritish } from './british.ts'
import { findWord, type PronouncingDictionary } from './find-word.ts'
import { sayFunctionWord, type FollowingSound } from './function-words.ts'
import { readHomograph } from './homographs.ts'
import type { LetterSounds } from './letter-sounds.ts'
import { spokenNames } from './spoken-names.ts'

export type Accent = 'american' | 'british'

export interface PhonemizeOptions {
  readonly dictionary: PronouncingDictionary
  /** For words that the dictionary lacks. Without it, such words are spelled. */
  readonly soundOut?: LetterSounds
  readonly accent: Accent
}

export interface PhonemeToken {
  /** Words separated by spaces; empty for a silent token. */
  readonly phonemes: string
  /** Punctuation that the model has learned; empty for none. */
  readonly mark: string
}

/** The normaliser's names of letters; "double you" is one letter. */
const letterName =
  /^(?:ay|bee|see|dee|ee|eff|gee|aitch|eye|jay|kay|ell|em|en|oh|pee|cue|are|ess|tee|you|vee|ex|why|zee|double)$/

/** One spoken word with the token that it belongs to. */
interface SpokenWord {
  readonly word: string
  readonly token: number
  readonly isLetter: boolean
}

/** Finds the phonemes of every token; the answer is parallel to `tokens`. */
export async function phonemize(
  tokens: readonly PlannedToken[],
  options: PhonemizeOptions,
): Promise<PhonemeToken[]> {
  const words = tokens.flatMap(({ say }, token) => splitNames(say, token))
  const guesses = await soundOutUnknown(words, options)
  const sentences = splitSentences(words, tokens)
  const spoken: string[] = new Array<string>(words.length).fill('')
  // Backwards, because weak forms depend on the sound that follows.
  let following: FollowingSound = { next: '', startsWithVowel: false }
  for (let at = words.length - 1; at >= 0; at--) {
    const { token } = words[at]!
    const endsToken = words[at + 1]?.token !== token
    if (endsToken && tokens[token]!.mark !== '') following = { next: '', startsWithVowel: false }
    const place = { words: sentences[at]!.words, index: at - sentences[at]!.start }
    spoken[at] = sayWord(words[at]!, { place, following, guesses, options })
    const next = spoken[at].replace(/^[ˈˌ]+/u, '').charAt(0)
    if (next !== '') following = { next, startsWithVowel: vowels.has(next) }
  }
  return tokens.map(({ text, mark }, token) => {
    const own = words.flatMap((word, at) => (word.token === token ? [at] : []))
    return {
      phonemes: joinWords(own.map((at) => ({ ...words[at]!, spoken: spoken[at]! }))),
      mark: readMark(text, mark),
    }
  })
}

/** A known name is one word, whatever the normaliser made of it. */
function splitNames(say: readonly string[], token: number): SpokenWord[] {
  const whole = say.join(' ')
  if (findName(whole) !== null) return [{ word: whole, token, isLetter: false }]
  const letters = say.filter((word) => letterName.test(word.replace(/'s$/, ''))).length
  const areLetters = letters > 1
  return say.map((word) => ({
    word,
    token,
    isLetter: areLetters && letterName.test(word.replace(/'s$/, '')),
  }))
}

/** The phonemes of a name, also with the ending of a possessive. */
function findName(words: string): string | null {
  const bare = words.replace(/'s$/, '')
  if (!Object.hasOwn(spokenNames, bare)) return null
  const name = spokenNames[bare]!
  if (bare === words) return name
  return /[szʃʒʧʤ]$/u.test(name) ? `${name}ᵻz` : `${name}${/[ptkfθ]$/u.test(name) ? 's' : 'z'}`
}

interface Sentence {
  readonly words: readonly string[]
  /** The place of its first word among all words. */
  readonly start: number
}

/** The sentence of every word, for what the words around it tell. */
function splitSentences(words: readonly SpokenWord[], tokens: readonly PlannedToken[]): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  words.forEach(({ token }, at) => {
    const endsToken = words[at + 1]?.token !== token
    const isEnd = endsToken && /[.?]/.test(tokens[token]!.mark)
    if (!isEnd && at < words.length - 1) return
    const sentence = { words: words.slice(start, at + 1).map(({ word }) => word), start }
    for (let index = start; index <= at; index++) sentences.push(sentence)
    start = at + 1
  })
  return sentences
}

async function soundOutUnknown(
  words: readonly SpokenWord[],
  { dictionary, soundOut }: PhonemizeOptions,
): Promise<ReadonlyMap<string, string>> {
  const unknown = words
    .map(({ word }) => word)
    .filter((word) => findName(word) === null && findWord(dictionary, word) === null)
  if (unknown.length === 0 || soundOut === undefined) return new Map()
  return soundOut([...new Set(unknown)])
}

interface WordSurroundings {
  readonly place: { readonly words: readonly string[]; readonly index: number }
  readonly following: FollowingSound
  readonly guesses: ReadonlyMap<string, string>
  readonly options: PhonemizeOptions
}

function sayWord({ word, isLetter }: SpokenWord, surroundings: WordSurroundings): string {
  const { place, following, guesses, options } = surroundings
  const { accent, dictionary } = options
  const name = findName(word)
  if (name !== null) return adapt(word, name, accent)
  const weak = isLetter ? null : sayFunctionWord(word, following)
  if (weak !== null) return adapt(word, weak, accent)
  const arpabet =
    (isLetter ? null : readHomograph(word, place)) ?? findWord(dictionary, word) ?? guesses.get(word) ?? ''
  const plain = fromArpabet(arpabet)
  return accent === 'american' ? soundAmerican(word, plain) : soundBritish(word, plain)
}

/** Entries of our own are American and need no flaps added. */
function adapt(word: string, american: string, accent: Accent): string {
  return accent === 'american'
    ? american
    : soundBritish(word, american.replaceAll('T', 't').replaceAll('ᵊ', 'ə').replaceAll('ᵻ', 'ɪ'))
}

/** Letters of an abbreviation are one word with the stress on the last: "ˌAˈI". */
function joinWords(words: readonly (SpokenWord & { readonly spoken: string })[]): string {
  let joined = ''
  let lastLetter = -1
  words.forEach(({ spoken, isLetter }, index) => {
    const isJoined = isLetter && index > 0 && words[index - 1]!.isLetter
    joined += (joined === '' || isJoined ? '' : ' ') + (isLetter ? spoken.replaceAll('ˈ', 'ˌ') : spoken)
    if (isLetter) lastLetter = joined.lastIndexOf('ˌ')
  })
  return lastLetter < 0 ? joined : `${joined.slice(0, lastLetter)}ˈ${joined.slice(lastLetter + 1)}`
}

/** What may follow the mark that ends a clause. */
const closers = '"\'”’»)]*_!'

/** The mark that the model hears: what the writer wrote, where the normaliser heard a pause. */
function readMark(text: string, mark: PlannedToken['mark']): string {
  if (mark === '') return ''
  let written: string | null = null
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const char = text[at]!
    if ('!…;:—–'.includes(char)) written = char
    else if (written === null && text.endsWith('...', at + 1)) return '…'
    if (!closers.includes(char)) break
  }
  return written === '–' ? '—' : (written ?? mark)
}
