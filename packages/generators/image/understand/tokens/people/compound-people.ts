// People who are named by the thing they have to do with: a flower seller, a lighthouse keeper, a dog walker. Each is read
// as somebody with the thing.

import { roles } from '../../words/people/people.ts'
import type { Token } from '../../token.ts'
import { isAnimal } from '../../words/things/things.ts'
import type { RelationName } from '../../words/words.ts'

/** Words that name somebody only behind a thing. */
const agents = new Set(
  (
    'player grandmaster champion prodigy keeper walker hunter maker charmer seller ringer tuner breather eater tamer trainer breeder trader ' +
    'collector builder designer inventor owner lover whisperer restorer smuggler poacher vendor cleaner washer ' +
    'painter decorator carver picker catcher handler sitter groomer feeder inspector operator repairer ' +
    'repairman instructor fan addict enthusiast expert specialist dealer polisher peddler merchant'
  ).split(' '),
)

/** People who carry what is named before them. */
const carriers = /^(?:boy|girl|man|woman|lady|guy|kid)$/
const carried =
  /^(?:newspaper|flower|flowers|balloon|pizza|ice cream|milk|umbrella|camera|box|candy|cookie|trophy|guitar)$/

type Named = Extract<Token, { kind: 'thing' }>

/** Reads a thing and who is named by it as somebody with the thing. */
export function readCompoundPeople(tokens: readonly Token[]): readonly Token[] {
  return readPairs(standBehind(tokens))
}

/** The lighthouse of a keeper who does something stands behind all that is done. */
function standBehind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => {
    const who = tokens[index + 1]
    const isBuilding = token.kind === 'thing' && token.thing.meters >= 5 && token.thing.bearing === 'ground'
    return isBuilding && who !== undefined && isNamedBy(token, who) && isDoing(tokens[index + 2])
  })
  const building = tokens[at]
  if (building?.kind !== 'thing' || tokens.some(({ kind }) => kind === 'place')) return tokens
  const [person] = compound(building, tokens[at + 1]!)
  return [
    ...tokens.slice(0, at),
    person!,
    ...tokens.slice(at + 2),
    { kind: 'relation', relation: 'in front of', words: [''] },
    building,
  ]
}

function readPairs(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index): readonly Token[] => {
    const next = tokens[index + 1]
    const previous = tokens[index - 1]
    if (next && token.kind === 'thing' && isNamedBy(token, next) && !isDoing(tokens[index + 2]))
      return compound(token, next)
    const isRead = previous?.kind === 'thing' && isNamedBy(previous, token) && !isDoing(next)
    return isRead ? [] : [token]
  })
}

/** What a window cleaner does is not done by the window. */
function isDoing(token: Token | undefined): boolean {
  return (token?.kind === 'pose' || token?.kind === 'relation') && token.words[0]!.endsWith('ing')
}

function isNamedBy(thing: Named, who: Token): boolean {
  const word = singular(who.words.join(' '))
  if (thing.isNegated || thing.count !== undefined || thing.isSymbol) return false
  if (agents.has(word)) return who.kind === 'unknown' || (who.kind === 'person' && who.roles.length === 1)
  return (
    who.kind === 'person' &&
    who.roles.length === 1 &&
    carriers.test(word) &&
    carried.test(thing.words.join(' '))
  )
}

function compound(thing: Named, who: Token): Token[] {
  const word = singular(who.words.join(' '))
  const role = who.kind === 'person' ? who.roles[0]! : roles.get('person')!
  // Whoever sells flowers has them in the hands, and no tool of the trade; chess is played at no stadium.
  const { holds: _, pose, place, ...rest } = role
  const plain = word === 'player' ? rest : { ...rest, ...(pose && { pose }), ...(place && { place }) }
  return [
    { kind: 'person', roles: [plain], words: who.words },
    { kind: 'relation', relation: relationOf(thing, word), words: [''] },
    { ...thing, words: thing.words },
  ]
}

function relationOf({ thing }: Named, word: string): RelationName {
  if (isAnimal(thing.motif)) return word === 'walker' || word === 'owner' ? 'leading' : 'facing'
  return thing.meters < 0.7 ? 'holding' : thing.meters < 3 ? 'facing' : 'beside'
}

function singular(word: string): string {
  return word.endsWith('s') && agents.has(word.slice(0, -1)) ? word.slice(0, -1) : word
}
