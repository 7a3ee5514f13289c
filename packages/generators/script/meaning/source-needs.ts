// What a sentence takes for granted from farther up: who "he" is, which stripe "that stripe" is, what came first before
// "the second secret". At least one sentence that says it must be told before.

import type { AnalysedToken } from '../wording/language-tools.ts'
import { anybody, female, male } from './person-nouns.ts'
import { presentedNames } from './presented-names.ts'
import type { AnalysedSentence } from './source-analysis.ts'

/** Earlier sentences of which one must be told. */
export interface Need {
  readonly anyOf: readonly number[]
  /** What says it in this sentence itself, where none of the others is told. */
  readonly standIn?: StandIn
}

/** "On my last day she gave me an envelope": "an old woman" may stand for "she". */
export interface StandIn {
  readonly word: string
  readonly phrase: string
  /** Who it is, without "'s". */
  readonly who: string
  /** True where a new scene begins. What goes on within one still needs its beginning. */
  readonly opensScene: boolean
}

const beginsWithPerson = /^(?:he|she|his|her)\b/i
const general =
  /^(?:thing|way|time|day|night|morning|evening|week|month|year|hour|minute|moment|end|beginning|world|people|person|lot|rest|point|part|side|top|bottom|middle|bit|case|fact|reason|problem|answer|question|idea|same|one|other|sun|moon|sky|ground|air|sea|ocean|internet|country|money|body|brain|heart|hand|head|eye|future|past|truth|trick|secret|word|number|age|season|weather|market|water|government|police|radio|news|law|war)$/
/** "On the fourteenth of July that year": the year was said before. */
const pointedTime =
  /\bthat (year|summer|winter|spring|autumn|fall|day|night|morning|evening|week|month)\b(?! (?:when|that|we|i|he|she|they|you)\b)/i
const date =
  /\b(?:1[0-9]|20)\d{2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|yesterday|(?<!\b(?:my|our|his|her|their|the|its|your) )last \p{L}+)\b/iu
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const countedWhole = /^(?:the|my) (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) /i
/** Behind so many letters, a season no longer opens its sentence. */
const maxSeasonPlace = 12
/** "Some days the answer is rest": to what, the text has asked. */
const theAnswer = /\b(?:the|my|his|her|their|our) answer (?:is|was)\b/i
const maxSameDay = 3
const lastSentences = 2
const maxPresented = 6
const minShared = 2
const farApart = 3

/** The needs of every sentence. Linear in the words of a text. */
export function findNeeds(sentences: readonly AnalysedSentence[]): readonly (readonly Need[])[] {
  const known = new Known()
  return sentences.map((sentence, index) => {
    const needs = [
      ...known.needsOf(sentence),
      ...(index >= sentences.length - lastSentences ? findCallbacks(sentence, sentences) : []),
    ]
    known.add(sentence)
    return needs
  })
}

interface Person {
  readonly index: number
  readonly word: string
  readonly gender: 'f' | 'm' | null
  /** "An old woman", as the text introduces somebody. */
  readonly phrase?: string | undefined
}

/** What the sentences before have introduced. */
class Known {
  /** Sentences that mention a noun, by its lemma. */
  readonly #mentions = new Map<string, number[]>()
  /** Nouns that "a", "one" or a number introduced. */
  readonly #introduced = new Set<string>()
  /** Sentences with a full name, by its last word. */
  readonly #names = new Map<string, number[]>()
  /** Sentences that say who or what a single name is: "a dog named Togo", "my boss, Lenny,". */
  readonly #presented = new Map<string, number[]>()
  readonly #phrases = new Map<string, StandIn>()
  readonly #people: Person[] = []
  /** All people that were mentioned, whoever "he" is. */
  readonly #mentioned: Person[] = []
  /** Sentences with a name of one word, which may be anybody's. */
  readonly #named: number[] = []
  readonly #amounts = new Map<string, number[]>()
  readonly #dates: number[] = []
  /** Sentences that ask. */
  readonly #questions: number[] = []
  readonly #ordinals = new Map<string, number[]>()
  /** Sentences that count a point. */
  readonly #counted: number[] = []

  needsOf(sentence: AnalysedSentence): Need[] {
    return [
      ...this.#needsOfNouns(sentence),
      ...this.#needsOfPerson(sentence),
      ...this.#needsOfNames(sentence),
      ...this.#needsOfOrdinal(sentence),
      ...this.#needsOfTime(sentence),
      ...this.#needsOfAmount(sentence),
      ...(theAnswer.test(sentence.text) && this.#questions.length > 0
        ? [{ anyOf: [...this.#questions] }]
        : []),
    ]
  }

  add({ index, tokens, text, isCounted }: AnalysedSentence): void {
    if (/\?["”]?$/.test(text)) this.#questions.push(index)
    if (isCounted && text !== '') this.#counted.push(index)
    for (const [amount] of text.matchAll(/[$€£]\d[\d.,]*\d|[$€£]\d/g)) push(this.#amounts, amount, index)
    if (date.test(text)) this.#dates.push(index)
    this.#addPeople(tokens, index)
    if (tokens.some((_, place) => isSingleName(tokens, place))) this.#named.push(index)
    for (const { word, phrase } of presentedNames(text)) {
      push(this.#presented, word.toLowerCase(), index)
      if (phrase !== undefined)
        this.#phrases.set(word.toLowerCase(), { word, phrase, who: phrase, opensScene: true })
    }
    tokens.forEach((token, place) => {
      const before = tokens[place - 1]
      if (token.partOfSpeech === 'NOUN') {
        if (isNounPhrase(tokens, place)) push(this.#mentions, token.lemma, index)
        if (isIndefinite(tokens, place) && (token.lemma === token.lower || isNumbered(tokens, place)))
          this.#introduced.add(token.lemma)
      }
      if (isName(token) && isName(before)) push(this.#names, token.lower, index)
    })
    for (const ordinal of ordinals) {
      if (text.toLowerCase().includes(ordinal) || (ordinal === 'first' && /\bnumber one\b/i.test(text)))
        push(this.#ordinals, ordinal, index)
    }
  }

  /**
   * Adds who a later "he" may be: the subject, somebody who "was there", or a full name. In "he paid the driver", "he" is
   * known already, so the driver is not the one that the text goes on with.
   */
  #addPeople(tokens: readonly AnalysedToken[], index: number): void {
    const verb = tokens.findIndex(({ partOfSpeech }) => partOfSpeech === 'VERB' || partOfSpeech === 'AUX')
    // "There was a boy", "it was a woman of about eighty".
    const isPresented = /^(?:there|it)$/.test(tokens[verb - 1]?.lower ?? '')
    this.#addNamed(tokens, index)
    // "A journalist found him": the text goes on with him.
    const isAboutOther = tokens.some(({ lower }) => lower === 'him')
    const pronoun = tokens.findIndex(({ lower }) => /^(?:he|she)$/.test(lower))
    tokens.forEach((_, place) => {
      const person = personAt(tokens, place)
      if (person === null) return
      this.#mentioned.push({ index, ...person })
      const isFull = isName(tokens[place]) && isName(tokens[place - 1])
      const acts = isIndefinite(tokens, place) && /^(?:VERB|AUX)$/.test(tokens[place + 1]?.partOfSpeech ?? '')
      const isSubject = verb < 0 || place < verb || (isPresented && place <= verb + maxPresented)
      const isBehind = pronoun >= 0 && pronoun < place && person.gender === null
      const isKin =
        /^(?:my|our|his|her|their)$/.test(tokens[place - 1]?.lower ?? '') && person.gender !== null
      const isSheNamed = isFull && tokens.some(({ lower }) => /^(?:she|her)$/.test(lower))
      if (isSheNamed) this.#people.push({ index, word: person.word, gender: 'f' })
      else if (
        isFull ||
        ((isSubject || acts || isKin) &&
          !isBehind &&
          !isAboutOther &&
          (isPresented || !isPointed(tokens, place)))
      )
        this.#people.push({ index, ...person, phrase: phraseAt(tokens, place) })
    })
  }

  /** "Her name was Gloria": from here on, "she" is known. */
  #addNamed(tokens: readonly AnalysedToken[], index: number): void {
    const [whose, noun, verb, name] = tokens[0]?.lower === '"' ? tokens.slice(1) : tokens
    if (noun?.lower !== 'name' || !/^(?:is|was|['’]s)$/.test(verb?.lower ?? '') || name === undefined) return
    if (!/^(?:his|her)$/.test(whose!.lower) || !/^\p{Lu}/u.test(name.text)) return
    this.#people.push({ index, word: name.lower, gender: whose!.lower === 'his' ? 'm' : 'f' })
  }

  #needsOfTime({ text, index }: AnalysedSentence): Need[] {
    const found = text.match(pointedTime)
    // "I quit driving that fall" says enough behind a story.
    const isSeason = /^(?:summer|winter|spring|autumn|fall)$/i.test(found?.[1] ?? '')
    if (
      found === null ||
      (isSeason && (found.index ?? 0) > maxSeasonPlace) ||
      date.test(
        text
          .slice(0, found.index)
          .replace(
            /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
            '',
          ),
      )
    )
      return []
    const nearest = this.#dates.at(-1) ?? index - 1
    // "That night" is the one of the sentence before, and "that year" may be far.
    const isLong = /^(?:year|month|week)$/i.test(found?.[1] ?? '') || isSeason
    return index === 0 ? [] : [{ anyOf: [isLong || index - nearest <= maxSameDay ? nearest : index - 1] }]
  }

  /** "After you have the $600": the amount was named before. */
  #needsOfAmount({ text }: AnalysedSentence): Need[] {
    const amount = text.match(/\bthe ([$€£]\d[\d.,]*\d|[$€£]\d)/i)?.[1]
    const anyOf = amount === undefined ? undefined : this.#amounts.get(amount)
    return anyOf ? [{ anyOf: [...anyOf] }] : []
  }

  /** "The sponge" after "a sponge", "that stripe". */
  #needsOfNouns({ tokens }: AnalysedSentence): Need[] {
    return tokens.flatMap((token, place) => {
      const isDefinite = /^(?:the|this|that|these|those)$/.test(token.lower) && token.partOfSpeech === 'DET'
      const noun = isDefinite ? headAfter(tokens, place) : null
      if (noun === null || general.test(noun.token.lemma)) return []
      const after = tokens[noun.place + 1]?.lower ?? ''
      // "The test that doctors use" says itself which test.
      if (/^(?:of|that|who|which|where|in|with|we|you|i|they|he|she|for)$/.test(after)) return []
      const anyOf = [...(this.#mentions.get(noun.token.lemma) ?? [])]
      const isCompared =
        /(?<!oth|prop|clev|bitt|sob|und|ov|inn|out|upp|low)er$/.test(tokens[place + 1]?.lower ?? '') &&
        noun.place > place + 1
      const isIntroduced = token.lower !== 'the' || isCompared || this.#introduced.has(noun.token.lemma)
      return anyOf.length > 0 && isIntroduced ? [{ anyOf }] : []
    })
  }

  #needsOfPerson(sentence: AnalysedSentence): Need[] {
    const { tokens, text, index } = sentence
    const at = tokens.findIndex(({ lower }) => /^(?:he|she|him|his|her|hers)$/.test(lower))
    if (at < 0) return []
    const isFemale = /^(?:she|her|hers)$/.test(tokens[at]!.lower)
    const isNamed = tokens.slice(0, at).some((_, place) => personAt(tokens, place) !== null)
    if (isNamed && isObject(tokens, at)) return this.#needsOfOther(tokens, at, index, isFemale)
    if (isNamed && !beginsWithPerson.test(text)) return []
    const nearest = this.#people.findLast(
      (person) => person.index < index && (person.gender === null || (person.gender === 'f') === isFemale),
    )
    if (nearest === undefined) return []
    const anyOf = this.#people.filter(({ word }) => word === nearest.word).map((person) => person.index)
    const standIn = this.#standInFor(sentence, at, nearest)
    return [{ anyOf: [...new Set(anyOf)], ...(standIn === null ? {} : { standIn }) }]
  }

  /** "An old woman" for "she", where nobody else can be meant. */
  #standInFor(sentence: AnalysedSentence, at: number, person: Person): StandIn | null {
    const { tokens, index, text, startsBlock } = sentence
    const { lower } = tokens[at]!
    const isQuoted = tokens.slice(0, at).some((token) => /["“”]/.test(token.text))
    if (person.phrase === undefined || person.gender === null || isQuoted) return null
    // "Put her down awake" is said to somebody who knows her.
    if (sentence.isImperative || sentence.isCounted) return null
    const opensScene = startsBlock || scene.test(text)
    const isFar = opensScene && index - person.index > maxStandInDistance
    if (lower === 'hers' || isFar) return null
    // Another woman before her may be meant, and so may anybody who was named or mentioned since.
    const isDoubtful =
      this.#named.some((other) => other >= person.index && other < index) ||
      tokens.slice(0, at).some((_, place) => isSingleName(tokens, place)) ||
      this.#mentioned.some(
        (other) =>
          other.word !== person.word &&
          (other.gender === person.gender || (other.gender === null && other.index >= person.index)),
      )
    if (isDoubtful) return null
    const isOwner =
      lower === 'his' ||
      (lower === 'her' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tokens[at + 1]?.partOfSpeech ?? ''))
    const phrase = isOwner ? `${person.phrase}'s` : person.phrase
    return { word: lower, phrase, who: person.phrase, opensScene }
  }

  /** "Grandpa told him": somebody else than Grandpa, or who the sentence before is about. */
  #needsOfOther(tokens: readonly AnalysedToken[], at: number, index: number, isFemale: boolean): Need[] {
    if (index === 0) return []
    const own = tokens.slice(0, at).map((_, place) => personAt(tokens, place)?.word)
    const other = this.#people.findLast(
      ({ word, gender }) => !own.includes(word) && (gender === null || (gender === 'f') === isFemale),
    )
    if (other === undefined) return [{ anyOf: [index - 1] }]
    return [{ anyOf: this.#people.filter(({ word }) => word === other.word).map((person) => person.index) }]
  }

  /** "Walker understood" after "John Walker", "Togo had run 264 miles" after "a dog named Togo". */
  #needsOfNames({ tokens }: AnalysedSentence): Need[] {
    return tokens.flatMap((token, place) => {
      const isAlone = !isName(tokens[place - 1]) && !isName(tokens[place + 1])
      const named = isName(token) && isAlone ? this.#names.get(token.lower) : undefined
      if (named !== undefined) return [{ anyOf: [...named] }]
      const anyOf = /^\p{Lu}\p{Ll}/u.test(token.text) ? this.#presented.get(token.lower) : undefined
      const standIn = this.#phrases.get(token.lower)
      return anyOf ? [{ anyOf: [...anyOf], ...(standIn === undefined ? {} : { standIn }) }] : []
    })
  }

  #needsOfOrdinal({ tokens, isCounted, whole }: AnalysedSentence): Need[] {
    // "The second thing is how you talked": a point that is told with its number, behind the first.
    const number = ordinals.indexOf(whole?.match(countedWhole)?.[1]?.toLowerCase() ?? '')
    if (number > 0 && this.#counted.length > 0) return [{ anyOf: [this.#counted.at(-1)!] }]
    if (isCounted) return []
    return tokens.flatMap(({ lower }, place) => {
      const number = ordinals.indexOf(lower)
      const isOfMany = /^(?:the|his|her|my|our|their)$/.test(tokens[place - 1]?.lower ?? '')
      if (number < 1 || !isOfMany) return []
      // "In the fifth I started slowly", behind "in my first four marathons".
      const isBare = /^(?:PRON|VERB|AUX)$/.test(tokens[place + 1]?.partOfSpeech ?? '')
      const anyOf =
        this.#ordinals.get(ordinals[number - 1]!) ?? (isBare ? this.#ordinals.get('first') : undefined)
      return anyOf ? [{ anyOf: [...anyOf] }] : []
    })
  }
}

function push(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [index])
  else if (list.at(-1) !== index) list.push(index)
}

/** "On my last day", "one morning", "in May". */
const scene =
  /^(?:on|in|one|last|by|at|two|three|four|five|ten|years|a (?:week|month|year|day)) (?:\S+ ){1,4}(?:he|she) /i
/** "Ana", but not "July" or "Alder Street". */
function isSingleName(tokens: readonly AnalysedToken[], place: number): boolean {
  if (!isName(tokens[place]) || isName(tokens[place - 1]) || isName(tokens[place + 1])) return false
  return !date.test(tokens[place]!.text) && tokens[place]!.lower !== 'i'
}

/** How far back somebody may have been introduced who is named again. */
const maxStandInDistance = 4

/** "An old woman", "my boss": how a text introduces somebody; undefined for "the woman" and "his sister". */
function phraseAt(tokens: readonly AnalysedToken[], place: number): string | undefined {
  const from = tokens.findLastIndex(
    ({ lower }, index) =>
      index < place && index >= place - 1 - maxModifiers && /^(?:an?|one|my|our)$/.test(lower),
  )
  const between = tokens.slice(from + 1, place)
  if (from < 0 || between.some(({ partOfSpeech }) => !/^(?:ADJ|NOUN)$/.test(partOfSpeech))) return undefined
  const words = tokens.slice(from, place + 1).map(({ text }) => text)
  return [words[0]!.toLowerCase(), ...words.slice(1)].join(' ')
}

function isName(token: AnalysedToken | undefined): boolean {
  return token?.partOfSpeech === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(token.text)
}

function personAt(tokens: readonly AnalysedToken[], place: number): Pick<Person, 'word' | 'gender'> | null {
  const token = tokens[place]!
  if (isName(token) && isName(tokens[place + 1])) return null
  if (isName(token) && isName(tokens[place - 1])) return { word: token.lower, gender: null }
  // "Dad moved into a home."
  if (isName(token) && female.test(token.lower)) return { word: kinOf(token.lower), gender: 'f' }
  if (isName(token) && male.test(token.lower)) return { word: kinOf(token.lower), gender: 'm' }
  if (token.partOfSpeech !== 'NOUN') return null
  if (female.test(token.lemma)) return { word: kinOf(token.lemma), gender: 'f' }
  if (male.test(token.lemma)) return { word: kinOf(token.lemma), gender: 'm' }
  return anybody.test(token.lemma) && token.lemma === token.lower ? { word: token.lemma, gender: null } : null
}

/** "Our father" and "Dad" are the same. */
function kinOf(word: string): string {
  return word.replace(/^(grand)?(?:dad|pa)$/, '$1father').replace(/^(grand)?(?:mom|mum|ma)$/, '$1mother')
}

const maxModifiers = 2

function headAfter(
  tokens: readonly AnalysedToken[],
  place: number,
): { token: AnalysedToken; place: number } | null {
  for (let next = place + 1; next <= place + 1 + maxModifiers; next++) {
    const token = tokens[next]
    if (token?.partOfSpeech === 'NOUN') {
      return tokens[next + 1]?.partOfSpeech === 'NOUN' ? null : { token, place: next }
    }
    if (token?.partOfSpeech !== 'ADJ') return null
  }
  return null
}

/** "This man", "that woman" and "the man" were introduced before. */
function isPointed(tokens: readonly AnalysedToken[], place: number): boolean {
  if (isIndefinite(tokens, place)) return false
  return tokens
    .slice(Math.max(0, place - 1 - maxModifiers), place)
    .some(({ lower }) => /^(?:this|that|these|those|the)$/.test(lower))
}

/** "A home", "the nursing home", "my old home", but not "the way home". */
function isNounPhrase(tokens: readonly AnalysedToken[], place: number): boolean {
  return (
    /^(?:DET|ADJ|NUM|PRON|PROPN|NOUN)$/.test(tokens[place - 1]?.partOfSpeech ?? '') &&
    tokens[place - 1]?.lower !== 'way'
  )
}

/** "Told him", but not "told her story". */
function isObject(tokens: readonly AnalysedToken[], place: number): boolean {
  const isPronoun = /^(?:him|her)$/.test(tokens[place]!.lower) && tokens[place - 1]?.partOfSpeech === 'VERB'
  return isPronoun && !/^(?:NOUN|PROPN|ADJ)$/.test(tokens[place + 1]?.partOfSpeech ?? '')
}

/** "Two machine guns", but not "250 boxes", of which none is "the box". */
function isNumbered(tokens: readonly AnalysedToken[], place: number): boolean {
  const before = tokens.slice(Math.max(0, place - 1 - maxModifiers), place)
  return before.some(({ lower }) => /^(?:two|three|four|five|six|[2-6])$/.test(lower))
}

function isIndefinite(tokens: readonly AnalysedToken[], place: number): boolean {
  for (let before = place - 1; before >= Math.max(0, place - 1 - maxModifiers); before--) {
    const { lower, partOfSpeech } = tokens[before]!
    if (/^(?:an?|one|another|some|no)$/.test(lower) || partOfSpeech === 'NUM') return true
    if (!/^(?:ADJ|NOUN|ADV|PROPN)$/.test(partOfSpeech)) return false
  }
  return false
}

/** Verbs that take nothing up. */
const commonVerb =
  /^(?:say|tell|ask|know|think|come|get|make|take|want|look|see|call|give|put|keep|find|let|start|stop|need|use|try|work)$/

/** "I don't think he drove in a circle anymore" takes up "you've driven in a circle". */
function findCallbacks(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): Need[] {
  const terms = new Set(
    sentence.terms.filter((term) => !general.test(term) && !commonVerb.test(term) && term.length > 2),
  )
  if (terms.size < minShared) return []
  const sharing = all.slice(0, Math.max(0, sentence.index - farApart)).map((other) => ({
    index: other.index,
    shared: new Set(other.terms.filter((term) => terms.has(term))).size,
  }))
  const most = Math.max(minShared, ...sharing.map(({ shared }) => shared))
  const anyOf = sharing.filter(({ shared }) => shared === most).map(({ index }) => index)
  return anyOf.length > 0 && anyOf.length <= 4 ? [{ anyOf }] : []
}

/** Needs that what is told does not meet: the sentence and those of which one would do. */
export function unmetNeeds(
  told: ReadonlySet<number>,
  needs: readonly (readonly Need[])[],
): (Need & { readonly sentence: number })[] {
  return [...told].flatMap((sentence) =>
    (needs[sentence] ?? [])
      .filter(({ anyOf }) => !anyOf.some((index) => told.has(index)))
      .map((need) => ({ sentence, ...need })),
  )
}

/** Unmet needs for which nothing can stand in. */
export function lostNeeds(
  told: ReadonlySet<number>,
  needs: readonly (readonly Need[])[],
): readonly (Need & { readonly sentence: number })[] {
  const unmet = unmetNeeds(told, needs)
  return unmet.filter(
    ({ sentence, standIn }) =>
      !unmet.some(
        (other) =>
          other.standIn?.opensScene === true &&
          other.standIn.who === standIn?.who &&
          other.sentence <= sentence,
      ),
  )
}
