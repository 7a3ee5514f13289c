export type TopicKind = 'how-to' | 'list' | 'versus' | 'why' | 'story' | 'activity' | 'thing'

export interface TopicPattern {
  readonly kind: TopicKind
  /** The tidied topic, as a title. */
  readonly title: string
  /** The topic inside a sentence: "the zipper", "coffee", "Marie Curie". */
  readonly noun: string
  /** "is" or "are" for `noun`. */
  readonly be: 'is' | 'are'
  /** For how-to: the bare action, "wake up earlier". For why: the claim, "cats purr". */
  readonly action: string
  /** The two sides of a comparison. */
  readonly sides: readonly [string, string] | null
  /** The number of items of a list, if the topic names one. */
  readonly count: number | null
}

export const smallNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const keptCapital =
  /^(I|I'[a-z]+|\p{Lu}{2}[\p{L}\d]*|\p{L}*\d[\p{L}\d]*|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|[\p{L}\d]+\.[\p{L}\d.]+|[@#$€£].*)$/u
const properNames = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october ' +
    'november december english french german spanish italian japanese chinese korean american british european african ' +
    'asian indian greek roman egyptian viking christmas easter halloween thanksgiving google apple microsoft amazon netflix ' +
    'tiktok youtube instagram facebook linkedin excel python javascript chatgpt london paris tokyo rome egypt japan china ' +
    'india france germany italy spain america europe africa asia australia brazil mexico canada russia iceland norway mars ' +
    'venus jupiter saturn neptune uranus pluto bitcoin ethereum tesla spacex nasa lego ikea titanic'
  ).split(' '),
)
const smallWords =
  /^(a|an|the|and|or|but|of|in|on|at|to|for|from|with|by|your|my|our|their|vs|is|are|do|does|how|why|what|when|it|you|not|without|as|into|than|if)$/i
const gerund = /^(\p{Ll}{2,}ing)\b/iu
const notGerund =
  /^(thing|king|ring|string|spring|wing|swing|sling|bring|sing|morning|evening|ceiling|building|nothing|something|anything|everything|lightning|pudding|wedding|viking|beijing|during|sibling|duckling|darling|earring|sterling|boeing)$/i

/**
 * Finds the kind of short that a bare topic asks for, and the forms of the topic that sentences need. Never fails: a
 * topic without a known pattern is a thing.
 */
export function parseTopic(topic: string): TopicPattern {
  const text = cleanTopic(topic)
  const pattern =
    parseHowTo(text) ??
    parseList(text) ??
    parseVersus(text) ??
    parseWhy(text) ??
    parseStory(text) ??
    parseNoun(text)
  return {
    ...pattern,
    title: capitalise(pattern.kind === 'how-to' ? text.replace(/^(how to )+/i, 'how to ') : text),
  }
}

/** Capitalizes the first letter, except in names such as iPhone. */
export function capitalise(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

type Reading = Omit<TopicPattern, 'title'>

function cleanTopic(topic: string): string {
  const text = topic
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'“‘\s]+|(?<!["'”’.?!,;:…\s])["'”’.?!,;:…\s]+$/g, '')
    .replace(
      /^(?:make|create|write|do)?(?: me)? ?(?:a|an)? ?(?:short|video|script|reel|tiktok|post)s? (?:about|on|explaining) /i,
      '',
    )
    .replace(
      /^(?:talk(?:ing)? about|tell me about|everything (?:you need to know )?about|all about|facts about|what is|what are|who is|about|explain(?:ing)?) /i,
      (lead) => (/^who/i.test(lead) ? 'story of ' : ''),
    )
    .trim()
  return text === '' ? topic.trim() : withSentenceCase(text)
}

/** Keeps capitals in names; "How To Wake Up" becomes lowercase. */
function withSentenceCase(text: string): string {
  const words = text.split(' ')
  const large = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  const isShouted = text === text.toUpperCase() && /\p{L}{4,}/u.test(text)
  const isTitled =
    words.length >= 3 &&
    large >= words.filter((word) => !smallWords.test(word)).length &&
    startsWithPattern(text)
  return words.map((word, index) => caseOf(word, { index, isShouted, isTitled })).join(' ')
}

interface WordPlace {
  readonly index: number
  readonly isShouted: boolean
  readonly isTitled: boolean
}

function caseOf(word: string, place: WordPlace): string {
  const lower = word.toLowerCase()
  if (/^i('[a-z]+)?$/.test(lower)) return lower.replace(/^i/, 'I')
  if (properNames.has(lower))
    return /^(nasa|lego|ikea)$/.test(lower) ? word.toUpperCase() : properCase(word, lower)
  if (place.isShouted) return lower
  if (keptCapital.test(word)) return word
  if (smallWords.test(word) || place.isTitled) return lower
  return word
}

function properCase(word: string, lower: string): string {
  const known: Record<string, string> = {
    youtube: 'YouTube',
    tiktok: 'TikTok',
    linkedin: 'LinkedIn',
    chatgpt: 'ChatGPT',
    javascript: 'JavaScript',
    spacex: 'SpaceX',
  }
  return known[lower] ?? lower.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

function startsWithPattern(text: string): boolean {
  return /^(how|why|\d+|what|when|the (rise|fall|history|story)|history|story|tips|ways|steps|things)\b/i.test(
    text,
  )
}

function parseHowTo(text: string): Reading | null {
  const match =
    text.match(/^(?:(?:learn(?:ing)? )?how (?:to|do (?:you|i)|can (?:you|i)|you can|i)) (.+)$/i) ??
    text.match(/^(?:the )?(?:best |easiest |fastest |right )?(?:way|guide)s? (?:to|on how to) (.+)$/i)
  const counted = text.match(
    /^(\d+|\p{L}+) (?:\p{L}+ )?(?:ways|tips|steps|tricks|hacks) (?:to|on how to) (.+)$/iu,
  )
  const plain = text.match(/^(?:tips|steps|tricks|hacks|advice) (?:to|on how to) (.+)$/i)
  const action = counted?.[2] ?? match?.[1] ?? plain?.[1]
  if (action === undefined) return null
  const bare = action.replace(/^((how )?to )+/i, '')
  return {
    kind: 'how-to',
    noun: bare,
    be: 'is',
    action: bare,
    sides: null,
    count: counted ? readCount(counted[1]!) : null,
  }
}

function parseList(text: string): Reading | null {
  const match = text.match(
    /^(?:top |the |my )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?!(?:minute|hour|day|week|month|year|second|percent|ingredient|step|pound|dollar|kg|km|mile)\b)(?!\d)(.+s)\b(.*)$/i,
  )
  if (!match) return collection.test(text) ? listOf(text, null) : null
  const noun = `${match[2]}${match[3]}`
  return listOf(noun, readCount(match[1]!))
}

/** Lists without a number: "scary ocean facts". */
const collection = /^\S.{2,60} (?:facts|myths|secrets|mysteries|legends|superstitions)$/i

function listOf(noun: string, count: number | null): Reading {
  return { kind: 'list', noun, be: 'are', action: noun, sides: null, count }
}

function parseVersus(text: string): Reading | null {
  const match = text.match(
    /^(?:is |are |which is better,? )?(.+?),? (?:vs\.?|versus|or|compared to|against) (.+)$/i,
  )
  if (!match || / (?:or|and) .* or /i.test(text)) return null
  const sides = [match[1]!.replace(/ (is )?better$/i, ''), match[2]!.replace(/ (is )?better$/i, '')] as const
  return { kind: 'versus', noun: `${sides[0]} or ${sides[1]}`, be: 'is', action: '', sides, count: null }
}

function parseWhy(text: string): Reading | null {
  const match = text.match(/^(?:the (?:real )?reason )?why (.+)$/i)
  if (!match) return null
  const inverted = match[1]!.match(
    /^(do|does|did|is|are|was|were|can|can't|don't|doesn't|should|have|has|will|would) (.+)$/i,
  )
  const claim = inverted ? uninvert(inverted[1]!.toLowerCase(), inverted[2]!) : match[1]!
  return { kind: 'why', noun: claim, be: 'is', action: claim, sides: null, count: null }
}

/**
 * Turns the rest of a question into a statement: "do cats purr" → "cats purr", "is the sky blue" → "the sky is blue",
 * "does coffee wake you" → "coffee wakes you".
 */
export function uninvert(auxiliary: string, rest: string): string {
  if (auxiliary === 'do') return rest
  const words = rest.split(' ')
  const start = /^(the|a|an|my|your|our|their|his|her|this|that|these|some|most|many|all)$/i.test(words[0]!)
    ? 2
    : 1
  const subjectLength = Math.min(start, words.length - 1)
  const subject = words.slice(0, subjectLength).join(' ')
  const predicate = words.slice(subjectLength).join(' ')
  if (subjectLength === 0) return `${rest} ${auxiliary}`
  if (auxiliary !== 'does') return `${subject} ${auxiliary} ${predicate}`
  const [verb, ...others] = predicate.split(' ')
  return [subject, thirdPerson(verb!), ...others].join(' ')
}

function thirdPerson(verb: string): string {
  if (/^have$/i.test(verb)) return 'has'
  if (/(s|x|z|ch|sh|o)$/i.test(verb)) return `${verb}es`
  return /[^aeiou]y$/i.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

function parseStory(text: string): Reading | null {
  const match =
    text.match(
      /^(?:the )?(?:true |untold |real |hidden |short |brief |strange )*(?:story|history|rise|fall|rise and fall|origins?|life|invention|discovery|mystery|legend) of (.+)$/i,
    ) ??
    text.match(/^who (?:was|is|were|invented|discovered|built|made) (.+)$/i) ??
    text.match(/^(?:where|when) did (.+) (?:come from|begin|start)$/i)
  if (!match) return null
  const noun = match[1]!
  return { kind: 'story', noun, be: beOf(noun), action: '', sides: null, count: null }
}

function parseNoun(text: string): Reading {
  const first = text.match(gerund)?.[1]
  const isActivity = first !== undefined && !notGerund.test(first)
  return {
    kind: isActivity ? 'activity' : 'thing',
    noun: text,
    be: isActivity ? 'is' : beOf(text),
    action: text,
    sides: null,
    count: null,
  }
}

function readCount(text: string): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : smallNumbers.indexOf(text.toLowerCase())
  return count >= 2 && count <= 10 ? count : null
}

const irregularPlurals =
  /^(people|children|women|men|mice|teeth|feet|geese|police|cattle|data|media|bacteria|fungi)$/i

function beOf(noun: string): 'is' | 'are' {
  const head = noun.split(/ (?:of|in|on|for|with|at|from|about|to|that|who|by) /)[0]!
  const last = head.split(' ').at(-1)!
  if (/ and /.test(head)) return 'are'
  if (irregularPlurals.test(last)) return 'are'
  const isPlural = /[^s]s$/i.test(last) && !/(us|is|ics|ss|as|news|'s)$/i.test(last) && !/^\p{Lu}/u.test(last)
  return isPlural ? 'are' : 'is'
}
