// The young of an animal that a text names: "a lioness with her cubs", "an elephant and its calf".

import type { Token } from '../../token.ts'
import { isAnimal, thingOf } from '../../words/things/things.ts'
import { youthOf } from '../../words/things/young.ts'
import { wordOf } from '../token-tools.ts'

const parent = /^(?:mother|mom|mama|mum|father|dad|parents|parent)$/
const young = /^(?:cubs?|pups?|babies|baby|young|little ones|offspring|hatchlings?)$/
/** Names of young that are those of many kinds, and the grown animals that their own drawing is of. */
const sharedNames: readonly (readonly [young: RegExp, ofThese: RegExp])[] = [
  [/^cal(?:f|ves)$/, /^(?:cow|ox|water-buffalo)$/],
  [/^(?:foals?|colts?|fil(?:ly|lies))$/, /^horse$/],
  [/^chicks?$/, /^(?:rooster|chicken|duck|turkey|goose)$/],
  [/^(?:kits?|kittens?)$/, /^(?:dog|poodle|bulldog)$/],
  [/^(?:pup|puppy|puppies)$/, /^(?:cat|black-cat)$/],
  [/^joeys?$/, /^$/],
  [/^cygnets?$/, /^$/],
  [/^(?:owlets?|eaglets?|fledglings?|nestlings?)$/, /^$/],
  [/^lion cubs?$/, /^$/],
]

/** The tokens with the young of an animal as animals of its kind. */
export function raiseYoung(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isBeast)) return tokens
  return tokens.map((token, index): Token => {
    const word = token.words.join(' ')
    if (parent.test(word)) return parentOf(tokens, index)
    // Who is behind a mother follows her.
    const after = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
    const isFollowing = word === 'behind' && after !== undefined && parent.test(after.words.join(' '))
    if (isFollowing && tokens.slice(0, index).some(isBeast))
      return { kind: 'relation', relation: 'chasing', words: token.words }
    const shared = sharedNames.find(([name]) => name.test(word))
    if ((!young.test(word) && !shared) || token.isNegated) return token
    const animals = tokens
      .slice(0, index)
      .flatMap((each) => (each.kind === 'thing' && isAnimal(each.thing.motif) ? [each] : []))
    const mother = animals.findLast(({ thing: { motif } }) => !prey.test(motif)) ?? animals.at(-1)
    const isOwn = /^(?:its|her|his|their|with|and|two|three|four|five|six|tiny|little|newborn)$/.test(
      tokens[index - 1]?.words[0] ?? '',
    )
    if (mother === undefined || tokens[index + 1]?.kind === 'thing') return token
    const { motif } = mother.thing
    const isAny = shared !== undefined && isOneWith(tokens, index) && !ofFarms.test(motif)
    if (!isOwn && !isAny) return token
    if (shared?.[1].test(motif)) return token
    // A chick has a drawing of its own size, so its name makes it no smaller.
    const isSmaller = youthOf(word) < 1
    const thing = {
      ...mother.thing,
      motif: motif === 'lion' ? 'lioness' : drawnAwake(motif),
      meters: mother.thing.meters * (isSmaller ? 1 : 0.55),
    }
    const isOne =
      /^(?:cub|pup|baby|hatchling|calf|foal|colt|filly|chick|kit|kitten|puppy|joey|cygnet|owlet|eaglet|fledgling|nestling)$/.test(
        word,
      )
    return { kind: 'thing', thing, words: token.words, ...(isOne ? {} : { count: 2 }) }
  })
}

/** What birds bring to their chicks, which are no young of it. */
const prey = /^(?:worm|caterpillar|bug|fly|fish|mouse|spider|cricket)$/

/** "A hippo with a calf". */
function isOneWith(tokens: readonly Token[], index: number): boolean {
  return /^an?$/.test(tokens[index - 1]?.words[0] ?? '') && /^(?:with|and)$/.test(wordOf(tokens[index - 2]))
}

/** Where many kinds live together. */
const ofFarms = /^(?:cow|ox|horse|donkey|pig|ewe|ram|goat|dog|cat|black-cat|rooster|duck|goose)$/

/** "Ducklings behind their mother" follow a duck. */
function parentOf(tokens: readonly Token[], index: number): Token {
  const token = tokens[index]!
  const own = kindBeside(tokens, index)
  if (own) return own
  const child = tokens.slice(0, index).findLast((each) => each.kind === 'thing' || each.kind === 'person')
  const isOwn = /^(?:its|their|her|his)$/.test(tokens[index - 1]?.words[0] ?? '')
  if (!isOwn || child?.kind !== 'thing' || !isAnimal(child.thing.motif)) return token
  const grown = grownUp.find(([pattern]) => pattern.test(child.words.join(' ')))?.[1]
  const thing =
    grown === undefined ? { ...child.thing, motif: drawnAwake(child.thing.motif) } : thingOf(grown)
  return { kind: 'thing', thing, words: token.words, ...(token.words[0] === 'parents' ? { count: 2 } : {}) }
}

/** The mother of "a mother and baby penguin". */
function kindBeside(tokens: readonly Token[], index: number): Token | undefined {
  const [parentWord, and, ...after] = tokens.slice(index, index + 6)
  if (and?.words[0] !== 'and' || parentWord!.words[0] === 'parents') return undefined
  const named = after.findIndex(({ kind }) => kind === 'thing')
  const next = after[named]
  if (next?.kind !== 'thing' || !isAnimal(next.thing.motif)) return undefined
  const between = after.slice(0, named).map(({ words }) => words.join(' '))
  const isYoung =
    /^(?:baby|newborn|little|young|tiny)\b/.test(next.words.join(' ')) ||
    between.some((word) => /^(?:baby|newborn|child|young|little)$/.test(word))
  const isSimple = between.every((word) =>
    /^(?:baby|newborn|child|young|little|a|an|her|his|its)$/.test(word),
  )
  if (!isYoung || !isSimple) return undefined
  const kind = next.words.filter((word) => !/^(?:baby|newborn|little|young|tiny)$/.test(word)).join(' ')
  const thing = grownUp.find(([pattern]) => pattern.test(kind))
    ? next.thing
    : { ...next.thing, motif: drawnAwake(next.thing.motif) }
  return { kind: 'thing', thing, words: parentWord!.words }
}

const grownUp: readonly (readonly [RegExp, string])[] = [
  [/duckling/, 'duck'],
  [/gosling/, 'goose'],
  [/cygnet/, 'swan'],
  [/chick/, 'rooster'],
  [/fawn/, 'deer'],
  [/lamb/, 'ewe'],
]

function isBeast(token: Token): boolean {
  return token.kind === 'thing' && isAnimal(token.thing.motif)
}

function drawnAwake(motif: string): string {
  return motif.replace(/^(?:sleeping|sitting|running|howling|grazing)-/, '')
}
