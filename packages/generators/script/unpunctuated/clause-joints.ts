// Where clauses of speech without punctuation end or go on by what is farther away than the words beside the joint: an order
// that takes up a forbidden one, a clause inside a noun phrase, a verb that has lost its noun.

import { ClauseTurns, plainAdjective } from './clause-turns.ts'
import {
  asks,
  command,
  complementVerb,
  contractedSubject,
  determiner,
  joiner,
  pronounSubject,
} from './speech-words.ts'

const anyThing = /^(?:something|everything|anything|nothing)$/i
const possessive = /^(?:my|your|his|her|our|their)$/i
const reports = /^(?:said|says|told|did|does|wrote|made|saw|heard|read|bought|found|knew|knows)$/i
const stranded = /^(?:of|from|with|about|at|to|for)$/i
const strandedBehind =
  /^(?:lived|live|lives|slept|sleep|sat|sit|believe|believed|worked|work|grew|stood|stand|stayed|stay|drive|drove)$/i
/** Words that no noun of a preposition begins with. */
const beyondPhrase =
  /^(?:for|since|until|till|and|but|so|when|because|if|is|was|are|were|all|every|anymore|now|then)$/i
const certainly =
  /^(?:probably|usually|really|still|always|never|often|mostly|sometimes|certainly|definitely)$/i
const helper = /^(?:is|are|was|were|do|does|did|will|can|could|would|should|have|has|had)$/i
const stateBehindNoun =
  /^(?:open|closed|gone|shut|back|down|up|off|out|on|dead|empty|full|wet|dry|hot|cold|quiet|broken|missing)$/i
const capital = /^\p{Lu}\p{Ll}/u
const longestForbidden = 11
const longestInside = 4

export class ClauseJoints extends ClauseTurns {
  override goesOn(at: number): boolean {
    const [second, last] = [this.text(at - 2), this.text(at - 1)]
    // "I'd rather | see it on you".
    if (/^rather$/i.test(last) && /(?:['’]d|^would)$/i.test(second)) return true
    // "When did I last | touch it".
    if (/^last$/i.test(last) && pronounSubject.test(second) && /^did$/i.test(this.text(at - 3))) return true
    // "The White | House".
    if (/^the$/i.test(second) && capital.test(last) && capital.test(this.text(at))) return true
    // "Here's the part | I love".
    if (this.#isLoved(at + 1) || this.#isLoved(at + 2)) return true
    // "Laughing at something | his brother said and".
    if (anyThing.test(last) && this.#isReported(at)) return true
    return this.insidePhrase(at) !== null || super.goesOn(at)
  }

  override surely(at: number): number | null {
    return this.#byOrder(at) ?? this.#byLoss(at) ?? this.#byNewSubject(at) ?? super.surely(at)
  }

  /** "The part I love" ends before this place. */
  #isLoved(at: number): boolean {
    return (
      /^(?:love|like|hate)$/i.test(this.text(at - 1)) &&
      /^i$/i.test(this.text(at - 2)) &&
      /^(?:part|thing|bit)$/i.test(this.text(at - 3)) &&
      contractedSubject.test(this.text(at - 5))
    )
  }

  /** "Something his brother said and", "everything she knew is". */
  #isReported(at: number): boolean {
    const verb = possessive.test(this.text(at)) ? at + 2 : at + 1
    const isSubject = possessive.test(this.text(at)) || pronounSubject.test(this.text(at))
    const next = this.text(verb + 1)
    return isSubject && reports.test(this.text(verb)) && (joiner.test(next) || /^(?:is|was)$/i.test(next))
  }

  /** "A house | she'd lived in for 51 years": the place of the preposition that has no noun; null elsewhere. */
  insidePhrase(at: number): number | null {
    if (!/^(?:i|you|he|she|we|they)(?:['’](?:d|ve|ll))?$/i.test(this.text(at))) return null
    if (!this.has(at - 1, /^(?:NOUN|ADJ)$/) || !determiner.test(this.text(at - 2))) return null
    for (let index = at + 1; index <= at + longestInside; index++) {
      const word = this.text(index)
      const isStranded =
        stranded.test(word) ||
        (/^(?:in|on|under|behind)$/i.test(word) && strandedBehind.test(this.text(index - 1)))
      if (isStranded && index > at + 1)
        return beyondPhrase.test(this.text(index + 1)) || this.text(index + 1) === '' ? index : null
      if (!this.has(index, /^(?:VERB|AUX|ADV|ADJ|PART|X)$/)) return null
    }
    return null
  }

  /** Orders behind what is forbidden, or told to go: "don't ask does it spark joy | ask when". */
  #byOrder(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    if (/^(?:go|come)$/i.test(next) && command.test(after) && !joiner.test(last))
      return this.has(at - 1, /^(?:NOUN|ADJ|NUM)$/) && !determiner.test(this.text(at + 2)) ? -3 : null
    if (!command.test(next) || /^(?:to|and|or|you|i|we|they)$/i.test(last)) return null
    for (let back = 3; back <= longestForbidden; back++) {
      const isForbidden = /^(?:don['’]t|never)$/i.test(this.text(at - back))
      if (isForbidden && this.text(at - back + 1).toLowerCase() === next.toLowerCase()) return -6
    }
    return null
  }

  /** Clauses whose last word waits for nothing: "a ladder that isn't there", "where the cup comes from". */
  #byLoss(at: number): number | null {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    const next = this.text(at)
    if (/^there$/i.test(last) && /^(?:isn|wasn|aren|weren)['’]t$/i.test(second))
      return determiner.test(next) || this.startsClause(at) ? -3 : null
    // "But here's the part I love | people stopped being afraid".
    if (this.#isLoved(at)) return joiner.test(next) ? null : -8
    // "In an elevator | probably not | and there's a reason".
    if (/^probably$/i.test(next) && /^not$/i.test(this.text(at + 1)) && joiner.test(this.text(at + 2)))
      return this.has(at - 1, /^(?:NOUN|ADV|ADJ)$/) ? -4 : null
    // "And there's a reason | when elevators first got tall".
    if (/^reason$/i.test(last) && /^a$/i.test(second) && /^there['’]s$/i.test(third))
      return /^(?:when|if)$/i.test(next) || (this.startsClause(at) && !pronounSubject.test(next)) ? -5 : null
    const isOpenedSo =
      /^(?:so|but)$/i.test(next) &&
      (this.startsClause(at + 1) ||
        this.forbids(at + 1) ||
        this.opensPlaced(at + 1) ||
        /^if$/i.test(this.text(at + 1)))
    // "It's the quiet you should be scared of | so if you're at the pool".
    if (isOpenedSo && [3, 4, 5, 6].some((back) => this.insidePhrase(at - back) === at - 1)) return -3
    // "Thirty seconds sometimes less | so the second summer I'm up".
    if (
      /^(?:less|more)$/i.test(last) &&
      /^(?:sometimes|often|usually|or|even|maybe|probably)$/i.test(second) &&
      isOpenedSo
    )
      return -3
    if (/^from$/i.test(last) && /^(?:comes?|came)$/i.test(second)) {
      const isWhere = [4, 5, 6].some((back) => /^where$/i.test(this.text(at - back)))
      if (isWhere) return this.startsClause(at) ? -4 : null
    }
    // "Hot water can't get back in | he tried everything".
    if (/^back$/i.test(second) && /^(?:in|out|up|down|on|off)$/i.test(last))
      return pronounSubject.test(next) && this.startsClause(at) ? -3 : null
    // "If they can answer they probably are | if they just look at you".
    if (helper.test(last) && certainly.test(second) && pronounSubject.test(third)) {
      if (/^if$/i.test(next) || (this.startsClause(at) && !determiner.test(next))) return -3
      return joiner.test(next) && this.startsClause(at + 1) ? -1 : null
    }
    return this.#endsPointer(at)
  }

  /** "That's the thing I want you to remember | crying is good". */
  #endsPointer(at: number): number | null {
    const isAsked =
      /^(?:remember|know|understand|notice|hear)$/i.test(this.text(at - 1)) && /^to$/i.test(this.text(at - 2))
    if (!isAsked || !/^(?:you|us|everyone)$/i.test(this.text(at - 3))) return null
    const isPointer = [5, 6, 7, 8, 9].some(
      (back) =>
        contractedSubject.test(this.text(at - back)) && /^(?:the|what)$/i.test(this.text(at - back + 1)),
    )
    const isNamed = /ing$/i.test(this.text(at)) && /^(?:is|was|isn['’]t)$/i.test(this.text(at + 1))
    return isPointer && (isNamed || this.startsClause(at)) ? -5 : null
  }

  /** Subjects that something is said about at once: "what it looks like is", "a kid that's crying is breathing". */
  #byNewSubject(at: number): number | null {
    const [second, last, next] = [this.text(at - 2), this.text(at - 1), this.text(at)]
    if (/^what$/i.test(next) && pronounSubject.test(this.text(at + 1)) && /^like$/i.test(this.text(at + 3))) {
      const isFree =
        !complementVerb.test(last) && !asks.test(last) && !/^(?:is|was|of|about|for|to)$/i.test(last)
      return isFree && /^(?:is|was)$/i.test(this.text(at + 4)) ? -4 : null
    }
    const isState =
      /^(?:is|are|was|were)$/i.test(second) && (this.has(at - 1, /^ADJ$/) || plainAdjective.test(last))
    if (isState && /^(?:an?|the)$/i.test(next) && /^(?:that|who)['’]s$/i.test(this.text(at + 2))) return -6
    // "The head's back | the mouth's open | and it's quiet".
    const hasState = (place: number): boolean =>
      determiner.test(this.text(place)) &&
      /\p{L}['’]s$/u.test(this.text(place + 1)) &&
      stateBehindNoun.test(this.text(place + 2)) &&
      (determiner.test(this.text(place + 3)) ||
        joiner.test(this.text(place + 3)) ||
        this.text(place + 3) === '')
    if (!hasState(at) || joiner.test(last)) return null
    return stateBehindNoun.test(last) || /^there$/i.test(last) ? -3 : null
  }
}
