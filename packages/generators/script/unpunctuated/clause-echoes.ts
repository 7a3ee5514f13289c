// Where clauses of speech without punctuation end because the speaker begins anew: a phrase is said twice, an order or a
// condition follows a whole clause, "well" answers.

import { ClauseJoints } from './clause-joints.ts'
import { command, contractedSubject, determiner, pronounSubject } from './speech-words.ts'

const preposition = /^(?:at|in|on|with|for|from|under|behind|after|before|by|to|of|about|without)$/i
const longestPhrase = 4
const able = /^(?:can|could|should|must|would|might|have)$/i
const object = /^(?:it|them|that|this|him|her)$/i
const grows =
  /^(?:get|gets|got|getting|be|is|was|are|were|grow|grows|grew|become|becomes|became|looks?|looked)$/i
const seems =
  /^(?:sounds?|looks?|means?|feels?|costs?|takes?|is|was|works?|hurts?|tastes?|smells?|becomes?|turns?|goes|gets?)$/i
const timeOf = /^(?:month|day|year|week|night|morning|moment|time|summer|winter|hour|minute|season|evening)$/i
/** "They usually don't": such an adverb may stand between a subject and its verb. */
const ofTheSentence =
  /^(?:really|usually|probably|actually|honestly|generally|normally|typically|simply|certainly|definitely|especially|basically|literally|obviously|personally|mostly|hardly|only|family|daily|clearly|finally|currently|still|reply|supply|apparently)$/i
const longestCondition = 14

export class ClauseEchoes extends ClauseJoints {
  override goesOn(at: number): boolean {
    // "Ask in the month | when the budget is made".
    const isTimeOf = timeOf.test(this.text(at - 1)) && determiner.test(this.text(at - 2))
    const isOwn = preposition.test(this.text(at - 3)) || command.test(this.text(at - 3))
    if (isTimeOf && isOwn && /^when$/i.test(this.text(at))) return true
    return super.goesOn(at)
  }

  override surely(at: number): number | null {
    return (
      this.#byEcho(at) ??
      this.#byOrderAnew(at) ??
      this.#byAnswer(at) ??
      this.#byCondition(at) ??
      super.surely(at)
    )
  }

  /** "It's not at your review | at your review the budget is gone". */
  #byEcho(at: number): number | null {
    if (!preposition.test(this.text(at))) return null
    for (let length = 2; length <= longestPhrase; length++) {
      const isSame = Array.from({ length }, (_, place) => place).every(
        (place) =>
          this.text(at + place) !== '' &&
          this.text(at + place).toLowerCase() === this.text(at - length + place).toLowerCase(),
      )
      if (isSame && this.startsClause(at + length)) return -6
    }
    return null
  }

  /** "Let it dry completely | don't touch it", "it looks like you did the math | and then be quiet". */
  #byOrderAnew(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    const isOrdered = command.test(after) || this.has(at + 1, /^VERB$/)
    const isForbidden = /^don['’]t$/i.test(next) && isOrdered && (this.#isManner(at - 1) || object.test(last))
    if (isForbidden) return -6
    const isBe =
      /^be$/i.test(this.text(at + 2)) &&
      /^(?:quiet|patient|honest|still|careful|specific|nice|kind|ready|brave)$/i.test(this.text(at + 3))
    if (/^and$/i.test(next) && /^then$/i.test(after) && isBe) return -4
    // "A greasy shadow | for that you need a bag".
    const isForThat = /^(?:for|with|after|before)$/i.test(next) && /^(?:that|this)$/i.test(after)
    if (isForThat && /^(?:you|we|i|they)$/i.test(this.text(at + 2)) && this.has(at + 3, /^(?:VERB|AUX)$/))
      return this.has(at - 1, /^(?:NOUN|ADJ|ADV)$/) ? -5 : null
    return null
  }

  /** "Completely", but not "I really don't". */
  #isManner(at: number): boolean {
    const isFree = !pronounSubject.test(this.text(at - 1)) && !this.has(at - 1, /^AUX$/)
    return isFree && /^\p{L}{3,}ly$/iu.test(this.text(at)) && !ofTheSentence.test(this.text(at))
  }

  /** "How do we know that | well there's a photograph", "the wax | you can see it", "to get that big | he lives". */
  #byAnswer(at: number): number | null {
    const [second, last, next, after] = [
      this.text(at - 2),
      this.text(at - 1),
      this.text(at),
      this.text(at + 1),
    ]
    if (
      /^well$/i.test(next) &&
      (/^(?:that|this|it|them|so|why|how)$/i.test(last) || this.has(at - 1, /^NOUN$/))
    ) {
      const isClause = contractedSubject.test(after) || /^because$/i.test(after) || this.startsClause(at + 1)
      if (isClause && !/^(?:as|is|are|was|so|very|know|knows|works?)$/i.test(last)) return -5
    }
    if (/^(?:you|we|they)$/i.test(next) && this.has(at - 1, /^NOUN$/) && able.test(after)) {
      const verb = [at + 2, at + 3].find((place) => this.has(place, /^VERB$/))
      const isOwnObject = verb !== undefined && object.test(this.text(verb + 1))
      if (isOwnObject && determiner.test(second)) return -6
    }
    const isMeasured =
      /^(?:that|this)$/i.test(second) && grows.test(this.text(at - 3)) && this.has(at - 1, /^ADJ$/)
    return isMeasured && /^(?:he|she|they|it)$/i.test(next) && this.startsClause(at) ? -4 : null
  }

  /** "If you say ten it sounds like a wish | if you say eleven it sounds like work". */
  #byCondition(at: number): number | null {
    if (!/^if$/i.test(this.text(at)) || !pronounSubject.test(this.text(at + 1))) return null
    for (let back = 5; back <= longestCondition; back++) {
      if (!/^if$/i.test(this.text(at - back))) continue
      const subject = this.text(at - back + 1).toLowerCase()
      const hasOutcome = Array.from({ length: back - 3 }, (_, place) => at - back + 3 + place).some(
        (place) => /^(?:it|that|you|they)$/i.test(this.text(place)) && seems.test(this.text(place + 1)),
      )
      return subject === this.text(at + 1).toLowerCase() && hasOutcome ? -4 : null
    }
    return null
  }
}
