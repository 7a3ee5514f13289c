// The body of a thing with arms and legs: its drawing in the place of trunk and head, with a face on it.

import type { Studio } from '@vivify/timeline/ports'
import type { Look } from '../../figures/look.ts'
import type { Rig } from '../../figures/rig.ts'
import { between, discPath, limbPath, moveLayers, placeMatrix } from '../../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../../request.ts'
import { measureOutline } from '../measure.ts'

const sad = /^(?:sad|crying|angry|furious|scared|tired|sick|bored)$/

/** What is drawn between the legs and the near arm of a mascot. */
export function mascotBody(
  outline: MotifOutline,
  studio: Studio,
  look: Partial<Look>,
  { isSide, isAsleep }: { isSide: boolean; isAsleep: boolean },
): (rig: Rig) => OutlineLayer[] {
  const box = measureOutline(studio, outline)
  return (rig) => {
    const [wide, tall] = [box.right - box.left, box.bottom - box.top]
    const scale = Math.min((78 * rig.scale) / wide, (60 * rig.scale) / tall)
    const [upX, upY] = between(rig.hip, rig.head, 1)
    const long = Math.hypot(upX - rig.hip[0], upY - rig.hip[1]) || 1
    // It sits on the hips, along the back.
    const rise = 3 * rig.scale + (tall * scale) / 2
    const [x, y] = between(rig.hip, rig.head, rise / long)
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const
    const matrix = placeMatrix({ x: x - middle[0] * scale, y: y - middle[1] * scale, scale })
    return [
      ...moveLayers(outline.layers, matrix),
      ...face(x, y - 2 * rig.scale, rig.scale, look, isSide, isAsleep),
    ]
  }
}

/** Eyes, brows and a mouth; a mascot that is seen from the side looks ahead. */
function face(
  x: number,
  y: number,
  scale: number,
  { mood, isMouthOpen }: Partial<Look>,
  isSide: boolean,
  isAsleep: boolean,
): OutlineLayer[] {
  const shift = isSide ? 5 * scale : 0
  const at = (dx: number, dy: number): [number, number] => [x + shift + dx * scale, y + dy * scale]
  const eye = (dx: number): string => discPath(...at(dx, -5), 5 * scale, 6 * scale)
  const pupil = (dx: number): string =>
    discPath(...at(dx + (isSide ? 1.8 : 0), -4.4), 2.5 * scale, 3.2 * scale)
  const isSad = sad.test(mood ?? '')
  const isCross = mood === 'angry' || mood === 'furious'
  const bend = isSad ? -3 : 3.4
  const mouth = limbPath([at(-6, 7), at(0, 7 + bend), at(6, 7)], [1.2 * scale, 1.2 * scale, 1.2 * scale])
  const open = discPath(...at(0, 8), 4.4 * scale, 4 * scale)
  const brows =
    limbPath([at(-10, isCross ? -14 : -12), at(-3, isCross ? -11 : -13)], [1.1 * scale, 1.1 * scale]) +
    limbPath([at(10, isCross ? -14 : -12), at(3, isCross ? -11 : -13)], [1.1 * scale, 1.1 * scale])
  const lid = (dx: number): string =>
    limbPath([at(dx - 4, -5), at(dx, -3), at(dx + 4, -5)], [1.1 * scale, 1.1 * scale, 1.1 * scale])
  if (isAsleep)
    return [{ pathData: lid(-6.4) + lid(6.4) + discPath(...at(0, 7), 2 * scale), fill: '#1c1c26' }]
  return [
    { pathData: eye(-6.4) + eye(6.4), fill: '#ffffff' },
    { pathData: pupil(-6.4) + pupil(6.4), fill: '#1c1c26' },
    { pathData: isMouthOpen ? open : mouth, fill: isMouthOpen ? '#6d1f2b' : '#1c1c26' },
    ...(isSad || isCross ? [{ pathData: brows, fill: '#1c1c26' }] : []),
  ]
}
