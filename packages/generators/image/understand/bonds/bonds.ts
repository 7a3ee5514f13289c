// How the subjects of a text relate to each other.

import { isPutOn, putInPlace } from './after-bonds.ts'
import { armedWith, isCarriedLight, isCrewOf, pullOut } from './armed.ts'
import { layBench } from '../subjects/bench.ts'
import { clausesOf, partClauses } from './clauses.ts'
import { fitLists } from './daily-bonds.ts'
import { fitRelation, isGiving } from './fit-relation.ts'
import { isPerson, type ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { bondFrom } from './from-bonds.ts'
import { bondToIt, holderOf, isServedBeside } from '../subjects/its-bonds.ts'
import { bondOnPart, findSpot, isForm } from './phrases.ts'
import { relationOf, wordsBetween, type ReadBond, type Site } from '../read-bond.ts'
import { bondOfKind, bondOfTeam } from './team-bonds.ts'
import { isFood } from '../words/things/things.ts'
import type { Subject } from '../understanding.ts'
import { bondOfAnother, isHoldersOwn, isSwing, placing, vesselOf } from './whose-bond.ts'
import { climbAndKeep } from './story-bonds.ts'
import { wearBoth, wornIn } from './worn.ts'
import { isVehicle } from '../tokens/things/vehicles.ts'
import type { RelationName } from '../words/words.ts'
import { isAlive } from '../tokens/token-tools.ts'

/** The relation between each subject and the one before it. */
export function findBonds(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  teams: readonly number[],
): ReadBond[] {
  const bonds: ReadBond[] = []
  for (let index = 0; index < subjects.length - 1; index++) {
    const found = findBond({ tokens, subjects, teams, index, before: bonds })
    const { bond } = found
    const owner = holderOf(tokens, subjects, index + 1)
    if (owner !== undefined && bond.relation === 'beside') {
      bonds.push({ ...found, bond: { ...bond, relation: 'holding', from: owner } })
      continue
    }
    const gift = subjects.findIndex(({ tokens: own }) => own[0] === subjects[index]!.tokens[0])
    const given = bonds.find((each) => each.bond.to === gift && each.bond.relation === 'facing')
    // What is fed to somebody is in the hand.
    const isDoor = given !== undefined && isMotif(subjects[given.bond.to]!, 'open-door')
    if (
      given &&
      !isDoor &&
      bond.relation === 'facing' &&
      bond.from === given.bond.from &&
      bond.to === index + 1
    )
      bonds[bonds.indexOf(given)] = { ...given, bond: { ...given.bond, relation: 'holding' } }
    // Whoever holds or wears something also stands on the next thing.
    const holder = bonds.find((each) => each.bond.to === bond.from && worn.has(each.bond.relation))
    const fed = seatOfFeeder(bonds, found, subjects)
    if (fed) {
      bonds.unshift(fed)
      continue
    }
    const other = bondOfAnother({ tokens, subjects, index, before: bonds }, found)
    if (other) {
      bonds.push(other)
      continue
    }
    const isMoved =
      holder !== undefined && placing.has(bond.relation) && isHoldersOwn(holder, found, subjects, index)
    const shelf = bonds.find((each) => each.bond.to === bond.from && each.bond.relation === 'on')
    const isThere =
      bond.relation === 'beside' || (bond.relation === 'filled with' && bond.order === undefined)
    if (shelf && isThere && isPutOn(subjects, shelf.bond.to, bond.to)) {
      // "On a desk next to a cup": the cup is on the desk, too, so it takes its place before the desk does.
      bonds.splice(bonds.indexOf(shelf), 0, {
        ...found,
        bond: { ...bond, relation: 'beside', from: shelf.bond.from },
      })
      continue
    }
    // "A vase of roses on a piano": the vase is on it.
    const vessel = vesselOf(bonds, bond.from, subjects)
    if (vessel && placing.has(bond.relation))
      bonds.push({ ...found, bond: { ...bond, from: vessel.bond.from } })
    else bonds.push(isMoved ? { ...found, bond: { ...bond, from: holder.bond.from } } : found)
  }
  return orderBonds(partClauses(bonds, clausesOf(tokens, subjects, teams)), subjects)
}

/** "Feeding pigeons on a bench": the bench is for whoever feeds them. */
function seatOfFeeder(
  bonds: readonly ReadBond[],
  found: ReadBond,
  subjects: readonly ReadSubject[],
): ReadBond | undefined {
  const { bond } = found
  const feeder = bonds.find(
    (each) =>
      subjects[each.bond.to]!.tokens[0] === subjects[bond.from]!.tokens[0] &&
      each.bond.relation === 'facing' &&
      isPerson(subjects[each.bond.from]!),
  )
  const isFed =
    feeder !== undefined && isAlive(subjects[bond.from]!.tokens[0]!) && !isPerson(subjects[bond.from]!)
  return isFed && bond.relation === 'on' && isSeat(subjects[bond.to]!)
    ? { ...found, bond: { ...bond, from: feeder.bond.from } }
    : undefined
}

/** The bonds as they are meant when all of them are known, and in the order in which they are arranged. */
function orderBonds(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  const placed = climbAndKeep(
    fitLists(
      wearBoth(layBench(putInPlace(pullOut(bonds, subjects), subjects), subjects), subjects),
      subjects,
    ),
    subjects,
  )
  // Whoever is in a bath is in it before anything is put around.
  const isBath = ({ bond }: ReadBond): boolean => isMotif(subjects[bond.to]!, 'bathtub')
  // A swing hangs before anybody sits on it.
  const isFirst = (each: ReadBond): boolean =>
    isBath(each) || (each.bond.relation === 'hanging' && isSwing(subjects[each.bond.from]!))
  return [...placed.filter(isFirst), ...placed.filter((each) => !isFirst(each))]
}

function isMotif({ subject }: ReadSubject, motif: string): boolean {
  return subject.kind === 'thing' && subject.thing.motif === motif
}

function isSeat({ subject }: ReadSubject): boolean {
  return (
    subject.kind === 'thing' &&
    /^(?:bench|chair|couch-and-lamp|throne|stool|deck-chair)$/.test(subject.thing.motif)
  )
}

const worn: ReadonlySet<RelationName> = new Set(['holding', 'wearing', 'hugging'])
/** People stand on some tools, and a ball lies on the ground ahead of them. */
function toolRelation(motif: string): RelationName {
  if (motif === 'table' || motif === 'stove') return 'around'
  if (/^(?:automobile|racing-car|motorcycle|horse)$/.test(motif)) return 'riding'
  if (/^(?:lawn-mower|vacuum-cleaner|shopping-cart|plow)$/.test(motif)) return 'pushing'
  if (motif === 'bathtub') return 'inside'
  if (motif === 'finish-gate') return 'in front of'
  return motif === 'soccer-ball' ? 'facing' : worldlyTools.test(motif) ? 'on' : 'holding'
}

const worldlyTools = /^(?:skateboard|surfboard|snowboard|skis|canoe)$/

function findBond(around: Omit<Site, 'filled'>): ReadBond {
  const { subjects, index, before } = around
  const { tokens: own, subject } = subjects[index + 1]!
  const filled = before.find(
    ({ bond }) => bond.to === index && (bond.relation === 'filled with' || bond.relation === 'topped with'),
  )?.bond
  const site: Site = { ...around, filled }
  if (subject.kind === 'thing' && subject.isTool) {
    const table = subjects.findIndex((each) => isMotif(each, 'table'))
    if (subject.thing.motif === 'dinner-plate')
      return {
        bond: { relation: 'filled with', from: table, to: index + 1, order: subjects[index + 1]!.order },
      }
    // Each of several has one.
    const owner = subjects.findIndex(({ tokens: others }) => others[0] === own[0])
    const from = owner + subjects[index + 1]!.order
    return { bond: { relation: toolRelation(subject.thing.motif), from, to: index + 1 } }
  }
  if (own[0] === subjects[index]!.tokens[0]) return bondOfKind(site)
  return bondByPlace(site) ?? bondByWord(site)
}

/** Bonds that follow from what things are, or from a word after them. */
function bondByPlace({ tokens, subjects, index, before, filled }: Site): ReadBond | undefined {
  const to = index + 1
  const { tokens: own, subject } = subjects[to]!
  const previous = subjects[index]!
  const between = wordsBetween(tokens, previous, subjects[to]!)
  const after = tokens[tokens.indexOf(own[0]!) + 1]
  const said = after?.kind === 'relation' ? after.words.join(' ') : ''
  if (after && /^on top$|^on (?:top of )?each/.test(said) && after.kind === 'relation') {
    if (after.relation === 'between')
      return { bond: { relation: 'between', from: seatedOf(before, index), to }, token: after }
    return { bond: { relation: 'topped with', from: index, to }, token: after }
  }
  if (after?.kind === 'relation' && after.relation === 'between' && / sides?$/.test(said))
    return { bond: { relation: 'between', from: seatedOf(before, index), to }, token: after }
  if (after && /^in (?:its|his|her) (?:mouth|beak|jaws|teeth|claws|talons)$/.test(said))
    return { bond: { relation: 'holding', from: index, to }, token: after, also: between.filter(isHolding) }
  // "A baby in its mother's arms" is held by her.
  if (
    after?.words[0] === 'arms' &&
    subject.kind === 'person' &&
    between.some(({ words }) => words[0] === 'in')
  ) {
    const lead = between.find(({ words }) => words[0] === 'in')!
    return { bond: { relation: 'holding', from: to, to: index }, token: lead, also: [after] }
  }
  const leadOfWorn = wornIn(between, previous.subject, subject)
  if (leadOfWorn) return { bond: { relation: 'wearing', from: index, to }, token: leadOfWorn }
  const onPart = bondToIt(tokens, subjects, index) ?? bondOnPart(tokens, subjects, index)
  if (onPart) return onPart
  const user = subjects.slice(0, to).findLastIndex((each) => each.subject.kind === 'person')
  // Of a woman who feeds a baby with a spoon, the woman has the spoon.
  const doer = previous.subject.kind === 'person' ? subjects.findIndex(isPerson) : user
  if (
    isTool(between, previous.subject, subject) &&
    user >= 0 &&
    (previous.subject.kind === 'thing' || doer < index)
  )
    return { bond: { relation: 'holding', from: doer, to } }
  if (isCrewOf(between, previous.subject, subject))
    return {
      bond: { relation: 'on', from: to, to: index },
      token: between.find(({ words }) => words[0] === 'with')!,
    }
  const fighter = armedWith(between, subject, { subjects, index, before })
  if (fighter !== undefined) return { bond: { relation: 'holding', from: fighter, to } }
  const isOpen = filled !== undefined && isFlatHolder(subjects[filled.from]!.subject)
  const isListed = between.every(
    (each) =>
      (each.kind === 'silent' && (isOpen || !/^(?:a|an|the)$/.test(each.words[0]!))) ||
      each.kind === 'quality' ||
      each.kind === 'number' ||
      each.words[0] === 'and',
  )
  const isOther = filled !== undefined && isServedBeside(subjects[filled.from]!.subject, subject)
  if (isOther) return { bond: { relation: 'beside', from: filled.from, to } }
  if (filled && isListed) return { bond: { ...filled, to, order: (filled.order ?? 0) + 1 } }
  if (isTopping(between, previous.subject, subject))
    return { bond: { relation: 'topped with', from: index, to } }
  return isContent(between, previous.subject, subject)
    ? { bond: { relation: 'filled with', from: index, to } }
    : undefined
}

function isHolding(token: Token): boolean {
  return relationOf(token) === 'holding'
}

/** Who sits on a throne with a guard on each side is between them, and not the throne. */
function seatedOf(before: readonly ReadBond[], index: number): number {
  return before.find(({ bond }) => bond.to === index && bond.relation !== 'beside')?.bond.from ?? index
}

/** "Feeding a carrot to a horse": whoever holds the carrot faces the horse. */
function bondToTaker(between: readonly Token[], { subjects, index, before }: Site): ReadBond | undefined {
  const taker = subjects[index + 1]!
  // Of several carrots, the first is the one that is given.
  const gift = subjects.findIndex(({ tokens: own }) => own[0] === subjects[index]!.tokens[0])
  const given = before.find(({ bond }) => bond.to === gift)
  const isGiven =
    between.length > 0 && between.every(({ kind }) => /^(?:silent|number|quality|color|size)$/.test(kind))
  if (
    !given ||
    !isGiven ||
    !between.some(({ words }) => words[0] === 'to' || words[0] === 'for') ||
    !(isAlive(taker.tokens[0]!) || isForm(taker))
  )
    return undefined
  if (subjects[given.bond.from]!.subject.kind !== 'person') return undefined
  return { bond: { relation: 'facing', from: given.bond.from, to: index + 1 } }
}

/** "Giving his mother flowers": the flowers are in the hand, and the mother is faced. */
function bondOfGift(between: readonly Token[], { subjects, index, before }: Site): ReadBond | undefined {
  const taken = before.find(
    ({ bond, token }) => bond.to === index && bond.relation === 'facing' && isGiving(token),
  )
  const isNext = between.every(
    ({ kind }) => kind === 'silent' || kind === 'number' || kind === 'color' || kind === 'size',
  )
  if (!taken || !isNext || subjects[index + 1]!.subject.kind !== 'thing') return undefined
  return { bond: { relation: 'holding', from: taken.bond.from, to: index + 1 } }
}

/** The last word before the second subject counts, unless it leads to a place. */
function bondByWord(site: Site): ReadBond {
  const { tokens, subjects, index, teams } = site
  if (teams[index] === teams[index + 1]) return bondOfTeam(site, true)
  const between = wordsBetween(tokens, subjects[index]!, subjects[index + 1]!)
  const taker = bondToTaker(between, site) ?? bondOfGift(between, site) ?? bondFrom(between, site)
  if (taker) return taker
  const said = between.findLast((each, at) => relationOf(each) !== undefined && !isBeforePlace(between, at))
  const token = attributeLead(between, said) ?? said
  // Who plays for coins doesn't play the coins.
  const isFor =
    between.some(({ words }) => words[0] === 'for') && token !== undefined && relationOf(token) === 'holding'
  const named = isFor ? 'beside' : ((token && relationOf(token)) ?? 'beside')
  const part = mounts.has(named) ? findSpot(tokens, subjects, index) : undefined
  const relation = fitRelation(named, token, subjects, index, part !== undefined)
  // A bench looks at nothing and holds no book; whoever sits on it does.
  const doer =
    turning.has(relation) ||
    relation === 'around' ||
    isLookedThrough(subjects[index + 1]!.subject) ||
    (relation === 'on' && (isSeatOf(subjects, index) || isDisc(subjects[index]!.subject)))
      ? subjects.findLastIndex((each, at) => at <= index && isAlive(each.tokens[0]!))
      : -1
  const spot = mounts.has(relation) ? part : undefined
  return {
    bond: {
      relation,
      from: doer < 0 ? index : doer,
      to: index + 1,
      ...(spot ? { spot: spot.spot } : {}),
    },
    ...(token ? { token } : {}),
    ...(spot ? { also: spot.tokens } : {}),
  }
}

/** "Between two arguing parents": how they are says nothing about where somebody is. */
function attributeLead(between: readonly Token[], said: Token | undefined): Token | undefined {
  if (said?.kind !== 'pose' || between.at(-1) !== said) return undefined
  const before = between
    .slice(0, -1)
    .findLast(({ kind }) => !['silent', 'number', 'size', 'color', 'quality'].includes(kind))
  return before?.kind === 'relation' && between[between.length - 2] !== before ? before : undefined
}

/** No moon is on a roof; whoever howls at it is. */
function isDisc(subject: Subject): boolean {
  return subject.kind === 'thing' && /moon$|^sun$|star$/.test(subject.thing.motif)
}

/** Whoever watches a film or eats a pizza on a couch sits on it, and the film and the pizza don't. */
function isSeatOf(subjects: readonly ReadSubject[], index: number): boolean {
  const seat = subjects[index + 1]!.subject
  return (
    seat.kind === 'thing' &&
    /^(?:couch|chair|bench|hammock|throne)/.test(seat.thing.motif) &&
    subjects.slice(0, index).some(({ subject }) => subject.kind === 'person')
  )
}

/** "Looking at the moon through a telescope": the moon looks through nothing. */
function isLookedThrough(subject: Subject): boolean {
  return (
    subject.kind === 'thing' && /^(?:telescope|binoculars|microscope|magnifying)/.test(subject.thing.motif)
  )
}

const mounts: ReadonlySet<RelationName> = new Set(['on', 'riding'])
const turning: ReadonlySet<RelationName> = new Set(['facing', 'chasing', 'fleeing', 'holding'])

const containers =
  /basket|bucket|bowl|jar|amphora|wheelbarrow|package|shopping-cart|backpack|mug|plate|treasure-chest|open-chest|pot|barrel|boat|canoe|crate|bag|truck|glass|luggage|sled|tray|bathtub|couch|shelf|floating-island|pan$|suitcase|cage|purse|handbag|toolbox|refrigerator|mailbox|wastebasket|sink|wardrobe|dumpster|cooler|sack|fishing-net|bouquet-wrap|garbage-can|glass-case|drawer|safe$|briefcase|envelope|hourglass|^bottle|medicine-bottle|beverage|wallet|postbox|gift|dump-truck|lorry|balance-scale|chess-board|nest$|piggy-bank|open-head|mouse-trap|toilet|cauldron|^top-hat|^skull$|coffin|stocking|^bed$|^table$/

const utensils =
  /^(?:spoon|fork-and-knife|scissors|syringe|kitchen-knife|toothbrush|razor|sponge|broom|hammer|wrench|tape-measure)$/

/** "Watering roses with a can": whoever does it holds the can. */
function isTool(between: readonly Token[], previous: Subject, tool: Subject): boolean {
  const isUtensil = tool.kind === 'thing' && utensils.test(tool.thing.motif)
  const words = between
    .filter(({ kind }) => !/^(?:silent|size|color|quality)$/.test(kind) && !(isUtensil && kind === 'unknown'))
    .map(({ words: own }) => own.join(' '))
  return (
    (previous.kind === 'thing' || isUtensil) &&
    tool.kind === 'thing' &&
    (tool.thing.bearing === 'held' || isUtensil || isCarriedLight(previous, tool)) &&
    between.some((token) => token.words[0] === 'with') &&
    words.every((word) => word === 'with')
  )
}

/** "A desk with a laptop": the small thing stands on the desk. */
function isTopOf(between: readonly Token[], holder: Subject, content: Subject): boolean {
  return (
    holder.kind === 'thing' &&
    content.kind === 'thing' &&
    /^(?:table|shelf|bench|windowsill|floating-island|chess-board)$/.test(holder.thing.motif) &&
    (content.thing.meters < 0.7 || holder.thing.motif === 'floating-island') &&
    content.thing.bearing !== 'air' &&
    /^with(?: an?| the| some)*$/.test(
      between
        .flatMap((token) => (token.kind === 'number' || isOtherQuality(token) ? [] : token.words))
        .join(' '),
    )
  )
}

function isFlatHolder(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    /plate|cutting-board|tray|table|shelf|bench|windowsill|floating-island|balance-scale/.test(
      subject.thing.motif,
    )
  )
}

const toppable =
  /^(?:pizza|green-salad|steaming-bowl|pancakes|waffle|ice-cream|toast|avocado-toast|hamburger|pot-of-food|spaghetti|cooked-rice|birthday-cake|shortcake|pie)$/

/** Candles of a cake and smoke of a house are on top of it, whatever word stands between. */
function isTopping(between: readonly Token[], below: Subject, top: Subject): boolean {
  if (below.kind !== 'thing' || top.kind !== 'thing') return false
  const isWith = between.some(({ words }) => words[0] === 'with')
  const isDecoration =
    (/cake|pie/.test(below.thing.motif) && /candle|cherries|strawberry/.test(top.thing.motif)) ||
    (top.thing.motif === 'herb' && (isFood(below.thing.motif) || below.thing.motif === 'tropical-drink')) ||
    (toppable.test(below.thing.motif) && isFood(top.thing.motif) && top.thing.meters < 0.45)
  return isWith && (isDecoration || (top.thing.motif === 'smoke' && below.thing.meters >= 3))
}

/** "A basket of apples", "a cart full of books". */
function isContent(between: readonly Token[], holder: Subject, content: Subject): boolean {
  if (isTopOf(between, holder, content)) return true
  if (holder.kind === 'thing' && isVehicle(holder.thing.motif))
    return between.some(({ words }) =>
      /^(?:full|filled|packed|loaded|covered|stuffed|crammed)$/.test(words[0]!),
    )
  // "Covered in oil" is complete: what comes after it covers nothing.
  const isCovered = between.some(({ words }) => words[0] === 'covered' && words.length < 3)
  if (content.kind !== 'thing') return false
  if (holder.kind !== 'thing') return isCovered
  if (!isCovered && !containers.test(holder.thing.motif)) return false
  const words = between.flatMap((token) =>
    /^(?:color|size|number|unknown)$/.test(token.kind) || isOtherQuality(token) ? [] : token.words,
  )
  // Ice and a slice of lemon are in the glass.
  const isInDrink =
    /glass|beverage|^cup|mug|cocktail|tropical-drink|pitcher/.test(holder.thing.motif) &&
    /^(?:ice-cubes?|ice|lemon|lime|cherries|olive|straw|herb)$/.test(content.thing.motif)
  if (isInDrink && /^with(?: an?| the| some)*$/.test(words.join(' '))) return true
  if (
    /basket|bowl|jar|amphora|wheelbarrow|plate|cutting-board|tray|package|bucket|crate|chest|drawer|shopping-cart|luggage|suitcase|glass-case|nest$|toolbox|open-head|mouse-trap|refrigerator|^safe$|wardrobe/.test(
      holder.thing.motif,
    ) &&
    /^with(?: an?| the| some)*$/.test(words.join(' '))
  )
    return true
  return (
    /^(?:full |filled |loaded |packed |overflowing |covered |stuffed |crammed )?(?:of|with)(?: fresh| ripe| old| the| an?| some)*$/.test(
      words.join(' '),
    ) &&
    ((words.includes('of') && !/^(?:bed|table)$/.test(holder.thing.motif)) ||
      /^(?:full|filled|loaded|packed|overflowing|covered|stuffed|crammed)$/.test(words[0]!))
  )
}

/** "Full of glowing books": how they are says nothing about where. */
function isOtherQuality({ kind, words }: Token): boolean {
  return (
    kind === 'quality' &&
    !/^(?:full|filled|loaded|packed|overflowing|covered|stuffed|crammed)$/.test(words[0]!)
  )
}

/** "And" and "with" are seen in every picture of two things. */
export function isLink(token: Token): boolean {
  return token.kind === 'relation' && token.relation === 'beside'
}

const weatherAdjective = /^(?:snowy|rainy|foggy|misty|sunny|stormy|dark|moonlit|starry|snow covered)$/

function isBeforePlace(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => !['silent', 'size', 'color', 'quality'].includes(kind))
  // "On a snowy branch" leads to the branch: the last word before a thing only describes it.
  if (next?.kind === 'air' && next === tokens.at(-1) && weatherAdjective.test(next.words.join(' ')))
    return false
  return next?.kind === 'place' || next?.kind === 'air'
}
