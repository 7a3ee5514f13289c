// Where clauses of speech without punctuation begin with a subject that the words before can't take: a subject that begins
// again, "that ring" behind "a ring", an order that no singular noun could say, and the points of a list.

import { ClauseAdditions } from './clause-additions.ts'
import {
  complementVerb,
  determiner,
  joiner,
  numberWord,
  pronounSubject,
  subordinator,
  tellingVerb,
  timeWord,
} from './speech-words.ts'

const ordinal = /^(?:first|second|third|fourth|fifth)$/i
/** "The second I saw it", "one second you are", "at first I". */
const beforeOrdinal =
  /^(?:the|a|an|my|your|his|her|our|their|this|that|every|each|one|at|in|on|of|to|for|is|was|came|come|comes|finished|very|and|but|so|or|until|since|split)$/i
const ownObject = /^(?:it|them|him|her|me|us|himself|herself|myself|itself|themselves|yourself)$/i
const listNoun = /^(?:things|reasons|ways|rules|tips|mistakes|steps|habits|questions|signs|tricks)$/i
const longestRepeat = 16
const longestSubject = 9

export class ClauseSubjects extends ClauseAdditions {
  override goesOn(at: number): boolean {
    // "Three things | I do first I never water on a schedule".
    if (this.#isListed(at)) return true
    // "Every movie | you have ever seen is a man": behind "you have ever seen", "is" would have no subject.
    if ((this.isBareRelative(at) || this.#everDid(at)) && this.#isChosen(at - 1)) return true
    // "One thing though | don't do this with a serrated knife".
    if (/^though$/i.test(this.text(at - 1)) && /^thing$/i.test(this.text(at - 2))) return true
    return super.goesOn(at)
  }

  override surely(at: number): number | null {
    return this.#byPoint(at) ?? this.#byOwnSubject(at) ?? this.#byAside(at) ?? super.surely(at)
  }

  override opensCommand(at: number): boolean {
    return super.opensCommand(at) || this.redoes(at)
  }

  /** "If it slides off | do another ten": asked while the words are tagged. */
  redoes(at: number): boolean {
    return (
      /^do$/i.test(this.text(at)) &&
      /^(?:another|it|that|this|the|one|two|five|ten)$/i.test(this.text(at + 1)) &&
      this.has(at - 1, /^(?:NOUN|ADV|ADP|ADJ)$/) &&
      [3, 4, 5].some((back) => /^(?:if|when)$/i.test(this.text(at - back)))
    )
  }

  #isListed(at: number): boolean {
    return (
      listNoun.test(this.text(at - 1)) &&
      numberWord.test(this.text(at - 2)) &&
      /^(?:i|we|you|they)$/i.test(this.text(at)) &&
      this.has(at + 1, /^(?:VERB|AUX)$/) &&
      (ordinal.test(this.text(at + 2)) || joiner.test(this.text(at + 2)))
    )
  }

  /** "Every kung fu movie", "the only thing". */
  #isChosen(noun: number): boolean {
    for (let back = 1; back <= 4; back++) {
      if (/^(?:every|each|all|the|any|only|most)$/i.test(this.text(noun - back))) return true
      if (!this.has(noun - back, /^(?:NOUN|ADJ|PROPN)$/)) return false
    }
    return false
  }

  /** "I ever loved was". */
  #everDid(at: number): boolean {
    return (
      pronounSubject.test(this.text(at)) &&
      /^(?:ever|never|always|still)$/i.test(this.text(at + 1)) &&
      this.has(at + 2, /^(?:VERB|AUX)$/) &&
      [3, 4].some((ahead) => /^(?:is|was)$/i.test(this.text(at + ahead)))
    )
  }

  /** True for "first" before what is done first, where no noun takes it. */
  opensPoint(at: number): boolean {
    if (!ordinal.test(this.text(at)) || beforeOrdinal.test(this.text(at - 1))) return false
    // "Salt it first".
    if (/^first$/i.test(this.text(at)) && ownObject.test(this.text(at - 1))) return false
    const next = at + 1
    return (
      (pronounSubject.test(this.text(next)) && this.startsClause(next)) ||
      /^(?:when|if|don['’]t|never)$/i.test(this.text(next)) ||
      (this.opensObject(next + 1) && this.opensCommand(next))
    )
  }

  #byPoint(at: number): number | null {
    if (!this.opensPoint(at)) return null
    // "I got there first when nobody was up": only a text that counts on has points.
    const isCounted = this.words.some(({ text }, other) => other !== at && ordinal.test(text))
    return isCounted && !numberWord.test(this.text(at - 1)) ? -5 : null
  }

  #byOwnSubject(at: number): number | null {
    if (this.mainAt(at)) return null
    if (this.#beginsAgain(at)) return -3
    // "A ring that isn't shiny | that ring is raw ceramic".
    if (this.#takesUpNoun(at)) return -3
    return this.#forbidsBehindOne(at) ? -3 : null
  }

  /** "He tried everything | he hit a pillow": both verbs have an object, so neither clause is in the other. */
  #beginsAgain(at: number): boolean {
    const word = this.text(at).toLowerCase()
    if (!/^(?:i|he|she|we|they|you)$/.test(word) || !this.startsClause(at)) return false
    const isBehindThing =
      this.has(at - 1, /^NOUN$/) || /^(?:everything|something|anything|nothing)$/i.test(this.text(at - 1))
    const isDenied = /n['’]t$/i.test(this.text(at + 1))
    const isInside =
      timeWord.test(this.text(at - 1)) || this.isVerbLast(at + 1) || !this.#hasOwnObject(at + 2)
    if (!isBehindThing || (isInside && !isDenied)) return false
    for (let index = at - 2; index >= Math.max(0, at - longestSubject); index--) {
      if (subordinator.test(this.text(index))) return false
      // "I don't use fertilizer in winter | I don't talk to it".
      const isSame = !isDenied || this.text(index + 1).toLowerCase() === this.text(at + 1).toLowerCase()
      if (this.text(index).toLowerCase() === word)
        return isSame && this.finite[index + 1] === true && index + 1 < at - 1
      if (joiner.test(this.text(index))) return false
    }
    return false
  }

  #hasOwnObject(at: number): boolean {
    if (ownObject.test(this.text(at))) return true
    if (!determiner.test(this.text(at))) return false
    return ![1, 2].some((ahead) => timeWord.test(this.text(at + ahead).replace(/s$/i, '')))
  }

  #takesUpNoun(at: number): boolean {
    const noun = this.text(at + 1).toLowerCase()
    const isSubject =
      /^(?:that|this)$/i.test(this.text(at)) &&
      noun !== '' &&
      !timeWord.test(noun) &&
      this.finite[at + 2] === true
    if (!isSubject || !this.has(at - 1, /^(?:NOUN|ADJ|ADV|VERB|PROPN|NUM)$/)) return false
    for (let index = at - 1; index >= Math.max(0, at - longestRepeat); index--) {
      const isSaid = index < at - 1 && this.text(index).toLowerCase() === noun
      if (isSaid && (determiner.test(this.text(index - 1)) || this.has(index, /^NOUN$/))) return true
    }
    return false
  }

  /** "On the other side | don't press hard": of one side, "doesn't" would be said. */
  #forbidsBehindOne(at: number): boolean {
    if (!/^don['’]t$/i.test(this.text(at)) || !this.has(at + 1, /^(?:VERB|AUX)$/)) return false
    const token = this.tokens?.[at - 1]?.[0]
    if (token === undefined || token.partOfSpeech !== 'NOUN' || /s$|^people$/.test(token.lower)) return false
    // "My wife and my son don't", "the kids in my class don't", "the ones that have a cat don't".
    let isPlaced = false
    for (let index = at - 2; index >= Math.max(0, at - longestSubject); index--) {
      const isMeasure = /^(?:times|seconds|minutes|hours|days|weeks|months|years)$/i.test(this.text(index))
      if (joiner.test(this.text(index))) return isPlaced || this.finite[index + 1] === true
      if (this.has(index, /^ADP$/)) isPlaced = true
      if (this.has(index, /^NOUN$/) && /s$/i.test(this.text(index)) && !isMeasure) return false
      // "I told my brother don't do it".
      if (complementVerb.test(this.text(index)) || tellingVerb.test(this.text(index))) return false
      if (this.finite[index]) return !/^(?:that|who|which)$/i.test(this.text(index - 1))
    }
    return false
  }

  #byAside(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    // "How bad can it be | and the first day I opened the door".
    if (
      /^be$/i.test(last) &&
      pronounSubject.test(this.text(at - 2)) &&
      /^(?:can|could)$/i.test(this.text(at - 3))
    )
      return /^how$/i.test(this.text(at - 5)) && joiner.test(next) ? -4 : null
    if (/^one$/i.test(next) && /^thing$/i.test(after) && /^though$/i.test(this.text(at + 2)))
      return joiner.test(last) ? null : -4
    // "The weight of the knife is enough | now to check if it worked".
    const isNext = /^now$/i.test(next) && /^to$/i.test(after) && this.has(at + 2, /^VERB$/)
    return isNext && this.has(at - 1, /^(?:NOUN|ADJ|ADV|PROPN)$/) && !/^(?:from|until|right)$/i.test(last)
      ? -3
      : null
  }
}
