import { scoreHook } from '../wording/hook-score.ts'
import { onlyPerson, repairPronoun, speaksOfOther } from '../meaning/pronoun-repair.ts'
import { isHeading, leadsTo, leansByPerson, leansOn, namesKnown } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import { saidLine } from './said-hook.ts'
import { countWords } from '../wording/sentences.ts'
import type { Need } from '../meaning/source-needs.ts'
import { withoutEmptyIt, type AnalysedSentence } from '../meaning/source-analysis.ts'
import { titleCandidate } from './title-hook.ts'
import { shorterForms } from '../wording/tighten.ts'
import type { TopicPhrase } from '../meaning/topic-phrase.ts'
import type { DraftHook, HookCandidate } from '../types.ts'

const maxHookWords = 14
const usualHookWords = 12

/** Openings that make no claim, for sources that offer too few. All others consist of the source's own words. */
export const openHookFrames = [
  'What do you really know about {topic}?',
  'Have you ever looked closely at {topic}?',
  'How well do you know {topic}?',
  'What should you know about {topic}?',
  'How much of this did you already know?',
  'Would you have guessed any of this?',
  'Which of these is new to you?',
] as const

export interface HookExtras {
  /** False where the sentence ends are a guess. */
  readonly mayShorten: boolean
  /** The page's own title. */
  readonly title: string | null
  /** What each sentence takes for granted from farther up. */
  readonly needs?: readonly (readonly Need[])[]
}

/** An answer that is longer than this would delay the video too much. */
const maxDenialWords = 6
const maxAnswerWords = 30
const maxAnswerSentences = 4
const maxPlainAnswer = 10

/**
 * Finds openings in a source, best first: short strong sentences, the first clauses of longer ones, and a claim with
 * its short reversal ("… is not forgetting to water them. It's overwatering."). Returns at least four; the last ones
 * may be open questions about the topic.
 */
export function findHooks(
  sentences: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
  extra: HookExtras = { mayShorten: true, title: null },
): HookCandidate[] {
  const found = sentences
    .filter((sentence) => {
      const needs = extra.needs?.[sentence.index] ?? []
      return needs.length === 0 || (needs.length === 1 && nameOther(sentence, sentences) !== null)
    })
    .flatMap((sentence) => candidatesOf(sentence, sentences, topic, extra.mayShorten))
  found.push(...sentences.flatMap((sentence) => saidCandidates(sentence, sentences, topic)))
  const titled = titleCandidate(extra.title, sentences)
  if (titled) found.push(titled)
  found.sort((a, b) => b.score - a.score)
  const distinct: HookCandidate[] = []
  for (const candidate of found) {
    const isNew = distinct.every(
      (other) =>
        wordOverlap(other.hook.text, candidate.hook.text) < 0.5 && !sharesSource(other.hook, candidate.hook),
    )
    if (isNew) distinct.push(candidate)
    if (distinct.length === 4) break
  }
  // "about houseplants" is English, "about pan" is not.
  const fits = topic !== null && (topic.isPlural || topic.isName)
  for (const frame of openHookFrames.filter((text) => fits || !text.includes('{topic}'))) {
    if (distinct.length >= 4) break
    const text = frame.replace('{topic}', topic?.text ?? '')
    distinct.push({ hook: { text, pattern: 'question' }, score: 40, followedBy: [] })
  }
  return distinct
}

/** How well this whole sentence opens a video; null where it can't. */
export function gradeOpening(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
): number | null {
  const candidates = candidatesOf(sentence, all, topic, false).filter(
    ({ hook }) => hook.text.startsWith(sentence.text) && hook.sourceSentences?.[0] === sentence.index,
  )
  return candidates.length === 0 ? null : Math.max(...candidates.map(({ score }) => score))
}

/** A line of somebody in the text that stands for itself. */
function saidCandidates(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
): HookCandidate[] {
  const said = saidLine(sentence, all[sentence.index + 1])
  if (said === null) return []
  const { text, sourceSentences, isReversed: turns } = said
  const score = gradeHook(text, sentence, all, topic) + themeOf(sentence, all) + (turns ? 30 : 0)
  return [{ hook: { text, pattern: scoreHook(text).pattern, sourceSentences }, score, followedBy: [] }]
}

const namesOnly = /^(?:how|what|where|when|why|whether|which) [^?]*[.!]$/i

/** "Everyone says …, and that advice is bad." */
const saysOthers =
  /^(?:everyone|everybody|most people|people|experts|they) (?:says?|thinks?|believes?|tells? you)\b/i

function candidatesOf(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
  mayShorten: boolean,
): HookCandidate[] {
  if (sentence.text === '' || sentence.isLabel || sentence.isDoubtful || !hasVerb(sentence)) return []
  if (sentence.startsBlock && isHeading(sentence)) return []
  // "How you talked about your last boss": what a count names is no sentence.
  if (sentence.whole !== undefined || (sentence.isCounted && namesOnly.test(sentence.text))) return []
  const leans = leansOn(sentence, all[sentence.index - 1])
  const named = leans && !leansByPerson(sentence) ? null : nameOther(sentence, all)
  const repaired = named ?? (leans ? repairPronoun(sentence, all, topic) : sentence.text)
  if (repaired === null) return []
  const next = all[sentence.index + 1]
  const isOpen = leadsTo(sentence, next)
  if (sentence.isQuestion && isOpen) return askAndAnswer(sentence, all, topic)
  const pair = next && (isOpen || isReversal(sentence, next)) ? `${repaired} ${withSmallJoint(next)}` : null
  // "The police had him listed as missing. He wasn't missing.": the first alone makes curious.
  const isTeaser = next !== undefined && next.words <= maxDenialWords && /n't\b|\bnot\b/i.test(next.text)
  const mayStand = !isOpen || (isTeaser && named !== null)
  // "… and this is what dying people ask for": such a clause is the hook, so it is not cut off.
  const announces = announcing.test(sentence.text)
  const alone = !mayStand ? [] : [repaired, ...(mayShorten && !announces ? shorterForms(repaired) : [])]
  const forms = [...(pair === null ? [] : [pair]), ...alone].filter((text) => {
    const words = countWords(text)
    const most =
      text === pair || sentence.index === 0
        ? maxHookWords + (announces ? 6 : 4)
        : saysOthers.test(text)
          ? maxHookWords + 2
          : maxHookWords
    return (
      words >= 4 && words <= most && standsAlone(text, sentence, named !== null) && keepsVerb(text, sentence)
    )
  })
  return forms.map((text) => {
    const isPair = text === pair
    const sourceSentences = isPair ? [sentence.index, next!.index] : [sentence.index]
    const score =
      gradeHook(text, sentence, all, topic) +
      themeOf(sentence, all) +
      (isPair ? (isReversal(sentence, next!) ? 30 : 14) : 0) -
      (namesKnown(sentence, all) ? 40 : 0)
    return { hook: { text, pattern: scoreHook(text).pattern, sourceSentences }, score, followedBy: [] }
  })
}

const announcing = /\b(?:this|here|that) is (?:what|why|how)\b/i

/** "But it made it back" after its neighbor; the analyzed text has no connective. */
function withSmallJoint({ text, connective }: AnalysedSentence): string {
  if (connective !== 'but') return text
  const isName = /^(?:I|I['’]\p{L}+|\p{Lu}{2}\S*)(?:\s|$)/u.test(text)
  return `But ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}

/** A question opens only together with its answer, and only if it says what it is about. */
function askAndAnswer(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
): HookCandidate[] {
  if (sentence.words < 4 || sentence.words > maxHookWords || !standsAlone(sentence.text, sentence, false))
    return []
  const answer: AnalysedSentence[] = []
  for (let index = sentence.index + 1; index < all.length && answer.length < maxAnswerSentences; index++) {
    answer.push(all[index]!)
    const isWhole = answer.some(({ words }) => words > 2)
    if (isWhole && !leadsTo(all[index]!, all[index + 1])) break
  }
  const words = answer.reduce((sum, each) => sum + each.words, 0)
  const last = answer.at(-1)
  if (last === undefined || words > maxAnswerWords || words < 3 || leadsTo(last, all[last.index + 1]))
    return []
  const namesSubject = sentence.terms.some((term) => countSentences(term, all) > 1 && !noSubject.test(term))
  const score =
    gradeHook(sentence.text, sentence, all, topic) -
    (namesSubject ? 0 : 35) -
    (asksOfKnown(sentence, all) ? 35 : 0) +
    (asksForAll(sentence, all) ? 16 : 0)
  const hook = {
    text: sentence.text,
    pattern: scoreHook(sentence.text).pattern,
    sourceSentences: [sentence.index],
  }
  return [{ hook, score, followedBy: answer.map((each) => each.index) }]
}

/** "What did the email say?": which email, an earlier sentence said. */
function asksOfKnown({ tokens, text, index }: AnalysedSentence, all: readonly AnalysedSentence[]): boolean {
  // "The salt thing".
  if (
    /\b(?:the|this|that) (?:whole )?(?!worst|best|only|first|last|one|main|big|same|right|wrong|next|other|whole|single|real|\p{L}{2,12}est )\p{L}+ thing\b/iu.test(
      text,
    )
  )
    return true
  const earlier = all.slice(Math.max(0, index - 4), index)
  return tokens.some(({ lower, partOfSpeech, lemma }, place) => {
    const isDefinite = partOfSpeech === 'NOUN' && tokens[place - 1]?.lower === 'the' && lower === lemma
    return isDefinite && earlier.some((other) => other.terms.includes(lemma))
  })
}

/** "What do you remember?" does not say what it is about. */
const noSubject =
  /^(?:thing|people|person|remember|think|know|mean|happen|say|tell|feel|do|look|want|get|make|go|come)$/

/** An interviewer's first real question, and a text's own first one, say what it is all about. */
function asksForAll(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): boolean {
  const next = all[sentence.index + 1]
  const isAnother = sentence.speaker !== undefined && next?.speaker !== sentence.speaker
  if (!isAnother && sentence.index > 0) return false
  if (sentence.terms.every((term) => noSubject.test(term))) return false
  if (!/\b(?:why|how|what|true|should)\b/i.test(sentence.text)) return false
  return !all.slice(0, sentence.index).some((other) => other.isQuestion && other.words >= 5)
}

/** A shortened sentence must not lose its verb: "The story of your first kiss". */
function keepsVerb(text: string, sentence: AnalysedSentence): boolean {
  if (text.length >= sentence.text.length) return true
  let length = 0
  const kept = sentence.tokens.filter((token) => {
    length += token.text.length + 1
    return length <= text.length + 1
  })
  return hasVerb({ tokens: kept })
}

/** "X is not Y. It's Z." */
function isReversal(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  if (!next.isDependent || next.words > 6 || next.isQuestion || sentence.isImperative) return false
  return (
    /\b(is not|are not|was not|were not|were never|was never|isn't|aren't|wasn't|weren't|most people|everyone|everybody|people (?:say|think|believe))\b/i.test(
      sentence.text,
    ) && /^(it|they|she|he|that)('s|'re| is| are| did| does|\b)/i.test(next.text)
  )
}

/** How much a sentence mentions the recurring terms of the text: up to 15. */
function themeOf(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): number {
  const most = Math.max(0, ...sentence.terms.map((term) => countSentences(term, all)))
  return 3 * Math.min(5, most - 1)
}

function countSentences(term: string, all: readonly AnalysedSentence[]): number {
  // The first part of a long text represents its theme well enough.
  return all.slice(0, 120).filter((other) => other.terms.includes(term)).length
}

/** "On Sunday night the middle pier went." */
const timedStep =
  /^(?:on|that|one|this) \p{L}+(?: \p{L}+)?,? the (?:\p{Ll}+ ){1,2}(?:\p{Ll}+ed|went|came|left|took|fell|rose|began|ran|broke|burst|stopped)\b/iu
/** "The next day Spencer put popcorn kernels next to the tube." */
const goesOnLater =
  /^(?:the (?:next|following|same) (?:day|morning|evening|night|week|month|year)|(?:a|an|two|three|four|five|six|ten|\d{1,2}|many|some|a few) (?:minutes?|hours?|days?|weeks?|months?) later|after (?:a|an|two|three|that|this)\b|later that|soon after|that same (?:day|night|week|year))\b|\bthat same (?:day|night|week|month|year)[.!]$/i
const isStep =
  /^the (?:\p{Ll}+ ){1,2}(?:\p{Ll}+ed|went|came|left|took|fell|rose|began|ran|stood|sat|got|met|found|gave)\b/iu
const self = /\b(?:i|i'm|i've|my|me|we|our)\b/i
const ownShare = 0.4
const ownStories = new WeakMap<readonly AnalysedSentence[], boolean>()

/** True where most is told by the person whom it happened to. */
export function isOwnStory(all: readonly AnalysedSentence[]): boolean {
  const known = ownStories.get(all)
  if (known !== undefined) return known
  const isOwn = all.filter(({ text }) => self.test(text)).length > all.length * ownShare
  ownStories.set(all, isOwn)
  return isOwn
}

function gradeHook(
  text: string,
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
): number {
  const { length } = all
  let grade = scoreHook(text).score + 9 * Math.min(2, sentence.rank)
  const lower = text.toLowerCase()
  if (topic?.lemmas.some((lemma) => lower.includes(lemma))) grade += topic.isPlural || topic.isName ? 12 : 5
  if (self.test(text)) grade -= isOwnStory(all) ? 2 : 18
  if (sentence.index < length * 0.3) grade += 8
  // "The plane landed in Seattle": one step of a story, which says nothing to who doesn't know the steps before.
  if (!isOwnStory(all) && sentence.index > 2 && isStep.test(text) && scoreHook(text).pattern === 'statement')
    grade -= 25
  if (
    /^(?:the |my )?(?:first|next|second|last|other|only) thing (?:i|we|he|she|they) (?:did|do|tried|noticed)\b/i.test(
      text,
    )
  )
    grade -= 30
  if (sentence.index > 2 && (timedStep.test(text) || goesOnLater.test(text))) grade -= 25
  if (/\b(even|actually|also|too|either|else|then|therefore)\b/i.test(text)) grade -= 10
  if (/\b(mistake|myth|wrong|secret)\b/i.test(text)) grade += 14
  if (/^(stop|never|don't)\b/i.test(text)) grade += 8
  if (text !== sentence.text) grade -= 6
  // "I'd do fine for ten months": what used to be so, before anything happens.
  if (
    /^(?:i|we|you|he|she|they)(?:['’]d| would| used to) (?!like|love|rather|have|been|had|never|be )/i.test(
      text,
    )
  )
    grade -= 20
  if (sentence.connective === 'and') grade -= 18
  if (sentence.connective === 'so') grade -= 8
  if (
    /^\S+(?: \S+){0,2},? .{0,30}\b(?:is|are|was|were) (?:an?|the|usually|also) (?!first|only|most|biggest|\w+est)/i.test(
      text,
    )
  )
    grade -= 20
  if (/\b(?:is|are|it['’]s) (?:completely |totally )?free\b/i.test(text)) grade -= 25
  if (sentence.isCounted && /^(?:your|my|the) \p{L}+ /iu.test(text)) grade -= 25
  // The end of a story is not a good opening.
  if (sentence.index > length * 0.85) grade -= isOwnStory(all) ? 40 : 10
  // "The S, everyone says the S.": an answer says less without its question.
  const isAnswer = all[sentence.index - 1]?.isQuestion === true && sentence.words < maxPlainAnswer
  if (isAnswer && !/\b(?:i|i'm|i've|we|you)\b/i.test(text)) grade -= 25
  if (countWords(text) > usualHookWords) grade -= 8
  if (
    /^(?:now,? )?(?:look|listen|watch|come|go|step|walk) (?:closer|at|up|down|again|inside|back|over|to)\b/i.test(
      text,
    )
  )
    grade -= 30
  if (/\b(most people|nobody|everyone|everybody|almost nobody)\b/i.test(text)) grade += 10
  if (/^\p{Lu}\p{Ll}+ing\b/u.test(text) || sentence.isImperative) grade += 2
  if (/\b(this|that|these|those|the same|both|there)[.?!]?$/i.test(text)) grade -= 15
  return grade
}

const amounts =
  /^(?:halves|half|thirds?|quarters?|fifths?|tenths?|percent|parts?|majority|lots?|bit|piece|dozens?|hundreds?|thousands?|millions?|billions?|rest|most|share|number)$/

/** A hook may not refer to other sentences: every "it" and "them" needs its noun inside. */
function standsAlone(text: string, sentence: AnalysedSentence, isNamed: boolean): boolean {
  if (/^(what|who) about\b|^i (?:don't|didn't) know (?:what|why|how)\b/i.test(text)) return false
  if (!isNamed && hasUnknownPerson(text, sentence)) return false
  const nouns: { word: string; isPlural: boolean }[] = []
  for (const token of withoutEmptyIt(sentence.tokens)) {
    // "Two thirds of their neurons": nobody is thirds.
    if (token.partOfSpeech === 'NOUN' && !amounts.test(token.lower))
      nouns.push({ word: token.lower, isPlural: /s$|people/.test(token.lower) })
    const isThem = /^(they|them|their|theirs)$/.test(token.lower)
    const isIt = /^(it|its)$/.test(token.lower)
    if (isThem && !nouns.some((noun) => noun.isPlural))
      return !new RegExp(`\\b${token.lower}\\b`, 'i').test(text)
    if (isIt && !nouns.some((noun) => !noun.isPlural)) return !/\b(it|its|it's)\b/i.test(text)
  }
  if (
    /\bthe (?:idea|plan|method|result|trick|experiment|test|answer|reason|rule|deal|offer|story|case|problem|project|system|change)[.!?]?$/i.test(
      text,
    )
  )
    return false
  if (/\bas before[.!?]?$/i.test(text)) return false
  return !/\b(?:this|these|those) (?:one|ones|way|thing|things|state)\b|\b(?:for|of|like|buy|own|have|need|with|at) one[.!?]?$|\bthe same (?:\d|\p{L}+ \p{L}+[.!?]?$)/iu.test(
    text,
  )
}

/** "For 50 years the police had him listed as missing": the name stands for "him" where a text is about one person. */
function nameOther(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): string | null {
  const person = onlyPerson(all)
  if (person === null || !hasUnknownPerson(sentence.text, sentence) || sentence.text.includes(person))
    return null
  if (speaksOfOther(sentence, all)) return null
  const [pronoun] = sentence.text.match(/\b(?:he|him|his|she)\b/i) ?? []
  if (pronoun === undefined || /^(?:he|she)['’]/i.test(sentence.text)) return null
  return sentence.text.replace(
    /\b(?:he|him|his|she)\b(?!['’])/i,
    /his/i.test(pronoun) ? `${person}'s` : person,
  )
}

/** "A journalist found him", "I told him he was wrong": who that is, nobody said yet. */
function hasUnknownPerson(text: string, { tokens }: AnalysedSentence): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:he|him|his|she|her)$/.test(lower))
  if (at < 0 || !/\b(?:he|him|his|she|her)\b/i.test(text)) return false
  // "A Swedish journalist" names nobody.
  const hasName = tokens
    .slice(0, at)
    .some(({ partOfSpeech }, place) => partOfSpeech === 'PROPN' && tokens[place + 1]?.partOfSpeech !== 'NOUN')
  if (hasName) return false
  const isObject =
    /^(?:him|he)$/.test(tokens[at]!.lower) && !tokens.slice(0, at).some(({ lower }) => male.test(lower))
  return isObject || !tokens.slice(0, at).some(({ partOfSpeech }) => partOfSpeech === 'NOUN')
}

const male =
  /^(?:man|boy|guy|father|dad|uncle|brother|son|husband|grandfather|grandpa|king|prince|student|doctor|teacher|friend)$/

function sharesSource(a: DraftHook, b: DraftHook): boolean {
  return (a.sourceSentences ?? []).some((index) => b.sourceSentences?.includes(index))
}

function wordOverlap(a: string, b: string): number {
  const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const [left, right] = [words(a), words(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / Math.max(1, Math.min(left.size, right.size))
}
