// With what something is done, and how it is held: swords that are drawn, doors that are held open, tunnels dug with spoons.

import { actOf, isDeed, isIt, objectAfter, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'

/** The tokens with tools in the hands that use them. */
export function readTools(tokens: readonly Token[]): readonly Token[] {
  return [
    drawWeapon,
    holdDoor,
    digWith,
    walkWithCane,
    pullByRope,
    hangLaundry,
    atStand,
    inArms,
    plantTree,
    pullOnRope,
  ].reduce((list, read) => read(list), tokens)
}

function hasPerson(tokens: readonly Token[], before: number): boolean {
  return tokens.slice(0, Math.max(0, before)).some(({ kind }) => kind === 'person')
}

/** A sword that is drawn is no picture of one. */
function drawWeapon(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:drawing|draws|unsheathing|unsheathes)$/.test(wordOf(token)))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const weapon = tokens[to]
  if (
    weapon?.kind !== 'thing' ||
    !/^(?:blade|sword|katana|dagger|pistol|revolver|saber|machete|lightsaber)$/.test(weapon.thing.motif)
  )
    return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, actOf('holding overhead', 'holding', tokens[at]!.words)],
      [to, { ...weapon, thing: { ...weapon.thing, bearing: 'held' } }],
    ]),
  )
}

/** Nobody has a door in the hands: it stands open, and a hand is at it. */
function holdDoor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isIt(token, /^holding$/) && token.words[0]!.startsWith('hold'))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const door = tokens[to]
  if (door?.kind !== 'thing' || !/^(?:open-)?door$/.test(door.thing.motif)) return tokens
  const next = tokens[to + 1]
  const changes = new Map<number, Token>([
    [at, actOf('hand out', 'facing', tokens[at]!.words)],
    [to, { ...door, thing: { ...door.thing, motif: 'open-door' } }],
  ])
  if (next && wordOf(next) === 'open') changes.set(to + 1, silence(next))
  return replace(tokens, changes)
}

/** Who digs with a spoon has no spade. */
function digWith(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'digging')
  const lead = tokens.findIndex((token, index) => index > at && wordOf(token) === 'with')
  const to = at < 0 || lead < 0 ? -1 : objectAfter(tokens, lead)
  const tool = tokens[to]
  if (tool?.kind !== 'thing' || /spade|shovel/.test(tool.thing.motif) || tool.thing.meters > 1) return tokens
  const deed = tokens[at]!
  const relation = deed.kind === 'pose' && deed.relation ? { relation: deed.relation } : {}
  return replace(
    tokens,
    new Map<number, Token>([
      [at, { kind: 'pose', pose: 'digging', words: deed.words, ...relation }],
      [lead, { kind: 'relation', relation: 'holding', words: tokens[lead]!.words }],
      [to, { ...tool, thing: { ...tool.thing, bearing: 'held' } }],
    ]),
  )
}

/** A cane that somebody walks with is in the hand. */
function walkWithCane(tokens: readonly Token[]): readonly Token[] {
  const to = tokens.findIndex(
    (token) => token.kind === 'thing' && /^(?:white-cane|probing-cane)$/.test(token.thing.motif),
  )
  const cane = tokens[to]
  const lead = tokens.findLastIndex((token, index) => index < to && wordOf(token) === 'with')
  if (cane?.kind !== 'thing' || lead < 0 || to - lead > 3 || !hasPerson(tokens, lead)) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [lead, { kind: 'relation', relation: 'holding', words: tokens[lead]!.words }],
      [to, { ...cane, thing: { ...cane.thing, meters: 0.9, bearing: 'held' } }],
    ]),
  )
}

/** The rope by which something is pulled is drawn with the pulling. */
function pullByRope(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isIt(token, /^(?:pulling|leading)$/))
  const to = tokens.findIndex(
    (token, index) =>
      index > at && token.kind === 'thing' && /^(?:rope|leash|chain|chains|lead)$/.test(wordOf(token)),
  )
  const lead = tokens.findLastIndex((token, index) => index < to && /^(?:by|with|on)$/.test(wordOf(token)))
  if (at < 0 || lead <= at + 1 || to - lead > 3 || objectAfter(tokens, at) === to) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [lead, { kind: 'silent', words: tokens[lead]!.words }],
      [to, silence(tokens[to]!)],
    ]),
  )
}

/** Who hangs laundry reaches for the line on which it is. */
function hangLaundry(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^hanging (?:the )?(?:laundry|clothes|washing|sheets)$/.test(wordOf(token)),
  )
  if (at < 0 || !hasPerson(tokens, at)) return tokens
  const [verb, ...laundry] = tokens[at]!.words
  const line = tokens.findIndex(
    (token, index) => index > at && token.kind === 'thing' && /clothesline|rope/.test(token.thing.motif),
  )
  const rest = tokens.slice(at + 1).map((token, index) => {
    const place = index + at + 1
    if (place === line) return silence(token)
    return line >= 0 && place < line && token.kind === 'relation'
      ? ({ kind: 'silent', words: token.words } as const)
      : token
  })
  return [
    ...tokens.slice(0, at),
    { kind: 'pose', pose: 'reaching', relation: 'facing', words: [verb!] },
    { kind: 'thing', thing: thingOf('clothesline'), words: laundry },
    ...rest,
  ]
}

/** "At a stand": nobody stands by that word. */
function atStand(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) =>
    isDeed(token) &&
    wordOf(token) === 'stand' &&
    /^(?:a|the|his|her)$/.test(tokens[index - 1]?.words.at(-1) ?? '')
      ? { kind: 'unknown', words: token.words }
      : token,
  )
}

/** "In his arms", "on her arm", and arms that are crossed by whoever leans. */
function inArms(tokens: readonly Token[]): readonly Token[] {
  const isHeld = tokens.some((token) => isIt(token, /^holding$/))
  const isLeaning = tokens.some((token) => token.words[0]!.startsWith('lean'))
  const isOwnArm = (index: number): boolean =>
    /^(?:in|on)$/.test(wordOf(tokens[index - 2])) &&
    /^(?:his|her|their)$/.test(wordOf(tokens[index - 1])) &&
    tokens[index]?.kind === 'unknown' &&
    /^arms?$/.test(wordOf(tokens[index]))
  return tokens.map((token, index) => {
    if (isHeld && isOwnArm(index)) return silence(token)
    if (isHeld && isOwnArm(index + 2)) return { kind: 'silent', words: token.words }
    return isLeaning && token.kind === 'pose' && token.pose === 'arms crossed' ? silence(token) : token
  })
}

/** A tree that is planted is young. */
function plantTree(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:planting|plants|watering)$/.test(wordOf(token)))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const tree = tokens[to]
  if (
    tree?.kind !== 'thing' ||
    !/^(?:deciduous|evergreen|palm)-tree$/.test(tree.thing.motif) ||
    !hasPerson(tokens, at)
  )
    return tokens
  return replace(tokens, new Map<number, Token>([[to, { ...tree, thing: { ...tree.thing, meters: 1.3 } }]]))
}

/** Who pulls on a rope has it in the hands. */
function pullOnRope(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isIt(token, /^pulling$/))
  const lead = tokens[at + 1]
  const to = at < 0 ? -1 : objectAfter(tokens, at + 1)
  const rope = tokens[to]
  if (!lead || wordOf(lead) !== 'on' || rope?.kind !== 'thing' || rope.thing.motif !== 'rope') return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, { kind: 'pose', pose: 'holding', relation: 'holding', words: tokens[at]!.words }],
      [at + 1, { kind: 'silent', words: lead.words }],
    ]),
  )
}
