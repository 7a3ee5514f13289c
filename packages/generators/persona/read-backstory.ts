// What a backstory says, in its own words: its first sentence, its subjects and its audience. Nothing is added.

import type { AnalysedToken, LanguageTools } from '../script/wording/language-tools.ts'

export interface Backstory {
  /** The first one or two sentences, or the first words of a long one; without a period at the end. */
  readonly line: string
  /** True when it is told as "I" or "we". */
  readonly isFirstPerson: boolean
  /** Who speaks. */
  readonly person: 'I' | 'we'
  /** Noun phrases that can follow "about": "mortgages", "retro platformers". At most four. */
  readonly subjects: readonly string[]
  /** Whom the persona helps or teaches, such as "office workers"; null when the backstory does not say. */
  readonly audience: string | null
}

const maxLineCharacters = 180
const maxSubjects = 4
/** The beginning tells what a persona is about, and the tagger takes longer for long texts. */
const maxReadCharacters = 2000

/** Reads a backstory. The tagger knows English only, so other languages have no subjects. */
export function readBackstory(backstory: string, name: string, tools: LanguageTools): Backstory {
  const text = backstory.replace(/\s+/g, ' ').trim()
  const isFirstPerson = /(?:^|[\s“"(])(?:I|I['’]\p{L}+|[Mm]y|[Ww]e|[Ww]e['’]\p{L}+|[Oo]ur)(?=[\s,.!?])/u.test(
    text,
  )
  const isPlural = isFirstPerson && !/(?:^|\s)(?:I|I['’]\p{L}+|[Mm]y)(?=[\s,.])/u.test(text)
  const tokens = isEnglish(text) ? tools.analyse(text.slice(0, maxReadCharacters)) : []
  const own = new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const phrases = findPhrases(tokens).filter(({ words }) => !words.some((word) => own.has(word)))
  const audience = phrases.find((phrase) => isAudience(phrase, tokens))?.text ?? null
  const subjects = [...new Set(phrases.filter(isSubject).map((phrase) => phrase.text))].filter(
    (subject) => subject !== audience,
  )
  return {
    line: firstLine(text),
    isFirstPerson,
    person: isPlural ? 'we' : 'I',
    subjects: subjects.slice(0, maxSubjects),
    audience,
  }
}

/** The first two sentences, or as much of them as fits. */
function firstLine(text: string): string {
  const sentences = text.slice(0, 4 * maxLineCharacters).split(/(?<=[.!?])\s+(?=["“]?[\p{Lu}\p{N}])/u)
  const both = sentences.slice(0, 2).join(' ')
  const line = both.length <= maxLineCharacters ? both : (sentences[0] ?? '')
  return cutText(line.replace(/(?<![.\s])[.\s]+$/, ''), maxLineCharacters)
}

/** Cuts a text between words; the ellipsis counts. A single long word is cut inside. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  const end = cut.lastIndexOf(' ')
  const kept = end > maxCharacters / 2 ? cut.slice(0, end) : [...cut].slice(0, -1).join('')
  return `${kept.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`
}

const commonWords = /\b(?:the|a|an|and|of|to|in|is|for|with|who|on|at|from|about|that|was|has)\b/gi

/** English texts of some length are full of these words. */
function isEnglish(text: string): boolean {
  const words = text.split(' ').length
  const common = text.match(commonWords)?.length ?? 0
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) && common * 12 >= words
}

interface Phrase {
  readonly text: string
  readonly words: readonly string[]
  readonly head: AnalysedToken
  readonly before: AnalysedToken | undefined
  readonly beforeThat: AnalysedToken | undefined
  /** Position of the first word. */
  readonly start: number
  readonly isListed: boolean
}

const vague = new Set(
  (
    'thing things people person lot lots time times day days way ways year years week weeks month months hour hours minute ' +
    'minutes home part parts number numbers something everything anything nothing someone everyone everybody anyone life ' +
    'backstory age morning evening night today one ones kind kinds side help front back end start name others dozens ' +
    'hundreds thousands love heart need turn fact place places world fit fun better started ready good'
  ).split(' '),
)

/** Runs of adjectives and nouns. */
function findPhrases(tokens: readonly AnalysedToken[]): Phrase[] {
  const phrases: Phrase[] = []
  let start = 0
  while (start < tokens.length) {
    let end = start
    while (end < tokens.length && isPhrasePart(tokens[end]!)) end++
    const run = tokens.slice(start, end)
    const head = run.at(-1)
    if (head !== undefined && /NOUN|PROPN/.test(head.partOfSpeech) && run.length <= 3) {
      const before = tokens[start - 1]
      const last = phrases.at(-1)
      // "savings, mortgages and pensions": what is listed is used like the first one.
      const isListed =
        last !== undefined &&
        /^(?:,|and|or)$/.test(before?.lower ?? '') &&
        start - (last.start + last.words.length) <= 2 &&
        isSubject(last)
      phrases.push({
        text: run.map(wordOf).join(' '),
        words: run.map(({ lower }) => lower),
        head,
        before,
        beforeThat: tokens[start - 2],
        start,
        isListed,
      })
    }
    start = Math.max(end, start + 1)
  }
  return phrases
}

function isPhrasePart({ partOfSpeech, text }: AnalysedToken): boolean {
  return /^(?:NOUN|PROPN|ADJ)$/.test(partOfSpeech) && /^\p{L}[\p{L}\p{N}'’-]*$/u.test(text)
}

function wordOf({ text, lower, partOfSpeech }: AnalysedToken): string {
  return partOfSpeech === 'PROPN' || /^\p{Lu}{2}/u.test(text) ? text : lower
}

/**
 * True for a phrase that stands without an article in the backstory, so that it can do so elsewhere: the object of a verb
 * or a preposition, or a plural.
 */
function isSubject({ head, before, beforeThat, words, isListed }: Phrase): boolean {
  if (words.some((word) => vague.has(word)) || head.lower.length < 3) return false
  if (before === undefined || /^(?:DET|NUM|PRON)$/.test(before.partOfSpeech)) return false
  if (isListed) return true
  if (before.lower === 'for' && beforeThat?.lower.startsWith('work')) return false
  const isPlace = head.partOfSpeech === 'PROPN' && /^(?:in|at|from|of)$/.test(before.lower)
  if (isPlace || /^(?:as|without|like|into|than)$/.test(before.lower)) return false
  const isObject = before.partOfSpeech === 'VERB' || /^(?:about|on|of|for|with)$/.test(before.lower)
  return isObject && !/^(?:be|become|is|are|was|were|became)$/.test(before.lemma)
}

const helping =
  /^(?:help|teach|show|guide|coach|support|advise|train|entertain|inspire|encourage|remind|mentor)$/
/** Words for groups of people. */
const groups =
  /^(?:\p{L}+(?:ers|ors|ists|ents|ants|ians)|families|teams|people|women|men|kids|children|teens|cooks|colleagues|adults|professionals|dads|moms|couples|fans|nurses|guests|pupils|girls|boys)$/u
/** They look like groups of people. */
const otherThings =
  /^(?:numbers|letters|computers|dinners|platformers|restaurants|plants|events|documents|ingredients|investments|papers|flowers|theaters|rivers|towers|sweaters|colors|motors|elements|instruments|apartments|moments|accidents|garments|sneakers|covers|orders|powers)$/

/** Whom a verb such as "helps" is about, or a group of people behind "for". */
function isAudience({ head, before, start }: Phrase, tokens: readonly AnalysedToken[]): boolean {
  if (before === undefined || !groups.test(head.lower) || otherThings.test(head.lower)) return false
  const isHelped =
    helping.test(before.lemma) || helping.test(tokens[start - 1]?.lower.replace(/s$/, '') ?? '')
  return isHelped || before.lower === 'for'
}
