// Turns of speech that are read as other words for the same picture: "jumping from one bowl to another" is done between two
// bowls, and whoever sees a lion in the mirror looks at a lion inside of a mirror.

import { rewordCrafts } from './craft-turns.ts'
import { rewordIntents } from './intents.ts'
import { argueOverGame, ballOfGame, playAtTable, scoreGoal } from './game-turns.ts'
import { rewordDeeds } from './deed-turns.ts'
import { rewordScenes } from './scene-turns.ts'
import { rewordStories } from './story-turns.ts'
import { rewordTables } from './table-turns.ts'
import { rewordDaily } from './daily-turns.ts'
import { silentWords } from '../words/qualities.ts'
import { pluralOf } from '../words/singular.ts'
import { taleTurns } from './tale-turns.ts'
import { isAnimal, thingNamed } from '../words/things/things.ts'

const leaps = /^(?:jump|leap|hop|swing|fly|flies|spring)/
const articles = /^(?:a|an|the|its|his|her|their|another|one)$/

/** The words with such turns in the place of others. */
export function reword(words: readonly string[]): readonly string[] {
  return [
    rewordIntents,
    motherFirst,
    lurks,
    ...taleTurns,
    fromOneToAnother,
    seenInMirror,
    rewordDeeds,
    rewordScenes,
    hatched,
    ridden,
    giants,
    atHome,
    atWindow,
    onHead,
    fishing,
    carried,
    bambooStalk,
    outOfHat,
    outOfStone,
    jugglingFire,
    rewordDaily,
    rewordTables,
    rewordStories,
    argueOverGame,
    playAtTable,
    scoreGoal,
    ballOfGame,
    rewordCrafts,
  ].reduce((all, turn) => turn(all), words)
}

const joining = /^(?:a|an|the|in|on|at|of|to|into|from|out|by|with|off|over|its|his|her|their)$/

/** For each word that was read in the place of others, the first of those. */
export function turnedWords(
  written: readonly string[],
  read: readonly string[],
): { readonly turned?: Readonly<Record<string, string>> } {
  const [first] = written.filter((word) => !read.includes(word) && isTold(word))
  const added = read.filter((word) => !written.includes(word))
  return first === undefined || added.length === 0
    ? {}
    : { turned: Object.fromEntries(added.map((word) => [word, first])) }
}

function isTold(word: string): boolean {
  return !silentWords.has(word) && !joining.test(word) && word !== ','
}

/** Phrases of the account in the words of the text. A turn that was read as another is told by the words of both. */
export function sayAsWritten(
  phrases: readonly string[],
  written: readonly string[],
  read: readonly string[],
): readonly string[] {
  const added = new Set(read.filter((word) => !written.includes(word)))
  // Some words of a reading stand in no text: what is on scales fills them.
  if (added.size === 0)
    return phrases.filter((phrase) => phrase.split(' ').some((word) => read.includes(word)))
  const text = ` ${written.join(' ')} `
  let lost = written.filter((word) => !read.includes(word) && isTold(word))
  const said = phrases.flatMap((phrase) => {
    const words = phrase.split(' ')
    const isAdded = words.some((word) => added.has(word))
    if (!isAdded && (words.length < 3 || text.includes(` ${phrase} `))) return [phrase]
    const own = words.filter((word) => !added.has(word) && isTold(word))
    if (!isAdded) return own
    // In the order of the text, and as one phrase where it is one there.
    const kept = new Set([...own, ...lost])
    const all = [...new Set(written)].filter((word) => kept.has(word))
    lost = []
    return text.includes(` ${all.join(' ')} `) ? [all.join(' ')] : all
  })
  return [...new Set(said)]
}

/** "A fox mother" is a mother fox. */
function motherFirst(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:mother|mom|mama|father|dad)$/.test(words[index + 1] ?? '') &&
      isAnimal(thingNamed(word)?.motif ?? '') &&
      !/^(?:and|with)$/.test(word),
  )
  return at < 0 ? words : [...words.slice(0, at), words[at + 1]!, words[at]!, ...words.slice(at + 2)]
}

/** What hides in the water has only its eyes over it. */
function lurks(words: readonly string[]): readonly string[] {
  const eyes = words.findIndex((word, at) => word === 'eyes' && words[at - 1] === 'its')
  const from = words.findIndex((word) => /^(?:hiding|lurking|waiting|hidden)$/.test(word))
  const start = from >= 0 && (eyes < 0 || from < eyes) ? from : eyes
  if (start < 0) return words
  const rest = words.slice(start).join(' ')
  const [hidden] = lurking.exec(rest) ?? []
  if (hidden === undefined) return words
  const count = hidden.split(' ').length
  const lead = start === eyes ? words.slice(0, start).findLastIndex((word) => word === 'with') : start
  return [
    ...words.slice(0, lead < 0 ? start : lead),
    'lurking',
    'in',
    'the',
    'pond',
    ...words.slice(start + count),
  ]
}

const lurking =
  /^(?:(?:hiding|lurking|waiting|hidden) (?:just )?(?:under|in|below|beneath) (?:the |a )?(?:\w+ )?(?:water|surface|river|swamp|pond|lake)(?: with (?:only |just )?its eyes(?: showing| visible| out| above (?:the )?(?:water|surface)| out of the water)?)?|eyes (?:showing|visible|above (?:the )?(?:water|surface)|out of (?:the )?water))/

/** "From one rock to another", "from a branch to the next". */
function fromOneToAnother(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === 'from' &&
      leaps.test(words[index - 1] ?? '') &&
      /^(?:one|a|an|the)$/.test(words[index + 1] ?? ''),
  )
  if (at < 0) return words
  const to = words.indexOf('to', at)
  const things = words.slice(at + 2, to)
  if (to < 0 || things.length === 0 || things.length > 3) return words
  const isOther = /^(?:another|next|other)$/.test(words[to + 1] ?? '')
  const isNamed = isOther || (words[to + 1] === 'the' && /^(?:other|next)$/.test(words[to + 2] ?? ''))
  if (!isNamed) return words
  let end = to + (isOther ? 2 : 3)
  if (words[end] === 'one' || words[end] === things.at(-1)) end++
  return [
    ...words.slice(0, at),
    'between',
    'two',
    ...things.slice(0, -1),
    pluralOf(things.at(-1)!),
    ...words.slice(end),
  ]
}

/** "Looking at its reflection as a lion in a mirror", "seeing a tiger in the mirror". */
function seenInMirror(words: readonly string[]): readonly string[] {
  const mirror = words.indexOf('mirror')
  if (mirror < 0) return words
  const asOther = words.findIndex((word, at) => word === 'as' && articles.test(words[at + 1] ?? ''))
  const lead = words.findIndex((word) => /^(?:reflection|itself|himself|herself|seeing|sees)$/.test(word))
  if (lead < 0) return words
  const deed = words.findIndex((word) => /^(?:looking|looks|staring|seeing|sees|gazing)$/.test(word))
  const other =
    asOther > lead ? words.slice(asOther + 1) : words[lead]!.startsWith('see') ? words.slice(lead + 1) : []
  const end = other.findIndex((word) => word === 'in' || word === ',')
  const named = end < 0 ? other : other.slice(0, end)
  if (
    deed < 0 ||
    named.length < 2 ||
    named.length > 4 ||
    /^(?:its|his|her|itself|himself|herself)$/.test(named[0]!)
  )
    return words
  const rest = words.slice(Math.max(mirror + 1, lead + 1 + (mirror < lead ? other.length + 2 : 0)))
  return [...words.slice(0, deed), 'looking', 'at', ...named, 'inside', 'a', 'mirror', ...rest]
}

/** A chick that hatches has a drawing of its own, egg and all. */
function hatched(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:hatching|hatches|breaking)$/.test(word) && /^(?:from|out)$/.test(words[index + 1] ?? ''),
  )
  const egg = words.indexOf('egg', at)
  const isBird = at > 0 && /^(?:bird|chick|chicken|duckling|duck)$/.test(words[at - 1]!)
  if (!isBird || egg < 0 || egg - at > 5) return words
  return [
    ...words.slice(0, at - 1).filter((word) => word !== 'baby'),
    'hatching',
    'chick',
    ...words.slice(egg + 1),
  ]
}

const beings =
  /^(?:ghosts?|monsters?|creature|zombies?|aliens?|dinosaurs?|trex|rex|dragon|werewolf|demons?|skeletons?|vampires?|clown|giant|phantom|bigfoot|yeti|mummy|witch)$/

/** A being that looks through a window is seen in it from the room. */
function atWindow(words: readonly string[]): readonly string[] {
  const window = words.indexOf('window')
  const look = words.findIndex((word) =>
    /^(?:looking|looks|peering|staring|peeking|seen|appearing|standing|knocking|tapping|scratching|banging)$/.test(
      word,
    ),
  )
  const isBeing = words.slice(0, look).some((word) => beings.test(word))
  const way = words.slice(look + 1, window).join(' ')
  if (look < 0 || window < look || !isBeing || !lookingIn.test(way)) return words
  return [...words.slice(0, look), 'inside', 'a', 'dark', 'window', ...words.slice(window + 1)]
}

const lookingIn =
  /^(?:through|in|into|out of|out|out from|outside|behind|at|on|from) (?:a|an|the|its|his|her)(?: \w+)?$/

/** "On the head of a pirate" is "on a pirate's head". */
function onHead(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === 'on' &&
      words[index + 1] === 'the' &&
      /^(?:head|shoulder|shoulders|arm|wrist)$/.test(words[index + 2] ?? '') &&
      words[index + 3] === 'of',
  )
  const part = words[at + 2]
  if (at < 0 || part === undefined || words.length < at + 6) return words
  return [...words.slice(0, at + 1), ...words.slice(at + 4, at + 6), part, ...words.slice(at + 6)]
}

/** The aquarium that a cat watches is a tank at home. */
function atHome(words: readonly string[]): readonly string[] {
  if (!words.some((word) => /^(?:cats?|kittens?|dogs?|puppy|puppies)$/.test(word))) return words
  return words.flatMap((word) => (word === 'aquarium' ? ['fishtank'] : [word]))
}

/** A giant that is no giant of a kind is a man. */
function giants(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isNoun =
      next === undefined ||
      /^(?:,|and|in|on|with|who|that|holding|walking|standing|sitting|sleeping|carrying|looking|attacking|fighting|eating|picking|lifting|stepping|among|over|beside|above|behind|chasing|running|throwing|reaching|crushing|destroying|playing|waving|talking|smiling)$/.test(
        next,
      )
    if (word === 'giant' && isNoun && at > 0) return ['bearded', 'giant']
    return word === 'giants' ? ['bearded', 'giants'] : [word]
  })
}

/** Whoever flies on a broom rides it. */
function ridden(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const isOn = words[at + 1] === 'on' && words[at + 3]?.startsWith('broom') === true
    if (isOn && /^(?:flying|flies|soaring|gliding)$/.test(word)) return ['riding']
    return word === 'on' &&
      words[at + 2]?.startsWith('broom') &&
      /^(?:flying|flies|soaring|gliding)$/.test(words[at - 1] ?? '')
      ? []
      : [word]
  })
}

/** A bear that is fishing has caught a fish. */
function fishing(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:fishing|fishes)$/.test(word))
  const isBeast =
    at > 0 && /^(?:bears?|heron|pelican|osprey|eagle|otter|kingfisher|grizzly)$/.test(words[at - 1]!)
  return isBeast ? [...words.slice(0, at), 'catching', 'a', 'fish', ...words.slice(at + 1)] : words
}

/** Birds that deliver something carry it. */
function carried(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:delivering|delivers|bringing|brings)$/.test(word) &&
    /^(?:owl|pigeon|stork|crow|raven|dove|eagle|parrot|hawk|falcon|bird|seagull)$/.test(words[at - 1] ?? '')
      ? 'carrying'
      : word,
  )
}

/** Whoever climbs bamboo climbs one stalk of it. */
function bambooStalk(words: readonly string[]): readonly string[] {
  const at = words.indexOf('bamboo')
  if (at < 0 || /^(?:stalk|stem|tree|pole|forest|grove|stick)s?$/.test(words[at + 1] ?? '')) return words
  const isClimbed = words.slice(Math.max(0, at - 4), at).some((word) => /^climb(?:ing|s)?$/.test(word))
  return isClimbed ? [...words.slice(0, at + 1), 'stalk', ...words.slice(at + 1)] : words
}

/** A rabbit that is pulled out of a hat is seen in it, in the hand. */
function outOfHat(words: readonly string[]): readonly string[] {
  const rabbit = words.findIndex((word) => /^(?:rabbit|bunny)$/.test(word))
  const hat = words.indexOf('hat', rabbit)
  if (rabbit < 2 || hat < 0 || hat - rabbit > 6) return words
  const deed = words
    .slice(0, rabbit)
    .findLastIndex((word) => /^(?:pulling|pulls|taking|takes|drawing)$/.test(word))
  const way = words.slice(rabbit + 1, hat).join(' ')
  if (
    deed < 0 ||
    rabbit - deed > 4 ||
    !/^(?:out of|from) (?:a|an|his|her|the)(?: top| black| magic)*$/.test(way)
  )
    return words
  return [
    ...words.slice(0, deed),
    'holding',
    ...words.slice(deed + 1, rabbit + 1),
    'in',
    'a',
    'hat',
    ...words.slice(hat + 1),
  ]
}

/** A sword that is pulled out of a stone is still in it. */
function outOfStone(words: readonly string[]): readonly string[] {
  const sword = words.findIndex((word) => /^(?:sword|excalibur)$/.test(word))
  const stone = words.findIndex((word, at) => at > sword && /^(?:stone|rock)$/.test(word))
  const way = words.slice(sword + 1, stone).join(' ')
  const deed = words
    .slice(0, Math.max(0, sword))
    .findLastIndex((word) => /^(?:pull|draw)(?:ing|s)$/.test(word))
  if (sword < 2 || stone < 0 || deed < 0 || !/^(?:out of|from|out from) (?:a|the)$/.test(way)) return words
  const named = ['touching', 'a', 'sword', 'in', 'a', 'stone']
  return [...words.slice(0, deed), ...named, ...words.slice(stone + 1)]
}

/** Whoever juggles fire juggles torches. */
function jugglingFire(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    word === 'fire' && /^(?:juggling|juggles|juggle)$/.test(words[at - 1] ?? '') ? 'torches' : word,
  )
}
