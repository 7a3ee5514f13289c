// Which containers stand open because something is in them, and what fills them.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isAnimal, isFood } from '../words/things/things.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { filledForms } from '../words/things/vessel-forms.ts'

/** What is long stands in these and is seen over their rim. */
const cups = /^(?:hot-beverage|teacup.*|mug|amphora|jar|coffee-mug|paper-cup|glass-of-water)$/
const stalks = /pencil|pen$|brush|ruler|straw|fork|spoon|knife|chopsticks/
const blooms = /rose|tulip|flower|hibiscus|blossom|hyacinth|daisy|lily|bouquet|lavender|orchid/

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
    relation === 'filled with' && from === index
      ? [read[to]!.subject]
      : relation === 'inside' && to === index && !isLiquid(motif)
        ? [read[from]!.subject]
        : [],
  )
  const [content] = contents
  if (content === undefined || read.some((each, at) => isSpread(each) && isIn(at, index, bonds)))
    return undefined
  // Fish are in a bowl of glass.
  if (motif === 'bowl' && content.kind === 'thing' && isAnimal(content.thing.motif)) return undefined
  // A car's passengers sit at its windows.
  if (content.kind === 'person') return undefined
  const isPot = motif === 'amphora' && subject.word.endsWith('pot')
  if (isPot && (content.thing.motif === 'liquid' || isFood(content.thing.motif))) return 'open-pot'
  if (cups.test(motif) && stalks.test(content.thing.motif)) return 'pencil-cup'
  // Coins in a cup are heaped over its rim; a cup that is seen from above would hide them.
  const isDry =
    !isAnimal(content.thing.motif) && !isFood(content.thing.motif) && content.thing.motif !== 'liquid'
  if (/^(?:hot-beverage|teacup.*|mug|coffee-mug)$/.test(motif) && isDry && content.thing.meters < 0.3)
    return 'heaped-cup'
  if (/^(?:amphora|jar|glass-of-water|bottle)$/.test(motif) && blooms.test(content.thing.motif))
    return 'flower-vase'
  return Object.hasOwn(filledForms, motif) ? filledForms[motif] : undefined
}

function isIn(content: number, holder: number, bonds: readonly ReadBond[]): boolean {
  return bonds.some(
    ({ bond }) => bond.from === holder && bond.to === content && bond.relation === 'filled with',
  )
}

/** What is inside of these swims, or is behind glass. */
function isLiquid(motif: string): boolean {
  return /bathtub|fishbowl|glass-of|^bottle|^jar$|hourglass|beverage|nest$|lorry|truck/.test(motif)
}

/** True for what a text doesn't count and what fills all of a container: "full of coins", "a jar of cookies". */
function isHeaped(index: number, read: readonly ReadSubject[], bonds: readonly ReadBond[]): boolean {
  const filling = bonds.find(({ bond }) => bond.relation === 'filled with' && bond.to === index)?.bond
  if (!filling) return false
  const { tokens, subject } = read[index]!
  if (isSpread(read[index]!)) return true
  const isCounted = tokens.some(
    ({ kind, words }) =>
      kind === 'number' && !/^(?:full|filled|many|several|some|countless|lots)/.test(words[0]!),
  )
  if (isCounted) return false
  const alike = bonds.filter(
    ({ bond }) =>
      bond.relation === 'filled with' &&
      bond.from === filling.from &&
      read[bond.to]!.subject.word === subject.word,
  ).length
  return (
    alike > 1 ||
    tokens.some(({ kind }) => kind === 'number') ||
    /[^s]s$|fish$|^(?:fruit|popcorn|rice|cash|gold|money|sand|candy|salmon)$/.test(subject.word)
  )
}

/** True for what covers a thing. */
function isSpread({ tokens: [head] }: ReadSubject): boolean {
  return head?.kind === 'thing' && head.isSpread === true
}

/** A thing, as many times as its container has room for it. */
export function heapUp(
  own: ThingSubject,
  index: number,
  read: readonly ReadSubject[],
  bonds: readonly ReadBond[],
): ThingSubject {
  if (!isHeaped(index, read, bonds)) return own
  return { ...own, isHeaped: true, ...(isSpread(read[index]!) ? { isSpread: true } : {}) }
}
