// Words that say by themselves that a clause of speech without punctuation ends, or goes on.

import { ClauseOpenings } from './clause-openings.ts'
import {
  command,
  complementVerb,
  contractedSubject,
  determiner,
  givingVerb,
  joiner,
  pronounSubject,
  sideWord,
  subordinator,
} from './speech-words.ts'

/** Verbs that "that" may follow as a conjunction. */
const tellsThat =
  /^(claim|claims|claimed|learn|learned|read|hear|heard|prove|proves|proved|decide|decided|explain|explains|explained|agree|agreed|argue|promise|promised|worry|worried|forget|forgot|expect|expected|admit|admitted|check|swear|swore|suggest|suggests|announced|warn|warned|pretend|pretended)$/i

const amazing =
  /here['’]s what (?:(?:i|we|you) (?:(?:can['’]t|couldn['’]t|never) (?:get over|stop thinking about)|(?:still )?(?:can['’]t|don['’]t) (?:believe|understand))|(?:nobody|everybody|everyone) (?:expected|knew|forgets|misses|saw coming|talks about|gets wrong))$/i
const longestTold = 25
const particle = /^(?:around|up|off|out|over|down|away)$/i
const namesCountedThing =
  /(?:^|\s)(?:(?:the|my) (?:first|second|third|fourth|fifth|last|next|other|biggest) (?:thing|one|reason|mistake|tip|step|rule|sign|habit|trick) (?:is|was)|number (?:one|two|three|four|five|six|seven) is|number (?:one|two|three|four|five|six|seven)(?= (?:the|your|my) )|(?:one|two|three|four|five) is) (?:the|your|my|our)? ?(?!(?:before|after|when|if|that|to|what|how|not|because|where|who|it|you|i|they|we|he|she|don|never|is|was)\b)[a-z]+(?: [a-z]+)?$/i

/** What single words say about the ends of clauses. */
export class ClauseEnds extends ClauseOpenings {
  /** "You can't fix that | nobody can". */
  endsPointing(at: number): boolean {
    if (
      !/^that$/i.test(this.text(at - 1)) ||
      !/^(nobody|it['’]s|i|they|so|and|but|the)$/i.test(this.text(at))
    )
      return false
    const verb = this.text(at - 2)
    return this.has(at - 2, /^VERB$/) && !complementVerb.test(verb) && !tellsThat.test(verb)
  }

  /** "Twelve | and an eighth". */
  isFraction(at: number): boolean {
    return (
      /^and$/i.test(this.text(at)) &&
      /^an?$/i.test(this.text(at + 1)) &&
      /^(half|third|quarter|fifth|sixth|eighth|tenth)$/i.test(this.text(at + 2))
    )
  }

  /** "You think it's dead and it's not | it's just cold". */
  endsDenial(at: number): boolean {
    const next = this.text(at)
    if (!pronounSubject.test(next) && !contractedSubject.test(next)) return false
    if (/^not$/i.test(this.text(at - 1)))
      return /^(it|that|they|he|she|we|you|i|there)['’](s|re|m)$/i.test(this.text(at - 2))
    const isCondition = [3, 4].some((back) =>
      /^(if|when|unless|because|that|why|what)$/i.test(this.text(at - back)),
    )
    return (
      /^(don|doesn|didn|isn|aren|wasn|weren|can|won|couldn)['’]t$/i.test(this.text(at - 1)) &&
      pronounSubject.test(this.text(at - 2)) &&
      !isCondition &&
      this.startsClause(at)
    )
  }

  /** "They say how far | it's allowed to go". */
  endsMeasure(at: number): boolean {
    return (
      /^how$/i.test(this.text(at - 2)) &&
      /^(far|much|many|long|often|big|old|hot|deep|fast|high|hard|well|bad|good)$/i.test(this.text(at - 1))
    )
  }

  /** "The more it moved | the more energy | it took". */
  isCorrelative(at: number): boolean {
    const isMore = (place: number): boolean =>
      /^the$/i.test(this.text(place)) && /^(more|less|fewer|\p{L}{2,10}er)$/iu.test(this.text(place + 1))
    if (isMore(at)) return [3, 4, 5, 6, 7].some((back) => isMore(at - back))
    if (!pronounSubject.test(this.text(at))) return false
    return [2, 3].some((back) => isMore(at - back)) && [5, 6, 7, 8, 9, 10].some((back) => isMore(at - back))
  }

  /** "So what's the right time | about three hours before you wake up". */
  endsQuestion(at: number): boolean {
    // "So what's going on | well in the second half …".
    const isGoingOn = /^on$/i.test(this.text(at - 1)) && /^(?:going|happening)$/i.test(this.text(at - 2))
    if (isGoingOn) return /^what['’]s$/i.test(this.text(at - 3))
    if (!/^(about|around|roughly|it['’]s|well)$/i.test(this.text(at)) || !this.has(at - 1, /^NOUN$/))
      return false
    return [3, 4].some((back) => /^(what|who|where|how)['’]s$/i.test(this.text(at - back)))
  }

  /** "Now here's the strange part" is complete, whatever follows. */
  endsPromise(at: number): boolean {
    if (/^it$/i.test(this.text(at - 1)) && /^that['’]s$/i.test(this.text(at - 2)))
      return !complementVerb.test(this.text(at))
    // "So here's how it works".
    if (/^(works?|worked|happened|goes|went)$/i.test(this.text(at - 1)))
      return /^(it|that|this)$/i.test(this.text(at - 2)) && /^here['’]s$/i.test(this.text(at - 4))
    // "Here's what nobody told me | the pot matters".
    if (/^(?:me|you|us)$/i.test(this.text(at - 1)) && /^(?:told|tells|tell)$/i.test(this.text(at - 2)))
      return /^what$/i.test(this.text(at - 4)) && /^here['’]s$/i.test(this.text(at - 5))
    if (!/^(part|thing|problem|catch|trick|twist|deal)$/i.test(this.text(at - 1))) return false
    // "Here's the part | that gets me".
    if (/^(?:that|where|who)$/i.test(this.text(at)) && this.has(at + 1, /^VERB$/)) return false
    return [2, 3, 4].some((back) => /^here['’]s$/i.test(this.text(at - back)))
  }

  /** "Here's what I can't get over | every evening she climbed the tower". */
  isAmazed(at: number): boolean {
    const words = [6, 5, 4, 3, 2, 1].map((back) => this.text(at - back)).join(' ')
    return amazing.test(words)
  }

  /** "What you already have", "than it is": here the verb is the last word of its clause. */
  endsIndirect(at: number): boolean {
    // "How do you know where the deep water is | you read it".
    const isPlace =
      /^(is|are|was|were)$/i.test(this.text(at - 1)) &&
      /^(i|you|he|she|it|we|they)$/i.test(this.text(at)) &&
      this.startsClause(at) &&
      [4, 5].some(
        (back) =>
          /^(where|who|what|how)$/i.test(this.text(at - back)) &&
          /^(the|a|your|my|his|her)$/i.test(this.text(at - back + 1)),
      )
    if (isPlace) return true
    if (!/^(is|are|was|were|have|has|had|do|does|did|can|could)$/i.test(this.text(at - 1))) return false
    // "Before they knew which one it was | and that's why".
    const asked =
      /^(?:which|what|whose|how)$/i.test(this.text(at - 4)) &&
      /^(?:it|he|she|they|that)$/i.test(this.text(at - 2))
    if (asked) return true
    const subject = sideWord.test(this.text(at - 2)) || /^already$/i.test(this.text(at - 2)) ? at - 3 : at - 2
    return (
      pronounSubject.test(this.text(subject)) &&
      /^(what|how|than|where|as|who|whose|which)$/i.test(this.text(subject - 1))
    )
  }

  /** "Wants to sell you | a cream", "almost everything | you pay for". */
  wantsObject(at: number): boolean {
    const [verb, last, next] = [this.text(at - 2), this.text(at - 1), this.text(at)]
    if (/^(me|you|him|her|us|them)$/i.test(last)) return givingVerb.test(verb) && determiner.test(next)
    const isPronoun = pronounSubject.test(next) || contractedSubject.test(next)
    return (
      /^(everything|anything|nothing|someone|somebody|something|anyone|anybody)$/i.test(last) && isPronoun
    )
  }

  /** "What changed everything was one habit". */
  opensCleft(at: number): boolean {
    if (!/^(?:what|all)$/i.test(this.text(at))) return false
    // "What I do is", "all he had was".
    if (
      (pronounSubject.test(this.text(at + 1)) ||
        /^(?:i|you|he|she|we|they)['’](?:m|s|re)$/i.test(this.text(at + 1))) &&
      [3, 4, 5].some((ahead) => /^(is|was)$/i.test(this.text(at + ahead)))
    )
      return /^what$/i.test(this.text(at)) || this.finite[at + 2] === true
    if (/^all$/i.test(this.text(at))) return false
    if (!this.isFiniteVerb(at + 1)) return false
    return [2, 3, 4, 5, 6].some((ahead) => /^(is|was)$/i.test(this.text(at + ahead)))
  }

  /** "It's the water", "the second thing is the grind". */
  isNamed(noun: number): boolean {
    return (
      this.has(noun, /^NOUN$/) &&
      /^the$/i.test(this.text(noun - 1)) &&
      /^(is|was|it['’]s)$/i.test(this.text(noun - 2))
    )
  }

  /** "The valve closed | that was it". */
  opensEnd(at: number): boolean {
    const words = [0, 1, 2].map((ahead) => this.text(at + ahead)).join(' ')
    return /^that was it$/i.test(words) && this.has(at - 1, /^(?:NOUN|VERB|ADJ|ADV|PRON|PROPN)$/)
  }

  /** "The second thing is the room | a bedroom that's too warm wakes you up". */
  namesCounted(at: number): boolean {
    const words = [6, 5, 4, 3, 2, 1].map((back) => this.text(at - back)).join(' ')
    return (
      namesCountedThing.test(words) &&
      /^(?:an?|most|all|if|when|your|my|every|our|you|i|we|look|check|take|make|never|don['’]t)$/i.test(
        this.text(at),
      )
    )
  }

  /** "Turn the clock around | leave your phone", "get up | sit somewhere". */
  endsParticle(at: number): boolean {
    if (!particle.test(this.text(at - 1))) return false
    // "The edge folds over | you can't see it".
    const isSubject =
      /^(?:i|you|he|she|it|we|they)$/i.test(this.text(at)) || contractedSubject.test(this.text(at))
    const isMoved =
      /^(?:folds?|folded|falls?|fell|tips?|tipped|rolls?|rolled|boils?|boiled|flips?|flipped)$/i.test(
        this.text(at - 2),
      )
    return this.opensCommand(at) || (isMoved && isSubject && this.startsClause(at))
  }

  /** "Please don't look at the clock", "now if you had a glass of wine": nothing else begins like this. */
  opensAnew(at: number): boolean {
    const next = this.text(at + 1)
    if (/^please$/i.test(this.text(at)))
      return (
        !/^(?:and|to|say|said|says|yes|or|the)$/i.test(this.text(at - 1)) &&
        (/^(?:don['’]t|do|never)$/i.test(next) || command.test(next))
      )
    if (this.#asksBehind(at) || this.#opensThen(at)) return true
    if (!/^now$/i.test(this.text(at))) return false
    if (/^(?:if|when|once)$/i.test(next)) return this.startsClause(at + 2)
    return (
      /^here['’]s$/i.test(next) || (/^(?:why|how|what|where|who)$/i.test(next) && this.has(at + 2, /^AUX$/))
    )
  }

  /** "In nineteen thirty five | at that time people parked", "what nobody tells you is …". */
  #opensThen(at: number): boolean {
    const [first, second, third] = [0, 1, 2].map((ahead) => this.text(at + ahead))
    const isTime =
      /^(?:at that time|in those days|back in the|at the time)$/i.test(`${first} ${second} ${third}`) ||
      /^back then$/i.test(`${first} ${second}`)
    if (isTime) {
      const subject = /^back$/i.test(first!) ? at + 2 : at + 3
      return (
        this.has(at - 1, /^(?:NOUN|NUM|PROPN|VERB|ADV)$/) &&
        this.has(subject, /^(?:NOUN|PRON|DET|PROPN)$/) &&
        !/^(?:that|who|which|when|it|was|is)$/i.test(this.text(subject))
      )
    }
    const isUntold =
      /^what$/i.test(first!) &&
      /^(?:nobody|everybody|everyone|no)$/i.test(second!) &&
      [3, 4, 5].some((ahead) => /^(?:is|was)$/i.test(this.text(at + ahead)))
    return isUntold && this.has(at - 1, /^(?:NOUN|ADJ|ADV|PROPN)$/)
  }

  /** "Was he dead | was he somebody's neighbor", "why do they live in a tube | because …". */
  #asksBehind(at: number): boolean {
    // "The mistake is they rush it" asks nothing.
    const isPlural = /^(?:they|we)$/i.test(this.text(at + 1))
    const isAsked =
      /^(?:is|are|was|were|do|does|did|can|could|has|have|would|should)$/i.test(this.text(at)) &&
      /^(?:he|she|they|we|i)$/i.test(this.text(at + 1)) &&
      !(isPlural && /^(?:is|was|does|has)$/i.test(this.text(at))) &&
      (this.has(at - 1, /^(?:ADJ|NOUN|PROPN|ADV)$/) ||
        (/^(?:would|should)$/i.test(this.text(at)) && this.has(at - 1, /^VERB$/))) &&
      !/^(?:only|never|so|nor|neither|than|as|how|why|what|where|when|who)$/i.test(this.text(at - 1))
    if (isAsked) return this.has(at + 2, /^(?:ADJ|VERB|AUX|NOUN|PROPN|DET|PRON|ADV)$/)
    // "The file opens again | does that work for exams".
    const isAskedOfThat =
      /^(?:do|does|did)$/i.test(this.text(at)) &&
      /^(?:that|this|it|you)$/i.test(this.text(at + 1)) &&
      /^(?:work|help|matter|mean|make|happen|count|hurt|sound|feel|look|taste|last|ever|really|have|need|know|want)$/i.test(
        this.text(at + 2),
      )
    if (isAskedOfThat)
      return (
        this.has(at - 1, /^(?:ADJ|NOUN|PROPN|ADV)$/) &&
        !/^(?:only|never|so|nor|neither|than|as|how|why|what|where|when|who|time|times|long|much|often|far|many|kind|sort)$/i.test(
          this.text(at - 1),
        ) &&
        !/^(?:what|which|how|why|whose)$/i.test(this.text(at - 2))
      )
    if (!/^because$/i.test(this.text(at))) return false
    for (let index = at - 3; index >= Math.max(0, at - 12); index--)
      if (/^why$/i.test(this.text(index)))
        return /^(?:do|does|did|is|are|was|were|can|would)$/i.test(this.text(index + 1))
    return false
  }

  /** "The worst thing you can do | the roots", "almost nobody knows about | saturation divers live": an open end. */
  endsOpenly(at: number): boolean {
    const last = this.text(at - 1)
    const before = this.text(at - 2)
    // "The freight companies do | so if a train is long".
    const isBrief =
      /^(?:do|does|did)$/i.test(last) && this.has(at - 2, /^NOUN$/) && /^(?:so|but)$/i.test(this.text(at))
    if (isBrief && /^(?:if|when|i|you|we|they|he|she|it)$/i.test(this.text(at + 1))) return true
    if (/^do$/i.test(last))
      return (
        /^(?:can|could|should|must|would|to|i|you|we|they)$/i.test(before) &&
        this.startsClause(at) &&
        !pronounSubject.test(this.text(at))
      )
    if (!/^(?:about|of|for|with)$/i.test(last)) return false
    // "Nobody knows what it's for | it doesn't sharpen anything".
    const isPurpose =
      /^(?:it['’]s|they['’]re|that['’]s)$/i.test(before) && /^(?:what|who)$/i.test(this.text(at - 3))
    if (isPurpose && /^for$/i.test(last)) return this.startsClause(at)
    if (!/^(?:knows?|knew|thinks?|heard|talks?|dreams?|cares?|asks?|asked|worry|worries|paid)$/i.test(before))
      return false
    const isRelative = [3, 4, 5, 6].some((back) =>
      /^(?:that|what|who|which|nobody|never|i|you|we)$/i.test(this.text(at - back)),
    )
    return isRelative && this.startsClause(at) && this.has(at, /^(?:NOUN|PROPN|DET|PRON|ADJ)$/)
  }

  /** "Don't buy it big". */
  forbids(at: number): boolean {
    return /^(?:don['’]t|never|please)$/i.test(this.text(at)) && command.test(this.text(at + 1))
  }

  /** "She was sixteen" is short, and whole. */
  isShortClause(start: number): boolean {
    return (
      /^(?:i|he|she|we|they)$/i.test(this.text(start)) &&
      /^(?:was|were|am|are|is|had)$/i.test(this.text(start + 1)) &&
      this.has(start + 2, /^(?:ADJ|NUM|NOUN)$/)
    )
  }

  /** "Told him we will pay you | and you will be free": what was told goes on. */
  goesOnTelling(at: number): boolean {
    if (!/^(you|we|i)$/i.test(this.text(at + 1))) return false
    for (let index = at - 1; index > Math.max(1, at - longestTold); index--) {
      if (/^(he|she|they)$/i.test(this.text(index))) return false
      if (/^(him|her|them)$/i.test(this.text(index - 1)) && this.tellsClause(index)) return true
    }
    return false
  }

  /** "I hate budgets | I made a rule": the same subject begins again, and nothing joins it. */
  takesUpSubject(at: number): boolean {
    for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
      const word = this.text(index)
      if (word.toLowerCase() === this.text(at).toLowerCase())
        return index < at - 2 && this.finite[index + 1] === true
      if (joiner.test(word) || subordinator.test(word)) return false
    }
    return false
  }

  /** True after a number or adjective that needs a noun, or after an incomplete name. */
  wantsNoun(at: number): boolean {
    const last = this.text(at - 1)
    // "Twice a day", "about one hour a day".
    const isRate =
      /^an?$/i.test(this.text(at)) &&
      /^(day|week|month|year|night|hour|minute|second|time|person)$/i.test(this.text(at + 1))
    if (isRate || (/^(times|once|twice)$/i.test(last) && /^an?$/i.test(this.text(at)))) return true
    const isVerb = this.has(at, /^(VERB|AUX)$/) && !/^people$/i.test(this.text(at))
    if (/^(i|you|it|there|everybody|everyone|people)$/i.test(last) && isVerb) return true
    if (/^(second|minute|hour|day)$/i.test(last) && /^an?$/i.test(this.text(at - 2))) return false
    // "The public would be angry": the adjective needs no noun.
    const isPredicate =
      this.has(at - 1, /^ADJ$/) &&
      /^(be|is|are|was|were|been|got|so|too|very|really|feel|felt|always|never|even|much|far|not|it|them|turns|get|gets|looks)$/i.test(
        this.text(at - 2),
      )
    if (isPredicate) return false
    // "They're loud | people think it's quiet".
    if (
      this.has(at - 1, /^ADJ$/) &&
      contractedSubject.test(this.text(at - 2)) &&
      /^people$/i.test(this.text(at))
    )
      return !this.startsClause(at)
    // "At its lowest | light pulls the clock".
    if (/est$/i.test(last) && /^(its|their|his|her|my|your)$/i.test(this.text(at - 2))) return false
    const isModifier = this.has(at - 1, /^(NUM|ADJ|DET|ADP|CCONJ|SCONJ|PART)$/)
    if (!isModifier) return false
    if (this.has(at - 1, /^(DET|CCONJ|SCONJ|PART)$/)) return !/^(that|this|it|them)$/i.test(this.text(at - 1))
    if (this.has(at - 1, /^ADP$/) && /^the$/i.test(this.text(at - 2))) return false
    if (this.has(at - 1, /^ADP$/)) return !/^(in|out|up|down|off|on|away|back)$/i.test(this.text(at - 1))
    // "A hundred and fifty | most shops won't tell you".
    if (this.has(at - 1, /^NUM$/) && /^(most|many|every|some|all)$/i.test(this.text(at))) return false
    // "I won thirty eight | I'm not a lawyer", "a wet towel on top | put it in the shade".
    if (contractedSubject.test(this.text(at)) || this.opensCommand(at)) return false
    return this.has(at, /^(NOUN|PROPN|ADJ|NUM)$/)
  }
}
