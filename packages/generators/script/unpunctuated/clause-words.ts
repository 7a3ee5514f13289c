// Words of speech without punctuation, with their tags: where their verbs and commands are.

import type { AnalysedToken, LanguageTools } from '../wording/language-tools.ts'
import {
  command,
  contractedSubject,
  countedOpening,
  determiner,
  pronounSubject,
  tagWords,
  tellingVerb,
  timeWord,
  type SpokenWord,
} from './speech-words.ts'

const sameInPast =
  /^(?:put|cut|hit|let|set|cost|read|quit|shut|hurt|spread|split|burst|bet|cast|beat|came|became|ran)$/
const stateVerb =
  /^(?:matters|means|works|needs|costs|looks|feels|tastes|sounds|smells|stays|turns|lasts|helps|hurts|falls|grows)$/i
const beforeVerb =
  /^(?:to|and|or|i|you|we|they|people|everybody|everyone|nobody|somebody|who|that|which|can|could|will|would|should|may|might|must|do|does|did|don['’]t|doesn['’]t|didn['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|let|let['’]s|lets|help|helps|helped|make|makes|made|you['’]d|i['’]d|we['’]d|they['’]d|i['’]ll|you['’]ll|we['’]ll|they['’]ll|it['’]ll|always|just|never|not|the|a|an|my|your|his|her|our|their|this|that|of|in|on|at|for|with|by|from|quick|long|big|good|little|short|have|has|had|gonna|wanna|gotta|than|why|how|what|when|where|if|because|also|often|usually|still|only|even|really)$/i
const kin =
  /^(?:grandma|grandmother|grandpa|grandfather|mom|mum|mother|dad|father|wife|husband|sister|brother|boss|doctor|neighbor|friend|kid|son|daughter|aunt|uncle|teacher|landlord)$/i
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
    // "Eleven used cars".
    if (text === 'used' && this.has(index - 1, /^NUM$/) && this.has(index + 1, /^NOUN$/)) return false
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
      /^(?:at|like|into|down|off|through|around|away|out|up|back|until|things|stuff|everything|information)$/i.test(
        this.text(index + 1),
      )
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
    // "The stuff your grandma put on your knee".
    const isTheirs = /^(?:my|your|his|her|our|their)$/i.test(this.text(at - 2)) && kin.test(before)
    if (isTheirs && /^(?:put|cut|read|set|hit|let|shut)$/i.test(word)) return false
    if (this.#isLet(at) || [2, 3].some((back) => /^people$/i.test(this.text(at - back)))) return false
    // "Most shops turn it", "people buy them": a subject stands before it.
    const isMeasure =
      /^(?:seconds|minutes|hours|days|weeks|months|years|dollars|inches|feet|miles|times)$/i.test(before)
    if (!isMeasure && /[^s]s$/i.test(before) && this.has(at - 1, /^(?:NOUN|PROPN)$/)) return false
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
    // "If it's wet walk away".
    if (/^(?:walk|run|go|step|back|turn)$/i.test(word) && /^(?:away|out|home|back)$/i.test(next))
      return (
        this.has(at - 1, /^(?:ADJ|NOUN|ADV)$/) &&
        [3, 4, 5].some((back) => /^(?:if|when)$/i.test(this.text(at - back)))
      )
    // "So knock on the floor".
    if (/^(?:knock|tap|press|push|step|lean)$/i.test(word) && /^(?:so|then)$/i.test(before))
      return /^(?:on|against|at|in)$/i.test(next) && determiner.test(this.text(at + 2))
    // "Find out if they can hear you".
    if (/^find$/i.test(word) && /^out$/i.test(next))
      return /^(?:if|what|how|why|who|where|whether|which)$/i.test(this.text(at + 2))
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

  opensObject(at: number): boolean {
    return determiner.test(this.text(at)) || /^(it|them|something|everything|nothing)$/i.test(this.text(at))
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
}
