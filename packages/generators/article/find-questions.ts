// Questions that a sentence of a source answers. A question is asked only where its grammar is certain.

import type { TopicPhrase } from '../script/meaning/topic-phrase.ts'
import { isPluralForm } from '../script/meaning/topic-phrase.ts'
import type { Sentence } from './types.ts'

export interface FoundQuestion {
  readonly question: string
  readonly answer: Sentence
  readonly kind: string
}

type Ask = (subject: string, match: RegExpExecArray, isPlural: boolean) => string | null

const do_ = (isPlural: boolean): string => (isPlural ? 'do' : 'does')

const patterns: readonly (readonly [kind: string, verb: RegExp, ask: Ask])[] = [
  ['what', /^(is|are) (?:an? |the |any |one of )/, (subject, [, verb]) => `What ${verb} ${subject}?`],
  [
    'how long',
    /^lives? (?:up to |for |about |around |between |as long as |\d)/,
    (subject, _, isPlural) => `How long ${do_(isPlural)} ${subject} live?`,
  ],
  [
    'where',
    /^(?:is|are) found (?:in|on|at|near|under|throughout|across|along|all over) /,
    (subject, _, isPlural) => `Where ${isPlural ? 'are' : 'is'} ${subject} found?`,
  ],
  [
    'where',
    /^(live|grow|occur)s? (?:in|on|at|near|under|throughout|across|along) /,
    (subject, [, verb], isPlural) => `Where ${do_(isPlural)} ${subject} ${verb}?`,
  ],
  ['where', /^inhabits? /, (subject, _, isPlural) => `Where ${do_(isPlural)} ${subject} live?`],
  [
    'how many',
    /^ha(?:ve|s) (?:only )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (\p{L}{3,20}s)(?=[;.,])/u,
    (subject, [, what], isPlural) => `How many ${what} ${do_(isPlural)} ${subject} have?`,
  ],
  [
    'eat',
    /^(eat|feed on)s? |^feeds on /,
    (subject, match, isPlural) =>
      `What ${do_(isPlural)} ${subject} ${match[0].startsWith('feed') ? 'feed on' : 'eat'}?`,
  ],
  [
    'weigh',
    /^weighs? (?:up to |about |around |between |\d)/,
    (subject, _, isPlural) => `How much ${do_(isPlural)} ${subject} weigh?`,
  ],
  [
    'when',
    /^(was|were) (first )?(founded|built|invented|discovered|introduced|published|established|opened|born|created|completed|described)\b(?=[^.]{0,80}\b\d{4}\b)/,
    (subject, [, verb, first = '', done]) => `When ${verb} ${subject} ${first}${done}?`,
  ],
  [
    'why',
    /^(is|are) ([^,.;]{3,40}) because /,
    (subject, [, verb, what]) => `Why ${verb} ${subject} ${what}?`,
  ],
  ['can', /^can ((?:\p{L}+ ){0,5}\p{L}+)\.$/u, (subject, [, what]) => `Can ${subject} ${what}?`],
]

const subjectPattern =
  /^((?:The |An? )?[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}?) (?=(?:is|are|was|were|lives?|grows?|occurs?|eats?|feeds?|weighs?|inhabits?|has|have|can) )/u
const noSubject =
  /^(?:it|they|he|she|this|that|these|those|there|one|some|most|many|few|other|others|another|each|all|both|such|which|who|what|we|you|i|in|on|at|for|as|if|when|while|although|because|after|before|however|also|its|their|his|her)\b/i
const counted =
  /^(?:There are|More than|Over|About|Around|Nearly|Approximately|Some) (?:more than |over |about |around |nearly |approximately |an estimated |some )?[\d,.]+(?: million| billion)? ((?:known |described |living |recognized |different )?(?:\p{L}+ )?(?:species|kinds|types|breeds|varieties|members|languages|islands|museums|visitors|people)(?: of \p{L}+(?: \p{L}+)?)?)(?= (?:are|is|in|have|exist|live)\b|[.,])/u

/** At most one question of a kind about one subject, the most central sentences first. */
export function findQuestions(
  sentences: readonly Sentence[],
  topic: TopicPhrase | null,
  most: number,
): FoundQuestion[] {
  const found = sentences.flatMap((sentence) => ask(sentence, topic) ?? [])
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.answer.analysed.rank - a.answer.analysed.rank)
    .filter(({ question }) => {
      const key = question.toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, most)
}

function ask(sentence: Sentence, topic: TopicPhrase | null): FoundQuestion | null {
  const { text } = sentence.statement
  const { words, isDependent } = sentence.analysed
  if (isDependent || words < 6 || words > 40) return null
  const count = counted.exec(text)
  if (count) return { kind: 'how many', question: `How many ${count[1]} are there?`, answer: sentence }
  const head = subjectPattern.exec(text)
  const subject = head?.[1] ?? ''
  if (head === null || noSubject.test(subject) || !isAbout(sentence, subject, topic)) return null
  const rest = text.slice(head[0].length)
  const name = inQuestion(sentence, subject)
  const isPlural = isPluralForm(subject) && !/^An? /.test(subject)
  for (const [kind, verb, write] of patterns) {
    const match = verb.exec(rest)
    const question = match && write(name, match, isPlural)
    if (question) return { kind, question, answer: sentence }
  }
  return null
}

/** The subject is the article's topic, or a name. */
function isAbout({ analysed }: Sentence, subject: string, topic: TopicPhrase | null): boolean {
  const words = subject.toLowerCase().split(' ')
  const last = words.at(-1)!
  const own = analysed.tokens.filter(({ lower }) => words.includes(lower))
  if (topic && own.some(({ lemma, lower }) => lower === last && lemma === topic.lemmas.at(-1))) return true
  return own.length > 1 && own.every(({ partOfSpeech, lower }) => partOfSpeech === 'PROPN' || lower === 'the')
}

function inQuestion({ analysed }: Sentence, subject: string): string {
  const [first] = analysed.tokens
  const isName = first?.partOfSpeech === 'PROPN' && subject.includes(' ')
  return isName && !/^(?:The|An?) /.test(subject)
    ? subject
    : subject.charAt(0).toLowerCase() + subject.slice(1)
}
