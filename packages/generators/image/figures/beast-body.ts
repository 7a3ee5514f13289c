// Fur and tails of animals that stand on two legs.

import type { OutlineLayer } from '../request.ts'
import { beastLooks } from './beast-faces.ts'
import type { BeastName } from './beast-names.ts'
import type { Look } from './look.ts'
import { darker } from './mix.ts'
import type { Pose } from './stances.ts'
import type { Rig } from './rig.ts'
import { between, discPath, limbPath, type Point } from './vector.ts'

type Tail = 'bushy' | 'thin' | 'short'

const tails: Readonly<Partial<Record<BeastName, Tail>>> = {
  cat: 'thin',
  'black cat': 'thin',
  dog: 'thin',
  fox: 'bushy',
  wolf: 'bushy',
  werewolf: 'bushy',
  rabbit: 'short',
  mouse: 'thin',
  rat: 'thin',
  squirrel: 'bushy',
  raccoon: 'bushy',
  lion: 'thin',
  lioness: 'thin',
  tiger: 'thin',
  leopard: 'thin',
  cow: 'thin',
  bull: 'thin',
  horse: 'bushy',
  donkey: 'thin',
  monkey: 'thin',
  crocodile: 'bushy',
}

/** The tail, behind the body. */
export function drawTail(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  const tail = look.kind === 'beast' && look.beast ? tails[look.beast] : undefined
  if (tail === undefined || pose.view === 'back') return []
  const { girth } = rig
  const [x, y] = rig.hip
  const out = pose.view === 'side' ? -1 : 1
  const at = (dx: number, dy: number): Point => [x + out * dx * girth, y + dy * girth]
  const color = darker(beastLooks[look.beast!].coat, 0.9)
  if (tail === 'short') return [{ pathData: discPath(...at(8, 2), 4.4 * girth), fill: color }]
  const radii = tail === 'bushy' ? [2.6, 5, 6.4, 2] : [1.8, 1.7, 1.6, 1.4]
  const bend: Point[] = [at(3, 2), at(15, 10), at(23, 2), at(24, -10)]
  return [
    {
      pathData: limbPath(
        bend,
        radii.map((radius) => radius * girth),
      ),
      fill: color,
    },
  ]
}

/** The light belly of a beast without clothes. */
export function drawBelly(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  if (look.kind !== 'beast' || look.beast === undefined || pose.view === 'back') return []
  const { coat, light } = beastLooks[look.beast]
  if (look.top !== coat) return []
  const [x, y] = between(rig.hip, rig.neck, 0.42)
  const isSide = pose.view === 'side'
  const shift = isSide ? 3.4 * rig.girth : 0
  return [{ pathData: discPath(x + shift, y, (isSide ? 3.4 : 5.4) * rig.girth, 10 * rig.girth), fill: light }]
}
