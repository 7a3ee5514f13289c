// Things that are drawn another way because of what is shown of them: cut open, in layers, lifting off, at work.

import { thingOf, type Thing } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { hush, isThing, seen, wordOf, type ThingToken } from '../token-tools.ts'

/** Words that ask for the inside of a thing. */
const cuts =
  /^(?:cutaway|cut away|cut open|cut in half|sliced open|sliced in half|split open|halved|dissected|inside of|layers|section)$/
const cutForms: readonly (readonly [motif: RegExp, form: string])[] = [
  [/^volcano$/, 'cutaway-volcano'],
  [/^globe-showing|^earth$/, 'cutaway-earth'],
  [/^(?:tree-trunk|log)$/, 'cutaway-tree'],
  [/^tooth$/, 'cutaway-tooth'],
  [/^egg$/, 'cutaway-egg'],
  [/^(?:mantelpiece-clock|wall-clock|alarm-clock|watch|pocket-watch)$/, 'cutaway-clock'],
]
const flying =
  /^(?:lifting|launching|blasting|taking|lift|launches|lifts|blasts|takes|liftoff|starting|launched|soaring)$/
const falls =
  /^(?:falling apart|flying apart|exploded|exploding|deconstructed|disassembled|coming apart|levitating|floating|in layers|separated)$/
const around = /^(?:view|diagram|illustration|of|an?|the|off|in|air|mid|midair|up|cross|from)$/

const ofShow =
  /volcano|globe|earth|trunk|^log$|tooth|egg|clock|watch|rocket|hamburger|prism|beaver|stork|tire|automobile|car$|utility|truck|bus$|ball$|^pan$|syringe|test-tube|alembic|bottle|petri|tornado|wave|fuji|mountain|pyramid|castle|^dam$|hurricane|kraken|t-rex|dragon|robot|avalanche|wildfire/
const deeds = /^(?:turn|transform|morph|chang|evolv|becom|air$|midair$)/

/** True for what one of these readings is about. */
function isShown(token: Token): boolean {
  return (isThing(token) && ofShow.test(token.thing.motif)) || deeds.test(token.words[0]!)
}

/** The tokens with such things as their other drawings. */
export function readShowcases(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isShown)) return tokens
  return [
    openUp,
    launch,
    layOut,
    refract,
    dam,
    hoist,
    smoke,
    become,
    hover,
    reachFor,
    standBehind,
    tintLiquid,
    fry,
    charge,
  ].reduce((all, read) => read(all), tokens)
}

function change(
  tokens: readonly Token[],
  at: number,
  motif: string,
  said: (token: Token, index: number) => boolean,
): Token[] {
  const thing = tokens[at] as ThingToken
  return tokens.flatMap((token, index): Token[] => {
    if (index === at) return [{ ...thing, thing: thingOf(motif) }]
    return said(token, index) ? [seen(token.words)] : [token]
  })
}

/** "A cutaway view of a volcano", "a cross section of the earth", "a tooth cut in half". */
function openUp(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && formOf(token.thing) !== undefined)
  if (at < 0) return tokens
  const cut = tokens.findIndex((token) => cuts.test(wordOf(token)))
  if (cut < 0) return tokens
  const isSection = wordOf(tokens[cut]) === 'section'
  if (isSection && tokens[cut - 1]?.words[0] !== 'cross') return tokens
  const thing = tokens[at]
  const isInside = wordOf(tokens[cut]) === 'inside of'
  if (!isThing(thing) || (isInside && tokens.slice(0, cut).some(isThing))) return tokens
  const opened = change(
    tokens,
    at,
    formOf(thing.thing)!,
    (_, index) => index === cut || (isSection && index === cut - 1),
  )
  // Its wheels are in it.
  const isClock = formOf(thing.thing) === 'cutaway-clock'
  return opened.map((token) =>
    isClock && isThing(token) && token.thing.motif === 'gear' ? seen(token.words) : token,
  )
}

function formOf({ motif }: Thing): string | undefined {
  return cutForms.find(([pattern]) => pattern.test(motif))?.[1]
}

/** A rocket that lifts off is upright over its smoke; one that stands somewhere is upright, too. */
function launch(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'rocket')
  if (at < 0) return tokens
  const next = tokens.slice(at + 1).findIndex(({ kind }) => kind !== 'silent')
  const deed = at + 1 + next
  const before = tokens[at - 1]
  const isStart = (token: Token | undefined): boolean => token !== undefined && flying.test(token.words[0]!)
  if (next >= 0 && isStart(tokens[deed]))
    return change(tokens, at, 'launching-rocket', (_, index) => index === deed)
  if (isStart(before)) return change(tokens, at, 'launching-rocket', (_, index) => index === at - 1)
  const isStanding = next >= 0 && /^(?:standing|stands|waiting)$/.test(wordOf(tokens[deed]))
  const isAtPad = tokens.some(({ kind, words }) => kind === 'place' && words[0] === 'launch')
  const isOnLand =
    isAtPad || (next >= 0 && /^(?:on|in front of|beside|next to|behind)$/.test(wordOf(tokens[deed])))
  const place = tokens.find(({ kind }) => kind === 'place')
  const isInSpace = place?.kind === 'place' && /^(?:space|sky|.* orbit)$/.test(place.place)
  return (isStanding || isOnLand) && !isInSpace ? change(tokens, at, 'standing-rocket', () => false) : tokens
}

/** A burger that falls apart in the air is seen in its layers. */
function layOut(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'hamburger')
  const apart = tokens.findIndex((token) => falls.test(wordOf(token)))
  if (at < 0 || apart < 0) return tokens
  return change(
    tokens,
    at,
    'exploded-burger',
    (token, index) =>
      index === apart || (index > at && around.test(wordOf(token)) && token.kind !== 'silent'),
  )
}

/** What goes through a prism comes out in all colors. */
function refract(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'prism')
  const isRefracted = (token: Token): boolean =>
    token !== tokens[at] &&
    /^(?:splitting|splits|refracting|bending|breaking|light|white light|rainbow|spectrum|colors|into)$/.test(
      wordOf(token),
    )
  if (at < 0 || !tokens.some(isRefracted)) return tokens
  return change(tokens, at, 'prism-spectrum', (token) => isRefracted(token) && token.kind !== 'silent')
}

/** Beavers build with wood. */
function dam(tokens: readonly Token[]): readonly Token[] {
  const isBeaver = tokens.some((token) => isThing(token) && token.thing.motif === 'beaver')
  const at = tokens.findIndex((token) => isThing(token) && /\bdam\b/.test(wordOf(token)))
  return isBeaver && at >= 0 ? change(tokens, at, 'beaver-dam', () => false) : tokens
}

/** Cranes that lift heavy things are no birds. */
function hoist(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isThing(token) && token.thing.motif === 'stork' && /\bcranes?$/.test(wordOf(token)),
  )
  const load = tokens.slice(at + 1).find(isThing)
  const isLifting = tokens.slice(at).some(({ words }) => /^(?:lift|hoist|load|unload|rais)/.test(words[0]!))
  const isHeavy =
    load !== undefined &&
    /container|car$|automobile|truck|ship$|log|pillar|stone|bus$|boat/.test(load.thing.motif)
  return at >= 0 && (isHeavy || isLifting) ? change(tokens, at, 'tower-crane', () => false) : tokens
}

/** The tires of a car are its own: where they smoke, the car does. */
function smoke(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      isThing(token) && /^(?:smoking |burning |spinning )?(?:tires?|tyres?|wheels?)$/.test(wordOf(token)),
  )
  const owner = tokens.slice(0, Math.max(0, at)).findLastIndex(isThing)
  const deed = tokens[at - 1]
  const lead = tokens.slice(Math.max(0, owner + 1), Math.max(0, at)).some(({ words }) => words[0] === 'with')
  const car = tokens[owner]
  if (
    at < 0 ||
    !isThing(car) ||
    !lead ||
    !/car$|automobile|truck|motorcycle|bus$|tractor|van$/.test(car.thing.motif)
  )
    return tokens
  if (deed?.kind !== 'quality' || !/^(?:smoking|burning|muddy|dirty)$/.test(wordOf(deed))) return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (index === owner) return [deed, token]
    return token === deed ? [] : index === at ? [seen(token.words)] : [token]
  })
}

/** What turns into something else has an arrow to it. */
function become(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:turning|turns|transforming|transforms|morphing|morphs|changing|changes|evolving|evolves|becoming|becomes)$/.test(
      words[0]!,
    ),
  )
  const before = tokens.slice(0, Math.max(0, at)).filter(({ kind }) => kind === 'thing' || kind === 'person')
  const next = tokens
    .slice(at + 1)
    .find(({ kind }) => kind !== 'silent' && kind !== 'size' && kind !== 'color' && kind !== 'quality')
  const lead = tokens[at + 1]
  const isInto = wordOf(lead) === 'into' || wordOf(tokens[at]).endsWith('into')
  const isBecoming = wordOf(tokens[at]).startsWith('becom')
  const target =
    isInto && lead === next
      ? tokens.slice(at + 2).find(({ kind }) => kind === 'thing' || kind === 'person')
      : next
  if (at < 0 || (!isInto && !isBecoming) || before.length !== 1 || !isThing(before[0]) || !isThing(target))
    return tokens
  const count = isInto && wordOf(lead) === 'into' ? 2 : 1
  const words = tokens.slice(at, at + count).flatMap((token) => token.words)
  return [
    ...tokens.slice(0, at),
    { kind: 'relation', relation: 'beside', words: ['and'] },
    { kind: 'thing', thing: thingOf('change-arrow'), words },
    { kind: 'relation', relation: 'beside', words: ['and'] },
    ...tokens.slice(at + count),
  ]
}

/** Whoever jumps for a ball has the hands at it. */
function reachFor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && token.thing.motif.endsWith('ball'))
  const deed = tokens.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'pose')
  const token = tokens[deed]
  const way = tokens
    .slice(deed + 1, at)
    .flatMap(({ words }) => words)
    .join(' ')
  if (at < 0 || token?.kind !== 'pose' || !/^(?:jumping|diving|reaching)$/.test(token.pose)) return tokens
  if (!/^for (?:a|the)$/.test(way) || !tokens.slice(0, deed).some(({ kind }) => kind === 'person'))
    return tokens
  return tokens.flatMap((each, index): Token[] => {
    if (index === deed) return [{ ...token, relation: 'holding', words: [...token.words, 'for'] }]
    return index > deed && index < at && wordOf(each) === 'for' ? [] : [each]
  })
}

/** An egg that fries is seen in its pan. */
function fry(tokens: readonly Token[]): readonly Token[] {
  const egg = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'egg')
  const pan = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'pan')
  const deed = tokens.findIndex(({ words }) =>
    /^(?:frying|fried|fries|sizzling|cooking|being)$/.test(words[0]!),
  )
  if (egg < 0 || pan < 0 || deed < 0 || tokens.some(({ kind }) => kind === 'person')) return tokens
  const [from, until] = [Math.min(egg, pan, deed), Math.max(egg, pan, deed)]
  const rest = tokens.filter(
    (token, index) => index > from && index <= until && token.kind !== 'silent' && token.kind !== 'relation',
  )
  return [
    ...tokens.slice(0, from),
    {
      kind: 'thing',
      thing: { motif: 'cooking', meters: 0.4, bearing: 'ground' },
      words: tokens[from]!.words,
    },
    ...rest.map(({ words }) => seen(words)),
    ...tokens.slice(until + 1),
  ]
}

/** A syringe full of blue liquid is blue. */
function tintLiquid(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:liquid|fluid|chemical|chemicals|acid|serum)$/.test(words.join(' ')),
  )
  const color = tokens[at - 1]
  const tube = tokens.slice(0, Math.max(0, at)).findLastIndex(isThing)
  const thing = tokens[tube]
  if (color?.kind !== 'color' || !isThing(thing) || !tubes.test(thing.thing.motif)) return tokens
  const way = tokens.slice(tube + 1, at - 1)
  const isFull = way.every(
    ({ kind, words }) => kind === 'silent' || /^(?:full|filled|of|with|containing)$/.test(words.join(' ')),
  )
  if (!isFull) return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (index === tube) return [color, token]
    if (index === at - 1) return []
    return index > tube && index <= at && !/^(?:silent|relation)$/.test(token.kind)
      ? [seen(token.words)]
      : [token]
  })
}

const tubes = /^(?:syringe|test-tube|alembic|medicine-bottle|lotion-bottle|petri-dish)$/

/** What is large enough stands behind a whole village, whose houses are things then. */
function standBehind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind }, index) => kind === 'place' && wordOf(leadBefore(tokens, index)) === 'behind',
  )
  const place = tokens[at]
  const giant = tokens.slice(0, Math.max(0, at)).find(isThing)
  if (place?.kind !== 'place' || giant === undefined || !giants.test(giant.thing.motif)) return tokens
  const isVillage = /village|town|hamlet|harbor/.test(wordOf(place))
  const isCity = /city|skyline|new york/.test(place.place)
  const front = isVillage ? 'hamlet' : isCity ? 'city-row' : undefined
  return front === undefined
    ? tokens
    : tokens.map((token, index): Token =>
        index === at ? { kind: 'thing', thing: thingOf(front), words: place.words } : token,
      )
}

function leadBefore(tokens: readonly Token[], index: number): Token | undefined {
  return tokens.slice(0, index).findLast(({ kind }) => !/^(?:silent|size|quality|color|unknown)$/.test(kind))
}

const giants =
  /^(?:volcano|tornado|water-wave|mount-fuji|snow-capped-mountain|pyramid|cutaway-volcano|launching-rocket|mushroom-cloud|castle|dam|hurricane|kraken|t-rex|dragon|robot|avalanche|wildfire)$/

/** What flies or floats is in the air. */
function hover(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => /^(?:air|midair|mid air)$/.test(wordOf(token)) && token.kind === 'unknown',
  )
  const deed = tokens.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'pose')
  if (at < 0 || deed?.kind !== 'pose' || !/^(?:soaring|floating|falling|jumping)$/.test(deed.pose))
    return tokens
  const lead = tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent')
  return tokens.map((token, index): Token =>
    index === at ? seen(token.words) : token === lead && token.kind === 'relation' ? hush(token) : token,
  )
}

/** A car that charges is plugged in. */
function charge(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      isThing(token) && /automobile|car$|utility-vehicle|delivery-truck|bus$/.test(token.thing.motif),
  )
  const deed = tokens.findIndex(
    (token, index) => index > at && /^(?:charging|recharging|charges)$/.test(wordOf(token)),
  )
  if (
    at < 0 ||
    deed < 0 ||
    tokens.some((token) => isThing(token) && token.thing.motif === 'charging-station')
  )
    return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (index === deed)
      return [
        { kind: 'relation', relation: 'wired to', words: token.words },
        { kind: 'thing', thing: thingOf('charging-station'), words: token.words },
      ]
    return index === at - 1 && wordOf(token) === 'electric' ? [seen(token.words)] : [token]
  })
}
