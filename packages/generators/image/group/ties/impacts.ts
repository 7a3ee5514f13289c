// What hits something: it touches it, and a burst says so.

import { polygonPath, type Point } from '../../figures/vector.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { growTo } from '../arrange/attach.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'

/** What comes through the air, whatever it usually stands on. */
const thrown =
  /asteroid|meteor|comet|ball$|^tennis$|bullet|arrow|snowball|^stone$|^rock|^egg$|bomb|dart|satellite|airplane|rocket|lightning|fist|saucer|missile|frisbee|disc$|tomato|cannonball/
const drivers =
  /car$|automobile|truck|lorry|bus$|taxi|motorcycle|bicycle|scooter|train|locomotive|ship|boat|^robot-arm$/

/** Puts the first against the second, which is at its right. */
export function hit(first: Item, second: Item): void {
  const motif = motifOf(first)
  const isFlying =
    thrown.test(motif) || (first.subject.kind === 'thing' && first.subject.thing.bearing === 'air')
  growTo(first, Math.max(heightOf(first), heightOf(second) * (isFlying ? 0.36 : 0.3)))
  if (!first.figure && (isAnimal(motif) || drivers.test(motif))) first.isMirrored = true
  if (!second.figure && isAnimal(motifOf(second))) second.isMirrored = false
  second.x = first.x + ((widthOf(first) + widthOf(second)) / 2) * 0.94
  first.depth = second.depth + 0.3
  if (isFlying) {
    second.x = first.x + widthOf(second) * 0.32 + widthOf(first) * 0.2
    first.y = second.y - heightOf(second) * 0.74
  }
  first.struck = second
}

/** The bursts where things are hit. */
export function drawImpacts(items: readonly Item[]): Placed[] {
  return items.flatMap((item) => (item.struck ? [burst(item, item.struck)] : []))
}

function burst(first: Item, second: Item): Placed {
  const x = (first.x + widthOf(first) * 0.3 + second.x - widthOf(second) * 0.3) / 2
  const lowest = Math.min(heightOf(first), heightOf(second)) * 0.6
  const y = first.y < second.y ? first.y - heightOf(first) * 0.18 : second.y - lowest
  const size = Math.min(
    Math.max(widthOf(first), heightOf(first)),
    Math.max(widthOf(second), heightOf(second)),
  )
  const star = (radius: number): string =>
    polygonPath(
      Array.from({ length: 22 }, (_, step): Point => {
        const angle = (step / 22) * Math.PI * 2
        const far = step % 2 === 0 ? radius * (step % 4 === 0 ? 1 : 0.8) : radius * 0.5
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
      }),
    )
  const radius = size * 0.34
  return {
    layers: [
      { pathData: star(radius), fill: '#f2791f' },
      { pathData: star(radius * 0.72), fill: '#fcc934' },
      { pathData: star(radius * 0.4), fill: '#fff6d6' },
    ],
    // Between both, so that what hits is whole.
    depth: (first.depth + second.depth) / 2,
    box: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
  }
}
