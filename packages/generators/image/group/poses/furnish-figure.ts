// What figures use: furniture on the ground, a book or an instrument in their hands.

import type { Studio } from '@vivify/timeline/ports'
import { figureFoot } from '../../figures/draw-figure.ts'
import type { PoseName } from '../../figures/poses.ts'
import { moveLayers, placeMatrix } from '../../figures/vector.ts'
import type { MotifOutline } from '../../request.ts'
import { deedNeeds, deskPoses } from '../drawings/deed-furniture.ts'
import type { Need } from '../drawings/need.ts'
import { metersPerUnit, motifOf, type Item, type OutlineOf, type Placed } from '../item.ts'
import { measureOutline } from '../measure.ts'
import { drawOwnThing } from '../drawings/own-things.ts'

/** Things that a pose needs and nobody names: a chair to sit on, a stove to cook at. */
const needs: Partial<Record<PoseName, Need>> = {
  ...deedNeeds,
  sitting: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  'hands over a table': { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  dozing: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  reading: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  typing: { motif: 'desk-with-laptop', meters: 1.15, ahead: 0.92, isBehind: false },
  slumped: { motif: 'desk-with-laptop', meters: 1.15, ahead: 1.0, isBehind: true },
  'playing piano': { motif: 'piano', meters: 1.7, ahead: 1.2, isBehind: false },
  cooking: { motif: 'stove', meters: 0.95, ahead: 0.82, isBehind: true },
  'peering down': { motif: 'table', meters: 1.42, ahead: 0.86, isBehind: false },
  painting: { motif: 'easel', meters: 1.6, ahead: 0.95, isBehind: true },
  climbing: { motif: 'wall', meters: 2.3, ahead: 0.72, isBehind: true },
  surfing: { motif: 'surfboard', meters: 1.9, ahead: 0, isBehind: false },
  sleeping: { motif: 'bed', meters: 2.3, ahead: 0, isBehind: true },
  cycling: { motif: 'bicycle', meters: 1.75, ahead: 0.34, isBehind: false },
}

/** Motifs that a pose may need. */
export function propsOf(pose: PoseName): string[] {
  const own = needs[pose]?.motif
  return [...(own ? [own] : []), 'open-book', 'guitar', 'microphone']
}

/** True for what somebody can sit, lie or work on, so that nothing is added. */
export function isSupport(item: Item): boolean {
  return /bed|bench|chair|couch|throne|stool|table|pottery-wheel|stove|cauldron|campfire|grill|piano|easel|bicycle|surfboard|skateboard|skis|stairs|ladder|laptop|computer|guitar|microphone|log|stone/.test(
    motifOf(item),
  )
}

/** True where somebody sits at what holds nobody: a desk has no seat. */
export function isUnseated(pose: PoseName, item: Item): boolean {
  return (
    /^(?:sitting|dozing|reading|knitting|sleeping|hands over a table)$/.test(pose) &&
    /^(?:table|small-table|desk-with-laptop|laptop|desktop-computer|easel|guitar|microphone)$/.test(
      motifOf(item),
    )
  )
}

/** True for a named guitar or microphone, so that no second one is added. Others may have instruments of their own. */
export function isInstrument({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    subject.isTool !== true &&
    /guitar|banjo|violin|ukulele|harp$|accordion|microphone|megaphone|loudspeaker|bathtub/.test(
      subject.thing.motif,
    )
  )
}

/** Where a prop goes: its middle, its lowest row and the longer side of it, in meters. */
interface Spot {
  readonly motif: string
  readonly x: number
  readonly foot: number
  readonly meters: number
  readonly depth: number
}

/** What the figure uses: furniture on the ground, a book or an instrument in its hands. */
export function placeFurniture(
  item: Item,
  pose: PoseName,
  isSupported: boolean,
  hasInstrument: boolean,
  outlineOf: OutlineOf,
  studio: Studio,
): Placed[] {
  const spots = [...furnitureSpots(item, pose, isSupported), ...handSpots(item, pose, hasInstrument)]
  return spots.flatMap((spot) => {
    const outline = drawOwnThing(spot.motif) ?? outlineOf(spot.motif)
    return outline ? [placeProp(outline, spot, item.isMirrored !== (spot.motif === 'bicycle'), studio)] : []
  })
}

function furnitureSpots(item: Item, pose: PoseName, isSupported: boolean): Spot[] {
  const figure = item.figure!
  const size = (figure.scale * item.scale) / metersPerUnit
  const side = item.isMirrored ? -1 : 1
  const seatX = item.x + (figure.seat[0] - figureFoot[0]) * item.scale * side
  const seatRise = (figureFoot[1] - figure.seat[1]) * item.scale
  const spots: Spot[] = []
  const seat = item.subject.kind === 'person' ? item.subject.seat : undefined
  const need = seat === undefined ? needs[pose] : seat === 'chair' ? needs.sitting : undefined
  if (need && !isSupported) {
    const isUnder = need.motif === 'stool' || need.motif === 'bicycle'
    const rise = pose === 'sleeping' || pose === 'waking up' ? 0.62 : pose === 'cycling' ? 0.18 : 0
    spots.push({
      motif: need.motif,
      x: (isUnder ? seatX : item.x) + need.ahead * side * size,
      foot: item.y + rise * size,
      meters: need.motif === 'stool' ? seatRise : need.meters * size,
      depth: item.depth + (need.isBehind ? -0.5 : 0.5),
    })
  }
  // Who eats in bed has no stool.
  if (item.y !== 0) return spots
  if (
    deskPoses.has(pose) ||
    pose === 'slumped' ||
    pose === 'eating' ||
    pose === 'typing' ||
    pose === 'playing piano'
  )
    spots.push({ motif: 'stool', x: seatX, foot: item.y, meters: seatRise, depth: item.depth - 0.5 })
  return spots
}

function handSpots(item: Item, pose: PoseName, hasInstrument: boolean): Spot[] {
  const figure = item.figure!
  const size = (figure.scale * item.scale) / metersPerUnit
  const side = item.isMirrored ? -1 : 1
  const x = item.x + (figure.hand[0] - figureFoot[0]) * item.scale * side
  const y = item.y + (figure.hand[1] - figureFoot[1]) * item.scale
  const depth = item.depth + 0.5
  switch (pose) {
    case 'reading':
      return [{ motif: 'open-book', x: x + 0.08 * side, foot: y + 0.12 * size, meters: 0.42 * size, depth }]
    case 'playing guitar':
      if (hasInstrument) return []
      return [{ motif: 'guitar', x: item.x, foot: item.y - 0.55 * size, meters: 0.95 * size, depth }]
    case 'singing':
      if (hasInstrument) return []
      return [{ motif: 'microphone', x, foot: y + 0.14 * size, meters: 0.26 * size, depth }]
    default:
      return []
  }
}

function placeProp(outline: MotifOutline, spot: Spot, isMirrored: boolean, studio: Studio): Placed {
  const box = measureOutline(studio, outline)
  const scale = spot.meters / Math.max(box.right - box.left, box.bottom - box.top)
  const wide = (box.right - box.left) * scale
  const tall = (box.bottom - box.top) * scale
  const middle = ((box.left + box.right) / 2) * scale
  const matrix = placeMatrix({
    x: spot.x - (isMirrored ? -middle : middle),
    y: spot.foot - box.bottom * scale,
    scale,
    isMirrored,
  })
  return {
    layers: moveLayers(outline.layers, matrix),
    depth: spot.depth,
    box: { left: spot.x - wide / 2, right: spot.x + wide / 2, top: spot.foot - tall, bottom: spot.foot },
  }
}
