// Splits speech written without punctuation. A wrong cut changes the meaning, so a cut requires a complete clause
// before it and the beginning of another one after it. In doubt, the words stay together.

import type { LanguageTools } from '../wording/language-tools.ts'
import { ClauseCosts } from './clause-costs.ts'
import { withoutAsides } from './spoken-asides.ts'
import { findInserted } from './inserted-commas.ts'
import { findCommas } from './spoken-commas.ts'
import {
  complementVerb,
  contractedSubject,
  countBefore,
  joiner,
  neverLast,
  type SpokenWord,
} from './speech-words.ts'

const usualWords = 19
const longestWords = 60
const longestClear = 38
const shortestRun = 14
const unjoinedCost = 3
const longestQuestion = 10
const mixedCost = 2
const openCost = 8
const maxGreeting = 14
const minLines = 6
const minClauseShare = 0.5
/** Fillers were left out of the lines. */
const wrapSlack = 9
const minWrappedShare = 0.75

export interface CutSentence {
  readonly words: readonly SpokenWord[]
  /** True where several sentences may be in it, or less than one. */
  readonly isDoubtful: boolean
}

/**
 * Cuts words without punctuation into sentences, by dynamic programming over all ways to cut. A cut is cheap between a
 * finite clause and a subject with its verb, and expensive everywhere else. Breaks are always cuts, and pauses nearly
 * always. `tools` tags English; without it, only breaks, pauses and line ends are cuts.
 */
export function cutUnpunctuated(given: readonly SpokenWord[], tools: LanguageTools | null): CutSentence[] {
  const words = tools === null ? given : withoutAsides(given)
  const runs: TaggedRun[] = []
  let start = 0
  words.forEach((word, index) => {
    if (!word.hasBreak && index !== words.length - 1) return
    runs.push(new TaggedRun(words.slice(start, index + 1), tools))
    start = index + 1
  })
  // A run of few lines has lines like the rest of the text.
  const long = runs.filter((run) => run.hasLines)
  if (long.length > 0 && long.every((run) => run.areClauses)) for (const run of runs) run.readLines()
  return runs.flatMap((run) => cutRun(run, tools))
}

function cutRun(run: TaggedRun, tools: LanguageTools | null): CutSentence[] {
  const words = run.spoken
  const cost = new Array<number>(words.length + 1).fill(Infinity)
  const from = new Array<number>(words.length + 1).fill(0)
  cost[0] = 0
  for (let end = 1; end <= words.length; end++) {
    const isLast = end === words.length
    const boundary = isLast ? 0 : run.boundaryCost(end)
    for (let start = Math.max(0, end - longestWords); start < end; start++) {
      const total = cost[start]! + boundary + run.pieceCost(start, end)
      if (total < cost[end]!) {
        cost[end] = total
        from[end] = start
      }
    }
  }
  const pieces: CutSentence[] = []
  for (let end = words.length; end > 0; end = from[end]!) {
    const commas =
      tools === null
        ? null
        : new Set([...findCommas(run, from[end]!, end), ...findInserted(run, from[end]!, end)])
    const cut = words.slice(from[end], end).map((word, place) => {
      const isBeforeComma = commas?.has(from[end]! + place + 1) === true
      return isBeforeComma ? { ...word, text: `${word.text},` } : word
    })
    pieces.unshift({ words: cut, isDoubtful: tools !== null && run.isDoubtful(from[end]!, end) })
  }
  return pieces
}

/** Running counts of finite verbs and of words that open a dependent clause, and what cuts cost. */
class TaggedRun extends ClauseCosts {
  readonly #clausesBefore: readonly number[]
  readonly #joinsBefore: readonly number[]
  readonly #finiteBefore: readonly number[]
  /** What a piece from here on is, whatever its length: "then one cup", "every time you look", "if it rains". */
  readonly #joinStarts: readonly number[]
  readonly #measures: readonly boolean[]
  readonly #everyTimes: readonly boolean[]
  readonly #conditions: readonly boolean[]
  readonly #closings = new Map<number, number>()

  constructor(words: readonly SpokenWord[], tools: LanguageTools | null) {
    super(words, tools)
    this.#finiteBefore = countBefore(words.length, (index) => (this.finite[index] ? 1 : 0))
    this.#clausesBefore = countBefore(
      words.length,
      (index) =>
        (this.finite[index] ? 1 : 0) -
        (this.opensDependent(index) || this.insidePhrase(index) !== null ? 1 : 0),
    )
    this.#joinsBefore = countBefore(words.length, (index) => (this.#joinsClauses(index) ? 1 : 0))
    // "Alright so you've got a squeaky floor": what a sentence begins with joins nothing.
    this.#joinStarts = words.map((_, index) => {
      const first = /^(?:alright|okay|ok|well|yeah|now|hey)$/i.test(this.text(index)) ? index + 1 : index
      return joiner.test(this.text(first)) ? first + 1 : index
    })
    const openers = words.map(({ text }, index) => (joiner.test(text) ? index + 1 : index))
    this.#measures = words.map(({ text }, index) =>
      this.opensMeasure(/^then$/i.test(text) ? index + 1 : index),
    )
    this.#everyTimes = openers.map((opener) => this.#opensEveryTime(opener))
    this.#conditions = openers.map(
      (opener, index) =>
        (/^if$/i.test(this.text(opener)) || this.#everyTimes[index] === true) && !this.fronted.has(opener),
    )
    this.lineCosts = { atEnd: this.#areWrapped() ? 0 : -0.5, within: 0 }
    if (this.#areClauses()) this.readLines()
  }

  get spoken(): readonly SpokenWord[] {
    return this.words
  }

  /** True for as many lines as it takes to know what they are. */
  get hasLines(): boolean {
    return this.words.filter(({ isLineEnd }) => isLineEnd).length > minLines
  }

  get areClauses(): boolean {
    return this.lineCosts.within > 0
  }

  /** Takes the end of each line for the likely end of a clause. */
  readLines(): void {
    if (this.tokens === null || this.areClauses) return
    this.lineCosts = { atEnd: -3.5, within: 2.5 }
    this.#dropTrailing()
  }

  /** "You can't talk when you're drinking" / "I watched one woman do that": where lines are clauses, a main clause opens none. */
  #dropTrailing(): void {
    for (const [at, main] of this.fronted) {
      if (
        this.words[main - 1]!.isLineEnd &&
        at > 0 &&
        !this.words[at - 1]!.isLineEnd &&
        !joiner.test(this.text(at - 1))
      ) {
        this.fronted.delete(at)
        this.mains.delete(main)
      }
    }
  }

  /** True when most lines end where a clause ends; lines wrapped at a width end anywhere. */
  #areClauses(): boolean {
    const ends = this.words.flatMap((word, index) =>
      word.isLineEnd && index < this.words.length - 1 ? [index + 1] : [],
    )
    if (this.tokens === null || ends.length < minLines || this.#areWrapped()) return false
    const good = ends.filter(
      (at) =>
        !neverLast.test(this.text(at - 1)) &&
        !this.wantsNoun(at) &&
        (this.openingCost(at) <= 2 || this.opensTimed(at)),
    )
    return good.length >= ends.length * minClauseShare
  }

  /** True for lines that a program cut at a width: hardly one had room for the first word of the next. */
  #areWrapped(): boolean {
    const lines: string[] = []
    let line = ''
    for (const { text, isLineEnd } of this.words) {
      line = line === '' ? text : `${line} ${text}`
      if (!isLineEnd) continue
      lines.push(line)
      line = ''
    }
    if (line !== '') lines.push(line)
    const width = Math.max(...lines.map(({ length }) => length))
    const before = lines.slice(0, -1)
    const full = before.filter(
      ({ length }, index) => length + 1 + lines[index + 1]!.split(' ')[0]!.length > width - wrapSlack,
    )
    return full.length >= before.length * minWrappedShare
  }

  /** "And", "so", or a verb that takes a clause without "that": "he said it was a secret". */
  #joinsClauses(index: number): boolean {
    const word = this.text(index)
    const startsNext = this.startsClause(index + 1)
    if (!joiner.test(word)) return (complementVerb.test(word) || this.tellsClause(index + 1)) && startsNext
    return startsNext || this.finite[index + 1] === true || this.finite[index + 2] === true
  }

  pieceCost(start: number, end: number): number {
    const length = end - start
    const over = Math.max(0, length - usualWords)
    let cost = over * 0.35 + (length < 4 ? (4 - length) * 1.5 : 0)
    if (this.tokens === null) return cost
    // "The second thing", before a sentence that begins anew.
    const longestName = /^and$/i.test(this.text(start)) ? 5 : 3
    if (length <= longestName && this.opensCounted(start) && this.words[end - 1]!.hasBreak) return 0
    // "Hello everyone and welcome back to the workshop".
    if (/^(?:hello|hi|hey|welcome)$/i.test(this.text(start)) && length <= maxGreeting) return 0
    if (length === 2 && (this.isShortAnswer(start) || this.isDenialAlone(start))) return 0
    // "Then one cup of rice".
    if (this.#measures[start] === true && this.#clausesBefore[end] === this.#clausesBefore[start]) return 0
    // "Same distance same object": a remark without a verb.
    if (length === 4 && [start, start + 2].every((place) => /^same$/i.test(this.text(place)))) return 0
    // "She was sixteen" is short, and whole.
    if (length === 3 && this.isShortClause(start)) cost -= 1
    // "Everybody ran."
    if (
      length === 2 &&
      /^(?:everybody|everyone|nobody)$/i.test(this.text(start)) &&
      this.finite[start + 1] === true
    )
      cost -= 2
    // "When she died" is no question.
    const isAsked = /^(when|where|who)$/i.test(this.text(start)) && this.has(start + 1, /^AUX$/)
    const opener = joiner.test(this.text(start)) || /^now$/i.test(this.text(start)) ? start + 1 : start
    const isJoinedAsked =
      opener > start && /^(?:why|how|what|where)$/i.test(this.text(opener)) && this.has(opener + 1, /^AUX$/)
    const isQuestion =
      isAsked || isJoinedAsked || (/^(why|how|what)$/i.test(this.text(start)) && !this.#namesWhat(start))
    // "Why do they live in a tube? Because …".
    const isReason = start > 0 && /^because$/i.test(this.text(start)) && this.opensAnew(start)
    const clauses =
      this.#clausesBefore[end]! -
      this.#clausesBefore[start]! +
      (isQuestion || isReason ? 1 : 0) -
      (this.#everyTimes[start] === true ? 1 : 0)
    // "Bristlecones grow so slowly that some years": the clause that "that" opens has no verb yet.
    if (this.#isLeftOpen(start, end)) cost += openCost
    if (clauses < 1) cost += clauses < 0 || this.#hasFinite(start, end) ? 10 : 5
    // Clauses that nothing joins are sentences of their own.
    const joins = this.#joinsOf(start, end)
    // "How can you tell | and they think it's the label": a question has no statement in it.
    const isMixed = (isQuestion || isAsked) && end - start > longestQuestion && joins > 0
    return cost + Math.max(0, clauses - 1 - joins) * unjoinedCost + (isMixed ? mixedCost : 0)
  }

  /** "If the delivery went wrong and these are sofas": a condition, and nothing that depends on it. */
  #isLeftOpen(start: number, end: number): boolean {
    if (this.#conditions[start] !== true) return false
    const known = this.#closings.get(start) ?? this.#findClosing(start)
    this.#closings.set(start, known)
    return known >= end
  }

  /** Where a clause begins behind a condition that nothing joins to it. */
  #findClosing(start: number): number {
    const last = Math.min(this.words.length, start + longestWords)
    let index = start + 1
    if (joiner.test(this.text(start))) index++
    while (index < last && this.finite[index] !== true) index++
    for (index++; index < last; index++) {
      const isJoined = joiner.test(this.text(index - 1))
      if (!isJoined && (this.startsClause(index) || this.opensCommand(index))) return index
    }
    return Infinity
  }

  /** "Every time you look | you lose the steam": a condition. */
  #opensEveryTime(at: number): boolean {
    return /^every$/i.test(this.text(at)) && /^time$/i.test(this.text(at + 1)) && this.startsClause(at + 2)
  }

  /** "What you're washing off is starch" asks nothing. */
  #namesWhat(start: number): boolean {
    const isOwn = contractedSubject.test(this.text(start + 1))
    return (isOwn || !this.has(start + 1, /^AUX$/)) && this.opensCleft(start)
  }

  /** "So the keys were not junk": what a sentence begins with joins nothing in it. */
  #joinsOf(start: number, end: number): number {
    const from = Math.min(end, this.#joinStarts[start]!)
    return this.#joinsBefore[end]! - this.#joinsBefore[from]!
  }

  /** True for clauses that nothing joins, and for words without end. */
  isDoubtful(start: number, end: number): boolean {
    const clauses = this.#clausesBefore[end]! - this.#clausesBefore[start]!
    const isRun = clauses - 1 - this.#joinsOf(start, end) >= 1 && end - start >= shortestRun
    // "A bird that sang when water moved": here only the clauses inside have a verb.
    const isPart =
      clauses < 1 && end - start > 3 && /^(?:an?|the|some|that|which|who)$/i.test(this.text(start))
    return isRun || isPart || end - start > longestClear
  }

  // A piece without a finite verb costs less when no verb was recognized in it at all.
  #hasFinite(start: number, end: number): boolean {
    return this.#finiteBefore[end]! > this.#finiteBefore[start]!
  }
}
