// Ropes and leashes between a hand and what it leads or pulls.

import { figureFoot } from '../../figures/draw-figure.ts'
import { limbPath } from '../../figures/vector.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { heightOf, widthOf, type Item, type Placed } from '../item.ts'

const girth = 0.018

/** The ropes of all who lead or pull something. */
export function drawTies(items: readonly Item[]): Placed[] {
  return items.flatMap((item) => (item.figure ? (item.ties ?? []).map((led) => drawTie(item, led)) : []))
}

function drawTie(holder: Item, led: Item): Placed {
  const side = holder.isMirrored ? -1 : 1
  const [handX, handY] = holder.figure!.hand
  const from = [
    holder.x + (handX - figureFoot[0]) * holder.scale * side,
    holder.y + (handY - figureFoot[1]) * holder.scale,
  ] as const
  const to = neckOf(led, from[0])
  const sag = [
    (from[0] + to[0]) / 2,
    Math.max((from[1] + to[1]) / 2, Math.min(from[1], to[1])) + 0.06,
  ] as const
  const points = [from, sag, to]
  return {
    layers: [
      {
        pathData: limbPath(
          points,
          points.map(() => girth),
        ),
        fill: '#6b4a2f',
      },
    ],
    depth: Math.max(holder.depth, led.depth) + 0.1,
    box: {
      left: Math.min(from[0], to[0]),
      right: Math.max(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      bottom: Math.max(from[1], to[1]),
    },
  }
}

/** Animals are held at the neck; all else at the end that is nearer to the hand. */
function neckOf(led: Item, handX: number): readonly [number, number] {
  const { subject } = led
  if (subject.kind === 'thing' && isAnimal(subject.thing.motif)) {
    const front = led.isMirrored ? 1 : -1
    return [led.x + front * widthOf(led) * 0.3, led.y - heightOf(led) * 0.62]
  }
  const end = handX < led.x ? -1 : 1
  return [led.x + end * widthOf(led) * 0.46, led.y - heightOf(led) * 0.32]
}
