// Things that the drawing of a place has anyway: a classroom has desks, so no others are drawn in front of it.

import type { Gear } from '../../../figures/look.ts'
import type { Token } from '../../token.ts'
import { isIndoors, type PlaceName } from '../../words/places/places.ts'
import type { ReadSubject } from '../../read-subject.ts'
import { singularPhrase } from '../../words/singular.ts'
import { wordsBetween } from '../../read-bond.ts'
import { isHandTable, thingNamed, thingOf, type Thing } from '../../words/things/things.ts'
import { isAlive } from '../token-tools.ts'

const shown: Partial<Record<PlaceName, RegExp>> = {
  classroom: /^(?:table|blackboard)$/,
  library: /^(?:books|bookshelf|shelf|open-book|closed-book)$/,
  office: /^(?:table|desktop-computer|window)$/,
  harbor: /^(?:boat|sailboat)$/,
  market: /^(?:red-apple|green-apple|tangerine|lemon|tomato|carrot)$/,
  stage: /^(?:curtain)$/,
  carnival: /^(?:circus-tent|ferris-wheel)$/,
  museum: /^(?:framed-picture)$/,
  graveyard: /^(?:full-moon|gravestone)$/,
  garage: /^(?:automobile)$/,
  cafe: /^(?:bottle)$/,
  bedroom: /^(?:bed|window|curtain)$/,
  'living room': /^(?:couch-and-lamp|window|framed-picture|rug)$/,
  station: /^(?:mantelpiece-clock|high-speed-train)$/,
  forest: /^(?:deciduous-tree|evergreen-tree)$/,
  snow: /^(?:evergreen-tree)$/,
  city: /^(?:office-building)$/,
  space: /^(?:star|ringed-planet)$/,
  paris: /^(?:eiffel-tower|lamp-post)$/,
  venice: /^(?:bridge|house|houses)$/,
  london: /^(?:bridge|mantelpiece-clock|lamp-post)$/,
  'new york': /^(?:office-building)$/,
  'neon street': /^(?:neon-sign|sign|red-paper-lantern|lantern|office-building)$/,
  amsterdam: /^(?:house|houses|bridge)$/,
  egypt: /^(?:pyramid|palm-tree)$/,
  'greek island': /^(?:house|houses|hut|classical-building|church)$/,
  'taj mahal': /^(?:mosque|classical-building)$/,
  'great wall': /^(?:brick)$/,
  'golden gate': /^(?:bridge)$/,
  moscow: /^(?:church)$/,
  'lavender field': /^(?:hyacinth|house|tiny-house|house-with-garden)$/,
  'tulip field': /^(?:tulip|windmill)$/,
  'sunflower field': /^(?:sunflower)$/,
  vineyard: /^(?:grapes|house|house-with-garden)$/,
  farm: /^(?:barn|fence|house)$/,
  'bamboo forest': /^(?:bamboo)$/,
  aurora: /^(?:evergreen-tree|star|glowing-star)$/,
  oasis: /^(?:palm-tree)$/,
  'autumn park': /^(?:deciduous-tree|maple-leaf|fallen-leaf)$/,
  savanna: /^(?:deciduous-tree)$/,
  village: /^(?:house|houses|house-with-garden|church|hut)$/,
  corridor: /^(?:door|open-door|light-bulb)$/,
  prison: /^(?:window)$/,
  train: /^(?:window|chair)$/,
  'subway car': /^(?:window|chair)$/,
  'trading floor': /^(?:chart-increasing|chart-decreasing|bar-chart|desktop-computer|television)$/,
  casino: /^(?:slot-machine)$/,
  court: /^(?:fence)$/,
  tabletop: /^(?:table)$/,
  moon: /^(?:globe-showing-europe-africa|star)$/,
  'window seat': /^(?:window|curtain)$/,
  'rainy window': /^(?:window|curtain)$/,
  railway: /^(?:railway-track)$/,
  park: /^(?:deciduous-tree|lamp-post)$/,
  garden: /^(?:hibiscus|rose|tulip|blossom|bouquet|fence|bush|bushes|hedge)$/,
  playground: /^(?:swing|slide|playground-slide|deciduous-tree)$/,
  suburb: /^(?:house|houses|house-with-garden|fence|deciduous-tree)$/,
  waterfall: /^(?:waterfall)$/,
  square: /^(?:fountain|lamp-post|house|houses|mantelpiece-clock)$/,
  'bus stop': /^(?:bus-stop|bench)$/,
  'gas station': /^(?:fuel-pump)$/,
  'future city': /^(?:office-building)$/,
  'construction site': /^(?:building-construction|tower-crane|construction)$/,
  restaurant: /^(?:table|candle|chair)$/,
  'bowling alley': /^(?:bowling)$/,
  laundromat: /^(?:washing-machine)$/,
  'gaming room': /^(?:desktop-computer|table)$/,
  'art studio': /^(?:easel|framed-picture)$/,
  bakery: /^(?:bread|croissant|cupcake|baguette-bread)$/,
  'flower shop': /^(?:hibiscus|rose|tulip|bouquet|blossom)$/,
  salon: /^(?:mirror|chair)$/,
  'christmas room': /^(?:christmas-tree|fireplace|wrapped-gift|stocking)$/,
  aquarium: /^(?:fish|tropical-fish|goldfish|clownfish|fishbowl)$/,
  attic: /^(?:package|wooden-crate|window)$/,
  rooftop: /^(?:office-building)$/,
}

/** Parts that the drawing of a thing has anyway, so that no others are drawn beside it. */
const ownParts: Readonly<Record<string, RegExp>> = {
  snowman: /^(?:top-hat|scarf|carrot|billed-cap)$/,
  house: /^(?:door|window)$/,
  'house-with-garden': /^(?:door|window|deciduous-tree)$/,
  cabin: /^(?:door|window)$/,
  castle: /^(?:flag|stone-tower|door)$/,
  'pirate-ship': /^(?:flag|skull|skull-and-crossbones)$/,
  artery: /^red-blood-cell$/,
  'treasure-chest': /^(?:coin|gem-stone|gold-pile)$/,
  'hot-air-balloon': /^(?:basket)$/,
}

/** True for the top hat of a snowman. */
function isOwnPart(
  subjects: readonly ReadSubject[],
  { subject, tokens: own }: ReadSubject,
  tokens: readonly Token[],
): boolean {
  if (subject.kind !== 'thing') return false
  const { color, thing } = subject
  if (own.length === 1 && isOwnGear(subjects, thing.motif, own[0]!, tokens)) return true
  const isInOwnColor =
    color === undefined ? own.length === 1 : /blue/.test(own[1]?.words[0] ?? '') && thing.motif === 'scarf'
  if (!isInOwnColor) return false
  const before = tokens.slice(0, tokens.indexOf(own[0]!))
  const parts = (token: Token | undefined): RegExp | undefined =>
    token?.kind === 'thing' ? ownParts[token.thing.motif] : undefined
  const whole = before.findLast((token) => token.kind === 'person' || parts(token) !== undefined)
  const between = before.slice(before.indexOf(whole!) + 1)
  const isJoined = between.some(({ words }) => words[0] === 'with' || words[0] === 'wearing')
  // "With a hat and a scarf".
  const named = [
    ...between.flatMap((token) => (token.kind === 'thing' ? token.thing.motif : [])),
    thing.motif,
  ]
  return (
    isJoined &&
    subjects.some(({ tokens: others }) => others[0] === whole) &&
    named.every((motif) => parts(whole)?.test(motif) === true)
  )
}

const gearOf: Readonly<Record<string, Gear>> = {
  stethoscope: 'stethoscope',
  blade: 'sword',
  dagger: 'sword',
  shield: 'shield',
  pan: 'pan',
  'fishing-pole': 'rod',
  backpack: 'backpack',
  'white-cane': 'cane',
}

/** The doctor's stethoscope and the knight's sword are part of how they are drawn. */
function isOwnGear(
  subjects: readonly ReadSubject[],
  motif: string,
  own: Token,
  tokens: readonly Token[],
): boolean {
  const gear = gearOf[motif]
  const at = tokens.indexOf(own)
  const owner = tokens.slice(0, at).find(({ kind }) => kind === 'person')
  const lead = tokens.slice(0, at).findLast(({ kind }) => kind === 'relation' || kind === 'pose')
  const isHad =
    lead !== undefined && /^(?:with|and|using|wearing|holding|carrying)$/.test(lead.words.join(' '))
  return (
    gear !== undefined &&
    isHad &&
    subjects.some(
      ({ subject, tokens: [first] }) =>
        first === owner &&
        subject.kind === 'person' &&
        subject.role.look.gear?.includes(gear) === true &&
        // Cooks have their pans on the stove.
        (gear !== 'pan' || subject.pose === 'cooking'),
    )
  )
}

/** The subjects without those that the place shows, and the words of these. */
export function dropShown(
  subjects: readonly ReadSubject[],
  tokens: readonly Token[],
  place: PlaceName | undefined,
  isLaidOut = false,
): { kept: readonly ReadSubject[]; shownTokens: readonly Token[] } {
  const pattern = (place && shown[place]) ?? /^$/
  // Who plays chess at a table has one table.
  const hasTable =
    isLaidOut || subjects.some(({ subject }) => subject.kind === 'thing' && isHandTable(subject.thing.motif))
  const isShown = (each: ReadSubject): boolean =>
    isOwnPart(subjects, each, tokens) ||
    isWallOf(place, each) ||
    isOwnWeapon(subjects, each, tokens) ||
    (hasTable && each.subject.kind === 'thing' && each.subject.thing.motif === 'table') ||
    isFurnishing(pattern, tokens, each)
  const gone = subjects.filter(isShown)
  const hung = subjects.flatMap((each, index) => hangOn(tokens, each, subjects[index + 1], place))
  return {
    kept: subjects
      .filter((each) => !isShown(each))
      .map((each) => hung.find(({ from }) => from === each)?.to ?? each),
    // A table that is drawn anyway is of its own wood and color.
    shownTokens: [
      ...gone.flatMap((each) => (isOwnPart(subjects, each, tokens) ? each.tokens : each.tokens.slice(0, 1))),
      ...hung.flatMap(({ tokens: between }) => between),
    ],
  }
}

/** True for the books of a library. */
export function isFurnishedWith(place: PlaceName, { motif }: Thing): boolean {
  return shown[place]?.test(motif) === true
}

/** True for a garden, of which there should be no flowers. */
export function isFurnishedWithAny(place: PlaceName, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const thing = thingNamed(phrase) ?? thingNamed(singularPhrase(phrase))
    return thing !== undefined && isFurnishedWith(place, thing)
  })
}

/** Knights have their swords in their hands; what a king gives to a knight is in the king's. */
function isOwnWeapon(
  subjects: readonly ReadSubject[],
  { subject, tokens: own }: ReadSubject,
  tokens: readonly Token[],
): boolean {
  const at = tokens.indexOf(own[0]!)
  const people = subjects.filter((other) => other.subject.kind === 'person')
  const owner = people.findLast((other) => tokens.indexOf(other.tokens[0]!) < at) ?? people[0]
  return (
    subject.kind === 'thing' &&
    /sword(?!-in-stone)|dagger|^blade/.test(subject.thing.motif) &&
    own.length === 1 &&
    owner?.subject.kind === 'person' &&
    owner.subject.role.look.gear?.includes('sword') === true
  )
}

/** "A clock on the kitchen wall" is high up. */
function hangOn(
  tokens: readonly Token[],
  each: ReadSubject,
  next: ReadSubject | undefined,
  place: PlaceName | undefined,
): { from: ReadSubject; to: ReadSubject; tokens: readonly Token[] }[] {
  const { subject } = each
  if (!next || subject.kind !== 'thing' || isAlive(each.tokens[0]!) || !isWallOf(place, next)) return []
  const between = wordsBetween(tokens, each, next)
  const on = between.filter(({ words }) => /^(?:on|hanging on)$/.test(words.join(' ')))
  if (on.length === 0 || between.some(({ kind }) => kind === 'thing' || kind === 'person')) return []
  const thing = subject.thing.motif === 'mantelpiece-clock' ? thingOf('wall-clock') : subject.thing
  return [{ from: each, to: { ...each, subject: { ...subject, thing, lift: 1.5 } }, tokens: on }]
}

/** Rooms have walls, and whatever is on them isn't on one beside them. */
function isWallOf(place: PlaceName | undefined, { subject }: ReadSubject): boolean {
  return place !== undefined && isIndoors(place) && /^walls?$/.test(subject.word)
}

function isFurnishing(
  pattern: RegExp,
  tokens: readonly Token[],
  { subject, tokens: own }: ReadSubject,
): boolean {
  return (
    subject.kind === 'thing' &&
    subject.color === undefined &&
    subject.size === 1 &&
    pattern.test(subject.thing.motif) &&
    (own.length === 1 || (subject.thing.motif === 'window' && subject.states?.[0] === 'glowing')) &&
    isOnlyWith(tokens, own[0]!)
  )
}

/** True for things that only furnish the place ("with desks", "full of books"): nothing is on them, nobody uses them. */
function isOnlyWith(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token)
  // A basket of apples is full on a market, too.
  if (tokens[at - 1]?.words[0] === 'of' && tokens[at - 2]?.kind === 'thing') return false
  const isBinding = (each: Token | undefined): boolean => each?.kind === 'relation' || each?.kind === 'pose'
  const before = tokens.slice(0, at).findLast((each) => each.kind !== 'silent' && each.kind !== 'quality')
  const after = tokens.slice(at + 1).find((each) => each.kind !== 'silent' && each.kind !== 'quality')
  const isAfterWith =
    before === undefined ||
    before.kind === 'thing' ||
    before.kind === 'place' ||
    (before.kind === 'relation' && before.relation === 'beside')
  const isFree =
    !isBinding(after) ||
    (after?.kind === 'relation' && (after.relation === 'beside' || after.relation === 'inside'))
  return isAfterWith && isFree
}
