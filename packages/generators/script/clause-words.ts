// Words of speech without punctuation, with their tags: where clauses, their subjects and their verbs are.

import type { AnalysedToken, LanguageTools } from './language-tools.ts'
import {
  clauseNoun,
  command,
  complementVerb,
  contractedSubject,
  countedOpening,
  determiner,
  joiner,
  month,
  pronounSubject,
  sideWord,
  subordinator,
  tagWords,
  tellingVerb,
  timeWord,
  twoObjects,
  type SpokenWord,
} from './speech-words.ts'

const takesObject =
  /^(wearing|holding|carrying|driving|reading|using|making|building|writing|playing|eating|watching|selling|looking|talking|expecting)$/i

const sameInPast =
  /^(?:put|cut|hit|let|set|cost|read|quit|shut|hurt|spread|split|burst|bet|cast|beat|came|became|ran)$/
/** Words behind which a verb is no command. */
/** Verbs whose past has the same form: "it cut", "it put". */
const sameForm = /^(?:read|put|cut|set|come|fit|hold|leave)$/i
const stateVerb =
  /^(?:matters|means|works|needs|costs|looks|feels|tastes|sounds|smells|stays|turns|lasts|helps|hurts|falls|grows)$/i
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
const beforeVerb =
  /^(?:to|and|or|i|you|we|they|people|everybody|everyone|nobody|somebody|who|that|which|can|could|will|would|should|may|might|must|do|does|did|don['’]t|doesn['’]t|didn['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|let|let['’]s|lets|help|helps|helped|make|makes|made|you['’]d|i['’]d|we['’]d|they['’]d|i['’]ll|you['’]ll|we['’]ll|they['’]ll|it['’]ll|always|just|never|not|the|a|an|my|your|his|her|our|their|this|that|of|in|on|at|for|with|by|from|quick|long|big|good|little|short|have|has|had|gonna|wanna|gotta|than|why|how|what|when|where|if|because|also|often|usually|still|only|even|really)$/i
/** How far a verb may be from what lets it happen. */
const maxLetWords = 5
const beforeOrder =
  /^(?:i|you|he|she|it|we|they|people|everybody|who|that|which|just|really|usually|and|have|has|had|is|are|was|were|to|because|if|when|why|what)$/i

/** Words with their tags. */
export class ClauseWords {
  protected readonly words: readonly SpokenWord[]
  protected readonly tokens: readonly (readonly AnalysedToken[])[] | null
  /** True for each finite verb. */
  protected readonly finite: readonly boolean[]

  constructor(words: readonly SpokenWord[], tools: LanguageTools | null) {
    this.words = words
    this.tokens = tools === null ? null : tagWords(words, tools)
    this.finite = words.map((_, index) => this.#isFinite(index))
  }

  isFiniteVerb(index: number): boolean {
    return this.finite[index] === true
  }

  text(index: number): string {
    return this.words[index]?.text ?? ''
  }

  #tagsOf(index: number): string[] {
    return (this.tokens?.[index] ?? []).map((token) => token.partOfSpeech)
  }

  has(index: number, tag: RegExp): boolean {
    return this.#tagsOf(index).some((found) => tag.test(found))
  }

  #isFinite(index: number): boolean {
    // The tagger takes "when people just set them" for a verb.
    if (/^people$/i.test(this.text(index))) return false
    const text = this.text(index).toLowerCase()
    const before = this.text(index - 1).toLowerCase()
    if (contractedSubject.test(text) && !text.startsWith('let')) return true
    if (this.opensCommand(index)) return true
    // "The pot matters more": the tagger takes such verbs for nouns.
    const isStated =
      stateVerb.test(text) &&
      this.has(index - 1, /^NOUN$/) &&
      /^(?:the|an?|my|your|our|this|that)$/i.test(this.text(index - 2))
    if (isStated) return !/^(?:of|and|or|is|was|are|were)$/i.test(this.text(index + 1))
    // "The deck twisted a little": the tagger takes such verbs for adjectives.
    const isVerbLike =
      text.endsWith('ed') &&
      this.has(index, /^ADJ$/) &&
      this.has(index - 1, /^NOUN$/) &&
      /^(?:the|a|an|it|them|his|her|their|my)$/i.test(this.text(index + 1))
    // "The road twists like a ribbon".
    const isPlural =
      /[^s]s$/.test(text) &&
      this.has(index, /^NOUN$/) &&
      this.has(index - 1, /^(?:NOUN|PROPN)$/) &&
      /^(?:the|a|an|my|your|his|her)$/i.test(this.text(index - 2)) &&
      /^(?:at|like|into|down|off|through|around|away|until)$/i.test(this.text(index + 1))
    // "If the paper tears they don't hold".
    const isInCondition =
      /[^s]s$/.test(text) &&
      this.has(index, /^NOUN$/) &&
      this.has(index - 1, /^NOUN$/) &&
      /^(?:if|when)$/i.test(this.text(index - 3)) &&
      pronounSubject.test(this.text(index + 1))
    if (isInCondition) return true
    // "It cracks when it dries", "most people salt the cabbage".
    const isOf = this.has(index, /^NOUN$/) && this.text(index + 1) !== ''
    const isPersons = isOf && /^(?:people|everybody|everyone)$/.test(before) && this.opensObject(index + 1)
    const isThings =
      isOf &&
      /^(?:it|he|she|nobody|everybody|somebody|everyone)$/.test(before) &&
      /[^s]s$/.test(text) &&
      !this.has(index + 1, /^(?:VERB|AUX)$/)
    // "The graves still click".
    const isStill =
      this.has(index, /^NOUN$/) && /^(?:still|never|always)$/.test(before) && this.has(index - 2, /^NOUN$/)
    if (isVerbLike || isPlural || isPersons || isThings || isStill) return true
    if (!this.has(index, /^(VERB|AUX)$/) || text.endsWith('ing') || /^(?:right|oh)$/.test(text)) return false
    if (/^(to|and|or|the|a|an|of)$/.test(before) || this.#isBareBehindOne(index)) return false
    // "A protein called hemocyanin": without a pronoun before it, this is no verb of its own.
    if (
      /^(called|named|known|based|born)$/.test(text) &&
      !pronounSubject.test(before) &&
      !this.has(index - 1, /^AUX$/)
    )
      return false
    // "was already growing", "can hardly get", "don't add" count as one verb.
    for (let back = 1; back <= 3; back++) {
      const other = this.text(index - back)
      if (this.has(index - back, /^AUX$/) || contractedSubject.test(other)) return false
      if (!this.has(index - back, /^(ADV|PART)$/)) break
    }
    return true
  }

  /** "A quarter turn": behind one thing, a verb would end in "-s". */
  #isBareBehindOne(index: number): boolean {
    const isOne =
      /^an?$/i.test(this.text(index - 2)) &&
      this.has(index - 1, /^(?:NOUN|ADJ)$/) &&
      !timeWord.test(this.text(index - 1))
    if (!isOne && !/^(?:it|he|she)$/i.test(this.text(index - 1))) return false
    const token = this.tokens?.[index]?.[0]
    const isBare = token !== undefined && token.lemma === token.lower && token.partOfSpeech === 'VERB'
    return isBare && !sameInPast.test(token.lower)
  }

  /** "The rest", "oil and sand": the tagger takes such nouns for verbs. */
  isNounLike(index: number): boolean {
    const before = this.text(index - 1)
    if (/^(?:the|an?|my|your|his|her|our|their)$/i.test(before)) return true
    return (
      /^(?:and|or)$/i.test(before) &&
      this.has(index - 2, /^NOUN$/) &&
      this.has(index - 3, /^(?:ADJ|ADP|DET)$/)
    )
  }

  /** "Everyone told him | it was a waste of money": what is told follows. */
  tellsClause(at: number): boolean {
    return /^(me|you|him|her|us|them)$/i.test(this.text(at - 1)) && tellingVerb.test(this.text(at - 2))
  }

  /** A noun follows, with or without its determiner. */
  opensNoun(at: number): boolean {
    return determiner.test(this.text(at)) || this.has(at, /^(NOUN|PROPN|ADJ|NUM)$/)
  }

  opensCounted(at: number): boolean {
    const words = [0, 1, 2, 3].map((ahead) => this.text(at + ahead))
    // "One is marked H and the other one is marked L", "every twist fed the next one".
    if (
      /^(?:and |so )?the (?:other|next) one\b(?! (?:is|was) (?:the|that|you|to|when|if|not|a|an)\b)/i.test(
        words.concat(this.text(at + 4), this.text(at + 5)).join(' '),
      )
    )
      return false
    // "Two engineers built the first one it looked like a clock".
    const isObject =
      this.has(at - 1, /^VERB$/) &&
      /^(?:the|my) \S+ one$/i.test(words.slice(0, 3).join(' ')) &&
      !/^(?:is|was|has|says|you|i['’]d)$/i.test(words[3]!)
    if (isObject) return false
    return countedOpening.test(words.join(' '))
  }

  /** "It turns gummy | wait at least one hour", "so get a scale". */
  opensCommand(at: number): boolean {
    const word = this.text(at)
    const before = this.text(at - 1)
    if (at > 0 && (beforeVerb.test(before) || this.has(at - 1, /^AUX$/))) return false
    // "Let it cool", "makes them stick".
    const isHelped = /^(?:let|lets|make|makes|made|help|helps|helped|see|watch|have|had|hear)$/i
    if (/^(?:it|them|him|her|me|us|you)$/i.test(before) && isHelped.test(this.text(at - 2))) return false
    if (/^(?:don['’]t|never|please)$/i.test(word))
      return at > 0 && !beforeOrder.test(before) && command.test(this.text(at + 1))
    if (!command.test(word)) return this.#ordersIt(at)
    if (this.#isLet(at) || [2, 3].some((back) => /^people$/i.test(this.text(at - back)))) return false
    // "Most shops turn it", "people buy them": a subject stands before it.
    if (/[^s]s$/i.test(before) && this.has(at - 1, /^(?:NOUN|PROPN)$/)) return false
    const next = this.text(at + 1)
    // "Put on primer", "get out and walk".
    if (
      /^(?:put|take|turn|get|pull|push|go|come|open|close|throw|cut|dig)$/i.test(word) &&
      /^(?:on|off|out|away|there)$/i.test(next)
    )
      return /^(?:get|go|come)$/i.test(word) || this.opensNoun(at + 2) || this.opensObject(at + 2)
    // "Stop putting them in the dishwasher".
    if (
      /^(?:stop|start|keep|try|avoid)$/i.test(word) &&
      /^\p{L}{2,}ing$/iu.test(next) &&
      this.has(at + 1, /^VERB$/)
    )
      return true
    if (/^(?:wait|go|look|start|stop|come|stay)$/i.test(word))
      return (
        /^(?:at|until|for|a|an|one|two|three|five|ten|with|to|back|by|looking|buying|doing|using)$/i.test(
          next,
        ) && !(/^(?:look|go|come|stay|start)$/i.test(word) && /^(?:for|a|an|at)$/i.test(next))
      )
    return (
      this.opensObject(at + 1) ||
      /^(?:that|this)$/i.test(next) ||
      /^[A-Z]$/.test(next) ||
      /^(?:twelve|ten|two|three|four|five|six|once|twice|\d+)$/i.test(next)
    )
  }

  /** "It lets the outer pane take the load": the verb belongs to what lets, makes or helps. */
  #isLet(at: number): boolean {
    for (let back = at - 1; back >= Math.max(0, at - maxLetWords); back--) {
      if (
        /^(?:lets?|letting|makes?|made|making|helps?|helped|watch(?:ed|es)?|sees?|saw|hears?|heard|has|had)$/i.test(
          this.text(back),
        )
      )
        return back < at - 1
      if (!this.has(back, /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/)) return false
    }
    return false
  }

  /** "The dumplings get soggy | salt it first": only a command stands directly before "it" so. */
  #ordersIt(at: number): boolean {
    if (at === 0 || !/^(?:it|them)$/i.test(this.text(at + 1)) || this.has(at + 2, /^(?:VERB|AUX)$/))
      return false
    const token = this.tokens?.[at]?.[0]
    if (token === undefined || token.lemma !== token.lower || !/^(?:VERB|NOUN)$/.test(token.partOfSpeech))
      return false
    if (/^(?:DET|PRON|ADP|PART|SCONJ|CCONJ)$/.test(this.tokens?.[at - 1]?.[0]?.partOfSpeech ?? 'DET'))
      return false
    if (token.partOfSpeech === 'VERB' && this.has(at - 1, /^NOUN$/)) return false
    const isState = /^(?:get|gets|is|are|turns?|feels?|too|so|it)$/i.test(this.text(at - 2))
    return !this.has(at - 1, /^ADJ$/) || isState
  }

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
      // "Than that", "at that depth".
      if (/^(?:than|at|in|on|by|of|from|with|under|behind|about)$/i.test(this.text(index - 1))) return false
      // "Won't tell you that because".
      const next = this.text(index + 1)
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

  opensObject(at: number): boolean {
    return determiner.test(this.text(at)) || /^(it|them|something|everything|nothing)$/i.test(this.text(at))
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
    for (let index = at + 2; index <= at + 6; index++) {
      const isSubject =
        pronounSubject.test(this.text(index)) ||
        determiner.test(this.text(index)) ||
        contractedSubject.test(this.text(index))
      const isPhrase =
        this.has(index - 1, /^(?:NOUN|PROPN|NUM)$/) ||
        /^(?:that|this)$/i.test(this.text(index - 1)) ||
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

  /** "I'm flexible | that sentence costs five thousand dollars". */
  opensThatNoun(at: number): boolean {
    return (
      /^that$/i.test(this.text(at)) &&
      this.has(at + 1, /^NOUN$/) &&
      !/s$/i.test(this.text(at + 1)) &&
      /^(?:is|was|costs?|means|meant|made|took|cost|had|has|changed|saved|killed|worked|looks|looked)$/i.test(
        this.text(at + 2),
      ) &&
      this.has(at - 1, /^(?:ADJ|NOUN|ADV|PROPN|NUM)$/)
    )
  }

  /** True when a subject and its finite verb begin at `at`. */
  startsClause(at: number): boolean {
    const word = this.text(at)
    // "A nurse who'd never been on a plane".
    if (/^who['’](?:d|s|ve|re|ll)$/i.test(word) && this.has(at - 1, /^(?:NOUN|PROPN)$/)) return false
    if (contractedSubject.test(word)) return true
    if (pronounSubject.test(word)) {
      // "There an officer heard".
      if (/^there$/i.test(word) && /^(that|who|which)/i.test(this.text(at + 1))) return false
      if (/^there$/i.test(word))
        return this.has(at + 1, /^AUX$/) || (determiner.test(this.text(at + 1)) && this.startsClause(at + 1))
      const next = sideWord.test(this.text(at + 1)) ? at + 2 : at + 1
      // "When you plant it | take off the lower leaves": "it" would have "takes".
      if (
        /^(?:it|he|she)$/i.test(word) &&
        next === at + 1 &&
        command.test(this.text(next)) &&
        !sameForm.test(this.text(next))
      )
        return false
      return this.finite[next] === true
    }
    if (/^(this|that|here)$/i.test(word) && this.has(at + 1, /^AUX$/)) return true
    if (this.opensThatNoun(at)) return true
    // "My first year I had one plant".
    const isCountedTime =
      /^(?:my|the|that|our|his|her|their)$/i.test(word) &&
      /^(?:first|second|third|last|next|whole)$/i.test(this.text(at + 1)) &&
      timeWord.test(this.text(at + 2))
    if (isCountedTime && pronounSubject.test(this.text(at + 3))) return this.startsClause(at + 3)
    // "Last week the big box cost more", "every Sunday evening I got this feeling".
    if (/^(last|this|every|each|one|that)$/i.test(word)) {
      const isDay = weekday.test(this.text(at + 1))
      const end = isDay && timeWord.test(this.text(at + 2)) ? at + 2 : at + 1
      if (timeWord.test(this.text(end)) || isDay) {
        // "One day in eighteen seventy nine he tripped".
        const isPlaced = /^one$/i.test(word) && this.opensPlaced(end + 1)
        if (this.startsClause(end + 1) || isPlaced) return true
      }
    }
    const isNounPhrase =
      determiner.test(word) ||
      (/^(none|half|both|all|most|some)$/i.test(word) && /^of$/i.test(this.text(at + 1))) ||
      (/^that$/i.test(word) && timeWord.test(this.text(at + 1))) ||
      this.has(at, /^(ADJ|NOUN|PROPN|NUM)$/)
    if (!isNounPhrase) return false
    for (let index = at + 1; index < Math.min(this.words.length, at + 8); index++) {
      if (this.opensCommand(index)) return false
      // "A man named Heron of Alexandria put a lever": the name belongs to the subject.
      if (/^(?:named|called)$/i.test(this.text(index)) && this.has(index - 1, /^NOUN$/)) continue
      if (this.finite[index] && !contractedSubject.test(this.text(index))) return true
      if (determiner.test(word) && this.#isRelativeSubject(index)) return true
      if (/^the$/i.test(word) && this.#isBareRelative(index)) return true
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
  #isBareRelative(at: number): boolean {
    if (!/^(?:i|you|he|she|we|they)$/i.test(this.text(at)) || !this.has(at - 1, /^NOUN$/)) return false
    if (!this.finite[at + 1]) return false
    for (let index = at + 2; index <= at + 4; index++) {
      if (/^(?:is|was)$/i.test(this.text(index))) return true
      if (!this.has(index, /^(?:ADP|VERB|ADV|PART)$/)) return false
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
