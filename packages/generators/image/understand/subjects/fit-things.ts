// What a thing is drawn as because of what is in or on it.

import { isLeap } from '../words/things/states.ts'
import { fitLair, flyWithPrey, hang, type Holds } from './fit-lairs.ts'
import { isBeast } from '../read-subject.ts'
import { fitHand } from '../tokens/people/hands.ts'
import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import { openCars } from '../tokens/reread-deeds.ts'
import { stanceOf } from '../words/things/stances.ts'
import { isAnimal, thingOf } from '../words/things/things.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { heapUp, openVessel } from './vessels.ts'
import { wordOf } from '../tokens/token-tools.ts'

/** A thing among all that a prompt names. */
interface Fitted {
  readonly subject: ThingSubject
  readonly index: number
  readonly read: readonly ReadSubject[]
  readonly bonds: readonly ReadBond[]
  readonly holds: Holds
}

/** The subjects of a prompt, as what is done with them wants them: a bowl with a fish in it is of glass. */
export function fitThings(read: readonly ReadSubject[], bonds: readonly ReadBond[]): Subject[] {
  return read.map(({ subject: own }, index) => {
    if (own.kind === 'person') return own
    const holds = guestsOf(read, bonds, index)
    const closet = /^(?:wardrobe|elevator)$/.test(own.thing.motif) ? fitLair(own, holds) : undefined
    if (closet) return closet
    const vessel = openVessel(own, index, read, bonds)
    if (vessel) return { ...own, thing: { ...own.thing, motif: vessel } }
    const subject: ThingSubject = heapUp(own, index, read, bonds)
    const hand = fitHand(subject, index, read, bonds)
    if (hand) return hand
    const fitted = { subject, index, read, bonds, holds }
    return (
      standInPile(fitted) ??
      fitVessel(fitted) ??
      fitVehicle(fitted) ??
      runAhead(fitted) ??
      fitStance(fitted) ??
      fitSource(fitted) ??
      standTarget(fitted) ??
      hangRope(fitted) ??
      bareCake(fitted) ??
      widenBench(fitted) ??
      subject
    )
  })
}

/** What is drawn wide enough for who is caught in it. */
const prisonOf: Readonly<Record<string, string | undefined>> = {
  bottle: 'spirit-bottle',
  'fishing-net': 'net-trap',
}

/** An animal that is chased, or raced, runs. */
function runAhead({ subject, index, read, bonds }: Fitted): ThingSubject | undefined {
  const isChased = bonds.some(
    ({ bond: { relation, to } }) => relation === 'chasing' && read[to]!.tokens[0] === read[index]!.tokens[0],
  )
  const isBusy =
    subject.lift !== undefined || subject.states !== undefined || subject.thing.bearing !== 'ground'
  if (!isChased || isBusy || !isAnimal(subject.thing.motif)) return undefined
  const stance = stanceOf(subject.thing, 'running')
  if (!stance) return undefined
  const { motif = subject.thing.motif, ...rest } = stance
  return { ...subject, thing: { ...subject.thing, motif }, ...rest }
}

/** What lies in a pile under somebody is in nobody's hand. */
function standInPile({ subject, index, bonds, holds }: Fitted): ThingSubject | undefined {
  const isPiled = bonds.some(
    ({ bond: { relation, from, to } }) => relation === 'piled' && (from === index || to === index),
  )
  const isBelow = holds((relation, guest) => relation === 'on' && guest.kind === 'person')
  return isPiled && isBelow && subject.thing.bearing === 'held'
    ? { ...subject, thing: { ...subject.thing, bearing: 'ground' } }
    : undefined
}

function fitVessel({ subject, index, read, bonds, holds }: Fitted): ThingSubject | undefined {
  const { motif } = subject.thing
  // What somebody writes in is open.
  const isWritten = bonds.some(({ bond: { from, to } }) => to === index && isWriting(read[from]!.subject))
  if (isWritten && /^(?:notebook.*|closed-book)$/.test(motif))
    return { ...subject, thing: thingOf('open-book') }
  const hasCaptive = holds(
    (relation, guest) => relation === 'inside' && (guest.kind === 'person' || isBeast(guest)),
  )
  const prison = hasCaptive ? prisonOf[motif] : undefined
  if (prison) return { ...subject, thing: thingOf(prison) }
  if (
    motif === 'bowl' &&
    holds((relation, guest) => /^(?:inside|emerging|between)$/.test(relation) && isFish(guest))
  )
    return { ...subject, thing: thingOf('fishbowl') }
  const isDrawn = holds(
    (relation, guest) => relation === 'pulling' && guest.kind === 'thing' && isAnimal(guest.thing.motif),
  )
  if (motif === 'shopping-cart' && isDrawn) return { ...subject, thing: thingOf('farm-cart') }
  const isRaised = holds((relation, guest) => raised.has(relation) && guest.kind === 'person')
  if (isRaised && motif === 'binoculars')
    return { ...subject, thing: { ...subject.thing, motif: 'field-glasses' } }
  return undefined
}

function fitVehicle({ subject, index, read, bonds, holds }: Fitted): ThingSubject | undefined {
  const { motif } = subject.thing
  if (bonds.some(({ bond, token }) => bond.to === index && isHelm(token)) && ships.test(motif))
    return { ...subject, thing: { motif: 'ship-wheel', meters: 1.5, bearing: 'ground' } }
  const riders = bonds.filter(({ bond }) => bond.to === index && /^(?:riding|inside)$/.test(bond.relation))
  const others = read.filter(({ subject: other }) => other.kind === 'person').length
  if (motif === 'delivery-truck' && riders.length > 0 && others > 1)
    return { ...subject, thing: { ...subject.thing, motif: 'minibus' } }
  // A plane that somebody stands before is on the ground.
  const isParked = bonds.some(
    ({ bond: { relation, from, to } }) =>
      /^(?:in front of|beside|behind|facing)$/.test(relation) &&
      ((to === index && isStanding(read[from]!.subject)) ||
        (from === index && isStanding(read[to]!.subject))),
  )
  if (isParked && motif === 'airplane')
    return { ...subject, thing: { ...thingOf('parked-airplane'), saddle: 0.4 } }
  const isFlown = holds((relation, guest) => flown.has(relation) && guest.kind === 'person')
  if (isFlown && /^(?:small-)?airplane$/.test(motif))
    return { ...subject, thing: { ...subject.thing, motif: 'propeller-plane', meters: 7 } }
  const isDriven = holds((relation, guest) => isSeated(relation, guest) && guest.kind === 'person')
  // Glasses and hats are too small to be seen behind a window.
  const isInWindow = isDriven || !bonds.some(({ bond }) => bond.relation === 'wearing')
  const isOpen = openCars.test(motif) && !(isInWindow && hardtops.test(motif))
  if (isOpen && holds(isSeated))
    return { ...subject, thing: { ...subject.thing, motif: 'convertible', saddle: 0.34 } }
  return undefined
}

function isStanding(subject: Subject): boolean {
  return (
    subject.kind === 'person' &&
    !/^(?:soaring|floating|falling|flying|watching|pointing|jumping)$/.test(subject.pose)
  )
}

function isAnvil({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'anvil'
}

function fitStance({ subject, index, read, bonds, holds }: Fitted): ThingSubject | undefined {
  const { motif } = subject.thing
  const isBark = motif === 'log' && /trunk/.test(subject.word)
  if (isBark && holds((relation, guest) => /^(?:on|climbing)$/.test(relation) && isBeast(guest)))
    return { ...subject, thing: thingOf('tree-trunk') }
  if (motif === 'blanket' && holds((relation) => relation === 'under'))
    return { ...subject, thing: { ...subject.thing, motif: blanketOver(index, read, bonds), saddle: 0.8 } }
  const isHung = bonds.some(({ bond: { relation, from } }) => relation === 'hanging' && from === index)
  // A sword that is forged lies on the anvil.
  const isForged = bonds.some(
    ({ bond: { relation, from, to } }) => relation === 'on' && from === index && isAnvil(read[to]!),
  )
  if (isForged && /^(?:blade|spear)$/.test(motif)) return { ...subject, tilt: 90 }
  if (isHung && motif === 'rope-swing')
    return { ...subject, thing: { ...subject.thing, motif: 'hanging-swing', meters: 2 } }
  if (isHung && motif === 'tire-swing')
    return { ...subject, thing: { ...subject.thing, motif: 'hanging-tire', meters: 2 } }
  const isOut = bonds.some(({ bond: { relation, from } }) => relation === 'emerging' && from === index)
  const isAcross = bonds.some(({ bond: { relation, from } }) => relation === 'between' && from === index)
  if (subject.states?.some(isLeap)) return isOut || isAcross ? leapOut(subject) : leapUp(subject)
  return fitLair(subject, holds) ?? flyWithPrey(subject, index, bonds) ?? hang(subject, index, bonds)
}

/** A rope that is climbed hangs. */
function hangRope({ subject, holds }: Fitted): ThingSubject | undefined {
  const isClimbed = holds((relation, guest) => relation === 'climbing' && guest.kind === 'person')
  return subject.thing.motif === 'rope' && isClimbed
    ? { ...subject, thing: thingOf('climbing-rope') }
    : undefined
}

/** A cake has as many candles as were asked for, and none of its own besides. */
function bareCake({ subject, index, read, bonds }: Fitted): ThingSubject | undefined {
  const isLit = bonds.some(({ bond: { relation, from, to } }) => {
    const top = read[to]!.subject
    return (
      relation === 'topped with' && from === index && top.kind === 'thing' && top.thing.motif === 'candle'
    )
  })
  return isLit && subject.thing.motif === 'birthday-cake'
    ? { ...subject, thing: { ...subject.thing, motif: 'bare-cake' } }
    : undefined
}

/** What archers aim at stands on legs. */
function standTarget({ subject, read }: Fitted): ThingSubject | undefined {
  const hasArcher = read.some(
    ({ subject: other }) => other.kind === 'person' && other.pose === 'drawing a bow',
  )
  return subject.thing.motif === 'bullseye' && hasArcher
    ? { ...subject, thing: thingOf('archery-target') }
    : undefined
}

/** On a bench with a game on it there is room for the game. */
function widenBench({ subject, read }: Fitted): ThingSubject | undefined {
  const hasGame = read.some(({ subject: other }) => other.kind === 'thing' && games.test(other.thing.motif))
  return subject.thing.motif === 'bench' && hasGame
    ? { ...subject, thing: { ...subject.thing, motif: 'long-bench', meters: 3.4 } }
    : undefined
}

const games = /^(?:chess|card|board)-table$/

function fitSource({ subject, holds, index, bonds }: Fitted): ThingSubject | undefined {
  const { motif } = subject.thing
  const isOpened = bonds.some(
    ({ bond, token }) => bond.to === index && /^(?:open|unwrap)/.test(wordOf(token)),
  )
  if (isOpened && motif === 'wrapped-gift')
    return { ...subject, thing: { ...subject.thing, motif: 'open-gift' } }
  const isSource = holds((relation) => relation === 'emerging' || relation === 'inside')
  if (isSource && /^(?:luggage|package)$/.test(motif))
    return { ...subject, thing: thingOf(motif === 'luggage' ? 'open-suitcase' : 'open-box') }
  if (isSource && motif.endsWith('hat')) return { ...subject, states: ['upside down'] }
  const isRidden = holds(
    (relation, guest) => relation === 'riding' || (relation === 'on' && guest.kind === 'thing'),
  )
  return motif === 'broom' && isRidden ? { ...subject, tilt: levelBroom } : undefined
}

/** Asks of who is in or on a thing, or between it and another of its kind. */
function guestsOf(read: readonly ReadSubject[], bonds: readonly ReadBond[], index: number): Holds {
  const pair = read.findIndex((each) => each.tokens[0] === read[index]!.tokens[0])
  return (isIt) =>
    bonds.some(
      ({ bond: { relation, from, to } }) =>
        (to === index || (to === pair && relation === 'between')) && isIt(relation, read[from]!.subject),
    )
}

const ships = /ship$|^ferry$|^longship$|sailboat|motor-boat/

function isHelm(token: ReadBond['token']): boolean {
  return /^(?:steer|at the helm|at the wheel)/.test(wordOf(token))
}

const raised: ReadonlySet<string> = new Set(['facing', 'holding', 'inside'])
const flown: ReadonlySet<string> = new Set(['riding', 'inside'])

/** Degrees by which its brush, which is low otherwise, is raised. */
const levelBroom = 58

/** People and animals are seen in the windows of these. */
const hardtops = /^(?:automobile|racing-car)$/

/** True for whoever drives a car or is in it. */
function isSeated(relation: string, guest: Subject): boolean {
  const isBody = guest.kind === 'person' || isAnimal(guest.thing.motif)
  return relation === 'riding' || (relation === 'inside' && isBody)
}

/** A fish that leaps from a bowl is whole, and no sea is cut where it leaves it. */
function leapOut(subject: ThingSubject): ThingSubject {
  return { ...subject, states: subject.states!.filter((state) => !isLeap(state)), lift: 0.3, tilt: 32 }
}

/** Whales have a drawing of their own, and what is drawn lying leaps with its head up. */
function leapUp(subject: ThingSubject): ThingSubject {
  const { thing } = subject
  const kind = thing.motif.endsWith('whale') ? 'whale' : thing.motif === 'orca' ? 'orca' : undefined
  const states = subject.states!.map((state) => (isLeap(state) ? (kind ? 'leaping' : 'breaching') : state))
  if (kind) return { ...subject, thing: { ...thing, motif: `breaching-${kind}` }, states }
  return isAnimal(thing.motif) && thing.motif !== 'dolphin' ? { ...subject, states } : subject
}

function isWriting(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.thing.motif.endsWith('-writing-hand')
}

function isFish(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:tropical-|gold|clown)?fish$/.test(subject.thing.motif)
}

/** A blanket is broad over several, and over an animal. */
function blanketOver(index: number, read: readonly ReadSubject[], bonds: readonly ReadBond[]): string {
  const under = bonds.filter(({ bond: { relation, to } }) => relation === 'under' && to === index)
  const people = read.filter(({ subject }) => subject.kind === 'person').length
  const isOfOne = under.length === 1 && people === 1 && read.length === 2
  return isOfOne ? 'draped-blanket' : 'broad-blanket'
}
