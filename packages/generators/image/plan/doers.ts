// Who does something in a spoken sentence, as prompts name them: "she" is the last woman whom the text named, "I" whoever
// tells it.

import { readTokens, type Token } from '../understand/read-tokens.ts'
import { splitWords } from '../motifs/words.ts'

/** Whom pronouns mean: the last people whom a text named, and whoever tells it. */
export interface LastNamed {
  he?: string
  she?: string
  they?: string
  /** Who "I" is; somebody unknown where a text doesn't tell. */
  i?: string
}

/** Who "you" is. */
export const viewer = 'a person'

export interface Doer {
  readonly name: string
  /** The word after it. */
  readonly end: number
  /** True where nothing is known of the person but a pronoun. */
  readonly isUnknown: boolean
  /** True for "them", who may be animals or things. */
  readonly isTheirs: boolean
  /** True for the viewer, who is told to do it. */
  readonly isYours: boolean
}

/** A clause as its words and as its tokens, with the word at which each token begins. */
export interface Clause {
  readonly words: readonly string[]
  readonly tokens: readonly Token[]
  readonly starts: readonly number[]
}

const maxWords = 40

/** "A kid's question" is no kid who questions. */
const possessive =
  /(?<!\b(?:he|she|it|that|there|what|who|here|let|where|how)|body|one)[’']s\b|(?<=s)[’'](?= \w)/gi

export function readClause(text: string): Clause {
  const words = splitWords(text.replaceAll(possessive, ' of ')).slice(0, maxWords)
  const tokens = readTokens(words)
  let at = 0
  const starts = tokens.map((token) => {
    const start = at
    at += token.words.length
    return start
  })
  return { words, tokens, starts }
}

/** After these a new clause begins, so a pronoun may be its subject. */
const opening =
  /^(?:and|but|so|or|because|while|when|then|that|who|if|after|before|until|as|where|how|why|what|once|since|although|though|which|yet|than)$/

const several =
  /^(?:everybody|everyone|people|strangers|folks|customers|visitors|tourists|passengers|viewers|locals)$/
const single = /^(?:someone|somebody|anyone|anybody|person)$/
/** Words for people that may be something else, or name whoever only speaks. */
const unclear = /^(?:speaker|host|guest|police|team)$/

/** The people of a clause who may do something, in its order. Keeps whom and what it names for the pronouns after them. */
export function findDoers(clause: Clause, last: LastNamed): Doer[] {
  return clause.tokens.flatMap((_, index) => {
    const doer = doerAt(clause, index, last)
    remember(clause, index, last)
    return doer ?? []
  })
}

function doerAt({ words, tokens, starts }: Clause, index: number, last: LastNamed): Doer | undefined {
  const token = tokens[index]!
  const start = starts[index]!
  const word = token.words[0]!
  const build = (name: string | undefined, more: Partial<Doer> = {}): Doer | undefined =>
    name === undefined
      ? undefined
      : {
          name,
          end: start + token.words.length,
          isUnknown: false,
          isTheirs: false,
          isYours: false,
          ...more,
        }
  if (token.words.length === 1) {
    const isSubject = index < 3 || opening.test(words[start - 1] ?? '')
    if (/^(?:i|we|you|he|she|they)$/.test(word)) {
      if (!isSubject) return undefined
      if (word === 'i') return build(last.i ?? 'a man')
      if (word === 'we') return build('people')
      if (word === 'you') return build(viewer, { isYours: true })
      if (word === 'they') return build(last.they, { isTheirs: true })
      return word === 'he'
        ? build(last.he ?? 'a man', { isUnknown: last.he === undefined })
        : build(last.she ?? 'a woman', { isUnknown: last.she === undefined })
    }
    if (several.test(word)) return build('people')
    if (single.test(word)) return build('a person')
  }
  if (token.kind !== 'person' || isPronoun(token) || unclear.test(word)) return undefined
  let from = index
  while (from > 0 && ['number', 'quality', 'color', 'size'].includes(tokens[from - 1]!.kind)) from--
  return build(
    tokens
      .slice(from, index + 1)
      .flatMap((each) => each.words)
      .join(' '),
  )
}

function isPronoun({ words }: Token): boolean {
  return words.length === 1 && /^(?:he|she|they|him|her|them|it|i|you|we|me|us)$/.test(words[0]!)
}

function remember({ tokens }: Clause, index: number, last: LastNamed): void {
  const token = tokens[index]!
  if (token.kind !== 'person' || isPronoun(token)) return
  const word = token.words.at(-1)!
  if (several.test(word) || single.test(word) || unclear.test(word)) return
  const before = tokens[index - 1]
  const name = [...(before?.kind === 'number' ? before.words : []), ...token.words].join(' ')
  const isSeveral =
    token.roles.length > 1 ||
    /^(?:two|three|four|five|six)\b/.test(name) ||
    /(?:men|women|people|[^s]s)$/.test(name)
  if (isSeveral) last.they = name
  else last[token.roles[0]!.look.isBroad === false ? 'she' : 'he'] = withArticle(name)
}

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** Who tells a text: a woman where she has a husband, a man where he has a wife. */
export function findTeller(text: string): string {
  const lower = text.toLowerCase()
  if (/\bmy (?:husband|boyfriend)\b|\bas a (?:woman|mother|mom|girl)\b|\bi was pregnant\b/.test(lower))
    return 'a woman'
  return 'a man'
}
