// Puts small things where they belong: into baskets, on heaps, on heads and into mouths.

import { isAnimal } from '../../understand/words/things/things.ts'
import { headOf, type Head } from '../looks/heads.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** Plants of a field: a row in front and a row behind it. */
export const bedSpots = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0.5, 1],
  [1.5, 1],
  [2.5, 1],
] as const

/** Where the others of a flock are around the first. */
const airSpots = [
  [0, 0],
  [1, -0.6],
  [-1, -0.7],
  [2, -0.1],
  [-0.4, -1.5],
  [1.6, -1.5],
] as const

const wedge = [
  [0, 0],
  [0.9, -0.62],
  [0.9, 0.62],
  [1.8, -1.24],
  [1.8, 1.24],
  [2.7, -1.86],
] as const

/** Where one of several in the air is around the first: birds of passage fly in a V, with the first at its point. */
export function airSpot(motif: string, order: number): readonly [x: number, y: number] {
  const spots = /goose|duck|swan|stork|pelican|flamingo|bird$/.test(motif) ? wedge : airSpots
  return spots[order % spots.length]!
}

/** Puts things into a container, so that half of them shows. */
export function fill(container: Item, content: Item, order: number): void {
  if (isTop(container)) return placeOnTop(container, content, order)
  if (motifOf(container) === 'bouquet-wrap') return putIntoPaper(container, content, order)
  const side = Math.max(widthOf(content), heightOf(content))
  content.scale *= Math.max(widthOf(container) * 0.46, heightOf(container) * 0.24) / side
  const wide = widthOf(container)
  content.x = container.x + [0, -0.24, 0.24, -0.12, 0.12, 0][order % 6]! * wide
  content.y = container.y - heightOf(container) * rimOf(container) + heightOf(content) * 0.36
  content.depth = container.depth - 0.5 - order * 0.05
  if (!isFlat(container)) return
  content.y = container.y - heightOf(container) * 0.45
  content.depth = container.depth + 0.5 + order * 0.05
}

/** Flowers of a bouquet show their heads over its paper. */
function putIntoPaper(paper: Item, flower: Item, order: number): void {
  growTo(flower, heightOf(paper) * 0.86)
  flower.x = paper.x + [0, -0.3, 0.3, -0.16, 0.16, 0][order % 6]! * widthOf(paper)
  flower.y = paper.y - heightOf(paper) * [0.5, 0.4, 0.4, 0.58, 0.58, 0.62][order % 6]!
  flower.depth = paper.depth - 0.5 + (order % 3) * 0.05
}

/** Where the opening of a container is, as a share of its height. */
export function rimOf(item: Item): number {
  const motif = motifOf(item)
  if (motif === 'water-ring') return 0.52
  // The tap is over it.
  if (motif === 'sink') return 0.62
  if (motif === 'open-coffin') return 0.42
  return /crib|bathtub|hot-tub/.test(motif)
    ? 0.5
    : /basket/.test(motif)
      ? 0.62
      : /cart/.test(motif)
        ? 0.8
        : /bathtub/.test(motif)
          ? 0.56
          : /teacup|hot-beverage/.test(motif)
            ? 0.72
            : /truck/.test(motif)
              ? 0.6
              : 0.94
}

/** The next of a heap: two below, one above, and so on, or one on the other. */
export function heap(first: Item, next: Item, order: number, spread: number): void {
  next.scale = first.scale
  const wide = widthOf(first)
  const tall = heightOf(first)
  if (spread === 0) {
    next.x = first.x + (order % 2 === 0 ? 0 : wide * 0.06)
    next.y = first.y - tall * 0.92 * order
    next.depth = first.depth + order * 0.1
    return
  }
  const spots = [
    [0, 0],
    [spread * 1.1, 0],
    [spread * 0.55, 0.55],
    [spread * 2.2, 0],
    [spread * 1.65, 0.55],
    [spread * 1.1, 1.1],
  ] as const
  const [x, y] = spots[Math.min(order, spots.length - 1)]!
  next.x = first.x + x * wide
  next.y = first.y - y * tall
  next.depth = first.depth - y * 0.2
}

/** Three beside each other, and as many above them. */
export function wallUp(first: Item, next: Item, order: number): void {
  next.scale = first.scale
  next.x = first.x + (order % 3) * widthOf(first) * 1.04
  next.y = first.y - Math.floor(order / 3) * heightOf(first) * 1.02
  next.depth = first.depth - Math.floor(order / 3) * 0.1
}

/** Animals of the set look to the left and have their mouths at half their height or above. */
export function bite(animal: Item, food: Item): void {
  // What is many times as large as its bearer is shown so.
  const most = food.subject.size >= 1.6 ? 0.86 : 0.36
  growTo(
    food,
    Math.min(
      Math.max(heightOf(food), heightOf(animal) * (most > 0.5 ? most : 0.16)),
      heightOf(animal) * most,
    ),
  )
  const [across, up] = mouthOf(motifOf(animal))
  food.x = animal.x - widthOf(animal) * across
  food.y = animal.y - heightOf(animal) * up
  food.depth = animal.depth + 1
}

/** Birds that are drawn with their heads at the upper left. */
const sittingBirds =
  /^(?:bird|blackbird|cardinal|blue-jay|robin|sparrow|kingfisher|parakeet|hawk|puffin|quail|toucan)$/

/** Mouths that are elsewhere: low, high, or in the middle of a face that is seen from the front. */
const ownMouths: Readonly<Record<string, readonly [across: number, up: number]>> = {
  hedgehog: [0.48, 0.24],
  skunk: [0.5, 0.3],
  turtle: [0.52, 0.34],
  koala: [0.02, 0.36],
  owl: [0.02, 0.34],
  penguin: [0, 0.5],
  monkey: [0.2, 0.42],
  hamster: [0.02, 0.28],
  peacock: [0.1, 0.54],
  horse: [0.46, 0.62],
  zebra: [0.48, 0.66],
  unicorn: [0.48, 0.56],
  't-rex': [0.44, 0.76],
  kangaroo: [0.5, 0.66],
  eagle: [0.5, 0.42],
}

/** Where the food of an animal is, as shares of its width from its middle and of its height. */
function mouthOf(motif: string): readonly [across: number, up: number] {
  if (motif.startsWith('grazing-')) return [0.46, 0.04]
  if (motif === 'robot-arm') return [0.42, 0.3]
  const own = ownMouths[motif]
  if (own) return own
  if (motif === 'snake') return [0.16, 0.68]
  if (sittingBirds.test(motif)) return [0.46, 0.58]
  if (/^(?:giraffe|llama|flamingo|swan|goose|ostrich|camel)$/.test(motif)) return [0.5, 0.74]
  if (/^(?:elephant|mammoth)$/.test(motif)) return [0.46, 0.08]
  return [0.52, 0.5]
}

/** Puts glasses, a hat or a scarf where animals that look to the left have their heads. */
export function putOnHead(animal: Item, worn: Item): void {
  const motif = motifOf(worn)
  const [wide, tall] = [widthOf(animal), heightOf(animal)]
  const side = Math.max(widthOf(worn), heightOf(worn))
  const isHat = hats.test(motif)
  const head = headOf(animal)
  if (/backpack|cloak|saddle/.test(motif)) return strapToBack(animal, worn)
  if (head) return fitToHead(animal, worn, head)
  if (!isAnimal(motifOf(animal))) return dressThing(animal, worn)
  worn.scale *= (Math.min(wide, tall) * (isHat ? 0.36 : 0.38)) / side
  const { share, top } = isHat ? highestOf(animal) : { share: 0.2, top: 0 }
  worn.x = animal.x + (animal.isMirrored ? -1 : 1) * (share - 0.5) * wide
  worn.y = isHat
    ? animal.y - tall * top + heightOf(worn) * 0.16
    : animal.y - tall * (/glasses/.test(motif) ? 0.66 : 0.42)
  worn.depth = animal.depth + 1
}

/** Where an animal that is in no list is highest, which is its head more often than not. */
function highestOf({ box: { crest } }: Item): { share: number; top: number } {
  if (!crest || crest.length < 2) return { share: 0.23, top: 0.92 }
  const top = Math.max(...crest)
  const at = crest.flatMap((height, index) => (height > top * 0.97 ? index : []))
  return { share: (at[0]! + at.at(-1)!) / 2 / (crest.length - 1), top }
}

/** What is on top of a head. */
const hats = /hat|crown|cap$|helmet|tiara|beanie|wig/

/** A backpack is on the back of an animal, behind its head, and a cape hangs over it. */
function strapToBack(animal: Item, worn: Item): void {
  const [wide, tall] = [widthOf(animal), heightOf(animal)]
  const isLoad = motifOf(worn) === 'backpack'
  worn.scale *= (Math.min(wide, tall) * (isLoad ? 0.5 : 0.62)) / heightOf(worn)
  const share = isLoad ? 0.62 : 0.56
  worn.x = animal.x + (animal.isMirrored ? -1 : 1) * (share - 0.5) * wide
  worn.isMirrored = animal.isMirrored
  worn.y = animal.y - tall * crestAt(animal, share) + heightOf(worn) * (isLoad ? 0.3 : 0.94)
  worn.depth = animal.depth + 1
  // Who looks at the viewer has it behind.
  const head = headOf(animal)
  if (!head || head.across < 0.44) return
  worn.x = animal.x
  worn.y = animal.y - tall * (isLoad ? 0.34 : 0.2)
  worn.scale *= (wide * (isLoad ? 0.8 : 1.3)) / widthOf(worn)
  worn.depth = animal.depth - 1
}

/** A fruit or a cup has its face in the middle of its upper half, and a hat on top. */
function dressThing(thing: Item, worn: Item): void {
  const motif = motifOf(worn)
  const [wide, tall] = [widthOf(thing), heightOf(thing)]
  const isHat = hats.test(motif)
  const isAtEyes = /glasses|goggles|headphone|mask/.test(motif)
  worn.scale *= (Math.min(wide, tall) * (isHat ? 0.6 : isAtEyes ? 0.64 : 0.5)) / widthOf(worn)
  const crest = thing.box.crest
  // The stalk of a fruit is no head.
  const top =
    crest && crest.length > 0 ? crest.toSorted((a, b) => a - b)[Math.floor(crest.length * 0.62)]! : 0.94
  worn.x = thing.x
  worn.y =
    thing.y -
    tall * top +
    (isHat ? heightOf(worn) * 0.2 : tall * (isAtEyes ? 0.3 : 0.62) + heightOf(worn) / 2)
  worn.depth = thing.depth + 1
}

/** A hat sits on the crown, glasses are before the eyes, and a scarf is around the neck. */
function fitToHead(animal: Item, worn: Item, { across, crown, wide }: Head): void {
  const motif = motifOf(worn)
  const [size, tall] = [wide * widthOf(animal), heightOf(animal)]
  const isHat = /hat|crown|cap$/.test(motif)
  const isAtEyes = /glasses|goggles|headphone/.test(motif)
  // A tie is as long as the head is wide, and hangs from the neck.
  const isTie = motif.endsWith('tie') && heightOf(worn) > widthOf(worn)
  worn.scale *= isTie
    ? (size * 1.05) / heightOf(worn)
    : (size * (isHat ? 1 : isAtEyes ? 1.02 : 1.1)) / widthOf(worn)
  worn.x = animal.x + (animal.isMirrored ? -1 : 1) * (across - 0.5) * widthOf(animal)
  // Who lies low has the neck behind the head and not below it.
  if (!isHat && !isAtEyes && tall < widthOf(animal) * 0.6) {
    worn.x += (animal.isMirrored ? -1 : 1) * (across < 0.5 ? 1 : -1) * size * 0.75
    worn.y = animal.y - tall * (1 - crown) + size * 0.85 + heightOf(worn) * 0.5
    worn.depth = animal.depth + 1
    return
  }
  const top = animal.y - tall * (1 - crown)
  const isLongNecked = /giraffe|llama|ostrich|camel|flamingo|swan/.test(motifOf(animal))
  if (isLongNecked && motif === 'scarf') {
    worn.x += (animal.isMirrored ? -1 : 1) * (across < 0.5 ? 1 : -1) * size * 0.3
    worn.y = top + size * 1.5 + heightOf(worn) * 0.5
    worn.depth = animal.depth + 1
    return
  }
  worn.y = isHat
    ? top + heightOf(worn) * 0.12
    : isAtEyes
      ? top + size * 0.42 + heightOf(worn) / 2
      : top + size * (isTie ? 0.78 : 0.9) + heightOf(worn) * (isTie ? 1 : 0.5)
  worn.depth = animal.depth + 1
}

/** Something small sits on the head of an animal that looks to the left. */
export function sitOnHead(
  small: Item,
  animal: Item,
  { isAnimalFirst, isOnNose }: { isAnimalFirst: boolean; isOnNose: boolean },
): void {
  growTo(small, Math.min(heightOf(small), heightOf(animal) * 0.34))
  const side = animal.isMirrored ? 1 : -1
  const head = headShare(animal)
  // The nose is ahead of the crown, but for who looks at the viewer and for seals.
  const share = isOnNose && head > 0.3 ? 0.47 : head
  const across = side * widthOf(animal) * share
  if (isAnimalFirst) small.x = animal.x + across
  else animal.x = small.x - across
  small.y =
    animal.y -
    heightOf(animal) * (share > head ? lowCrestAt(animal, 0.5 - share) : crestAt(animal, 0.5 - share))
  small.depth = animal.depth + 1
}

/** How high an animal reaches at its head, as a share of its height: no ears, horns or tail carry anything. */
function crestAt({ box }: Item, share: number): number {
  const crest = box.crest
  if (!crest) return 0.93
  const at = Math.round(share * (crest.length - 1))
  const near = crest.slice(Math.max(0, at - 1), at + 2).toSorted((a, b) => a - b)
  return near[Math.floor(near.length / 2)]! * 0.98
}

/** How high its nose is, which is lower than its ears. */
function lowCrestAt({ box }: Item, share: number): number {
  const crest = box.crest
  if (!crest) return 0.6
  const at = Math.round(share * (crest.length - 1))
  return Math.min(...crest.slice(Math.max(0, at - 1), at + 2)) * 0.98
}

/** How far from its middle an animal has its head, as a share of its width. */
function headShare(animal: Item): number {
  const motif = motifOf(animal)
  if (/penguin|owl|koala|hamster|frog|octopus|crab/.test(motif)) return 0
  return motif === 'seal' ? 0.2 : 0.34
}

/** True for what lies flat under everything else, as a rug does. */
export function isFlat(item: Item): boolean {
  return /^(?:puddle|blanket|rug|plate|tray|cutting-board)$/.test(motifOf(item))
}

export function growTo(item: Item, height: number): void {
  item.scale *= height / heightOf(item)
}

function isTop(item: Item): boolean {
  return /^(?:table|shelf|bench|windowsill|stove|floating-island)$/.test(motifOf(item))
}

/** Stands things beside each other on a table. */
function placeOnTop(table: Item, thing: Item, order: number): void {
  const { subject } = table
  const share = subject.kind === 'thing' ? (subject.thing.saddle ?? 0.96) : 0.96
  // An island in the sky is the ground of what stands on it.
  const isIsland = motifOf(table) === 'floating-island'
  const most = isIsland ? widthOf(table) * 0.5 : Math.min(widthOf(table) * 0.4, heightOf(table) * 1.1)
  const side = Math.max(widthOf(thing), heightOf(thing))
  if (side > most || (isIsland && side < most * 0.6)) thing.scale *= most / side
  thing.x = table.x + [-0.26, 0.24, 0, -0.4, 0.42, 0.1][order % 6]! * widthOf(table)
  thing.y = table.y - heightOf(table) * share
  thing.depth = table.depth + 0.5 + order * 0.05
}
