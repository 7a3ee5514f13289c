import { startsImperative } from '../wording/imperative.ts'
import { findClaims } from './claims.ts'
import type { AnalysedToken, LanguageTools } from '../wording/language-tools.ts'
import { readOpening } from '../wording/lead-ins.ts'
import { isPersonNoun } from './person-nouns.ts'
import { countWords } from '../wording/sentences.ts'
import type { SourceSentence } from '../cleaning/source-sentence.ts'
import { rankSentences, weighTerms } from './text-rank.ts'
import type { TermVector } from './text-rank.ts'
import { tighten } from '../wording/tighten.ts'

export interface AnalysedSentence {
  readonly index: number
  /** The sentence without lead-in, softeners and asides. */
  readonly text: string
  readonly connective: string | null
  /** True when the sentence opens a counted point ("second thing", "number three"). */
  readonly isCounted: boolean
  readonly startsBlock: boolean
  /** True for a guessed sentence that may be several ones, or part of one. */
  readonly isDoubtful?: boolean
  /** "The third thing is cutting it hot": a point that is no sentence without its number. */
  readonly whole?: string
  /** True within a quotation that began in an earlier sentence. */
  readonly isInside?: boolean
  /** True where a quotation goes on in the next sentence. */
  readonly isOpen?: boolean
  /** True for what is said to be believed, where the text goes on to deny it. */
  readonly isClaim?: boolean
  /** Who says it, where the source names speakers. */
  readonly speaker?: string
  readonly words: number
  readonly tokens: readonly AnalysedToken[]
  readonly terms: readonly string[]
  readonly vector: TermVector
  /** Centrality, 1 on average. */
  readonly rank: number
  /** True when the sentence cannot be understood without the previous one. */
  readonly isDependent: boolean
  /** True for a noun phrase that only names the next point ("Dead hangs."). */
  readonly isLabel: boolean
  readonly isQuestion: boolean
  readonly isImperative: boolean
  /** Value of saying it; roughly -1 to 3. */
  readonly score: number
}

const contentTags = /^(NOUN|PROPN|VERB|ADJ|NUM)$/
const thirdPerson = /^(it|they|them|he|him|she|her|his|hers|its|their|theirs)$/
const dependentOpening =
  /^((it|they|he|she|this|that|these|those|its|their|his|her|them|such|both|neither|either|another|others|it's|that's|they're|he's|she's|they'll|they'd|they've|it'll|he'd|she'd|that'll|there)\b(?! (?:is|are|was|were) (?:a|an|no|some|many|only|\d)\b)|(some|most|many|one|two|three|all|none|half|each|part|more than .{3,20}|two thirds) of (them|those|these|it|this|that)\b|in (this|that|these|those|the same)\b|(after|before|during|because of|despite|since|with|from|at|on) (that|this|it|them|those)\b|the (same|other|others|former|latter|next (day|morning|year|week))\b|(\p{L}+|\d+) (years?|months?|days?|weeks?|hours?|minutes?) (later|afterwards?|earlier|after that)\b|years (later|afterwards?)|later\b|soon\b|meanwhile\b|instead\b|otherwise\b|even (then|so)\b|same (thing|goes)\b|not (the|a|just)\b|so (do|does|did|is|are)\b|like (this|that)\b|or\b|lower\b|less\b|more\b.{0,15}$)/iu
// "Nine times out of ten they'll give you the range": "they" does not refer to these nouns.
const measureNoun =
  /^(times?|percent|years?|months?|weeks?|days?|hours?|minutes?|seconds?|century|nights?|mornings?|evenings?|moment|way|ways|fact|case|point|end)$/
const ellipsis =
  /^(\p{L}+ ){1,2}(didn't|doesn't|don't|isn't|aren't|wasn't|weren't|won't|can't|did|does|do|is|are|was|were|probably don't)[.!?]$/iu
export const numberPattern =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|percent|half|twice|third|zero|double)\b/i
const superlativePattern =
  /\b(most|best|worst|biggest|smallest|only|always|every|everyone|number one|first|never|nobody|almost nobody|fastest|strongest|oldest|deadliest|main|secret|myth|mistake)\b/i
const contrastPattern =
  /\b(not|isn't|aren't|doesn't|don't|didn't|but|instead|never|actually|rather than|myth|wrong|even|although)\b|n't\b/i
const minHeadings = 3
const firstPerson = /\b(i|i'm|i've|i'd|i'll|my|me|mine|we|our|us|we're)\b/gi
const stakes =
  /\b(surviv\w*|die[ds]?|dead\w*|death|revived|space|froze\w*|freez\w*|kill\w*|war|sank|escap\w*|saved|bann?\w*|secret\w*|money|free|destroy\w*|smuggl\w*|stole\w*|hit|fear\w*|record|illegal)\b/i
// Classifications that begin an encyclopedia entry and are never spoken.
const classification =
  /\b(?:is|are|was|were) (?:an? |the )?(?:\p{L}+ )?(?:phylum|family|species|genus|class|order|type|term|branch|subset|form|kind) of\b|\b(?:described|named|classified) (?:by|in|as)\b/iu
const hedge = /\b(maybe|i guess|probably|i don't know|some kind|whatever|you'd think|or so|perhaps)\b/i

/** Analyzes every sentence of a source: words, centrality, dependence on the previous sentence, and value. */
export function analyseSource(
  sentences: readonly SourceSentence[],
  tools: LanguageTools | null,
): AnalysedSentence[] {
  const claims = tools ? findClaims(sentences.map(({ text }) => text)) : new Set<number>()
  // Where headings are the points, "First, what a squeak is" is none.
  const areHeadings = sentences.filter(({ isSpoken }) => isSpoken === true).length >= minHeadings
  const people = namesOfPeople(sentences)
  const read = sentences.map((sentence, index) => {
    const isAnswer = plainAnswer.test(sentence.text) && sentences[index - 1]?.text.endsWith('?') === true
    const opening =
      tools && !isAnswer
        ? readOpening(sentence.text)
        : { text: sentence.text, connective: null, isCounted: false }
    const text = opening.text === '' ? '' : tools ? tighten(opening.text) : opening.text
    const tokens = tools ? tools.analyse(text) : roughTokens(text)
    const isCounted = (opening.isCounted && !areHeadings) || sentence.isNumbered === true
    const { startsBlock, speaker } = sentence
    const said = {
      ...(speaker === undefined ? {} : { speaker }),
      ...(sentence.isDoubtful === true ? { isDoubtful: true } : {}),
      ...(sentence.isInside === true ? { isInside: true } : {}),
      ...(sentence.isOpen === true ? { isOpen: true } : {}),
      ...(claims.has(index) ? { isClaim: true } : {}),
    }
    return { ...opening, isCounted, text, tokens, startsBlock, ...said, terms: termsOf(tokens) }
  })
  const vectors = weighTerms(read.map((sentence) => sentence.terms))
  const ranks = rankSentences(vectors)
  return read.map((sentence, index) => {
    const rank = ranks[index]!
    const features = { ...sentence, index, rank, vector: vectors[index]!, words: countWords(sentence.text) }
    if (!tools) return { ...features, ...plainFeatures, score: rank }
    const fragment = read[index - 1]?.text ?? ''
    const isBehindMark = read[index - 1]?.isCounted === true && fragment === ''
    const before = sentences[countWords(fragment) <= 3 ? index - 2 : index - 1]?.text ?? ''
    const described = {
      ...features,
      ...describe(sentence, {
        isBehindCondition: /^(so |and |but )*if\b/i.test(before),
        isBehindMark,
        fragment,
        people,
      }),
      ...(sentences[index]!.isCommand === true ? { isImperative: true, isLabel: false } : {}),
      ...(sentences[index]!.isSpoken === true ? { isLabel: false } : {}),
    }
    // "Three is the oil cap. This one takes five seconds."
    if (/^(?:this|that) one\b/i.test(read[index + 1]?.text ?? '') && countWords(described.text) >= 2)
      described.isLabel = false
    // "Potatoes. The cold turns their starch into sugar."
    if (described.isLabel && speaksOfName(described, read[index + 1])) described.isLabel = false
    // "Takeout coffee on workdays. I still go on Saturdays."
    if (described.isLabel && isOnlyNamed(described, read[index + 1])) described.isLabel = false
    const whole = wholeOf(described, sentences[index]!.text)
    if (whole !== null) {
      Object.assign(described, { whole })
      // "The second reason is the little screws. There are two of them.": "them" needs the name.
      const next = read[index + 1]?.text ?? ''
      if (dependentOpening.test(next) || takesUpName.test(next)) described.isLabel = false
    }
    return { ...described, score: scoreOf(described) }
  })
}

/** True where what follows the name of a point says "they" for it at once. */
function speaksOfName(
  { text, terms, isCounted }: Named & Pick<Spoken, 'isCounted'>,
  next: Named | undefined,
): boolean {
  const isPlural = /^\p{L}+s\.$/u.test(text)
  const goesOn = next?.text ?? ''
  if (namesAgain(terms, next)) return false
  // "Full-size toiletries. Every hotel has shampoo."
  const words = countWords(text)
  const isPlainName = isCounted && words > 1 && words <= maxNamed && !text.includes(',')
  if (isPlainName && next !== undefined && !startsImperative(next.text, next.tokens)) return true
  return (
    (isPlural && /\b(?:they|them|their)\b/i.test(goesOn)) || /^(?:it|it['’]s|they|they['’]re)\b/i.test(goesOn)
  )
}

/** True when the sentence after a point's name makes no sense without the name. */
function isOnlyNamed(named: Named & Pick<Spoken, 'isCounted'>, next: Named | undefined): boolean {
  if (!named.isCounted || next === undefined || countWords(named.text) > maxNameWords) return false
  return /^(?:i|we|my|our|you|your)\b/i.test(next.text) && !namesAgain(named.terms, next)
}

type Named = Pick<AnalysedSentence, 'text' | 'terms' | 'tokens'>

function namesAgain(terms: readonly string[], next: Named | undefined): boolean {
  const stems = terms.map((term) => term.toLowerCase().replace(/(?:es|s)$/, ''))
  return next?.terms.some((term) => stems.some((stem) => term.toLowerCase().startsWith(stem))) === true
}

const maxNameWords = 6
const maxNamed = 4

/** "Everybody has one and nobody knows what it's for." */
const takesUpName =
  /^(?!if |when )(?:\S+ ){1,2}(?:has|have|had|needs?|owns?|uses?|buys?|got|knows?|hates?|loves?|wants?|skips?) (?:one|it|them|this|these|that)\b/i
const maxWholeWords = 24

/** A counted point that is only a noun or "-ing", as it was said; null for sentences. */
function wholeOf({ isCounted, text, tokens }: Spoken, said: string): string | null {
  if (!isCounted || text === '' || countWords(said) > maxWholeWords) return null
  if (!/^(?:(?:so|and|but|okay|then),? ){0,2}(?:the|my) \p{L}+ \p{L}+ (?:is|was) /iu.test(said)) return null
  const hasVerb = tokens.some(
    ({ partOfSpeech, lower }, place) =>
      (partOfSpeech === 'VERB' || partOfSpeech === 'AUX') &&
      !(lower.endsWith('ing') && (place === 0 || tokens[place - 1]?.partOfSpeech === 'DET')),
  )
  const isGerund = /^\p{L}+ing\b/iu.test(text)
  // "The third reason is a worn chain and you can check that."
  const isNamed = /^(?:an?|the) [^,.]{2,30} and (?:you|i|it|they|that)\b/i.test(text)
  // "The third thing is what you do when you wake up."
  const isClause = /^(?:what|how|where|when|why|whether) (?:you|we|i|they|he|she|it|people)\b/i.test(text)
  if (hasVerb && !isGerund && !isNamed && !isClause) return null
  const plain = said.replace(/^(?:(?:so|and|but|okay|then),? ){1,2}/i, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** "Would I buy it again? Yes, tomorrow." */
const plainAnswer = /^(?:yes|no|yeah,? but|yep|nope)\b.{3}/i

const plainFeatures = { isDependent: false, isLabel: false, isQuestion: false, isImperative: false }

/** Unlemmatized words, for languages without a tagger. */
function roughTokens(text: string): AnalysedToken[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => {
    const lower = word.toLowerCase()
    return {
      text: word,
      lower,
      lemma: lower,
      partOfSpeech: lower.length > 4 ? 'NOUN' : 'X',
      isStopWord: false,
    }
  })
}

function termsOf(tokens: readonly AnalysedToken[]): string[] {
  return tokens
    .filter((token) => contentTags.test(token.partOfSpeech) && !token.isStopWord && token.lower.length > 2)
    .map((token) => token.lemma)
}

interface Spoken {
  readonly text: string
  readonly tokens: readonly AnalysedToken[]
  readonly connective: string | null
  readonly isCounted: boolean
}

interface Before {
  /** True after "Number four." */
  readonly isBehindMark: boolean
  readonly isBehindCondition: boolean
  /** The previous sentence. */
  readonly fragment: string
  /** Names of people, which "it" never stands for. */
  readonly people: ReadonlySet<string>
}

/** "Ruth", where the text says "my sister Ruth". */
function namesOfPeople(sentences: readonly SourceSentence[]): ReadonlySet<string> {
  const named = sentences.flatMap(({ text }) => [
    ...text.matchAll(/(?<!\p{L})(\p{Ll}{2,15}),? (\p{Lu}\p{Ll}{1,15})\b/gu),
  ])
  return new Set(named.flatMap(([, noun, name]) => (isPersonNoun(noun!) ? [name!.toLowerCase()] : [])))
}

function describe(
  sentence: Spoken,
  { isBehindCondition, isBehindMark, fragment, people }: Before,
): typeof plainFeatures {
  const { text, tokens, connective, isCounted } = sentence
  const hasVerb = tokens.some((token) => token.partOfSpeech === 'VERB' || token.partOfSpeech === 'AUX')
  const isImperative = startsImperative(text, tokens)
  const words = countWords(text)
  return {
    isDependent:
      dependentOpening.test(text) ||
      ellipsis.test(text) ||
      pointsBack(tokens, people) ||
      connective === 'then' ||
      namesIntroduced(tokens, fragment) ||
      (words <= 6 && /\b(that|this|so|it|them)[.!?]$/i.test(text)) ||
      (isBehindCondition && (connective === 'and' || connective === 'so')),
    isLabel:
      (isCounted || isBehindMark) &&
      isNaming(text, tokens, isCounted) &&
      (!hasVerb || (isCounted && words <= 3)) &&
      (!isImperative || words <= 2),
    isQuestion: /\?["”']?$/.test(text),
    isImperative,
  }
}

/** "The cold butter stops the cooking" directly after "a spoon of cold butter". */
function namesIntroduced(tokens: readonly AnalysedToken[], before: string): boolean {
  if (tokens[0]?.lower !== 'the') return false
  const noun = tokens.slice(1, 4).find((token) => token.partOfSpeech === 'NOUN')
  if (!noun || !/^\p{L}+$/u.test(noun.lower)) return false
  return new RegExp(`\\b(an?|some|one|another) (?:\\S+ ){0,3}${noun.lower}`, 'iu').test(before)
}

/** True for the name of a counted point: "The grace period.", "Salt." */
function isNaming(text: string, tokens: readonly AnalysedToken[], isCounted: boolean): boolean {
  const words = countWords(text)
  const hasPronoun = tokens.some((token) => token.partOfSpeech === 'PRON' || token.lower.startsWith("'"))
  if (!tokens.some((token) => /NOUN|PROPN|VERB/.test(token.partOfSpeech))) return false
  return (words <= 2 || (isCounted && words <= 6)) && !hasPronoun
}

/** "Is it true that …": this "it" refers to nothing. */
export function withoutEmptyIt(tokens: readonly AnalysedToken[]): readonly AnalysedToken[] {
  const [verb, pronoun, adjective] = tokens
  const isEmpty =
    /^(?:is|was)$/.test(verb?.lower ?? '') &&
    pronoun?.lower === 'it' &&
    /^(?:true|possible|better|worth|safe|bad|good|ok|okay|normal|legal|wrong)$/.test(adjective?.lower ?? '')
  return isEmpty ? tokens.slice(2) : tokens
}

/**
 * True when a third-person pronoun comes before any noun that it could refer to: "it" is never several things, as in
 * "Earthquakes destroyed it".
 */
function pointsBack(tokens: readonly AnalysedToken[], people: ReadonlySet<string>): boolean {
  let hasMany = false
  let hasOne = false
  let hasGroup = false
  let hasPerson = false
  let hasPeople = false
  let before = ''
  for (const token of withoutEmptyIt(tokens)) {
    const last = before
    before = token.lower
    // "When my aunt Rosa asked for it": neither of them is "it".
    // "Ruth plays it on Sundays", where Ruth is a sister.
    const isPerson = isPersonNoun(last) || people.has(token.lower)
    if ((token.partOfSpeech === 'PROPN' && isPerson) || people.has(token.lower)) hasPerson = true
    else if (token.partOfSpeech === 'PROPN') return false
    if (manyPeople.test(token.lower)) hasGroup = true
    if (/^(?:people|men|women|children|police|family|team|crew)$/.test(token.lower)) hasPeople = true
    if (token.partOfSpeech === 'NOUN' && !people.has(token.lower) && !measureNoun.test(token.lower)) {
      const isOne = token.lemma === token.lower || !token.lower.endsWith('s')
      if (!isOne) hasMany = true
      else if (isPersonNoun(token.lemma) && /^(?:my|your|his|her|our|their)$/.test(last)) hasPerson = true
      else hasOne = true
    }
    if (!thirdPerson.test(token.lower)) continue
    if (/^its?$/.test(token.lower)) return !hasOne
    // "I kept every one of them."
    if (token.lower === 'them' && last === 'of') return !hasMany && !hasPeople
    return /^(?:they|them|their|theirs)$/.test(token.lower)
      ? !hasMany && !hasGroup
      : !hasMany && !hasOne && !hasPerson && !hasGroup
  }
  return false
}

/** "They" may mean a single word: "the company says they pay", "everyone has their own". */
const manyPeople =
  /^(?:everyone|everybody|anyone|anybody|someone|somebody|nobody|each|every|most|some|many|both|all|people|men|women|children|police|company|team|family|government|group|band|couple|staff|crew|army|customer|person|child|kid|student|patient|user|buyer|owner|viewer|reader|friend|guest|store|shop|school|city|town|bank|store|club)$/

type Described = Omit<AnalysedSentence, 'score'>

function scoreOf(sentence: Described): number {
  const { text, words } = sentence
  let score = 0.7 * Math.min(2, sentence.rank)
  if (numberPattern.test(text)) score += 0.45
  if (superlativePattern.test(text)) score += 0.35
  if (contrastPattern.test(text)) score += 0.25
  if (sentence.isImperative) score += 0.35
  if (/\b(you|your)\b/i.test(text)) score += 0.2
  if (/\b(because|so that|means|which is why|turns?|saves?|stops?|kills?|lose)\b/i.test(text)) score += 0.15
  if (stakes.test(text)) score += 0.3
  if (classification.test(text)) score -= 1
  if (sentence.isCounted) score += 0.3
  if (sentence.isDependent) score -= 0.25
  if (sentence.isQuestion) score -= 0.6
  score -= 0.4 * Math.min(3, text.match(firstPerson)?.length ?? 0)
  if (hedge.test(text)) score -= 0.35
  if (words < 4) score -= 0.5
  if (words > 28) score -= 0.4
  if (ellipsis.test(text)) score -= 0.6
  if (sentence.isDoubtful) score -= 0.6
  return sentence.isLabel ? -1 : score
}
