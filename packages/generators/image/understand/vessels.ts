// Which containers stand open, because a text says that something is in them or that they are open or empty.

import type { ReadBond } from './read-bond.ts'
import type { ReadSubject } from './read-subject.ts'
import type { Subject } from './understanding.ts'

/** What a closed container is drawn as when something is in it. */
const filledForms: Readonly<Record<string, string>> = {
  luggage: 'empty-suitcase',
  'open-suitcase': 'empty-suitcase',
  briefcase: 'empty-briefcase',
  package: 'filled-box',
  'open-box': 'filled-box',
  'wooden-crate': 'filled-crate',
  'treasure-chest': 'filled-chest',
  'open-chest': 'filled-chest',
  'toy-box': 'filled-chest',
  'open-drawer': 'filled-drawer',
  refrigerator: 'open-fridge',
  wardrobe: 'open-wardrobe',
  safe: 'open-safe',
  wallet: 'open-wallet',
  purse: 'open-purse',
  handbag: 'open-purse',
  backpack: 'open-backpack',
  sack: 'open-sack',
  'money-bag': 'open-sack',
  envelope: 'open-envelope',
  'closed-mailbox-with-raised-flag': 'open-mailbox',
  postbox: 'open-mailbox',
  jar: 'clear-jar',
  bottle: 'clear-bottle',
  fishbowl: 'glass-bowl',
  'glass-of-water': 'clear-glass',
  'glass-of-milk': 'clear-glass',
  'hourglass-not-done': 'coin-hourglass',
  'hourglass-done': 'coin-hourglass',
  bathtub: 'dry-bathtub',
  'articulated-lorry': 'open-truck',
  'delivery-truck': 'open-truck',
  'dump-truck': 'open-truck',
  'garbage-can': 'empty-can',
  wastebasket: 'empty-can',
  'wrapped-gift': 'open-gift',
  barrel: 'open-barrel',
  'balance-scale': 'weighing-scales',
}

/** What is long stands in these and is seen over their rim. */
const cups = /^(?:hot-beverage|teacup.*|mug|amphora|jar|coffee-mug|paper-cup|glass-of-water)$/
const stalks = /pencil|pen$|brush|ruler|straw|fork|spoon|knife|chopsticks/
const blooms = /rose|tulip|flower|hibiscus|blossom|hyacinth|daisy|lily|bouquet|lavender|orchid/

/** What opens by a door or a lid, of the words "open" and "empty". */
const openings: Readonly<Record<string, string>> = {
  refrigerator: 'open-fridge',
  wardrobe: 'open-wardrobe',
  safe: 'open-safe',
  wallet: 'open-wallet',
  purse: 'open-purse',
  handbag: 'open-purse',
  backpack: 'open-backpack',
  sack: 'open-sack',
  envelope: 'open-envelope',
  briefcase: 'empty-briefcase',
  luggage: 'open-suitcase',
  'treasure-chest': 'filled-chest',
  'closed-mailbox-with-raised-flag': 'open-mailbox',
  'open-drawer': 'filled-drawer',
  'wrapped-gift': 'open-gift',
}

/** What shows that nothing is in it. */
const empties: Readonly<Record<string, string>> = {
  ...openings,
  luggage: 'empty-suitcase',
  'open-suitcase': 'empty-suitcase',
  package: 'open-box',
  'wooden-crate': 'filled-crate',
  bathtub: 'dry-bathtub',
  'glass-of-water': 'clear-glass',
  'glass-of-milk': 'clear-glass',
  fishbowl: 'glass-bowl',
  jar: 'clear-jar',
  bottle: 'clear-bottle',
  'garbage-can': 'empty-can',
  'articulated-lorry': 'open-truck',
  bowl: 'bowl',
  basket: 'basket',
  bucket: 'bucket',
  plate: 'plate',
  'shopping-cart': 'shopping-cart',
}

/** How a container is drawn that is open or empty. */
export function standOpen(motif: string, state: 'open' | 'empty'): string | undefined {
  const forms = state === 'open' ? openings : empties
  if (Object.hasOwn(forms, motif)) return forms[motif]
  // What is open already stays so: "an open, empty fridge".
  return Object.values(forms).includes(motif) ? motif : undefined
}

/** The drawing of a container with something in it; undefined where it needs no other. */
export function openVessel(
  subject: Subject,
  index: number,
  read: readonly ReadSubject[],
  bonds: readonly ReadBond[],
): string | undefined {
  if (subject.kind !== 'thing') return undefined
  const { motif } = subject.thing
  const contents = bonds.flatMap(({ bond: { relation, from, to } }) =>
    relation === 'filled with' && from === index ? [read[to]!.subject] : [],
  )
  const [content] = contents
  if (content === undefined) return undefined
  // A car's passengers sit at its windows.
  if (content.kind === 'person') return undefined
  if (cups.test(motif) && stalks.test(content.thing.motif)) return 'pencil-cup'
  if (/^(?:amphora|jar|glass-of-water|bottle)$/.test(motif) && blooms.test(content.thing.motif))
    return 'flower-vase'
  return Object.hasOwn(filledForms, motif) ? filledForms[motif] : undefined
}

/** True for what a text doesn't count and what fills all of a container: "full of coins", "a jar of cookies". */
export function isHeaped(index: number, read: readonly ReadSubject[], bonds: readonly ReadBond[]): boolean {
  const filling = bonds.find(({ bond }) => bond.relation === 'filled with' && bond.to === index)?.bond
  if (!filling) return false
  const { tokens, subject } = read[index]!
  const isCounted = tokens.some(
    ({ kind, words }) =>
      kind === 'number' && !/^(?:full|filled|many|several|some|countless|lots)/.test(words[0]!),
  )
  if (isCounted) return false
  const alike = bonds.filter(
    ({ bond }) => bond.relation === 'filled with' && bond.from === filling.from,
  ).length
  return (
    alike > 1 ||
    tokens.some(({ kind }) => kind === 'number') ||
    /s$|^(?:fish|fruit|popcorn|rice|cash|gold|money|sand|candy|salmon)$/.test(subject.word)
  )
}
