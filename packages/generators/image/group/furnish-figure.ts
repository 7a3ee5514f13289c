// What figures use: furniture on the ground, a book or an instrument in their hands.

import type { Studio } from '@vivify/timeline/ports'
import { figureFoot } from '../figures/draw-figure.ts'
import type { PoseName } from '../figures/poses.ts'
import { moveLayers, placeMatrix } from '../figures/vector.ts'
import { metersPerUnit, type Item, type OutlineOf, type Placed } from './item.ts'
import { measureOutline } from './measure.ts'
import { drawOwnThing } from './own-things.ts'

/** Things that a pose needs and nobody names: a chair to sit on, a stove to cook at. */
const needs: Partial<Record<PoseName, { motif: string; meters: number; ahead: number; isBehind: boolean }>> =
  {
    sitting: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
    reading: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
    eating: { motif: 'table', meters: 1.1, ahead: 0.95, isBehind: false },
    typing: { motif: 'desk-with-laptop', meters: 1.15, ahead: 0.92, isBehind: false },
    'playing piano': { motif: 'piano', meters: 1.7, ahead: 1.2, isBehind: false },
    cooking: { motif: 'stove', meters: 0.95, ahead: 0.82, isBehind: true },
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
export function isSupport({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    /bed|bench|chair|couch|throne|stool|table|piano|easel|bicycle|surfboard|skateboard|laptop|computer|guitar|microphone|log|stone/.test(
      subject.thing.motif,
    )
  )
}

/** What the figure uses: furniture on the ground, a book or an instrument in its hands. */
export function placeFurniture(
  item: Item,
  pose: PoseName,
  isSupported: boolean,
  outlineOf: OutlineOf,
  studio: Studio,
): Placed[] {
  const figure = item.figure!
  const placed: Placed[] = []
  const size = (figure.scale * item.scale) / metersPerUnit
  const side = item.isMirrored ? -1 : 1
  const add = (
    motif: string,
    at: { x: number; foot: number; meters: number; depth: number; radians?: number },
  ): void => {
    const outline = drawOwnThing(motif) ?? outlineOf(motif)
    if (!outline) return
    const box = measureOutline(studio, outline)
    const scale = at.meters / Math.max(box.right - box.left, box.bottom - box.top)
    const wide = (box.right - box.left) * scale
    const tall = (box.bottom - box.top) * scale
    const isMirrored = motif === 'bicycle' ? side > 0 : side < 0
    const flip = isMirrored ? -1 : 1
    const matrix = placeMatrix({
      x: at.x - ((box.left + box.right) / 2) * scale * flip,
      y: at.foot - box.bottom * scale,
      scale,
      isMirrored,
    })
    placed.push({
      layers: moveLayers(outline.layers, matrix),
      depth: at.depth,
      box: { left: at.x - wide / 2, right: at.x + wide / 2, top: at.foot - tall, bottom: at.foot },
    })
  }
  const need = needs[pose]
  const seatRise = (figureFoot[1] - figure.seat[1]) * item.scale
  if (need && !isSupported) {
    const seatX = (figure.seat[0] - figureFoot[0]) * item.scale * side
    const x =
      item.x + (need.motif === 'stool' || need.motif === 'bicycle' ? seatX : 0) + need.ahead * side * size
    const meters = need.motif === 'stool' ? seatRise : need.meters * size
    add(need.motif, {
      x,
      foot: item.y + (pose === 'sleeping' ? 0.28 * size : pose === 'cycling' ? 0.18 * size : 0),
      meters,
      depth: item.depth + (need.isBehind ? -0.5 : 0.5),
    })
  }
  if (['eating', 'typing', 'playing piano'].includes(pose))
    add('stool', {
      x: item.x + (figure.seat[0] - figureFoot[0]) * item.scale * side,
      foot: item.y,
      meters: seatRise,
      depth: item.depth - 0.5,
    })
  const handX = item.x + (figure.hand[0] - figureFoot[0]) * item.scale * side
  const handY = item.y + (figure.hand[1] - figureFoot[1]) * item.scale
  if (pose === 'reading')
    add('open-book', {
      x: handX + 0.08 * side,
      foot: handY + 0.12 * size,
      meters: 0.42 * size,
      depth: item.depth + 0.5,
    })
  if (pose === 'playing guitar' && !isSupported)
    add('guitar', { x: item.x, foot: item.y - 0.55 * size, meters: 0.95 * size, depth: item.depth + 0.5 })
  if (pose === 'singing')
    add('microphone', { x: handX, foot: handY + 0.14 * size, meters: 0.26 * size, depth: item.depth + 0.5 })
  return placed
}
