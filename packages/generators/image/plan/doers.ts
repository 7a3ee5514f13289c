// Who does something in a spoken sentence, as prompts name them: "she" is the last woman whom the text named, "I" whoever
// tells it.

import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { splitWords } from '../motifs/words.ts'
import { gerundFor, isBase } from '../understand/words/deeds/verb-forms.ts'
import { singularPhrase } from '../understand/words/singular.ts'

/** Whom pronouns mean: the last people whom a text named, and whoever tells it. */
export interface LastNamed {
  he?: string
  she?: string
  they?: string
  /** How many scenes ago "they" were named. */
  theyAge?: number
  /** Who "he" and "she" were before somebody of theirs was named: "his dad". */
  owners?:
    { readonly he?: string | undefined; readonly she?: string | undefined; readonly age: number } | undefined
  /** Who "I" is; somebody unknown where a text doesn't tell. */
  i?: string
  /** The dish that a text is about: "it" is that where something is done to food. */
  dish?: string | undefined
  /** Whom the text calls by name. */
  names?: ReadonlyMap<string, NamedPerson>
}

export interface NamedPerson {
  readonly isWoman: boolean
  /** What the text calls them besides their name: "a detective named Marie Claes". */
  readonly role: string | undefined
  /** True where nobody else of their sex has a name, so that "the mailman" is meant, too. */
  readonly isOnly: boolean
}

/** Who "you" is. */
export const viewer = 'a person'

export interface Doer {
  readonly name: string
  /** The word after it. */
  readonly end: number
  /** True where nothing is known of the person but a pronoun. */
  readonly isUnknown: boolean
  /** True for "them", who may be animals or things. */
  readonly isTheirs: boolean
  /** True for the viewer, who is told to do it. */
  readonly isYours: boolean
}

/** A clause as its words and as its tokens, with the word at which each token begins. */
export interface Clause {
  readonly words: readonly string[]
  readonly tokens: readonly Token[]
  readonly starts: readonly number[]
  /** Words that are written as names are. */
  readonly names: ReadonlySet<string>
}

const maxWords = 40

/** "A kid's question" is no kid who questions. */
const possessive =
  /(?<!\b(?:he|she|it|that|there|what|who|here|let|where|how)|body|one)[’']s\b|(?<=s)[’'](?= \w)/gi

/** Stands after whoever has something. */
export const owning = 'owning'

export function readClause(text: string): Clause {
  const words = splitWords(text.replaceAll(possessive, ` ${owning} `)).slice(0, maxWords)
  const tokens = readTokens(words)
  let at = 0
  const starts = tokens.map((token) => {
    const start = at
    at += token.words.length
    return start
  })
  const names = new Set((text.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((name) => name.toLowerCase()))
  return { words, tokens, starts, names }
}

/** After these a new clause begins, so a pronoun may be its subject. */
/** "In week eight you cross the line." */
const aheadOfYou = /^(?:an?|one|two|three|in|on|at|after|before|by|every|each|once|tonight|tomorrow)$/
const maxLead = 5
const opening =
  /^(?:and|but|so|or|because|while|when|then|that|who|if|after|before|until|as|where|how|why|what|once|since|although|though|which|yet|than)$/

const several =
  /^(?:everybody|everyone|people|strangers|folks|customers|visitors|tourists|passengers|viewers|locals)$/
const single = /^(?:someone|somebody|anyone|anybody|person)$/
/** Words for people that may be something else, or name whoever only speaks. */
const unclear = /^(?:android|speaker|host|guest|police|team)$/

/** "The police followed him", but not "the police box". */
const isVerb = (word: string): boolean =>
  gerundFor(word) !== undefined ||
  /^(?:heard|saw|met|had|found|helped|saved|told|asked|gave|took|let|kept|made|sent|taught|left|bought|brought|knew|\w{3,}ed)$/.test(
    word,
  )
const isPast = (word: string | undefined): boolean =>
  word !== undefined && gerundFor(word) !== undefined && !isBase(word) && !/(?:s|ing)$/.test(word)

/** The people of a clause who may do something, in its order. Keeps whom and what it names for the pronouns after them. */
export function findDoers(clause: Clause, last: LastNamed): Doer[] {
  return clause.tokens.flatMap((_, index) => {
    const doer = doerAt(clause, index, last)
    remember(clause, index, last)
    return doer ?? []
  })
}

function doerAt({ words, tokens, starts, names }: Clause, index: number, last: LastNamed): Doer | undefined {
  const token = tokens[index]!
  const start = starts[index]!
  const word = token.words[0]!
  const build = (name: string | undefined, more: Partial<Doer> = {}): Doer | undefined =>
    name === undefined
      ? undefined
      : {
          name,
          end: start + token.words.length,
          isUnknown: false,
          isTheirs: false,
          isYours: false,
          ...more,
        }
  if (token.words.length === 1) {
    if (/^(?:i|we|you|he|she|they)$/.test(word)) {
      // "Helped you" has another doer, and "helped she" nobody says.
      const isSubject =
        word !== 'you' ||
        index < 3 ||
        opening.test(words[start - 1] ?? '') ||
        (start < maxLead && aheadOfYou.test(words[0]!))
      if (!isSubject) return undefined
      if (word === 'i') return build(last.i ?? 'a man')
      if (word === 'we') return build('people')
      if (word === 'you') return build(viewer, { isYours: true })
      if (word === 'they') return build(last.they, { isTheirs: true })
      return word === 'he'
        ? build(last.he ?? 'a man', { isUnknown: last.he === undefined })
        : build(last.she ?? 'a woman', { isUnknown: last.she === undefined })
    }
    if (several.test(word)) return build('people')
    if (single.test(word)) return build('a person')
  }
  const some = someOfThem(words, start, last)
  if (some) return build(some.name, { end: some.end })
  const named = nameAt({ words, starts, names }, index, last)
  if (named) return build(named.name, { end: named.end })
  if (token.kind !== 'person' || isPronoun(token)) return undefined
  if (/^(?:baby|newborn)$/.test(word) && isOfThing(tokens, index)) return undefined
  if (unclear.test(word) && !(word === 'police' && isPast(words[start + 1]))) return undefined
  // "How people judge" has no judge.
  if (isVerbHere(words, start)) return undefined
  let from = index
  while (from > 0 && ['number', 'quality', 'color', 'size'].includes(tokens[from - 1]!.kind)) from--
  // A boy of twelve years is not old.
  while (from < index && /^(?:years?|months?)$/.test(words[starts[from]! - 1] ?? '')) from++
  return build(
    tokens
      .slice(from, index + 1)
      .flatMap((each) => each.words)
      .join(' '),
  )
}

/** "Both of them" and "the first one", where people were named just before. */
function someOfThem(
  words: readonly string[],
  start: number,
  last: LastNamed,
): { name: string; end: number } | undefined {
  const { they, theyAge = 0 } = last
  if (they === undefined || theyAge > maxTheyAge || notSubject.test(words[start - 1] ?? '')) return undefined
  const [first = '', second = '', third = ''] = words.slice(start, start + 3)
  const isOf = second === 'of' && third === 'them'
  const isAll =
    (severalOf.test(first) && isOf) || (first === 'both' && /^(?:were|had|got|went|came)$/.test(second))
  const isOne = (first === 'one' && isOf) || (first === 'the' && third === 'one' && oneOfSeveral.test(second))
  const name = isAll ? they : isOne ? oneOf(they) : undefined
  if (name === undefined) return undefined
  last.theyAge = 0
  return { name, end: start + (isOf || isOne ? 3 : 1) }
}

const severalOf = /^(?:both|all|two|three|most|some)$/
const oneOfSeveral = /^(?:first|second|third|last|other|old\w+|young\w+|tall\w*|short\w*)$/
const maxTheyAge = 1

/** One of "two men" is a man. */
function oneOf(they: string): string | undefined {
  const several = they.replace(/^(?:two|three|four|five|six) /, '')
  const one = singularPhrase(several)
  return one === several ? undefined : withArticle(one)
}

const ofName = /^(?:de|van|von|da|di|la|del|der|den|bin|al)$/

/** Somebody whom a clause calls by name, as the subject of what follows: "Detective Claes drove". */
function nameAt(
  { words, starts, names }: Pick<Clause, 'words' | 'starts' | 'names'>,
  index: number,
  last: LastNamed,
): { name: string; end: number } | undefined {
  let end = starts[index]!
  const person = last.names?.get(words[end]!)
  if (!person || !names.has(words[end]!) || notSubject.test(words[end - 1] ?? '')) return undefined
  const isName = (at: number): boolean => last.names?.has(words[at] ?? '') === true && names.has(words[at]!)
  // "George de Mestral" and "Karl von der Heide" are one.
  while (isName(end) || (ofName.test(words[end]!) && (isName(end + 1) || isName(end + 2)))) end++
  const name = person.role === undefined ? (person.isWoman ? 'a woman' : 'a man') : withArticle(person.role)
  last[person.isWoman ? 'she' : 'he'] = name
  return { name, end }
}

/** "Called Marie" and "Mary of France" are no subjects. */
const notSubject =
  /^(?:of|owning|in|to|at|from|with|for|by|the|a|an|called|named|like|and|than|about|near|on)$/

/** How far after a name the pronoun for it is looked for. */
const pronounReach = 240
const maxNames = 40
const namePattern =
  /(?<![.!?]\s|^|\p{L}|["“])(\p{Lu}\p{Ll}{2,}(?:\s(?:(?:de|van|von|da|di|la|del|der|den|bin|al)\s){0,2}\p{Lu}\p{Ll}{2,}){0,2})/gu
/** Words before the name of a place. */
const leadsToPlace = /(?:^|\s)(?:in|to|from|at|near|of|across|for|on|the)\s$/i
/** First names of women, for texts in which no pronoun follows soon. */
const women = new Set(
  (
    'mary marie maria anna anne ann hannah emma emily sarah sara laura julia linda susan karen lisa nancy betty helen sandra donna carol ruth ' +
    'sharon michelle kimberly deborah jessica amy angela melissa rebecca kathleen janet catherine katherine frances alice judith rose ' +
    'martha diana julie joyce victoria kelly christina joan evelyn lauren olivia cheryl megan andrea jacqueline gloria teresa ' +
    'grace sophia charlotte marilyn amelia natalie brittany isabella eleanor margaret elizabeth barbara jane ada rosa eva ella lucy ' +
    'florence clara nora ida ingrid astrid greta frida cleopatra elena sofia lena mia zoe chloe priya fatima aisha mei yuki delphine mrs miss ms'
  ).split(' '),
)
const noName =
  /^(?:The|This|That|These|There|They|Then|When|What|Where|Who|Why|How|His|Her|And|But|For|You|Your|Its|Not|One|Two|Three|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|God|Internet|Google|Amazon|English|French|German|American|British|Christmas)$/

/** Everybody whom a text calls by name and then "he" or "she"; the first may have a role in the title. */
export function findNames(text: string, titled?: string): ReadonlyMap<string, NamedPerson> {
  const found = new Map<string, Omit<NamedPerson, 'isOnly'> & { readonly isRelated: boolean }>()
  for (const match of text.matchAll(namePattern)) {
    if (found.size >= maxNames) break
    const parts = match[1]!.split(/\s/).filter((part) => /^\p{Lu}/u.test(part) && !noName.test(part))
    const [first] = parts
    if (first === undefined || found.has(first.toLowerCase())) continue
    if (leadsToPlace.test(text.slice(Math.max(0, match.index - 8), match.index))) continue
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + pronounReach)
    const pronoun = /\b(?:he|his|him|she|her|herself|himself)\b/i.exec(after)?.[0].toLowerCase()
    const isFemale = parts.some((part) => women.has(part.toLowerCase()))
    const title = parts.length > 1 ? roleOf([first.toLowerCase()]) : undefined
    const before = splitWords(text.slice(Math.max(0, match.index - 40), match.index))
    const isNamed = /^(?:named|called)$/.test(before.at(-1) ?? '')
    // "A Russian spy" has no name.
    if (/^(?:an?)$/.test(before.at(-1) ?? '')) continue
    const named = withoutOrigin(before.slice(0, isNamed ? -1 : undefined))
    const isOld = named.at(-1) === 'old'
    const role = title ?? roleOf(named.slice(-2))
    // "His friend Lucilius" is not whom the text is about.
    const isRelated = /^(?:his|her|their)$/.test(named.at(-2) ?? '')
    // An octopus has a name, too.
    if (isNamed && role === undefined) continue
    if (title !== undefined) parts.shift()
    if (pronoun === undefined && !isFemale && role === undefined && first !== 'Mr') continue
    const isWoman = sexOf(role) ?? (isFemale || (/^(?:she|her)/.test(pronoun ?? '') && first !== 'Mr'))
    const person = {
      isWoman,
      isRelated,
      role: role ?? (isOld ? `old ${isWoman ? 'woman' : 'man'}` : undefined),
    }
    for (const part of parts) found.set(part.toLowerCase(), person)
  }
  const people = [...new Set(found.values())]
  const isOnly = ({ isWoman }: { isWoman: boolean }): boolean =>
    people.filter((other) => other.isWoman === isWoman).length === 1
  return new Map(
    [...found].map(([name, { isRelated, ...person }]) => [
      name,
      {
        ...person,
        role:
          person.role ??
          (people[0] === found.get(name) && !isRelated
            ? (titled ?? (isGrandchild(text, person) ? (person.isWoman ? 'girl' : 'boy') : undefined))
            : undefined),
        isOnly: !isRelated && isOnly(person),
      },
    ]),
  )
}

/** True for what women are to others, false for what men are, undefined for a doctor. */
function sexOf(role: string | undefined): boolean | undefined {
  if (role === undefined) return undefined
  if (/(?:mother|daughter|sister|wife|aunt|niece|girl|woman|queen)$/.test(role)) return true
  return /(?:father|son|brother|husband|uncle|nephew|boy|king)$/.test(role) ? false : undefined
}

const adult =
  /\b(?:wife|husband|married|fianc\w{1,3}|boss|office|divorce\w{0,1}|retire\w{0,1}|lawyer|his (?:son|daughter|kids)|her (?:son|daughter|kids)|[2-9]\d years old)\b/i

/** Who has a grandmother, and nothing that a grown man has, is a child. */
const isGrandchild = (text: string, { isWoman }: { isWoman: boolean }): boolean =>
  (isWoman ? /\bher grand(?:mother|father|ma|pa)\b/i : /\bhis grand(?:mother|father|ma|pa)\b/i).test(text) &&
  !adult.test(text)

/** "A train driver in Japan named Kenji" without where he is from. */
function withoutOrigin(words: readonly string[]): readonly string[] {
  const from = words.length - maxOrigin
  const at = words.findLastIndex((word, index) => index >= from && /^(?:in|from|at|of)$/.test(word))
  return at > 0 ? words.slice(0, at) : words
}

const maxOrigin = 3

/** What a person is called just before their name. */
function roleOf(words: readonly string[]): string | undefined {
  const token = readTokens(words).at(-1)
  return token?.kind === 'person' && !isPronoun(token) && token.roles.length === 1
    ? token.words.join(' ')
    : undefined
}

function isPronoun({ words }: Token): boolean {
  return words.length === 1 && /^(?:he|she|they|him|her|them|it|i|you|we|me|us)$/.test(words[0]!)
}

/** "The bees crowd around her." */
const crowding = /s (?:around|into|together)$/

/** True for a word for a person that is a verb after what stands before it. */
const isVerbHere = (words: readonly string[], at: number): boolean =>
  (words[at] === 'crowd' && crowding.test(`${words[at - 1] ?? ''} ${words[at + 1] ?? ''}`)) ||
  (/^(?:people|they|we|you|i|to|can|could|will|would|should|must|t|who|everybody|everyone)$/.test(
    words[at - 1] ?? '',
  ) &&
    /^(?:judge|cook|guard|nurse|guide|coach|father|mother|model|pilot|host|man|butcher|doctor|tailor|ranger|spy|witness|champion|captain|boss)$/.test(
      words[at]!,
    ))

const ordinal = /^(?:first|second|third|last|next|only|old|older|younger|new|own|best)$/
const owner = /^(?:an?|the|my|your|his|her|our|their|old|young|little)$/
const aside = /^(?:about|than|with|to|of|by|from|for|at|was|is|were|are|be|became|as|like)$/

const maxVerbs = 3

/** True where somebody of the same sex is the object of what somebody does: "the coach told him". */
function isToldOfOther(after: readonly string[], isWoman: boolean): boolean {
  const at = after.slice(0, maxVerbs).findIndex((word) => word === (isWoman ? 'her' : 'him'))
  if (at < 1 || !isVerb(after[at - 1]!)) return false
  return !isWoman || afterObject.test(after[at + 1] ?? '')
}

const afterObject = /^(?:|to|that|and|how|what|why|if|when|where|for|about|with|in|on|at|not|a|an|the)$/

/** "A caveman mask" is no caveman, and a baby crow no baby. */
function isOfThing(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  return (
    next?.kind === 'thing' &&
    next.count === undefined &&
    !next.words.some((word) => gerundFor(word) !== undefined)
  )
}

function remember({ words, tokens, starts }: Clause, index: number, last: LastNamed): void {
  const token = tokens[index]!
  if (token.kind !== 'person' || isPronoun(token) || isOfThing(tokens, index)) return
  const word = token.words.at(-1)!
  // "A few thousand people were there, and they cheered."
  if (several.test(word) && /^(?:number)$/.test(tokens[index - 1]?.kind ?? '')) {
    last.they = 'people'
    last.theyAge = 0
  }
  if (several.test(word) || single.test(word) || unclear.test(word)) return
  // "Than my uncle, who was a dentist" is about somebody else.
  const [first = '', second = ''] = words.slice(0, starts[index]).toReversed()
  const isWoman = token.roles[0]!.look.isBroad === false
  // "He walked to his grandmother": of nobody else she can be said.
  const isFirst =
    relative.test(word) &&
    owner.test(first) &&
    !/^(?:than|like|as)$/.test(second) &&
    last[isWoman ? 'she' : 'he'] === undefined
  if (isVerbHere(words, starts[index]!)) return
  if (aside.test(owner.test(first) ? second : first) && !isFirst) return
  // "About my uncle's motorcycle" is no word about him.
  const isOwner = words[starts[index]! + token.words.length] === owning
  if (isOwner && !isFirst && aside.test(second) && (last.he ?? last.she) !== undefined) return
  const before = tokens[index - 1]
  const count = before?.kind === 'number' && before.words[0] !== 'one' ? before.words : []
  const name = [...count, ...token.words].join(' ')
  const isSeveral =
    token.roles.length > 1 ||
    /^(?:two|three|four|five|six)\b/.test(name) ||
    /(?:men|women|people|[^s]s)$/.test(name)
  // "His dad lent him money, and he bought a car": the one who owns a dad stays "he".
  const isOwned = [first, ordinal.test(first) ? second : ''].includes(isWoman ? 'her' : 'his')
  const owns = isWoman ? /^(?:her|she)$/ : /^(?:him|he)$/
  if (isOwned && words.slice(starts[index]! + 1).some((each) => owns.test(each))) return
  // "His rival laughed. He left": whoever has one is still meant.
  if (isOwned && opposed.test(word)) return
  const isPassing = !isWoman && last.he !== 'a man' && isMale.test(last.he ?? '') && !isMale.test(name)
  // Whoever "told him" something is not the one who is "he".
  if (!isSeveral && isToldOfOther(words.slice(starts[index]! + token.words.length), isWoman)) return
  // "He heard a child": whoever is only seen or heard there is nobody's "he".
  if (isPassing && !isSeveral && !isOwned && starts[index]! > 1 && /^(?:a|an)$/.test(first) && isVerb(second))
    return
  if ((isOwned || isPassing) && !isSeveral)
    last.owners = { [isWoman ? 'she' : 'he']: last[isWoman ? 'she' : 'he'], age: 0 }
  // "Historians think it was twelve thousand": whoever only judges is nobody's "they".
  const said = words
    .slice(starts[index]! + token.words.length)
    .find((each) => !/^(?:now|still|today)$/.test(each))
  if (isSeveral && judging.test(said ?? '')) return
  if (isSeveral) {
    last.they = name
    last.theyAge = 0
  } else last[isWoman ? 'she' : 'he'] = withArticle(name)
}

const judging =
  /^(?:think|thought|believe|believed|estimate|estimated|agree|agreed|argue|argued|say|suspect|suspected|doubt|call)$/

/** Who belongs to somebody, and is spoken of after that. */
const relative =
  /^(?:grand)?(?:mother|father|ma|pa|mom|mum|dad)$|^(?:wife|husband|sister|brother|daughter|son|aunt|uncle|girlfriend|boyfriend)$/
/** Who is against somebody of whom a text tells. */
const opposed = /^(?:rival|enemy|opponent|competitor|bully|boss|landlord|neighbor|killer|attacker|stalker)$/

/** Who is "he" by his name alone; a student may be a woman. */
const isMale = /(?:man|boy|guy|father|dad|grandpa|uncle|brother|son|husband|king|prince)$/

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** Lets "he" mean the only man whom a text calls by name, as it does at the beginning of most of its scenes. */
export function recallHeroes(last: LastNamed): void {
  last.theyAge = (last.theyAge ?? 0) + 1
  recallOwners(last)
  for (const { isOnly, isWoman, role } of new Set(last.names?.values()))
    if (isOnly && role !== undefined) last[isWoman ? 'she' : 'he'] = withArticle(role)
}

/** "His dad" is "he" in the next scene at most; then the one whose dad he is. */
function recallOwners(last: LastNamed): void {
  const { owners } = last
  if (!owners) return
  last.owners = owners.age < 1 ? { ...owners, age: owners.age + 1 } : undefined
  if (owners.age < 1) return
  if (owners.he !== undefined) last.he = owners.he
  if (owners.she !== undefined) last.she = owners.she
}

/** Who tells a text: a woman where she has a husband, a man where he has a wife. */
export function findTeller(text: string): string {
  const lower = text.toLowerCase()
  if (/\bmy (?:husband|boyfriend)\b|\bas a (?:woman|mother|mom|girl)\b|\bi was pregnant\b/.test(lower))
    return 'a woman'
  return 'a man'
}
