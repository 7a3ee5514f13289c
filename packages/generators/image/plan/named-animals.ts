// Animals that a text calls by name: "a crow named Otis" is a crow wherever the text says "Otis", and "he" where no man was
// named since.

import { splitWords } from '../motifs/words.ts'
import { findNames } from './doers.ts'
import { animalInTitle } from './title-role.ts'
import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { singularPhrase } from '../understand/words/singular.ts'
import { isAnimal } from '../understand/words/things/things.ts'

const maxNames = 12
/** How many names are looked up at most: a text may call thousands. */
const maxTries = 60
const naming = /\b(?:named|called) (\p{Lu}\p{Ll}+)/gu
/** The words before a name that may say which animal has it. */
const kindReach = 40
const owning = /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he) (\p{Ll}+(?: \p{Ll}+)?),? (\p{Lu}\p{Ll}+)/gu
/** "The children called him Hvaldimir": the animal that was named last; or "named the fox Kit". */
const calling = /\b(?:called|named|nicknamed) (?:him|her|it|the (\p{Ll}+)) (\p{Lu}\p{Ll}+)/gu
/** "An old elephant found water. Her name was Echo." */
const nameOfIts = /\b(?:[Ii]ts|[Hh]is|[Hh]er|whose) name (?:was|is) (\p{Lu}\p{Ll}+)/gu
/** "Inky lived in an aquarium", below "The octopus that escaped". */
const opening = /(?<=^|[.!?] )(\p{Lu}\p{Ll}+) (?:was|is|lived|had|came|loved|spent|\p{Ll}{2,}ed)\b/gu
/** "Bella was an old mare" and "Bella, a shy mare, hid": what follows a name says what has it. */
const describing = /\b(\p{Lu}\p{Ll}+)(?: (?:was|is)|,) (?:an?|the|my|our|his|her|their) (?=\p{Ll})/gu
/** How many letters after a name may say what has it. */
const describedReach = 60
/** Where what a name is called ends. */
const describedEnd =
  /[,.;:!?–—]|\b(?:who|that|which|whose|with|from|in|on|at|of|for|and|but|when|named|called|living|born|rescued)\b/u
/** How far before its name an animal is looked for. */
const animalReach = 300
/** How far after its name the pronoun for an animal is looked for. */
const pronounReach = 240

interface NamedAnimal {
  readonly animal: string
  /** Whether the text calls it "he" or "she"; empty for neither. */
  readonly pronoun: string
}

/** The animals that a text calls by name, by their names in small letters. */
function findNamedAnimals(text: string, title: string): ReadonlyMap<string, NamedAnimal> {
  const found = new Map<string, NamedAnimal>()
  const people = findNames(text)
  let tries = 0
  const add = (name: string, find: () => string | undefined, said: string): void => {
    if (found.has(name) || found.size >= maxNames || tries >= maxTries) return
    tries++
    const animal = find()
    if (animal !== undefined) found.set(name, { animal, pronoun: pronounIn(said) })
  }
  const after = (end: number): string => text.slice(end, end + pronounReach)
  const before = (end: number, reach: number): string => text.slice(Math.max(0, end - reach), end)
  for (const { index, 0: whole, 1: name } of text.matchAll(naming))
    add(name!.toLowerCase(), () => animalOf(before(index, kindReach)), after(index + whole.length))
  for (const { index, 0: whole, 1: kind, 2: name } of text.matchAll(owning))
    add(name!.toLowerCase(), () => animalOf(kind!), after(index + whole.length))
  for (const { index, 0: whole, 1: kind, 2: name } of text.matchAll(calling))
    add(
      name!.toLowerCase(),
      () =>
        kind === undefined
          ? readTokens(splitWords(before(index, animalReach)))
              .findLast(isAnimalToken)
              ?.words.join(' ')
          : animalOf(kind),
      kind === undefined ? whole : after(index + whole.length),
    )
  for (const { index, 0: whole, 1: name } of text.matchAll(nameOfIts))
    add(name!.toLowerCase(), () => lastAnimal(before(index, animalReach)), whole)
  for (const { index, 0: whole, 1: name } of text.matchAll(describing)) {
    const said = text.slice(index + whole.length, index + whole.length + describedReach)
    const kind = beforeEnd(said)
    // "Bella, a mare and two cows" are four animals.
    const isListed = whole.includes(',') && /^ (?:and|or)\b/.test(said.slice(kind.trimEnd().length))
    if (!isListed) add(name!.toLowerCase(), () => animalOf(kind), after(index + whole.length))
  }
  const animal = animalInTitle(title, text)
  if (animal !== undefined && [...found.values()].every((named) => named.animal !== animal))
    for (const { index, 0: whole, 1: first = '' } of text.slice(0, animalReach).matchAll(opening)) {
      if (!isNoWord(first)) continue
      add(first.toLowerCase(), () => animal, after(index + whole.length))
      // Whoever is named after it is somebody else.
      break
    }
  // Where a man has a name, too, nobody knows who "he" is.
  const isTaken = (pronoun: string): boolean =>
    [...people].some(([name, { isWoman }]) => !found.has(name) && isWoman === (pronoun === 'she'))
  return new Map(
    [...found].map(([name, named]) => [name, isTaken(named.pronoun) ? { ...named, pronoun: '' } : named]),
  )
}

/** The animal that was named last, unless a person was named since. */
function lastAnimal(text: string): string | undefined {
  const last = readTokens(splitWords(text)).findLast(
    (token) => isAnimalToken(token) || (token.kind === 'person' && !isPronoun.test(token.words[0]!)),
  )
  return last !== undefined && isAnimalToken(last) ? last.words.join(' ') : undefined
}

const beforeEnd = (said: string): string => said.split(describedEnd, 1)[0]!

const isNoWord = (word: string): boolean =>
  /^(?:unknown|quality|color)$/.test(readTokens([word.toLowerCase()])[0]?.kind ?? '')

function pronounIn(text: string): string {
  const pronoun = /\b(?:he|him|his|she|hers?)\b/i.exec(text)?.[0].toLowerCase() ?? ''
  return pronoun === '' ? '' : pronoun.startsWith('h') && !pronoun.startsWith('her') ? 'he' : 'she'
}

function animalOf(words: string): string | undefined {
  const token = readTokens(splitWords(words)).at(-1)
  return token && isAnimalToken(token) ? token.words.join(' ') : undefined
}

export const isAnimalToken = (token: Token): boolean =>
  token.kind === 'thing' &&
  isAnimal(token.thing.motif) &&
  !/feather|paw|nest|egg|shell|web|coral/.test(token.thing.motif)

interface TextOfScene {
  readonly say: string
  readonly prompt: string
}

/** The scenes of a text with the kind of each animal in the place of its name. Pauses after each scene. */
export function* withNamedAnimals<Scene extends TextOfScene>(
  scenes: readonly Scene[],
  title = '',
): Generator<undefined, Scene[]> {
  const text = scenes.map(({ say }) => say).join(' ')
  const animals = findNamedAnimals(text, title)
  const pet = animals.size === 0 ? findPet(`${title}. ${text}`) : undefined
  if (animals.size === 0 && pet === undefined) return [...scenes]
  /** The animal that each pronoun means, until a person is named. */
  const meant = new Map(pet === undefined ? [] : [[pet.pronoun, pet.animal]])
  const told: Scene[] = []
  for (const scene of scenes) {
    told.push({
      ...scene,
      say: sayAnimals(scene.say, animals, meant),
      prompt: scene.prompt.replaceAll(/\p{L}+/gu, (word) => animals.get(word.toLowerCase())?.animal ?? word),
    })
    yield
  }
  return told
}

const owned = /\byour (dog|cat|puppy|kitten|rabbit|hamster|parrot|horse)\b/i
const people =
  /\b(?:man|woman|boy|girl|husband|wife|father|mother|dad|mom|son|daughter|brother|sister|boyfriend|girlfriend|guy|lady|trainer|vet|owner)\b/i

/** Your dog, of which a text without people says "he". */
function findPet(text: string): NamedAnimal | undefined {
  const [, animal] = owned.exec(text) ?? []
  if (animal === undefined || people.test(text)) return undefined
  const pronoun = pronounIn(text)
  return pronoun === '' ? undefined : { animal: animal.toLowerCase(), pronoun }
}

function sayAnimals(
  say: string,
  animals: ReadonlyMap<string, NamedAnimal>,
  meant: Map<string, string>,
): string {
  const pair = findPair(animals)
  /** Whom "he" and "she" meant before a person of this clause was named. */
  let before: ReadonlyMap<string, string> = new Map()
  return withoutKinds(say, animals)
    .replaceAll(saidWords, (word, friend: string | undefined, at: number, told: string) => {
      const lower = word.endsWith(' them') ? 'they' : word.toLowerCase()
      if (/^\P{L}/u.test(word)) before = new Map()
      const known = word === lower ? undefined : animals.get(lower)
      const isDescribed = known !== undefined && isItsKind(told.slice(at + word.length), known.animal)
      if (known?.pronoun) meant.set(known.pronoun, known.animal)
      if (known && pair) meant.set('they', pair.join(' and the '))
      if (isDescribed) return word
      if (known && isCalled(told.slice(Math.max(0, at - 24), at))) return ''
      // "The farmer fed him": whoever does it isn't "him".
      const pronoun = lower === 'him' || friend === 'his' ? 'he' : friend === 'her' ? 'she' : lower
      const isOther = pronoun !== lower
      const owner = meant.get(pronoun) ?? (isOther ? before.get(pronoun) : undefined)
      const animal =
        known?.animal ?? (friend === undefined ? owner : pair?.find((each) => owner && each !== owner))
      if (animal !== undefined) return `the ${animal}`
      const earlier = new Map(meant)
      forget(lower, meant)
      if (meant.size < earlier.size) before = earlier
      return word
    })
    .replaceAll(/ (?:named|called) (?!\p{L})/gu, ' ')
}

/** Words, the friends of somebody as one, and where clauses end. */
const saidWords =
  /\b(his|her) (?:best |only |new |old |closest )?(?:friend|companion)\b|\b(?:the )?(?:two|both) of them\b|\p{L}+|[,.;:!?–—]/gu

/** The kinds of the only two animals with names: each is the other's friend, and both are "they". */
function findPair(animals: ReadonlyMap<string, NamedAnimal>): readonly [string, string] | undefined {
  const kinds = [...animals.values()].map(({ animal }) => singularPhrase(animal))
  const [first, second, ...more] = new Set(kinds)
  return first !== undefined && second !== undefined && more.length === 0 ? [first, second] : undefined
}

/** "Bella was a mare" names the animal by itself. */
function isItsKind(after: string, animal: string): boolean {
  const [whole] = /^ (?:was|is) (?:an?|the|my|our|his|her|their) (?=\p{Ll})/u.exec(after) ?? []
  return whole !== undefined && animalOf(beforeEnd(after.slice(whole.length, describedReach))) === animal
}

const apposition = /\b(\p{Lu}\p{Ll}+), (?:an?|the|my|our|his|her|their) ([^,.;:!?–—]{1,60}),/gu

/** "Bella, a shy mare, hid" as "Bella hid": the mare is no second animal. */
const withoutKinds = (say: string, animals: ReadonlyMap<string, NamedAnimal>): string =>
  say.replaceAll(apposition, (whole: string, name: string, kind: string) => {
    const animal = animals.get(name.toLowerCase())?.animal
    return animal !== undefined && animalOf(beforeEnd(kind)) === animal ? name : whole
  })

/** "His collie Pickles" and "a crow named Otis" say already what has the name. */
const isCalled = (before: string): boolean =>
  animalOf(before.replace(/(?: named| called|,)? $/, '')) !== undefined

/** "He" may be whichever man was named last. */
function forget(word: string, meant: Map<string, string>): void {
  const token = meant.size > 0 ? readTokens([word])[0] : undefined
  if (token?.kind !== 'person' || isPronoun.test(word)) return
  if (isGroup.test(word)) {
    meant.delete('they')
    return
  }
  for (const role of token.roles) meant.delete(isFemale(role) ? 'she' : 'he')
}

/** No one of these is "he". */
const isGroup = /s$|^(?:crew|team|crowd|audience|police|family|people|children|men|women|couple)$/
const isPronoun =
  /^(?:someone|somebody|anyone|anybody|nobody|everyone|everybody|he|she|they|him|her|it|i|you|we|me|us|them)$/

const isFemale = ({ look }: Extract<Token, { kind: 'person' }>['roles'][number]): boolean =>
  look.isBroad === false
