// What animals do that their drawings show anyway, and what is said of their size: a peacock that spreads its feathers, an
// ant with a leaf ten times its size, an owl that swoops down on a mouse.

import { beastDoing } from '../../../figures/beasts.ts'
import { isAnimal, thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { isThing, seen, wordOf, type ThingToken } from '../token-tools.ts'

/** Motifs, and what they are drawn doing. */
const shown: readonly (readonly [motif: RegExp, deed: RegExp])[] = [
  [
    /^(?:peacock|turkey)$/,
    /^(?:spreading|fanning|showing|displaying|opening|spreads|fanning out) (?:out )?(?:its |his |the )?(?:colorful )?(?:tail )?(?:feathers?|tail|plumage|fan)$/,
  ],
  [
    /^blowfish$/,
    /^(?:inflating|inflated|inflates|puffing up|puffed up|blown up|inflating itself|puffing itself up)$/,
  ],
  [/^meerkat$/, /^(?:standing guard|on guard|on the lookout|keeping watch|standing lookout)$/],
  [/^cobra$/, /^(?:spreading|flaring|raising) its hood$/],
  [/^(?:hedgehog|porcupine)$/, /^(?:raising|showing) its (?:spines|quills|spikes)$/],
  [
    /^(?:eagle|hummingbird|butterfly|dragon|griffin|pegasus|moth|dragonfly|bat|pterodactyl|flying-[a-z-]+)$/,
    /^(?:spreading|flapping|beating|opening|with) (?:its |out )?(?:colorful |large |huge |wide )?wings(?: spread)?$/,
  ],
  [/^(?:crab|lobster|scorpion)$/, /^(?:raising|showing|opening|lifting) its (?:claws|pincers)$/],
  [/^(?:shark|piranha|anglerfish|crocodile)$/, /^(?:showing|baring|with) (?:its )?(?:sharp |huge )?teeth$/],
  [/^kangaroo$/, /^pouch$/],
  [/^(?:chameleon|frog|gecko|lizard|iguana|anteater)$/, /^with its (?:long |sticky )?tongue$/],
  [/^mole$/, /^(?:digging|digs)(?: a tunnel| a hole| its way)?$/],
  [/^cobra$/, /^(?:rising|rearing up|standing up|rises|ready to strike|about to strike)$/],
]

/** A flock of longer phrases is read first. */
const longest = 5

/** The tokens with what animals show anyway as seen. */
export function readBeastShows(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isThing(token) && isAnimal(token.thing.motif))) return tokens
  return ringOf(swoop(outsize(eatBamboo(showAnyway(tokens)))))
}

function showAnyway(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const doers = read.filter(isThing)
    const count = Math.max(
      0,
      ...shown
        .filter(([motif]) => doers.some(({ thing }) => motif.test(thing.motif)))
        .map(([, deed]) => lengthOf(tokens, index, deed)),
    )
    if (count === 0) read.push(tokens[index]!)
    else {
      read.push(seen(tokens.slice(index, index + count).flatMap(({ words }) => words)))
      index += count - 1
    }
  }
  return read
}

function lengthOf(tokens: readonly Token[], index: number, deed: RegExp): number {
  for (let count = longest; count > 0; count--) {
    const words = tokens.slice(index, index + count).flatMap((token) => token.words)
    if (index + count <= tokens.length && deed.test(words.join(' '))) return count
  }
  return 0
}

/** "A leaf ten times its size", "a stone larger than itself": as large as whoever has it. */
function outsize(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^(?:times|twice|bigger|larger|heavier)$/.test(words[0]!))
  if (at < 0) return tokens
  const rest = tokens
    .slice(at)
    .flatMap(({ words }) => words)
    .join(' ')
  const [phrase] = measure.exec(rest) ?? []
  const load = tokens.slice(0, at).findLastIndex(isThing)
  const first = tokens.slice(0, load).some(isThing)
  if (phrase === undefined || load < 0 || !first) return tokens
  const from = tokens[at]!.words[0] === 'times' ? at - 1 : at
  let [until, length] = [at, 0]
  const wanted = phrase.split(' ').length
  while (until < tokens.length && length < wanted) length += tokens[until++]!.words.length
  const words = tokens.slice(from, until).flatMap((token) => token.words)
  return [
    ...tokens.slice(0, load),
    { kind: 'size', size: 1.8, words },
    ...tokens.slice(load, from),
    ...tokens.slice(until),
  ]
}

const measure =
  /^(?:times its (?:own )?(?:body )?(?:size|weight)|times (?:bigger|larger|heavier) than (?:itself|its body|it)|times as (?:big|large|heavy) as (?:itself|its body)|twice its (?:own )?(?:size|weight)|(?:bigger|larger|heavier) than (?:itself|its (?:own )?body))/

/** Pandas have bamboo in the mouth, wherever they are. */
function eatBamboo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      wordOf(token).startsWith('bamboo') && /^(?:eat|chew|munch|nibbl|hold)/.test(leadOf(tokens, index)),
  )
  if (at < 0 || /forest|grove/.test(wordOf(tokens[at]))) return tokens
  return tokens.map((token, index): Token => {
    if (index === at) return { kind: 'thing', thing: thingOf('bamboo-piece'), words: token.words }
    const isEating =
      index < at &&
      /^(?:eating|eats|chewing|chewing on|munching|munching on|nibbling|nibbling on|holding)$/.test(
        wordOf(token),
      )
    return isEating ? { kind: 'relation', relation: 'holding', words: token.words } : token
  })
}

function leadOf(tokens: readonly Token[], index: number): string {
  return wordOf(tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'quality'))
}

/** Animals jump through hoops that have no net. */
function ringOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token): Token =>
    isThing(token) && token.thing.motif === 'basketball-hoop' && !/basket/.test(wordOf(token))
      ? { ...token, thing: thingOf('circus-hoop') }
      : token,
  )
}

/** Whoever swoops down on something is over it, with spread wings. */
function swoop(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:swooping|swoops|diving|dives|plunging|descending)$/.test(words[0]!),
  )
  const hunter = tokens.slice(0, Math.max(0, at)).findLast(isThing)
  const prey = tokens.slice(at + 1).find(isThing)
  const chase = tokens.findIndex((token) => /^(?:chasing|chases|hunting|hunts|pursuing)$/.test(wordOf(token)))
  if (at < 0 && chase > 0 && isHunter(tokens.slice(0, chase).findLast(isThing)))
    return tokens.map((token, index): Token =>
      index === chase ? { kind: 'pose', pose: 'soaring', relation: 'chasing', words: token.words } : token,
    )
  if (at < 0 || !isHunter(hunter) || prey === undefined) return tokens
  const from = tokens.indexOf(prey)
  const lead = tokens.slice(at, from)
  const words = lead.flatMap((token) => token.words).filter((word) => !/^(?:an?|the|its)$/.test(word))
  if (words.length > 4) return tokens
  return [
    ...tokens.slice(0, at),
    { kind: 'pose', pose: 'soaring', words: words.slice(0, 1) },
    { kind: 'relation', relation: 'above', words: words.slice(1).length > 0 ? words.slice(1) : ['on'] },
    ...tokens.slice(from),
  ]
}

function isHunter(token: ThingToken | undefined): boolean {
  return (
    token !== undefined &&
    /owl|eagle|hawk|falcon|vulture|bat$|dragon|gull|kingfisher|pelican|bird|griffin/.test(
      token.thing.motif,
    ) &&
    beastDoing(token.thing.motif, 'grazing') === undefined
  )
}
