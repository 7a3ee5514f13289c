// Pairs of words between which clauses of speech always end, or never do. Each was heard in captions without punctuation.

import { ClauseEnds } from './clause-ends.ts'
import {
  asks,
  contractedSubject,
  determiner,
  joiner,
  numberWord,
  pronounSubject,
  timeWord,
} from './speech-words.ts'

export const plainAdjective =
  /^(?:bad|good|big|small|little|new|old|long|short|cold|hot|warm|great|nice|huge|tiny|whole|single|certain|different|real|simple|quick|white|black|red|blue|green|dead|free|full|empty|heavy|cheap|young|strong|weird|strange|clean|dirty|wet|dry|hard|soft|deep|high|low|fresh|raw|thick|thin)$/i
const questionWord = /^(?:what|why|how|where|who|which|whether|can|could|do|does|did|are|would|will)$/i
const signNoun = /^(?:slogan|sign|words|note|motto|headline|label|caption|message|title|line)$/i
const surface = /^(?:outside|inside|top|rest|skin|edge|end|bottom|side|front|back|surface)$/i
const anything = /^(?:nothing|everything|something|nobody|everybody|i|you|he|she|it|we|they)$/i
const auxiliary = /^(?:would|should|do|does|did|can|could|is|was|are|were|have|has)(?:n['’]t)?$/i
const moves = /^(?:gets|got|amazed|amazes|surprised|surprises|scares|bothers|haunts|kills|fascinates)$/i
const anybody = /^(?:nobody|everybody|everyone)$/i
const beforeAnybody =
  /^(?:that|because|and|but|so|or|which|who|if|when|to|like|almost|than|what|why|how|where|as|of|for|with|by|from|in|on|at|about|is|was|are|were|the|a|an|before|after|until|while|said|says|think|thought|know|knew|means|like|way|reason|thing|things|time|tells?|told|see|sees|saw|hear|heard|watch|watched|let|lets|make|makes|made|help|helps|everything|anything|something)$/i
const behindToday = /^(?:i|we|i['’]m|we['’]re|i['’]ll|we['’]ll|let['’]s)$/i
const isNow = /^(?:it|that|there|they|we|he|she)['’](?:s|re)$/i
const takesNext =
  /^(?:everything|something|anything|going|talking|looking|doing|making|up|for|of|until|from|by)$/i
const possessive = /^(?:their|his|her|its|my|your|our)$/i
const someone =
  /^(?:man|woman|guy|boy|girl|lady|doctor|nurse|artist|engineer|scientist|chemist|farmer|teacher|captain|monk|writer|painter|inventor|journalist|lawyer|judge|sailor|pilot|professor|psychologist|biologist|physicist|student|kid|king|queen)$/i
const timeUnit = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)$/i

export class ClauseTurns extends ClauseEnds {
  /** True where nothing ends: "this | one takes", "a bad | cold start", "asked | what do you do". */
  goesOn(at: number): boolean {
    const [second, last, next] = [this.text(at - 2), this.text(at - 1), this.text(at)]
    if (/^(?:this|that|which|another|each|every)$/i.test(last) && /^one$/i.test(next)) return true
    if (/^(?:an?|my|your|his|her|our|their|very|such)$/i.test(second) && plainAdjective.test(last))
      return this.has(at, /^(?:NOUN|ADJ|PROPN)$/) && !determiner.test(next)
    if (asks.test(last) && questionWord.test(next)) return !/^(?:that|what)$/i.test(second)
    if (/^whose$/i.test(second)) return true
    if (/^which$/i.test(second) && /^(?:one|ones)$/i.test(last)) return pronounSubject.test(next)
    // "The man who invented | it | was called Hans".
    if (/^it$/i.test(next) && /^who$/i.test(second) && someone.test(this.text(at - 3)))
      return /(?:ed|made|built|wrote|found|drew)$/i.test(last)
    if (/^it$/i.test(last) && /^(?:was|is)$/i.test(next) && /^who$/i.test(this.text(at - 3)))
      return someone.test(this.text(at - 4))
    // "I think about it | every time I see a sign".
    if (/^every$/i.test(next) && /^time$/i.test(this.text(at + 1)) && /^(?:it|them|him|her)$/i.test(last))
      return /^(?:about|of|at|with|for)$/i.test(second)
    // "That's a real problem | they still haven't solved".
    if (
      /^(?:they|we|he|she|i|you)$/i.test(next) &&
      this.has(at - 1, /^NOUN$/) &&
      /^(?:still|never)$/i.test(this.text(at + 1))
    )
      return this.#isUnsolved(at)
    // "Scraped the outside off | every bar".
    if (/^(?:off|of)$/i.test(last) && surface.test(second) && determiner.test(next)) return true
    // "With the slogan | get a whale of a deal".
    if (signNoun.test(last) && /^(?:the|a|that|this|with)$/i.test(second) && this.opensCommand(at))
      return true
    if (/^today$/i.test(last) && this.#opensToday(at - 1)) return true
    // "A child who washes | their hands".
    if (/^(?:who|which)$/i.test(second) && /(?:s|ed)$/i.test(last) && possessive.test(next)) return true
    // "The same reason | you're cold when you get out".
    if (/^same$/i.test(second) && this.has(at - 1, /^NOUN$/))
      return pronounSubject.test(next) || contractedSubject.test(next) || possessive.test(next)
    // "The story | everybody tells is that", "the part | nobody talks about is".
    if (/^the$/i.test(second) && this.isBareRelative(at)) return true
    // "They could go | once a week".
    if (/^once$/i.test(next) && /^(?:an?|every|in|more|again)$/i.test(this.text(at + 1))) return true
    // "Found a jar of honey | that was three thousand years old".
    if (
      /^that$/i.test(next) &&
      /^(?:is|was|were|are)$/i.test(this.text(at + 1)) &&
      this.has(at - 1, /^NOUN$/)
    )
      return (
        [2, 3, 4].some((back) => /^an?$/i.test(this.text(at - back))) && numberWord.test(this.text(at + 2))
      )
    // "Why doesn't honey go bad | when everything else does".
    if (/^when$/i.test(next) && this.#isAsking(at)) return true
    // "How unfair | it was".
    if (/^how$/i.test(second) && this.has(at - 1, /^(?:ADJ|ADV)$/) && pronounSubject.test(next)) return true
    // "A list and on that list | there are only things you can prove".
    if (/^there$/i.test(next) && /^(?:that|this|the)$/i.test(second))
      return /^(?:on|in|at|under|inside|behind)$/i.test(this.text(at - 3)) && joiner.test(this.text(at - 4))
    // "He took out | four bricks".
    if (
      /^(?:out|off|up|down)$/i.test(last) &&
      /^(?:took|take|takes|pulled|picked|cut|put|threw|dug)$/i.test(second)
    )
      return numberWord.test(next) || /^(?:the|a|an|his|her|my|their|some)$/i.test(next)
    // "Z and S | and E are next to each other".
    if (/^\p{Lu}$/u.test(last) && last !== 'I' && /^and$/i.test(next) && /^\p{Lu}$/u.test(this.text(at + 1)))
      return this.text(at + 1) !== 'I'
    // "The third thing and I didn't expect | this is that …".
    if (/^expect(?:ed)?$/i.test(last) && /^(?:this|it|that)$/i.test(next))
      return /(?:n['’]t|never)$/i.test(second)
    // "Putting off | phone calls".
    if (/ing$/i.test(second) && /^(?:off|up|out|down|on)$/i.test(last))
      return this.has(at, /^NOUN$/) && !this.opensCommand(at)
    return this.#isTimeAhead(at) || this.#isNamedSubject(at) || this.#isWithinName(at)
  }

  /** "A problem they still haven't solved but": the verb has no other object. */
  #isUnsolved(at: number): boolean {
    const isShown = [2, 3].some((back) => /^(?:a|an|the|one)$/i.test(this.text(at - back)))
    const verb = [2, 3].find((ahead) => /(?:n['’]t|have|has|had|not)$/i.test(this.text(at + ahead)))
    if (!isShown || verb === undefined) return false
    return /ed$/i.test(this.text(at + verb + 1)) && joiner.test(this.text(at + verb + 2))
  }

  /** "So why doesn't honey go bad …" is still asked. */
  #isAsking(at: number): boolean {
    for (let back = 3; back <= 8; back++)
      if (/^(?:why|how)$/i.test(this.text(at - back))) return auxiliary.test(this.text(at - back + 1))
    return false
  }

  /** "Named Mohammed | Bah Abba". */
  #isWithinName(at: number): boolean {
    if (!/^\p{Lu}\p{Ll}/u.test(this.text(at))) return false
    return (
      [2, 3].some((back) => /^(?:named|called)$/i.test(this.text(at - back))) &&
      /^\p{Lu}\p{Ll}/u.test(this.text(at - 1))
    )
  }

  /** "A man named Heron of Alexandria | put a lever": behind somebody's name comes what he did. */
  #isNamedSubject(at: number): boolean {
    if (this.finite[at] !== true || this.opensCommand(at) === this.startsClause(at)) return false
    for (let back = 2; back <= 5; back++) {
      const word = this.text(at - back)
      if (/^(?:named|called)$/i.test(word)) return someone.test(this.text(at - back - 1))
      if (!/^\p{Lu}/u.test(word) && !/^(?:of|van|von|de|the)$/i.test(word)) return false
    }
    return false
  }

  /** "And this time | they used shovels": behind a joint, the time belongs to what follows. */
  #isTimeAhead(at: number): boolean {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    // "And the other days | they went to school".
    const isOther = /^(?:other|next|last|first|second|third)$/i.test(second) && /^the$/i.test(third)
    if (isOther && joiner.test(this.text(at - 4)))
      return timeWord.test(last.replace(/s$/i, '')) && this.startsClause(at)
    // "On day one | I stood there", "by week three | it was four seconds".
    if (/^(?:day|week|month|year)$/i.test(second) && /^(?:on|by|in)$/i.test(third))
      return this.has(at - 1, /^NUM$/) && this.startsClause(at)
    if (!timeWord.test(last) || !joiner.test(third)) return false
    return /^(?:this|that|one|every|each|last)$/i.test(second) && this.startsClause(at)
  }

  /** What the end of a clause costs here, where words say it for sure; null elsewhere. */
  surely(at: number): number | null {
    return this.#byTime(at) ?? this.#byQuestion(at) ?? this.#byLast(at) ?? this.#bySubject(at)
  }

  /** A time that the next clause is about. */
  #byTime(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    if (/^today$/i.test(next) && this.#opensToday(at)) return -4
    // "Welcome back to the workshop | so today a customer brought me a violin".
    if (/^so$/i.test(next) && /^today$/i.test(after)) return this.startsClause(at + 2) ? -3 : null
    // "You stop arguing with yourself | on day one I stood there".
    const isDay = /^(?:on|by|in)$/i.test(next) && /^(?:day|week|month|year)$/i.test(after)
    if (isDay && this.has(at + 2, /^NUM$/) && this.startsClause(at + 3)) return joiner.test(last) ? null : -1
    // "Before you get there | then when you arrive".
    if (/^then$/i.test(next) && /^(?:when|if|after|once)$/i.test(after))
      return this.startsClause(at + 2) && !/^(?:and|but|so|by|until|since)$/i.test(last) ? -1 : null
    const isMeasured = numberWord.test(after) && timeUnit.test(this.text(at + 2))
    // "Two is plenty | after two minutes nothing good happens anymore".
    if (/^(?:after|within|in)$/i.test(next) && isMeasured && anything.test(this.text(at + 3)))
      return this.finite[at + 4] === true || this.finite[at + 5] === true ? -0.5 : null
    // "Buried the rest | nine years later 41 whales stranded".
    const isLater = numberWord.test(next) && timeUnit.test(after) && /^later$/i.test(this.text(at + 2))
    if (!isLater || /^(?:and|but|until|then|so)$/i.test(last)) return null
    return this.startsClause(at + 3) ? -1 : null
  }

  #byQuestion(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    if (this.#answersItself(at)) return -4
    if (/^(?:so|and|but)$/i.test(next)) {
      // "It took three minutes | so would I recommend it".
      if (auxiliary.test(after)) return /^(?:i|you|we|they|he|she|it)$/i.test(this.text(at + 2)) ? -2 : null
      // "Looking like any other bar of soap | and where do they go".
      const isAsked = /^(?:where|why|how|what)$/i.test(after) && this.has(at + 2, /^AUX$/)
      const hasSubject =
        pronounSubject.test(this.text(at + 3)) ||
        determiner.test(this.text(at + 3)) ||
        this.has(at + 3, /^(?:NOUN|PROPN)$/)
      if (isAsked) return hasSubject && auxiliary.test(this.text(at + 2)) ? -2 : null
    }
    // "When everything else in your kitchen does | there are three reasons".
    if (/^(?:does|do|did)$/i.test(last) && /^there$/i.test(next)) return this.has(at + 1, /^AUX$/) ? -3 : null
    // "It's not what you think | most people write a letter".
    const isThought = /^(?:think|thought|expect|expected)$/i.test(last) && /^what$/i.test(this.text(at - 3))
    if (isThought)
      return /^(?:most|many|some|the|it['’]s|there)$/i.test(next) && this.startsClause(at) ? -2 : null
    // "Which one goes where | the glue on a violin is made".
    if (/^where$/i.test(last) && /^(?:goes|go|belongs|belong|was|is)$/i.test(this.text(at - 2)))
      return determiner.test(next) && this.startsClause(at) ? -2 : null
    // "Would I recommend it | no | but I'd …".
    if (/^(?:no|yes|yeah)$/i.test(last) && /^but$/i.test(next)) return this.startsClause(at + 1) ? -3 : null
    // "You don't | what you get used to is starting".
    return /n['’]t$/i.test(last) && /^what$/i.test(next) && this.opensCleft(at) ? -6 : null
  }

  /** What the last words of a clause say. */
  #byLast(at: number): number | null {
    const [third, second, last] = [this.text(at - 3), this.text(at - 2), this.text(at - 1)]
    const [next, after] = [this.text(at), this.text(at + 1)]
    // "We throw it away sir | so he sat in a garage".
    if (/^(?:sir|ma['’]am|madam|dude|honey|buddy)$/i.test(last))
      return joiner.test(next) || this.startsClause(at) ? -3 : null
    // "It was too much | he had bought it".
    if (/^(?:much|many)$/i.test(last) && /^(?:too|so|that|very)$/i.test(second))
      return /^(?:i|he|she|they|we|you|it)$/i.test(next) && this.startsClause(at) ? -1 : null
    // "I didn't say anything | I just put his hand on it".
    if (/^anything$/i.test(last) && /^(?:i|he|she|they|we)$/i.test(next))
      return [3, 4].some((back) => /(?:n['’]t|never)$/i.test(this.text(at - back))) ? -2 : null
    if (/^me$/i.test(last)) {
      // "Here's the part that gets me | nobody has used that code", "this is what stuck with me | a child who …".
      const isMoved = moves.test(second) && /^(?:that|what)$/i.test(third)
      const isKept = /^with$/i.test(second) && /^(?:stuck|stayed|stays|sticks)$/i.test(third)
      const opens = this.startsClause(at) || (isMoved && /^when$/i.test(next) && this.startsClause(at + 1))
      return (isMoved || isKept) && opens ? -5 : null
    }
    // "It pulls the water out of them | they shrivel up".
    if (/^(?:them|it|him|her)$/i.test(last) && /^(?:of|from|with|to)$/i.test(second))
      return /^(?:i|he|she|they|we|you)$/i.test(next) && this.finite[at + 1] === true ? -1 : null
    // "This is my favorite | call ahead".
    const isFavorite =
      /^(?:favorite|favourite)$/i.test(last) && /^(?:ahead|it|them|the|your|a|in)$/i.test(after)
    if (!isFavorite) return null
    return /^(?:call|take|look|put|use|ask|get|go|cut|bring|buy|make)$/i.test(next) ? -4 : null
  }

  /** Subjects that are never objects here. */
  #bySubject(at: number): number | null {
    const [last, next, after] = [this.text(at - 1), this.text(at), this.text(at + 1)]
    // "It looks like chaos but it moves | the man who invented it was called Hans".
    if (
      /^the$/i.test(next) &&
      someone.test(after) &&
      /^who$/i.test(this.text(at + 2)) &&
      /^it$/i.test(this.text(at - 2))
    )
      return this.has(at + 3, /^VERB$/) && /(?:s|ed)$/i.test(last) && /^it$/i.test(this.text(at + 4))
        ? -3
        : null
    // "It sold holy water | a man named Heron put a lever inside".
    const isPresented =
      /^(?:an?|one)$/i.test(next) && someone.test(after) && /^(?:named|called)$/i.test(this.text(at + 2))
    if (isPresented) {
      const isFree = this.has(at - 1, /^(?:NOUN|PROPN|NUM)$/) && !/^(?:by|with|to)$/i.test(this.text(at - 2))
      return isFree ? -1 : null
    }
    // "It started to smell | nobody knew whose job it was", "while he was talking | nobody ever hit him".
    const verb = /^(?:ever|really|even|else|actually|quite)$/i.test(after) ? at + 2 : at + 1
    if (!anybody.test(next) || this.finite[verb] !== true || beforeAnybody.test(last)) return null
    const isRelative = /^(?:that|who|which)$/i.test(this.text(at - 3)) && this.has(at - 2, /^AUX$/)
    // "The part nobody talks about is what it changed".
    const isBare = [2, 3, 4].some((ahead) => /^(?:is|was)$/i.test(this.text(at + ahead)))
    if (isRelative || isBare) return null
    return this.has(at - 1, /^(?:NOUN|VERB|ADJ|ADV|PROPN|NUM)$/) ? -2.5 : null
  }

  /** "They were cooking something else | today it's a real factory", "it is a little bit | today I want to show you". */
  #opensToday(at: number): boolean {
    const [last, next] = [this.text(at - 1), this.text(at + 1)]
    if (!/^today$/i.test(this.text(at)) || takesNext.test(last)) return false
    const isPlan =
      behindToday.test(next) &&
      /^(?:want|wanna|will|would|going|gonna|am|are|have|talk|look|thought|make|made|need|get|\p{L}+ing)$/iu.test(
        this.text(at + 2),
      )
    return (isPlan || isNow.test(next)) && this.has(at - 1, /^(?:NOUN|ADV|ADJ|PROPN|NUM|PRON)$/)
  }

  /** "Where do they go | they go to places". */
  #answersItself(at: number): boolean {
    const subject = this.text(at)
    if (!pronounSubject.test(subject) && !contractedSubject.test(subject) && !determiner.test(subject))
      return false
    for (let back = 3; back <= 5; back++) {
      if (!/^(?:where|why|how|what|who)$/i.test(this.text(at - back - 1))) continue
      if (!/^(?:do|does|did)$/i.test(this.text(at - back))) continue
      const asked = this.text(at - back + 1).toLowerCase()
      const isSame =
        asked === subject.toLowerCase() && this.text(at - 1).toLowerCase() === this.text(at + 1).toLowerCase()
      if (isSame) return true
    }
    const isShort =
      /^(?:where|why|how|what|who)$/i.test(this.text(at - 4)) &&
      /^(?:do|does|did)$/i.test(this.text(at - 3)) &&
      this.text(at - 2).toLowerCase() === subject.toLowerCase()
    return isShort && this.text(at - 1).toLowerCase() === this.text(at + 1).toLowerCase()
  }
}
