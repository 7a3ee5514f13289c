// Where clauses of speech without punctuation close, or stay open, by what somebody means to say with them: what a mistake
// is, what turned out, what was done one thing after the other, how long it took.

import { ClauseEchoes } from './clause-echoes.ts'
import { findMainClause } from './spoken-commas.ts'
import {
  command,
  complementVerb,
  contractedSubject,
  determiner,
  joiner,
  pronounSubject,
} from './speech-words.ts'

const namingNoun =
  /^(?:mistakes?|problems?|things?|reasons?|tricks?|secrets?|truth|points?|difference|rules?|catch|issue|news|parts?|lessons?|key|idea|fact|goal|result|downside|answer|tip|advice)$/i
const personBehindIs = /^(?:they|you|we|i|people|nobody|everybody|everyone)$/i
const timeUnit = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|weekends?|afternoons?)$/i
const lasted = /^(?:took|takes|take|lasted|lasts)$/i
const ownOne = /^(?:mine|yours|hers|ours|theirs)$/i
const negated = /^(?:don|doesn|didn|isn|aren|wasn|weren|can|won|couldn)['’]t$/i
const pastOfSameForm = /^(?:put|cut|set|let|hit|read|spread|shut|split)$/i
const shortAnswer = /^(?:a (?:little|bit)|not (?:really|always|exactly|quite|yet)|probably not|of course)$/i
const opensQuestion = /^(?:do|does|did|is|are|was|can|will|would|should)$/i
const askedSubject = /^(?:that|this|it|you|they|he|she|we)$/i
const longestAnswered = 14
const namedCondition = /^(?:before|if|when|after|once)$/i
const questionWord = /^(?:how|what|why|when|where|if|whether|that|because)$/i
const longestNamed = 14
const longestNaming = 10
const longestAsked = 10
const longestForbidden = 6

export class ClauseClosings extends ClauseEchoes {
  override goesOn(at: number): boolean {
    const [second, last, next] = [this.text(at - 2), this.text(at - 1), this.text(at)]
    if (this.#isNamedAs(at) || this.#isSeenAs(at)) return true
    // "And it turned out | he's almost deaf".
    if (/^out$/i.test(last) && /^turn(?:s|ed)$/i.test(second)) return this.startsClause(at)
    if (this.isComingFrom(at)) return this.startsClause(at)
    // "Same distance | same object".
    if (this.#isSame(at) && this.#isSame(at - 2)) return true
    // "Cut it in triangles fried them | put the cheese on and …".
    if (this.#isBehindNamedCondition(at)) return true
    if (pastOfSameForm.test(next) && /^(?:it|them)$/i.test(last)) return this.#isDoneTo(at - 2)
    return super.goesOn(at)
  }

  override surely(at: number): number | null {
    if (this.isShortAnswer(at) || this.isShortAnswer(at - 2)) return -5
    return this.#byAnswer(at) ?? this.#byAlternative(at) ?? super.surely(at)
  }

  /** "Does that work for exams | a little | if you study …": two words that answer what was asked. */
  isShortAnswer(at: number): boolean {
    if (at < 3 || !shortAnswer.test(`${this.text(at)} ${this.text(at + 1)}`)) return false
    const next = this.text(at + 2)
    const isWhole = next === '' || /^(?:if|but|when)$/i.test(next) || contractedSubject.test(next)
    if (!isWhole && !(pronounSubject.test(next) && this.startsClause(at + 2))) return false
    for (let back = 3; back <= longestAnswered; back++)
      if (opensQuestion.test(this.text(at - back)) && askedSubject.test(this.text(at - back + 1))) return true
    return false
  }

  /** "The biggest mistake I see people make | is they rush it", "the problem | is he never called". */
  #isNamedAs(at: number): boolean {
    if (!/^(?:is|was)$/i.test(this.text(at))) return false
    const subject = this.text(at + 1)
    // "Is they" is never asked.
    const isStated = /^is$/i.test(this.text(at)) && personBehindIs.test(subject)
    if (isStated) return this.startsClause(at + 1)
    if (!pronounSubject.test(subject) && !contractedSubject.test(subject)) return false
    if (!this.startsClause(at + 1)) return false
    for (let back = 1; back <= longestNaming; back++) {
      const word = this.text(at - back)
      if (joiner.test(word)) return false
      if (!namingNoun.test(word)) continue
      return (
        determiner.test(this.text(at - back - 1)) ||
        (determiner.test(this.text(at - back - 2)) && this.has(at - back - 1, /^(?:ADJ|NOUN|NUM|ADV)$/))
      )
    }
    return false
  }

  /** "What I learned is before you decide that somebody is rude | find out": both are what was learned. */
  #isBehindNamedCondition(at: number): boolean {
    for (let back = 2; back <= longestNamed; back++) {
      const word = this.text(at - back)
      if (joiner.test(word)) return false
      if (!/^(?:is|was)$/i.test(word) || !namedCondition.test(this.text(at - back + 1))) continue
      const opens = this.opensCommand(at) || this.startsClause(at)
      return opens && findMainClause(this, at - back + 1, at + 2) === at
    }
    return false
  }

  /** "The biggest mistake | I see people make is …", "the one thing | people don't know about hospitals". */
  #isSeenAs(at: number): boolean {
    if (!namingNoun.test(this.text(at - 1))) return false
    if (!/^(?:\p{L}+est|most|only|first|worst|best|one)$/iu.test(this.text(at - 2))) return false
    if (!/^(?:i|you|we|people|nobody|everybody|everyone)$/i.test(this.text(at))) return false
    const isDenied = /^(?:don['’]t|never|always|all)$/i.test(this.text(at + 1))
    const verb = isDenied ? at + 2 : at + 1
    const isSeen =
      /^(?:see|hear|notice|get|find|meet|knows?|understands?|realizes?|forgets?|expects?|talks?|asks?|tells?|miss)$/i
    return isSeen.test(this.text(verb)) && !/^(?:it|them|that|this)$/i.test(this.text(verb + 1))
  }

  /** "Fried them": a deed without its own subject. */
  #isDoneTo(verb: number): boolean {
    return (
      this.has(verb, /^(?:VERB|ADJ)$/) &&
      /(?:ed|ut|it|ook|oke|ade)$/i.test(this.text(verb)) &&
      this.has(verb - 1, /^NOUN$/) &&
      !command.test(this.text(verb))
    )
  }

  #isSame(at: number): boolean {
    return /^same$/i.test(this.text(at)) && this.has(at + 1, /^NOUN$/)
  }

  /** Clauses that are answered or explained behind their last word. */
  #byAnswer(at: number): number | null {
    const [fourth, third, second, last] = [4, 3, 2, 1].map((back) => this.text(at - back)) as [
      string,
      string,
      string,
      string,
    ]
    const next = this.text(at)
    // "Now why would that be | the idea is that your brain …".
    if (/^be$/i.test(last) && /^(?:that|it|this)$/i.test(second))
      return /^(?:would|could|might|should)$/i.test(third) && /^(?:why|how|what|who)$/i.test(fourth)
        ? -6
        : null
    // "And asked what it was called | now in Spanish …".
    if (/^called$/i.test(last) && /^(?:is|was|were|are)$/i.test(second))
      return /^what$/i.test(fourth) && (/^(?:now|so|but)$/i.test(next) || this.startsClause(at)) ? -2 : null
    // "So the tank doesn't | it's made of magnesium".
    if (negated.test(last) && this.has(at - 2, /^(?:NOUN|PROPN)$/)) {
      const isOwn =
        determiner.test(third) && /^(?:so|but|and|because)$/i.test(fourth) && this.startsClause(at)
      return isOwn && (contractedSubject.test(next) || pronounSubject.test(next)) ? -3 : null
    }
    // "To rust | so the tank doesn't": what it is for stays with it.
    if (/^so$/i.test(next) && determiner.test(this.text(at + 1)) && negated.test(this.text(at + 3)))
      return this.has(at + 2, /^NOUN$/) && (this.text(at + 4) === '' || this.startsClause(at + 4)) ? 6 : null
    // "What you came into the kitchen for | so that has a name".
    if (/^(?:for|from|about|with)$/i.test(last) && /^(?:so|but)$/i.test(next) && this.startsClause(at + 1))
      return this.#isAskedBehind(at) ? -3 : null
    // "Somebody always asks me that | a little".
    if (/^that$/i.test(last) && /^(?:me|you|us|him|her|them)$/i.test(second) && /^ask(?:s|ed)?$/i.test(third))
      return this.startsClause(at) && pronounSubject.test(next) ? -1 : -4
    return this.#byMeasure(at)
  }

  #isAskedBehind(at: number): boolean {
    for (let back = 3; back <= longestAsked; back++)
      if (/^(?:what|who|which)$/i.test(this.text(at - back))) return true
    return false
  }

  /** "It took an hour | you turn off the power", "sometimes there wasn't | same distance same object". */
  #byMeasure(at: number): number | null {
    const [last, next] = [this.text(at - 1), this.text(at)]
    if (timeUnit.test(last) && /^(?:i|you|he|she|they|we)$/i.test(next) && this.startsClause(at))
      return [2, 3, 4, 5].some((back) => lasted.test(this.text(at - back))) ? -1 : null
    if (this.#isSame(at) && this.#isSame(at + 2)) return determiner.test(last) ? null : -3
    // "Fewer people finished | it dropped four percent".
    const isDropped =
      /^it$/i.test(next) &&
      /ed$/i.test(last) &&
      /ed$/i.test(this.text(at + 1)) &&
      this.finite[at + 1] === true
    if (isDropped && this.has(at - 1, /^VERB$/) && !complementVerb.test(last))
      return /^(?:who|that|which|nobody|when|if|to)$/i.test(this.text(at - 2)) ? null : -3
    const isBehindSame = this.#isSame(at - 2) && this.#isSame(at - 4)
    return isBehindSame && (this.startsClause(at) || joiner.test(next)) ? -4 : null
  }

  /** What is done, or is true, instead: "don't throw it away | make focaccia", "don't buy one | mine came out". */
  #byAlternative(at: number): number | null {
    const [last, next] = [this.text(at - 1), this.text(at)]
    if (ownOne.test(next) && this.finite[at + 1] === true && !questionWord.test(last))
      return /^(?:one|it|them|that)$/i.test(last) || this.has(at - 1, /^(?:NOUN|ADV|PROPN)$/) ? -2 : null
    return this.isInstead(at) ? -4 : null
  }

  override opensCommand(at: number): boolean {
    return super.opensCommand(at) || this.isInstead(at)
  }

  /** "Don't throw it away | make focaccia": the order has no article. It is asked while the words are tagged. */
  isInstead(at: number): boolean {
    if (at < 3 || !command.test(this.text(at))) return false
    if (!/^(?:away|out|up|down|off|it|them|yet|anymore)$/i.test(this.text(at - 1))) return false
    if (!this.has(at + 1, /^(?:NOUN|PROPN|ADJ)$/) && !this.opensObject(at + 1)) return false
    for (let back = 3; back <= longestForbidden; back++) {
      const verb = this.text(at - back + 1)
      if (/^(?:don['’]t|never)$/i.test(this.text(at - back)))
        return command.test(verb) && !/^(?:let|make|see|watch|have|help)$/i.test(verb)
    }
    return false
  }
}
