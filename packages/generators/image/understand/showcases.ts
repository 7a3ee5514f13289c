// Things that are drawn another way because of what is shown of them: cut open, in layers, lifting off, at work.

import { thingOf, type Thing } from './things.ts'
import type { Token } from './token.ts'
import { isThing, seen, wordOf, type ThingToken } from './token-tools.ts'

/** Words that ask for the inside of a thing. */
const cuts =
  /^(?:cutaway|cut away|cut open|cut in half|sliced open|sliced in half|split open|halved|dissected|inside of|layers|section)$/
const cutForms: readonly (readonly [motif: RegExp, form: string])[] = [
  [/^volcano$/, 'cutaway-volcano'],
  [/^globe-showing|^earth$/, 'cutaway-earth'],
  [/^(?:tree-trunk|log)$/, 'cutaway-tree'],
  [/^tooth$/, 'cutaway-tooth'],
  [/^egg$/, 'cutaway-egg'],
]
const flying =
  /^(?:lifting|launching|blasting|taking|lift|launches|lifts|blasts|takes|liftoff|starting|launched|soaring)$/
const falls =
  /^(?:falling apart|flying apart|exploded|exploding|deconstructed|disassembled|coming apart|levitating|floating|in layers|separated)$/
const around = /^(?:view|diagram|illustration|of|an?|the|off|in|air|mid|midair|up|cross|from)$/

/** The tokens with such things as their other drawings. */
export function readShowcases(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isThing)) return tokens
  return [openUp, launch, layOut, refract, dam, hoist, charge].reduce((all, read) => read(all), tokens)
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
  const cut = tokens.findIndex((token) => cuts.test(wordOf(token)))
  if (cut < 0) return tokens
  const isSection = wordOf(tokens[cut]) === 'section'
  if (isSection && tokens[cut - 1]?.words[0] !== 'cross') return tokens
  const at = tokens.findIndex((token) => isThing(token) && formOf(token.thing) !== undefined)
  const thing = tokens[at]
  const isInside = wordOf(tokens[cut]) === 'inside of'
  if (!isThing(thing) || (isInside && tokens.slice(0, cut).some(isThing))) return tokens
  const opened = change(
    tokens,
    at,
    formOf(thing.thing)!,
    (_, index) => index === cut || (isSection && index === cut - 1),
  )
  // An erupting volcano erupts in its section, too.
  return opened
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
  const isOnLand = next >= 0 && /^(?:on|in front of|beside|next to|behind)$/.test(wordOf(tokens[deed]))
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
