// What it costs to end a clause of speech before a word: little between a finite clause and a subject with its verb, much
// everywhere else.

import { ClauseRuns } from './clause-runs.ts'
import { findFronted } from './fronted-clauses.ts'
import type { LanguageTools } from '../wording/language-tools.ts'
import {
  beforeCounted,
  beginsClause,
  complementVerb,
  contractedSubject,
  determiner,
  joiner,
  month,
  neverFirst,
  neverLast,
  pronounSubject,
  relativeNoun,
  sideWord,
  subordinator,
  timeWord,
  type SpokenWord,
} from './speech-words.ts'

const impossible = 40
/** Verbs that take no object. */
const intransitive =
  /^(happened|happens|works|worked|falls|fell|died|came|went|goes|disappeared|collapsed|failed|froze|broke|sleeps|slept|matters|arrived|exists|lives|lived|opened|closed|stops|stopped)$/i

export class ClauseCosts extends ClauseRuns {
  /** Where conditions open that belong to what follows, and where that begins. */
  protected readonly fronted: Map<number, number>
  protected readonly mains: Set<number>
  /** What a cut costs at the end of a line, and what it costs elsewhere. */
  protected lineCosts: { readonly atEnd: number; readonly within: number } = { atEnd: -0.5, within: 0 }

  constructor(words: readonly SpokenWord[], tools: LanguageTools | null) {
    super(words, tools)
    this.fronted = tools === null ? new Map() : findFronted(this, words.length)
    // "Four times, five if it's a cheap one": this condition belongs to the count.
    for (const at of this.fronted.keys()) if (this.correctsCount(at - 1)) this.fronted.delete(at)
    this.mains = new Set(this.fronted.values())
  }

  override mainAt(at: number): boolean {
    return this.mains.has(at)
  }

  boundaryCost(at: number): number {
    const before = this.words[at - 1]!
    const last = before.text
    if (this.tokens === null) return before.hasPause ? -4 : before.isLineEnd ? 0.5 : 8
    const pause =
      (before.hasPause ? -18 : 0) +
      (before.isLineEnd ? this.lineCosts.atEnd : before.isRowEnd === true ? 0 : this.lineCosts.within)
    const isInsideDate = month.test(last) && /^\d/.test(this.text(at))
    if (neverFirst.test(this.text(at)) || isInsideDate || this.isFraction(at)) return impossible + pause
    const next = this.text(at)
    if (this.goesOn(at)) return impossible + pause
    if (this.mains.has(at)) return 10 + pause
    const sure = this.surely(at)
    if (sure !== null) return sure + pause
    if (this.fronted.has(at) && !neverLast.test(last) && !this.wantsNoun(at))
      return (/^if$/i.test(next) ? 0 : 0.5) + pause
    if (this.endsDenial(at)) return -3 + pause
    if (this.endsMeasure(at) || this.isCorrelative(at)) return 12 + pause
    // "It always does" is complete.
    const isAnswer =
      /^(do|does|did|is|was|are|were)$/i.test(last) &&
      (pronounSubject.test(this.text(at - 2)) || /^(always|never)$/i.test(this.text(at - 2)))
    if (this.opensCounted(at) && (isAnswer || !beforeCounted.test(last))) return -6 + pause
    if (this.isAmazed(at)) return -12 + pause
    if (this.endsPromise(at)) return -6 + pause
    if (this.endsQuestion(at)) return -2 + pause
    if (this.opensEnd(at)) return -4 + pause
    if (this.endsOpenly(at)) return pause
    if (this.namesCounted(at) && !this.endsAtRelative(at)) return -2 + pause
    if (
      this.opensAnew(at) &&
      !this.wantsNoun(at) &&
      !/^(?:is|was|are|right|by|until|and|but|so)$/i.test(last)
    )
      return -2 + pause
    const isAtAll = /^all$/i.test(last) && /^(at|of)$/i.test(this.text(at - 2))
    // "Two thirds of all their neurons", but "best of all it's free".
    const isShareOf = isAtAll && /^of$/i.test(this.text(at - 2)) && this.opensNoun(at)
    if (isAtAll && !isShareOf) return this.openingCost(at) + pause
    // "Than in the whole month before".
    const isEarlier = /^before$/i.test(last) && timeWord.test(this.text(at - 2))
    if (isEarlier && (this.#isClauseLine(at) || joiner.test(this.text(at))))
      return this.openingCost(at) + pause
    // "He paid the bribe too | Lustig took a train", but "too much".
    const isAlso =
      /^(too|either)$/i.test(last) && !this.has(at, /^(ADJ|ADV)$/) && this.has(at - 2, /^(NOUN|PRON|PROPN)$/)
    if (isAlso) return this.openingCost(at) - 2 + pause
    if (
      (neverLast.test(last) &&
        !this.endsPointing(at) &&
        !this.endsIndirect(at) &&
        !this.#endsStranded(at) &&
        !this.endsParticle(at) &&
        !this.#endsObject(at)) ||
      (this.wantsNoun(at) && !this.#endsStranded(at) && !this.endsParticle(at)) ||
      this.wantsObject(at)
    )
      return impossible + pause
    const opening = this.openingCost(at)
    const ending = this.#endingCost(at, opening)
    // Where lines are clauses, the end of one says more than the form of its last word.
    const isClauseEnd = this.#isClauseLine(at) && opening <= 2 && this.#openTailCost(at) === 0
    return opening + (isClauseEnd ? Math.min(ending, 1) : ending) + pause
  }

  /** "In letters you need glasses for | and …": where lines are clauses, a preposition may be the last word of one. */
  #endsStranded(at: number): boolean {
    return (
      this.#isClauseLine(at) &&
      /^(for|to|with|about|of|in|on|from|at)$/i.test(this.text(at - 1)) &&
      (/^(and|but|so|i|we|you|he|she|they|it)$/i.test(this.text(at)) || this.#dropsIn(at))
    )
  }

  /** "When you dropped a coin in | the coin pushed down one end". */
  #dropsIn(at: number): boolean {
    return /^(?:in|on)$/i.test(this.text(at - 1)) && this.has(at - 2, /^NOUN$/) && this.startsClause(at)
  }

  /** "Everybody who trusted her | my sister gave": here "her" is nobody's. */
  #endsObject(at: number): boolean {
    return (
      /^her$/i.test(this.text(at - 1)) &&
      this.has(at - 2, /^VERB$/) &&
      this.#isClauseLine(at) &&
      this.startsClause(at)
    )
  }

  /** True at the end of a line, where lines are clauses. */
  #isClauseLine(at: number): boolean {
    return this.words[at - 1]?.isLineEnd === true && this.lineCosts.within > 0
  }

  /** How unlike a sentence's beginning the words from `at` on are: 0 to `impossible`. */
  openingCost(at: number): number {
    const word = this.text(at)
    if (joiner.test(word)) {
      if (this.opensJoined(at)) return /^and$/i.test(word) && this.goesOnTelling(at) ? 9 : 0
      if (this.opensAnswer(at)) return -0.3
      const isFronted =
        /^(when|if|after|before|once|while)$/i.test(this.text(at + 1)) && this.startsClause(at + 2)
      const isNextTime = /^next$/i.test(this.text(at + 1)) && /^time$/i.test(this.text(at + 2))
      if (isNextTime && /^so$/i.test(word) && this.startsClause(at + 3)) return -2
      if (isFronted) return 1
      // "And every time you step on it the board slides".
      const isEveryTime = /^(?:every|each)$/i.test(this.text(at + 1)) && /^time$/i.test(this.text(at + 2))
      if (isEveryTime && this.startsClause(at + 3)) return -0.5
      // "So in week two I changed one thing".
      const isClause =
        this.opensDated(at + 1) ||
        this.startsClause(at + 1) ||
        this.opensCleft(at + 1) ||
        (sideWord.test(this.text(at + 1)) && this.startsClause(at + 2))
      // "So put your name inside", "and don't buy it big".
      const isAdvice = this.opensCommand(at + 1) && /^so$/i.test(word)
      if (isAdvice) return -1
      if (/^(?:and|but)$/i.test(word) && this.forbids(at + 1)) return -0.5
      if (/^(?:and|but|so)$/i.test(word) && this.opensPlaced(at + 1)) return -0.5
      return isClause
        ? /^and$/i.test(word)
          ? this.goesOnTelling(at)
            ? 9
            : 1.6
          : /^or$/i.test(word)
            ? 6
            : -0.6
        : /^but$/i.test(word)
          ? 4
          : 12
    }
    const isInverted = this.has(at + 1, /^AUX$/) && this.has(at + 2, /^(PRON|DET|NOUN|PROPN|ADJ)$/)
    if (/^(why|how|what|where)$/i.test(word) && isInverted) return -3
    if (this.opensCleft(at)) return -1
    // "The second thing is the grind | if you buy it ground, …".
    if (/^(if|when)$/i.test(word) && this.startsClause(at + 1) && this.isNamed(at - 1)) return 0
    if (/^so$/i.test(word) && /^that$/i.test(this.text(at + 1))) return 9
    if (/^today$/i.test(word) && this.#isClauseLine(at) && this.startsClause(at + 1)) return 0
    if (/^(okay|now|finally|next|first|also|plus|then|instead)$/i.test(word) && this.startsClause(at + 1))
      return 0.5
    // "Now in Spanish the short name is Nacho".
    if (/^now$/i.test(word) && this.opensPlaced(at + 1)) return 0.5
    const isBehindWhole = this.has(at - 1, /^(NOUN|ADV|ADJ|VERB|NUM|PROPN|X|PRON)$/) || this.endsParticle(at)
    if (this.opensCommand(at) && isBehindWhole) return this.has(at - 1, /^VERB$/) ? 1 : -0.5
    if (/^(?:then|now|next)$/i.test(word) && this.opensCommand(at + 1)) return -0.5
    // "No matter how many coats you paint | that's it".
    if (/^that['’]s$/i.test(word) && /^(?:it|what|why)$/i.test(this.text(at + 1))) return -3
    if (this.opensDated(at)) return 1
    // "My hands hurt | on Sundays I can't hold a cup": the phrase may belong to either, unless lines say it.
    if (this.#isClauseLine(at) && this.opensTimed(at)) return 0
    if (/^(if|when)$/i.test(word) && this.startsClause(at + 1)) return /^if$/i.test(word) ? 2 : 3.5
    // "And that was it | that was the whole trick".
    if (/^that$/i.test(word) && this.has(at + 1, /^AUX$/) && /^it$/i.test(this.text(at - 1))) return 0
    const isThatTime = /^that$/i.test(word) && timeWord.test(this.text(at + 1))
    if (this.opensThatNoun(at)) return this.#isClauseLine(at) ? 0 : 1
    // "She never saw the end | because of her every worker has the right".
    const isCause = /^because$/i.test(word) && /^of$/i.test(this.text(at + 1)) && this.opensPlaced(at)
    if (isCause && this.#isClauseLine(at)) return 0
    if (subordinator.test(word) && !contractedSubject.test(word) && !isThatTime) return 14
    return this.startsClause(at) ? 0 : 12
  }

  /** "The steam is …": a subject directly before "is" is no object. */
  #opensState(at: number): boolean {
    if (!this.startsClause(at) || this.fronted.has(at)) return false
    for (let index = at + 1; index <= at + 4; index++) {
      if (/^(is|was|were|are|will|has|had)$/i.test(this.text(index))) return true
      if (
        !this.has(index, /^(NOUN|ADJ|PROPN|NUM)$/) &&
        !timeWord.test(this.text(index)) &&
        !/^that$/i.test(this.text(index))
      )
        return false
    }
    return false
  }

  #endingCost(at: number, opening: number): number {
    const last = this.text(at - 1)
    // "Nine knives you don't want | get one": without "to", the verb ends what it is wanted for.
    if (/^(?:want|need)$/i.test(last) && this.opensCommand(at)) return 0
    if (complementVerb.test(last) || this.tellsClause(at)) return 14
    if (beginsClause.test(last)) return 8
    // "Every one of them asked me | if I had the recipe".
    const isAskedIf = /^(if|whether)$/i.test(this.text(at)) && /^(me|him|her|us|them)$/i.test(last)
    if (isAskedIf && /^(ask|asks|asked)$/i.test(this.text(at - 2))) return 14
    const next = this.text(at)
    if (this.endsAtRelative(at)) return 9
    // "It jumps | clean it with a rag".
    if (this.opensCommand(at)) return this.#openTailCost(at) > 0 ? 10 : this.has(at - 1, /^VERB$/) ? 0.5 : 0
    // "She didn't in 1911 she went to sea": the year may belong to either clause.
    const isMonth = month.test(this.text(at - 2))
    if (/^\d{4}$/.test(last) && /^(in|by|since)$/i.test(this.text(isMonth ? at - 3 : at - 2))) return 5
    const open = this.#openTailCost(at)
    if (open > 0) return open
    if (this.has(at - 1, /^(VERB|AUX)$/) && !this.isNounLike(at - 1)) {
      if (joiner.test(next)) return 0.3
      // "The inside is still cooking | the steam is still setting the crumb".
      if (determiner.test(next) && (intransitive.test(last) || this.#opensState(at))) return 0.4
      if (opening > 0) return 5
      // Only a subject has this form, so it never belongs to the verb before it.
      if (/^(i|he|she|we|they)$/i.test(next)) return 0
      if (determiner.test(next)) return this.isPassive(at - 1) ? -0.2 : 5
      // "Failed. Bread cost twice as much", but "remembered things I saw".
      return pronounSubject.test(next) || contractedSubject.test(next) || this.finite[at + 1] ? 1.2 : 6
    }
    if (/^(i|you|he|she|we|they)$/i.test(next)) {
      // "On the day I buy it".
      const isWhen =
        /^(the|first|last|only|every|each|next)$/i.test(this.text(at - 2)) && relativeNoun.test(last)
      if (isWhen && !this.#isClauseLine(at)) return 9
      // "The food they eat is": a clause inside the noun phrase ends at its verb.
      // "Didn't build a wall | they just grew into each other".
      const isPlain =
        /^an?$/i.test(this.text(at - 2)) || /^(?:don|didn|can|couldn|doesn)['’]t$/i.test(this.text(at + 2))
      if (/^just$/i.test(this.text(at + 1)) && isPlain) return -1
      const verb = sideWord.test(this.text(at + 1)) ? at + 2 : at + 1
      // "The question I get most is": how often, before the verb of the sentence.
      const isOften =
        /^(most|often|always|usually|more)$/i.test(this.text(verb + 1)) &&
        /^(is|was)$/i.test(this.text(verb + 2))
      // "They breathe helium | they get used to it": a noun right behind a verb is its object.
      const isObject = this.has(at - 2, /^VERB$/) && /^(?:get|gets|got)$/i.test(this.text(verb))
      const isInside = this.has(at - 1, /^NOUN$/) && !isObject && (this.isVerbLast(verb) || isOften)
      return isInside ? 9 : this.takesUpSubject(at) ? -2 : -1
    }
    // "From the day | it opened".
    if (/^it$/i.test(next) && /^the$/i.test(this.text(at - 2)) && relativeNoun.test(last)) return 9
    const isPronoun = pronounSubject.test(next) || contractedSubject.test(next)
    if (isPronoun) return -1.2
    if (beginsClause.test(next) && !joiner.test(next)) return 0
    // A noun without a determiner may be the end of the previous phrase: "two years most species".
    if (determiner.test(next)) return -0.6
    return joiner.test(next) ? 0 : this.has(at - 1, /^(PRON|ADV)$/) ? 0.4 : 2.6
  }

  /** High where the last phrase is incomplete: "so next time", "and sometimes", "if the ears are flat". */
  #openTailCost(at: number): number {
    // "And even a theater with puppets | but nobody used it".
    if (/^but$/i.test(this.text(at)) && this.#isClauseLine(at) && this.startsClause(at + 1)) return 0
    let verbs = 0
    let additions = 0
    for (let index = at - 1; index >= Math.max(0, at - 25); index--) {
      const word = this.text(index)
      // "If you wait, it takes the gears with it": this condition has its main clause.
      const main = this.fronted.get(index)
      if (main !== undefined && main < at) return 0
      if (this.finite[index]) verbs++
      // "So fast and so secret" joins nothing.
      if (/^so$/i.test(word) && this.has(index + 1, /^ADJ$/)) continue
      const isJoined = index < at - 1 && joiner.test(word)
      if (isJoined && verbs === 0) {
        // "And every day | an elevator takes them".
        const isTime =
          /^(?:every|each)$/i.test(this.text(index + 1)) ||
          (/^(?:one|that)$/i.test(this.text(index + 1)) && timeWord.test(this.text(index + 2)))
        if (/^(so|but)$/i.test(word) || isTime || this.has(index + 1, /^(ADV|ADP)$/)) return 14
      }
      if (/^and$/i.test(word)) additions++
      // "Asked me if I had the recipe | I said yes".
      const isAsked =
        /^(me|him|her|us|them)$/i.test(this.text(index - 1)) && /^asked$/i.test(this.text(index - 2))
      if (/^if$/i.test(word) && (isAsked || this.correctsCount(index - 1))) return 0
      if (/^if$/i.test(word)) {
        // "Told him if you finish it | we will …".
        const isTold = this.tellsClause(index)
        return verbs - additions <= 1 && !joiner.test(this.text(at)) ? (isTold ? 14 : 6.5) : 0
      }
      // "And every time he came home | she cut one off".
      const isEveryTime = /^time$/i.test(word) && /^(every|each)$/i.test(this.text(index - 1))
      // "Because as long as it was not finished | he was useful".
      const isAsLong = /^as$/i.test(word) && /^as$/i.test(this.text(index - 2))
      const ahead = this.text(isAsLong ? index - 3 : isEveryTime ? index - 2 : index - 1)
      const isFronted =
        (isEveryTime || isAsLong || /^(when|as|while|after|before|once)$/i.test(word)) &&
        (joiner.test(ahead) || complementVerb.test(ahead) || /^(because|that|is)$/i.test(ahead))
      if (isFronted) return verbs - additions <= 1 && !joiner.test(this.text(at)) ? 14 : 0
      // "It turned out that for forty years": what "that" opens has no verb yet.
      const isOf = /^of$/i.test(this.text(index + 1))
      const isOpen = verbs === 0 && /^(that|because)$/i.test(word) && !isOf && this.opensDependent(index)
      if (isOpen && index < at - 1) return 14
      // "When he saw that nothing was in the newspapers | he went back": the condition stands farther up.
      if (/^that$/i.test(word) && complementVerb.test(this.text(index - 1))) {
        additions++
        continue
      }
      if (subordinator.test(word) || /^(so|but)$/i.test(word)) return 0
    }
    return 0
  }
}
