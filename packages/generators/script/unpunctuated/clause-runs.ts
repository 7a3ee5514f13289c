// Long runs of speech without punctuation: where "and" goes on with another time, what somebody quotes, numbers of several
// words, and who is taken up again.

import { ClauseSubjects } from './clause-subjects.ts'
import { opensFronted } from './fronted-clauses.ts'
import {
  command,
  contractedSubject,
  determiner,
  joiner,
  month,
  pronounSubject,
  sideWord,
  subordinator,
  timeWord,
} from './speech-words.ts'

const largeNumber = /^(?:hundred|thousand|million|billion)$/i
const smallNumber =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d{1,2})$/i
const timeAdverb =
  /^(?:today|tonight|now|then|sometimes|suddenly|nowadays|usually|eventually|finally|even|later|afterwards|again)$/i
const quotes = /^(?:says?|said|goes|like|went|thought|yells?|yelled|told)$/i
const interjection =
  /^(?:hey|hi|hello|oh|well|yeah|yes|no|nope|okay|ok|sure|wait|look|listen|please|god|man|dude|honey|sorry|wow)$/i
const ranked = /^(?:last|first|only|best|worst|next|same|other|\p{L}{3,}est)$/iu
const doer = /^(?:i|you|he|she|we|they|it|anybody|anyone|somebody|someone|everybody|everyone|nobody)$/i
const endsItself =
  /^(?:died|happened|worked|failed|broke|froze|stopped|arrived|survived|disappeared|collapsed|drowned|exploded|laughed|cried|smiled|vanished|crashed|matters|helps)$/i
const wholeOf = /^(?:every|all|none|most|both|each|half|any|some)$/i
const lengths = /^(?:feet|foot|miles|meters|metres|inches|yards|kilometers|stories|floors)$/i
const goesAway =
  /^(?:breaks?|broke|falls?|fell|comes?|came|goes|went|blows?|blew|burns?|burned|gives|gave|slid|slides)$/i
const longestQuote = 3
const longestSubject = 7
const longestDependent = 8

export class ClauseRuns extends ClauseSubjects {
  override goesOn(at: number): boolean {
    const [second, last, next] = [this.text(at - 2), this.text(at - 1), this.text(at)]
    // "A hundred | and fifty", "two thousand | six hundred".
    if (largeNumber.test(last) && this.#isRestOfNumber(at)) return true
    // "And today | if you go there".
    if (timeAdverb.test(last) && joiner.test(second) && this.#opensCondition(at)) return true
    // "And she says hey | I'm cleaning out the garage".
    if (this.endsInterjection(at)) return true
    // "The last thing | anybody had typed".
    if (this.#isDoneBy(at)) return true
    // "Eighty percent of what I wasted | I wasted on weekends".
    const isEcho =
      /^what$/i.test(this.text(at - 3)) && this.#isSameWord(at, at - 2) && this.#isSameWord(at + 1, at - 1)
    if (isEcho) return true
    // "In case | he came back", "he's seventy four | now".
    if (/^case$/i.test(last) && /^in$/i.test(second)) return this.startsClause(at)
    const isAge = /^now$/i.test(next) && this.has(at - 1, /^NUM$/)
    if (isAge && [2, 3].some((back) => contractedSubject.test(this.text(at - back)))) return true
    // "And last year after the funeral | I put his picture online".
    const isPhrase = determiner.test(second) && /^(?:after|before|at|in|on)$/i.test(this.text(at - 3))
    if (isPhrase && timeWord.test(this.text(at - 4)) && joiner.test(this.text(at - 6)))
      return this.startsClause(at)
    // "I'm so sorry | I didn't write".
    const isSorry = /^sorry$/i.test(last) && /^(?:am|i['’]m|so|very|really|was|were|be|feel)$/i.test(second)
    if (isSorry && /^(?:i|we|you|it|that)$/i.test(next)) return this.startsClause(at)
    // "And that phone | call took eleven minutes".
    const isCompound = this.has(at - 1, /^NOUN$/) && this.has(at, /^NOUN$/) && this.finite[at + 1] === true
    if (isCompound && /^(?:that|the|this|my)$/i.test(second) && joiner.test(this.text(at - 3))) return true
    return this.takesUpAll(at) || this.takesUpThem(at) || super.goesOn(at)
  }

  override surely(at: number): number | null {
    return this.#byEnd(at) ?? this.#byOwnObject(at) ?? super.surely(at)
  }

  override opensCounted(at: number): boolean {
    // "And then the third thing".
    const isLed = /^and$/i.test(this.text(at)) && /^then$/i.test(this.text(at + 1))
    return super.opensCounted(isLed ? at + 1 : at) && ![2, 3].some((ahead) => this.#isDoneBy(at + ahead))
  }

  #isSameWord(at: number, other: number): boolean {
    return this.text(at) !== '' && this.text(at).toLowerCase() === this.text(other).toLowerCase()
  }

  #isRestOfNumber(at: number): boolean {
    const first = /^and$/i.test(this.text(at)) ? at + 1 : at
    return smallNumber.test(this.text(first)) && (first > at || largeNumber.test(this.text(first + 1)))
  }

  #opensCondition(at: number): boolean {
    return opensFronted(this, at) && (this.startsClause(at + 1) || this.startsClause(at + 2))
  }

  /** "And then on the first of March it rained", "and now when I bake I wait": a clause behind "and" and a time. */
  opensJoined(at: number): boolean {
    if (!/^(?:and|but|so)$/i.test(this.text(at))) return false
    // "And here's the part", "and that phone call took", "and the passengers they actually go".
    if (/^here['’]s$/i.test(this.text(at + 1)) || this.#opensThatThing(at + 1)) return true
    if ([3, 4, 5, 6].some((ahead) => this.takesUpThem(at + ahead))) return true
    // "And last year after the funeral I put his picture online".
    const isLast = /^(?:last|this|one)$/i.test(this.text(at + 1)) && timeWord.test(this.text(at + 2))
    if (isLast && (this.startsClause(at + 3) || this.opensPlaced(at + 3))) return true
    if (!timeAdverb.test(this.text(at + 1))) return false
    const next = at + 2
    if (this.#isDate(next)) return true
    return (
      this.startsClause(next) ||
      this.opensPlaced(next) ||
      this.#opensCondition(next) ||
      this.#namesFirst(next)
    )
  }

  /** "On march 1st", "one night", "in 1910": behind "and then", something happens. */
  #isDate(at: number): boolean {
    const [first, second] = [this.text(at), this.text(at + 1)]
    if (/^one$/i.test(first)) return timeWord.test(second) || timeWord.test(this.text(at + 2))
    return /^(?:on|in|by)$/i.test(first) && (month.test(second) || /^\d{4}$/.test(second))
  }

  #opensThatThing(at: number): boolean {
    if (!/^that$/i.test(this.text(at)) || !this.has(at + 1, /^NOUN$/)) return false
    return this.finite[at + 2] === true || (this.has(at + 2, /^NOUN$/) && this.finite[at + 3] === true)
  }

  /** "And the passengers | they actually go to the chief": who it is, and then what they do. */
  takesUpThem(at: number): boolean {
    if (!/^(?:they|he|she|we)$/i.test(this.text(at)) || !this.has(at - 1, /^NOUN$/)) return false
    const isSide = sideWord.test(this.text(at + 1)) || /^(?:all|finally)$/i.test(this.text(at + 1))
    if (!isSide || this.finite[at + 2] !== true) return false
    const first = determiner.test(this.text(at - 2)) ? at - 2 : at - 3
    if (!determiner.test(this.text(first))) return false
    const isPart = /^of$/i.test(this.text(first - 1)) && wholeOf.test(this.text(first - 2))
    return joiner.test(this.text(isPart ? first - 3 : first - 1))
  }

  /** "The last card I paid it off": what it is about comes first, and is taken up. */
  #namesFirst(at: number): boolean {
    if (!determiner.test(this.text(at))) return false
    const noun = [1, 2, 3].find(
      (ahead) => this.has(at + ahead, /^NOUN$/) && doer.test(this.text(at + ahead + 1)),
    )
    if (noun === undefined) return false
    return [3, 4].some((ahead) => /^(?:it|them|him|her)$/i.test(this.text(at + noun + ahead)))
  }

  /** "And he says no": who answers is another one than who spoke. */
  opensAnswer(at: number): boolean {
    return (
      /^(?:and|but|so)$/i.test(this.text(at)) &&
      /^(?:he|she|they)$/i.test(this.text(at + 1)) &&
      /^(?:says?|said|goes|asks?|asked)$/i.test(this.text(at + 2))
    )
  }

  /** "Please" is part of an order. */
  endsCall(at: number): boolean {
    return !/^please$/i.test(this.text(at - 1)) && this.endsInterjection(at)
  }

  /** "She says hey | I'm cleaning out the garage": what is quoted begins with a call. */
  endsInterjection(at: number): boolean {
    if (!interjection.test(this.text(at - 1))) return false
    if (!this.startsClause(at) && !this.opensCommand(at)) return false
    for (let back = 2; back <= longestQuote + 1; back++) {
      if (quotes.test(this.text(at - back)))
        return !/^(?:looks?|feels?|would|to)$/i.test(this.text(at - back - 1))
      if (!interjection.test(this.text(at - back))) return false
    }
    return false
  }

  /** "The last thing | anybody had typed": by whom it was done says which thing it is, where the verb has no other object. */
  #isDoneBy(at: number): boolean {
    if (!doer.test(this.text(at)) || !this.has(at - 1, /^NOUN$/) || !ranked.test(this.text(at - 2)))
      return false
    if (!determiner.test(this.text(at - 3)) || this.finite[at + 1] !== true) return false
    let end = at + 2
    while (this.has(end, /^(?:VERB|AUX|ADV|PART)$/) && end < at + 5 && !this.startsClause(end)) end++
    const next = this.text(end)
    const isNamed = /^(?:is|was|that|what)$/i.test(next) || /^(?:is|was)$/i.test(this.text(end - 1))
    return !isNamed && end > at + 2 && (this.startsClause(end) || joiner.test(next) || next === '')
  }

  /** "The people who walked out | every one of them lived": who it was, and then what became of all of them. */
  takesUpAll(at: number): boolean {
    if (!wholeOf.test(this.text(at))) return false
    const of = [1, 2, 3].find((ahead) => /^of$/i.test(this.text(at + ahead)))
    if (of === undefined || !/^(?:them|us|you)$/i.test(this.text(at + of + 1))) return false
    for (let back = 2; back <= longestSubject; back++) {
      if (joiner.test(this.text(at - back))) return false
      if (/^(?:who|that)$/i.test(this.text(at - back)))
        return determiner.test(this.text(at - back - 2)) && !this.has(at - back - 3, /^(?:VERB|AUX|ADP)$/)
    }
    return false
  }

  /** Clauses whose last words want nothing more: "96 people died", "it's that simple", "with only the light on". */
  #byEnd(at: number): number | null {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    const next = this.text(at)
    const isSubject = pronounSubject.test(next) || contractedSubject.test(next)
    if (/^(?:simple|easy|bad|good|hard|fast)$/i.test(last) && /^that$/i.test(second))
      return contractedSubject.test(third) && (this.startsClause(at) || this.opensCommand(at)) ? -4 : null
    if (endsItself.test(last) && isSubject && this.startsClause(at))
      return this.#isDependent(at) ? null : -1.5
    if (/^(?:on|off|open|closed)$/i.test(last) && this.has(at - 2, /^(?:NOUN|ADJ)$/) && this.startsClause(at))
      return [3, 4, 5].some((back) => /^with$/i.test(this.text(at - back))) && !this.#isDependent(at)
        ? -3
        : null
    // "The best job I ever had | and then".
    if (
      /^(?:had|did|made|saw|heard|met|ate)$/i.test(last) &&
      /^ever$/i.test(second) &&
      pronounSubject.test(third)
    )
      return this.startsClause(at) || this.opensJoined(at) || this.startsClause(at + 1) ? -2 : null
    // "It fell a hundred feet below | ninety people died".
    const isMeasured =
      /^(?:below|above|away|deep|high|tall|long|wide|apart|underwater)$/i.test(last) && lengths.test(second)
    if (isMeasured && this.startsClause(at)) return this.#isDependent(at) ? null : -2
    // "A plant doesn't know what Sunday is | stick your finger in", "I never knew anybody noticed | he's old".
    const isAsked = /^(?:what|who|where)$/i.test(third) && this.has(at - 2, /^(?:NOUN|PROPN)$/)
    if (isAsked && /^(?:is|was|means)$/i.test(last))
      return this.startsClause(at) || (command.test(next) && this.opensObject(at + 1)) ? -4 : null
    const isSeen =
      /^(?:anybody|anyone|nobody)$/i.test(second) && /^(?:noticed|knew|cared|remembered|saw)$/i.test(last)
    if (isSeen && isSubject) return this.startsClause(at) ? -2 : null
    // "He's seventy four now | he flew down".
    const isNow = /^now$/i.test(last) && this.has(at - 2, /^NUM$/)
    if (isNow && isSubject) return this.startsClause(at) ? -2 : null
    // "Rocks don't help | it makes it worse".
    const isDenied = /n['’]t$/i.test(second) && /^(?:help|matter|work|care|count)$/i.test(last)
    if (isDenied && isSubject) return this.#isDependent(at) ? null : -2
    // "I put rocks at the bottom | rocks don't help".
    if (this.#takesUpThing(at)) return -3
    // "The bow breaks off | 31 people drowned".
    const isGone = /^(?:off|down|apart|out|over)$/i.test(last) && goesAway.test(second)
    if (isGone && this.has(at, /^NUM$/) && this.startsClause(at)) return -2
    // "You're killing the yeast | it's that simple".
    const isGraded = contractedSubject.test(next) && /^that$/i.test(this.text(at + 1))
    if (isGraded && /^(?:simple|easy|bad|good)$/i.test(this.text(at + 2)))
      return joiner.test(last) ? null : -4
    // "There was nothing | there was just an email".
    const isRepeated =
      /^there$/i.test(next) &&
      /^(?:nothing|nobody|\p{L}+)$/iu.test(last) &&
      /^(?:was|were|is|are)$/i.test(second)
    if (isRepeated && /^there$/i.test(third))
      return this.text(at + 1).toLowerCase() === second.toLowerCase() ? -3 : null
    return null
  }

  /** "There's no trees on it | nothing to hold the snow". */
  saysWhatLacks(at: number): boolean {
    return (
      /^nothing$/i.test(this.text(at)) &&
      /^to$/i.test(this.text(at + 1)) &&
      !contractedSubject.test(this.text(at - 1)) &&
      this.has(at - 1, /^(?:NOUN|PRON|ADV)$/) &&
      !this.has(at - 1, /^(?:VERB|AUX)$/)
    )
  }

  /** "There's a storm | a storm in the winter". */
  saysAgain(at: number): boolean {
    const isNoun = this.has(at - 1, /^NOUN$/) && /^an?$/i.test(this.text(at))
    return isNoun && this.#isSameWord(at, at - 2) && this.#isSameWord(at + 1, at - 1)
  }

  #takesUpThing(at: number): boolean {
    if (!/s$/i.test(this.text(at)) || !this.has(at - 1, /^(?:NOUN|ADV)$/)) return false
    if (!/^(?:do|don['’]t|are|aren['’]t|were|can|can['’]t|never)$/i.test(this.text(at + 1))) return false
    for (let back = 2; back <= longestSubject; back++) if (this.#isSameWord(at, at - back)) return true
    return false
  }

  #isDependent(at: number): boolean {
    for (let back = 2; back <= longestDependent; back++) {
      if (subordinator.test(this.text(at - back)) || /^(?:before|after|as)$/i.test(this.text(at - back)))
        return true
      if (joiner.test(this.text(at - back))) return false
    }
    return false
  }

  /** "Then they get nothing | I had one card": the verb has its own object, so "nothing" is not it. */
  #byOwnObject(at: number): number | null {
    const isThing = /^(?:everything|nothing|something|anything)$/i.test(this.text(at - 1))
    if (!isThing || !/^(?:i|you|he|she|we|they)$/i.test(this.text(at)) || this.finite[at + 1] !== true)
      return null
    const object = this.text(at + 2)
    return determiner.test(object) || /^(?:it|them|him|her|me|us|up|down|home|back|out)$/i.test(object)
      ? -2
      : null
  }
}
