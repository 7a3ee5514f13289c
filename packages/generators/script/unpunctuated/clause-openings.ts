// Where clauses of speech without punctuation begin: with a subject and its verb, a phrase of place or time, or a word that
// makes them depend on another.

import { ClauseWords } from './clause-words.ts'
import {
  clauseNoun,
  command,
  complementVerb,
  contractedSubject,
  determiner,
  joiner,
  month,
  pronounSubject,
  sideWord,
  subordinator,
  timeWord,
  twoObjects,
} from './speech-words.ts'

const takesObject =
  /^(wearing|holding|carrying|driving|reading|using|making|building|writing|playing|eating|watching|selling|looking|talking|expecting)$/i
/** Words behind which a verb is no command. */
/** Verbs whose past has the same form: "it cut", "it put". */
const sameForm = /^(?:read|put|cut|set|come|fit|hold|leave)$/i
/** Verbs that take no object before a preposition. */
const stays =
  /^(?:went|goes?|came|comes?|walk(?:s|ed)?|ran|runs?|sat|sits?|stood|stands?|fell|drove|drives?|moved|climb(?:s|ed)?|crawled|step(?:s|ped)?|wait(?:s|ed)?|swims?|swam|sleeps?|slept|lean(?:s|ed)?|knock(?:s|ed)?)$/i
const longestPlace = 6
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

/** What single words say about the beginnings of clauses. */
export class ClauseOpenings extends ClauseWords {
  opensDependent(index: number): boolean {
    const text = this.text(index)
    if (!subordinator.test(text)) return false
    // "And that is", "that third heart": here "that" is a pronoun, not a conjunction.
    if (/^that$/i.test(text)) {
      if (timeWord.test(this.text(index + 1)) || this.opensThatNoun(index)) return false
      // "Everybody knows that one".
      if (/^one$/i.test(this.text(index + 1)) && this.text(index + 2) === '') return false
      // "That was it."
      if (/^was$/i.test(this.text(index + 1)) && /^it$/i.test(this.text(index + 2))) return false
      // "Does that work for exams".
      if (/^(?:do|does|did)$/i.test(this.text(index - 1))) return false
      // "Somebody always asks me that".
      if (
        /^(?:me|you|us|him|her|them)$/i.test(this.text(index - 1)) &&
        /^ask(?:s|ed)?$/i.test(this.text(index - 2))
      )
        return false
      // "Than that", "at that depth".
      if (/^(?:than|at|in|on|by|of|from|with|under|behind|about)$/i.test(this.text(index - 1))) return false
      const next = this.text(index + 1)
      // "The baby is that loud so every Sunday we knock".
      const isMeasuring =
        /^(?:is|are|was|were|not|isn['’]t|wasn['’]t|it['’]s|they['’]re)$/i.test(this.text(index - 1)) &&
        this.has(index + 1, /^(?:ADJ|ADV)$/) &&
        (this.text(index + 2) === '' || /^(?:and|but|so|or|i|you|we)$/i.test(this.text(index + 2)))
      if (isMeasuring) return false
      // "Won't tell you that because".
      if (joiner.test(next) || (subordinator.test(next) && !/^(?:what|how|who|when|if)$/i.test(next)))
        return false
      // "You can check that without a tool".
      const isObject =
        this.has(index - 1, /^VERB$/) &&
        /^(?:with|without|in|at|by|on|for|before|after|tomorrow|today|too|again)$/i.test(
          this.text(index + 1),
        ) &&
        !complementVerb.test(this.text(index - 1))
      if (isObject) return false
      // "You press that button six times".
      const isPointed =
        this.has(index - 1, /^VERB$/) &&
        !complementVerb.test(this.text(index - 1)) &&
        this.has(index + 1, /^NOUN$/) &&
        !/s$/i.test(next) &&
        (this.text(index + 2) === '' || this.has(index + 2, /^(?:NUM|ADP|ADV|CCONJ|PRON)$/))
      if (isPointed) return false
      const isFirst = index === 0 || joiner.test(this.text(index - 1)) || this.text(index - 1) === 'fact'
      return !isFirst
    }
    // "More than a thousand suspects", "than that".
    const isMeasure = this.has(index + 1, /^(NUM|NOUN|PRON|DET|ADJ)$/) || /^that$/i.test(this.text(index + 1))
    return !(/^than$/i.test(text) && isMeasure)
  }

  /** "Where I come from | a crying baby means luck": the place belongs to what follows. */
  isComingFrom(at: number): boolean {
    return (
      /^from$/i.test(this.text(at - 1)) &&
      /^(?:come|came|comes)$/i.test(this.text(at - 2)) &&
      /^(?:i|we|she|he|they)$/i.test(this.text(at - 3)) &&
      /^where$/i.test(this.text(at - 4)) &&
      !/^(?:that['’]s|is|was|know|knows|knew|of|about|to|remember|forget)$/i.test(this.text(at - 5))
    )
  }

  /** "In April 1945 the Americans came". */
  opensDated(at: number): boolean {
    if (!/^(in|on|by|since)$/i.test(this.text(at))) return false
    // "In week four I spent sixty".
    const isCounted =
      /^(week|day|month|year)$/i.test(this.text(at + 1)) &&
      (this.has(at + 2, /^NUM$/) || /^\d+$/.test(this.text(at + 2)))
    if (isCounted) return this.startsClause(at + 3)
    const year = month.test(this.text(at + 1)) ? at + 2 : at + 1
    return /^\d{4}$/.test(this.text(year)) && this.startsClause(year + 1)
  }

  /** "In almost every textbook it says", "after that every bridge was tested": the clause begins behind a phrase. */
  opensPlaced(at: number): boolean {
    const isCause = /^because$/i.test(this.text(at)) && /^of$/i.test(this.text(at + 1))
    if (!isCause && !/^(?:in|on|at|after|before|by|for|since|during|within|under)$/i.test(this.text(at)))
      return false
    for (let index = at + 2; index <= at + 9; index++) {
      const isSubject =
        pronounSubject.test(this.text(index)) ||
        determiner.test(this.text(index)) ||
        contractedSubject.test(this.text(index))
      const isPhrase =
        this.has(index - 1, /^(?:NOUN|PROPN|NUM)$/) ||
        /^(?:that|this|then)$/i.test(this.text(index - 1)) ||
        (isCause && /^(?:him|her|it|them)$/i.test(this.text(index - 1)))
      if (isSubject && isPhrase && this.startsClause(index)) return true
      if (this.finite[index - 1] || joiner.test(this.text(index - 1)) || subordinator.test(this.text(index)))
        return false
    }
    return false
  }

  /** "On Sundays I can", "in one month I spent". */
  opensTimed(at: number): boolean {
    const isTime = [1, 2, 3, 4].some((ahead) => {
      const word = this.text(at + ahead).replace(/s$/i, '')
      return timeWord.test(word) || weekday.test(word) || month.test(word)
    })
    return isTime && this.opensPlaced(at)
  }

  /** True when a subject and its finite verb begin at `at`. */
  startsClause(at: number): boolean {
    const word = this.text(at)
    // "A nurse who'd never been on a plane".
    if (/^who['’](?:d|s|ve|re|ll)$/i.test(word) && this.has(at - 1, /^(?:NOUN|PROPN)$/)) return false
    if (contractedSubject.test(word)) return true
    if (pronounSubject.test(word)) return this.#startsByPronoun(at)
    if (/^(this|that|here)$/i.test(word) && this.has(at + 1, /^AUX$/)) return true
    return this.opensThatNoun(at) || this.#startsByTime(at) || this.#startsByNoun(at)
  }

  #startsByPronoun(at: number): boolean {
    const word = this.text(at)
    // "There an officer heard".
    if (/^there$/i.test(word) && /^(that|who|which)/i.test(this.text(at + 1))) return false
    // "The buyers there didn't have any bowls".
    if (/^there$/i.test(word) && /^(?:do|does|did)(?:n['’]t)?$/i.test(this.text(at + 1))) return false
    if (/^there$/i.test(word))
      return this.has(at + 1, /^AUX$/) || (determiner.test(this.text(at + 1)) && this.startsClause(at + 1))
    const isSide = sideWord.test(this.text(at + 1)) || /^ever$/i.test(this.text(at + 1))
    const next = isSide ? at + 2 : at + 1
    // "When you plant it | take off the lower leaves": "it" would have "takes".
    if (
      /^(?:it|he|she)$/i.test(word) &&
      next === at + 1 &&
      command.test(this.text(next)) &&
      !sameForm.test(this.text(next))
    )
      return false
    // "Everyone in this room thought".
    if (
      /^(?:everybody|everyone|nobody|somebody)$/i.test(word) &&
      /^(?:in|on|at|from)$/i.test(this.text(at + 1))
    )
      return this.#actsBehindPlace(at + 2)
    return this.finite[next] === true
  }

  #actsBehindPlace(at: number): boolean {
    for (let index = at; index < at + longestPlace; index++) {
      if (this.finite[index] === true) return this.has(index, /^(?:VERB|AUX)$/)
      if (joiner.test(this.text(index)) || subordinator.test(this.text(index))) return false
    }
    return false
  }

  #startsByTime(at: number): boolean {
    const word = this.text(at)
    // "My first year I had one plant".
    const isCountedTime =
      /^(?:my|the|that|our|his|her|their)$/i.test(word) &&
      /^(?:first|second|third|last|next|whole|other)$/i.test(this.text(at + 1)) &&
      timeWord.test(this.text(at + 2).replace(/s$/i, ''))
    const isSubject =
      pronounSubject.test(this.text(at + 3)) ||
      (contractedSubject.test(this.text(at + 3)) && !/^whole$/i.test(this.text(at + 1)))
    if (isCountedTime && isSubject && this.startsClause(at + 3)) return true
    // "Last week the big box cost more", "every Sunday evening I got this feeling".
    if (!/^(last|this|every|each|one|that)$/i.test(word)) return false
    const isDay = weekday.test(this.text(at + 1))
    const end = isDay && timeWord.test(this.text(at + 2)) ? at + 2 : at + 1
    if (!timeWord.test(this.text(end)) && !isDay) return false
    // "One day in eighteen seventy nine he tripped".
    return this.startsClause(end + 1) || (/^one$/i.test(word) && this.opensPlaced(end + 1))
  }

  #startsByNoun(at: number): boolean {
    const word = this.text(at)
    const isNounPhrase =
      determiner.test(word) ||
      (/^(none|half|both|all|most|some)$/i.test(word) && /^of$/i.test(this.text(at + 1))) ||
      (/^that$/i.test(word) && timeWord.test(this.text(at + 1))) ||
      this.has(at, /^(ADJ|NOUN|PROPN|NUM)$/)
    if (!isNounPhrase) return false
    let limit = at + 8
    for (let index = at + 1; index < Math.min(this.words.length, limit); index++) {
      if (this.opensCommand(index)) return false
      // "A man named Heron of Alexandria put a lever": the name belongs to the subject.
      if (/^(?:named|called)$/i.test(this.text(index)) && this.has(index - 1, /^(?:NOUN|PROPN|ADJ)$/)) {
        limit = index + 7
        continue
      }
      if (this.finite[index] && !contractedSubject.test(this.text(index))) return true
      if (determiner.test(word) && this.#isRelativeSubject(index)) return true
      if (/^the$/i.test(word) && this.isBareRelative(index)) return true
      if (joiner.test(this.text(index))) return false
      // "Two hundred thousand people a year come".
      if (
        /^an?$/i.test(this.text(index)) &&
        timeWord.test(this.text(index + 1)) &&
        /^(?:people|visitors|tourists|customers)$/i.test(this.text(index - 1))
      )
        continue
      // "A little the wind": another phrase begins.
      const isNewPhrase =
        /^(the|a|an|my|your|our)$/i.test(this.text(index)) &&
        !this.has(index - 1, /^ADP$/) &&
        !/^(all|both|half|of|later|ago|earlier|after|before)$/i.test(this.text(index - 1))
      if (isNewPhrase) return false
      if (
        !this.has(index, /^(NOUN|PROPN|ADJ|NUM|DET|ADP|ADV)$/) &&
        !/^(of|them|those|these|my|your|his|her|its|our|their)$/i.test(this.text(index))
      )
        return false
      const isPointer =
        /^that$/i.test(this.text(index)) &&
        (timeWord.test(this.text(index + 1)) ||
          (this.has(index + 1, /^NOUN$/) && this.has(index - 1, /^ADP$/)))
      if (subordinator.test(this.text(index)) && !isPointer) return false
    }
    return false
  }

  /** "The guy who started it was a salesman": a verb of the relative clause, and one of the sentence. */
  #isRelativeSubject(relative: number): boolean {
    if (!/^(who|that|which)$/i.test(this.text(relative)) || !this.has(relative - 1, /^NOUN$/)) return false
    let verbs = 0
    for (let index = relative + 1; index < Math.min(this.words.length, relative + 10); index++) {
      if (this.finite[index]) verbs++
      if (joiner.test(this.text(index))) return false
      // "A little the wind": another phrase begins.
      const isNewPhrase =
        /^(the|a|an|my|your|our)$/i.test(this.text(index)) &&
        !this.has(index - 1, /^ADP$/) &&
        !/^(all|both|half|of|later|ago|earlier|after|before)$/i.test(this.text(index - 1))
      if (isNewPhrase) return false
      if (verbs === 2) return true
    }
    return false
  }

  /** "The thing he looked for was the light": a clause without "that", and the verb of the sentence. */
  isBareRelative(at: number): boolean {
    if (
      !/^(?:i|you|he|she|we|they|everybody|everyone|nobody|people)$/i.test(this.text(at)) ||
      !this.has(at - 1, /^NOUN$/)
    )
      return false
    if (!this.finite[at + 1]) return false
    for (let index = at + 2; index <= at + 4; index++) {
      if (/^(?:is|was)$/i.test(this.text(index))) return true
      const isTold = /^(?:you|me|us|him|them)$/i.test(this.text(index))
      if (!isTold && !this.has(index, /^(?:ADP|VERB|ADV|PART)$/)) return false
    }
    return false
  }

  isPassive(index: number): boolean {
    const word = this.text(index)
    if (!/(ed|en|wn|ilt|ught|pt|old|ade|ent|one|orn|ung|und)$/i.test(word) || twoObjects.test(word))
      return false
    return [1, 2].some((back) => /^(is|are|was|were|be|been|being)$/i.test(this.text(index - back)))
  }

  isVerbLast(verb: number): boolean {
    // "You can't fix": the verb is behind its helper.
    const isHelped = this.has(verb + 1, /^VERB$/) || /^(be|have)$/i.test(this.text(verb + 1))
    const main = this.has(verb, /^AUX$/) && isHelped && !this.text(verb + 1).endsWith('ing') ? verb + 1 : verb
    const next = main + 1
    // "The shirt he was wearing | so he'd have to come back".
    if (takesObject.test(this.text(next)) && !this.opensNoun(next + 1)) return true
    // "He took out four bricks": here the verb has its object.
    if (
      this.has(next, /^ADP$/) &&
      (this.has(next + 1, /^NUM$/) || /^(?:four|five|six|two|three)$/i.test(this.text(next + 1)))
    )
      return false
    // "For thirty years | he went in the back", "the gap | you walk on it": here the preposition has its noun.
    const isPlaced =
      stays.test(this.text(main)) &&
      this.has(next, /^ADP$/) &&
      (/^(?:it|them)$/i.test(this.text(next + 1)) ||
        (determiner.test(this.text(next + 1)) && !/^(?:every|each|all)$/i.test(this.text(next + 1))))
    if (isPlaced) return false
    const follows = this.has(next, /^(AUX|ADP|VERB)$/) && !this.text(next).endsWith('ing')
    return next >= this.words.length || follows
  }

  /** "A chance | it ended up there", "a store there | that's bigger", "they were the boots | the airline had lost". */
  endsAtRelative(at: number): boolean {
    const [last, next] = [this.text(at - 1), this.text(at)]
    const opensClause = pronounSubject.test(next) || contractedSubject.test(next) || determiner.test(next)
    if (clauseNoun.test(last) && opensClause) {
      const isIntroduced = [2, 3, 4].some((back) =>
        /^(there|there['’]s|is|was|had|have)$/i.test(this.text(at - back)),
      )
      return isIntroduced || /^(the|no|every)$/i.test(this.text(at - 2))
    }
    // "There are three things | nobody puts in the video".
    if (/^nobody$/i.test(next) && /^(?:things?|reasons?|mistakes?|tips?|rules?)$/i.test(last)) return true
    if (/^(that|who)['’]s$/i.test(next)) {
      const noun = /^(there|here)$/i.test(last) ? at - 2 : at - 1
      return this.#isPresented(noun)
    }
    const isReduced = /^(the|my|his|her|our|their|i|we|you|he|she|they|nobody|everybody|everyone)$/i.test(
      next,
    )
    return isReduced && this.#isIdentified(at - 1)
  }

  /** "There is a store": the noun was introduced just before. */
  #isPresented(noun: number): boolean {
    const article = /^an?$/i.test(this.text(noun - 1)) ? noun - 1 : noun - 2
    if (!/^(an?|one|some)$/i.test(this.text(article))) return false
    return /^(there['’]s|it['’]s|is|was)$/i.test(this.text(article - 1))
  }

  /** "They were the boots": which ones, a clause says. */
  #isIdentified(noun: number): boolean {
    return (
      this.has(noun, /^NOUN$/) &&
      /^the$/i.test(this.text(noun - 1)) &&
      /^(is|was|were|are)$/i.test(this.text(noun - 2)) &&
      /^(it|they|these|those|this|that)$/i.test(this.text(noun - 3))
    )
  }
}
