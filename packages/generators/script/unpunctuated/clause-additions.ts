// What somebody adds to a clause of speech without punctuation: a contrast, a correction, who it was that did it, the next
// step.

import { ClauseClosings } from './clause-closings.ts'
import {
  command,
  complementVerb,
  contractedSubject,
  determiner,
  joiner,
  numberWord,
  pronounSubject,
  subordinator,
} from './speech-words.ts'

const measure =
  /^(?:cups?|spoons?|tablespoons?|teaspoons?|pounds?|grams?|liters?|ounces?|pinch|splash|dash|handful|cloves?|sticks?|cans?)$/i
const denied = /^(?:not|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)$/i
const looksLike =
  /^(?:looks?|looked|feels?|felt|sounds?|sounded|smells?|smelled|tastes?|tasted|seems?|seemed|acts?|acted|works?|just|something|nothing|anything|more)$/i
const laterUnit = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/i
const sorryFor =
  /^(?:so|very|really|i['’]m|am|are|is|was|be|feel|felt|say|said|says|saying|you['’]re|we['’]re|they['’]re|and|or)$/i
const longestContrast = 9
const longestSubject = 8
const longestOrder = 7
const anybodyWord = /^(?:nobody|everybody|everyone)$/i
const longestDenied = 16
const longestTaken = 6
const longestLike = 4

export class ClauseAdditions extends ClauseClosings {
  override goesOn(at: number): boolean {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    if (this.takesUpPerson(at) || this.correctsCount(at)) return true
    // "Four times five | if it's a cheap one".
    if (this.correctsCount(at - 1)) return true
    // "I have no idea how many laps | I do".
    if (/^how$/i.test(third) && /^(?:many|much)$/i.test(second) && this.has(at - 1, /^NOUN$/))
      return pronounSubject.test(this.text(at))
    // "Sorry | the room isn't ready".
    if (/^sorry$/i.test(last) && !sorryFor.test(second) && !/^every$/i.test(third))
      return this.startsClause(at) && this.opensSorry(at - 1)
    // "A kid asks me | what did you do".
    if (this.asksSomebody(at)) return true
    // "Maybe | you don't hate it".
    if (/^maybe$/i.test(last)) return this.startsClause(at)
    return super.goesOn(at)
  }

  override surely(at: number): number | null {
    if (this.opensSorry(at)) return -4
    return (
      this.#byContrast(at) ??
      this.#byQuestion(at) ??
      this.#byTelling(at) ??
      this.#byStep(at) ??
      super.surely(at)
    )
  }

  /** "A kid asks me | what did you do and I said nothing": the question belongs to who asks. */
  asksSomebody(at: number): boolean {
    return (
      /^(?:me|him|her|us|them)$/i.test(this.text(at - 1)) &&
      /^ask(?:s|ed)$/i.test(this.text(at - 2)) &&
      /^(?:what|why|how|where|who|when)$/i.test(this.text(at)) &&
      /^(?:do|does|did|are|is|can|would|will|were|was)$/i.test(this.text(at + 1))
    )
  }

  /** "Sorry the room isn't ready": an apology with what it is for. */
  opensSorry(at: number): boolean {
    return (
      /^sorry$/i.test(this.text(at)) &&
      !sorryFor.test(this.text(at - 1)) &&
      /^(?:the|it['’]s|my|your|we|there['’]s|they)$/i.test(this.text(at + 1)) &&
      this.startsClause(at + 1)
    )
  }

  override endsIndirect(at: number): boolean {
    // "How many laps I do | and my back doesn't hurt".
    const isCounted =
      /^(?:do|did|have|had|has)$/i.test(this.text(at - 1)) &&
      pronounSubject.test(this.text(at - 2)) &&
      /^(?:many|much)$/i.test(this.text(at - 4)) &&
      /^how$/i.test(this.text(at - 5))
    return isCounted || super.endsIndirect(at)
  }

  /** "And the lady in the next lane | she's like eighty": who it is, and then what she does. */
  takesUpPerson(at: number): boolean {
    if (!/^(?:she|he|they)['’](?:s|re|d)$/i.test(this.text(at)) || !this.has(at - 1, /^(?:NOUN|PROPN)$/))
      return false
    for (let index = at - 1; index >= Math.max(0, at - longestSubject); index--) {
      if (this.finite[index]) return false
      if (joiner.test(this.text(index))) return determiner.test(this.text(index + 1)) && index < at - 2
    }
    return false
  }

  /** "That's usually four times | five if it's a cheap one". */
  correctsCount(at: number): boolean {
    return (
      numberWord.test(this.text(at)) &&
      /^if$/i.test(this.text(at + 1)) &&
      this.has(at - 1, /^NOUN$/) &&
      numberWord.test(this.text(at - 2))
    )
  }

  /** "One cup", "one and a quarter cups", "pinch of": where an ingredient begins. */
  opensMeasure(at: number): boolean {
    if (/^(?:pinch|splash|dash|handful)$/i.test(this.text(at))) return /^of$/i.test(this.text(at + 1))
    if (!numberWord.test(this.text(at)) && !/^(?:an?|one)$/i.test(this.text(at))) return false
    if (measure.test(this.text(at + 1))) return true
    return (
      /^and$/i.test(this.text(at + 1)) && /^an?$/i.test(this.text(at + 2)) && measure.test(this.text(at + 4))
    )
  }

  /** "It's not the board it's the nail | the wood dries out", "I thought it was superstition | it's not". */
  #byContrast(at: number): number | null {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    if (contractedSubject.test(third) && determiner.test(second) && this.has(at - 1, /^NOUN$/)) {
      if (!determiner.test(this.text(at)) || !this.startsClause(at)) return null
      for (let back = 4; back <= longestContrast; back++) if (denied.test(this.text(at - back))) return -3
      return null
    }
    // "Everybody tells you to call a guy | don't call a guy".
    if (/^(?:don['’]t|never)$/i.test(this.text(at)) && command.test(this.text(at + 1)) && !joiner.test(last))
      for (let back = 2; back <= longestTaken; back++)
        if (this.text(at - back).toLowerCase() === this.text(at + 1).toLowerCase())
          return this.has(at - 1, /^(?:NOUN|PROPN|ADV)$/) ? -4 : null
    if (this.isDenialAlone(at))
      return this.has(at - 1, /^(?:NOUN|ADJ|PROPN)$/) && !joiner.test(last) && !complementVerb.test(last)
        ? -3
        : null
    return null
  }

  /** "So what do you do | you water it again", "here's how you check | stick your finger in", "it's that you remember | most drown". */
  #byQuestion(at: number): number | null {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    const isNext = (): boolean => this.startsClause(at) || this.opensCommand(at)
    if (/^do$/i.test(last) && /^(?:do|did)$/i.test(third) && /^what$/i.test(this.text(at - 4)))
      return pronounSubject.test(second) && isNext() ? -6 : null
    if (/^how$/i.test(third) && /^here['’]s$/i.test(this.text(at - 4)))
      return /^(?:you|i|we|to)$/i.test(second) && this.has(at - 1, /^VERB$/) && isNext() ? -6 : null
    if (
      /^(?:thing|problem|catch)$/i.test(third) &&
      anybodyWord.test(second) &&
      /^(?:do|does|did|is|was)$/i.test(last)
    )
      return /^that['’]s$/i.test(this.text(at - 5)) && this.startsClause(at) ? -4 : null
    // "I said thank you instead | so thank you for waiting": an example.
    if (/^so$/i.test(this.text(at)) && /^thank$/i.test(this.text(at + 1))) return 8
    if (/^so$/i.test(this.text(at)) && /^what$/i.test(this.text(at + 1)) && /^do$/i.test(this.text(at + 2)))
      return pronounSubject.test(this.text(at + 3)) && /^do$/i.test(this.text(at + 4)) ? -5 : null
    const isTold =
      /^(?:remember|know|care|try|forget)$/i.test(last) &&
      pronounSubject.test(second) &&
      /^that$/i.test(third)
    if (!isTold || !/^it['’]s$/i.test(this.text(at - 4))) return null
    for (let back = 5; back <= longestDenied; back++)
      if (denied.test(this.text(at - back)))
        return this.startsClause(at) && !pronounSubject.test(this.text(at)) ? -5 : null
    return null
  }

  /** "It's not": a denial, and another clause behind it. */
  isDenialAlone(at: number): boolean {
    return (
      /^(?:it|that|they|he|she)['’](?:s|re)$/i.test(this.text(at)) &&
      /^not$/i.test(this.text(at + 1)) &&
      contractedOrPronoun(this.text(at + 2)) &&
      this.startsClause(at + 2)
    )
  }

  /** "Here's what my dad did | he was a janitor", "the mirror | like every wall is a mirror", "maybe you don't". */
  #byTelling(at: number): number | null {
    const last = this.text(at - 1)
    const next = this.text(at)
    if (/^(?:did|do|does|found|learned|noticed)$/i.test(last) && this.startsClause(at))
      for (let back = 3; back <= 5; back++)
        if (/^what$/i.test(this.text(at - back)) && /^here['’]s$/i.test(this.text(at - back - 1))) return -6
    if (/^like$/i.test(next) && this.has(at - 1, /^NOUN$/) && this.startsClause(at + 1)) {
      for (let back = 1; back <= longestLike; back++) if (looksLike.test(this.text(at - back))) return null
      return /^(?:every|all|most|nobody|everybody|everyone|my|i|there['’]s)$/i.test(this.text(at + 1))
        ? -1
        : null
    }
    if (!/^maybe$/i.test(next) || !contractedOrPronoun(this.text(at + 1)) || !this.startsClause(at + 1))
      return null
    return joiner.test(last) ||
      complementVerb.test(last) ||
      this.mainAt(at) ||
      this.has(at - 1, /^(?:AUX|ADP|SCONJ)$/)
      ? null
      : -2
  }

  #wasDone(at: number): boolean {
    for (let back = 2; back <= longestContrast; back++)
      if (/^(?:\p{L}+ed|put|took|made|kept|built|wore|held|hung|bought)$/iu.test(this.text(at - back)))
        return true
    return false
  }

  /** True where the main clause of a condition begins. */
  mainAt(_at: number): boolean {
    return false
  }

  /** "Bring it to a boil | put the lid on": one order after the other, and nothing between them. */
  #followsOrder(at: number): boolean {
    if (
      !command.test(this.text(at)) ||
      !this.has(at - 1, /^(?:NOUN|VERB|ADJ|NUM)$/) ||
      !this.opensCommand(at)
    )
      return false
    for (let back = 1; back <= longestOrder; back++) {
      if (joiner.test(this.text(at - back)) || subordinator.test(this.text(at - back))) return false
      if (back > 2 && command.test(this.text(at - back)) && this.opensCommand(at - back))
        return /^(?:it|them)$/i.test(this.text(at - back + 1))
    }
    return false
  }

  /** "And he laughed | and then a year later they changed", "in the bag | then one cup of rice", "the lid on | turn it down". */
  #byStep(at: number): number | null {
    const [third, last, next] = [this.text(at - 3), this.text(at - 1), this.text(at)]
    if (/^and$/i.test(next) && /^then$/i.test(this.text(at + 1)))
      if (
        laterUnit.test(this.text(at + 3)) &&
        /^later$/i.test(this.text(at + 4)) &&
        this.startsClause(at + 5)
      )
        return -1
    if (/^then$/i.test(next) && this.opensMeasure(at + 1))
      return this.has(at - 1, /^(?:NOUN|ADV|ADJ)$/) ? -3 : null
    if (this.#followsOrder(at)) return -1
    const isPutOn = /^on$/i.test(last) && this.has(at - 2, /^NOUN$/) && determiner.test(third)
    if (isPutOn && command.test(next) && this.opensObject(at + 1))
      return /^(?:put|turn|leave|keep)$/i.test(this.text(at - 4)) ? -1 : null
    // "And the lady … said | so the drops don't fall back in": what it is for stays with it.
    if (
      /^so$/i.test(next) &&
      determiner.test(this.text(at + 1)) &&
      /^(?:don|doesn|can|won)['’]t$/i.test(this.text(at + 3))
    )
      return this.has(at - 1, /^NOUN$/) && this.#wasDone(at) ? 4 : null
    return null
  }
}

function contractedOrPronoun(word: string): boolean {
  return pronounSubject.test(word) || contractedSubject.test(word)
}
