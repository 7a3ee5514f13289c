// A face in front and what it is about behind, as on the covers of videos: "a shocked man with a burning house behind him".

import type { Studio } from '@vivify/timeline/ports'
import { moveLayers, placeMatrix } from '../figures/vector.ts'
import type { GroupShape, MotifOutline } from '../request.ts'
import type { Understanding } from '../understand/understanding.ts'
import { cropToBust } from './bust.ts'
import { composeGroup } from './compose-group.ts'
import type { OutlineOf } from './item.ts'
import { measureOutline } from './measure.ts'

export interface Front {
  readonly outline: MotifOutline
  readonly group: GroupShape
  /** Words for relations that the arrangement doesn't show. */
  readonly lost: readonly string[]
}

interface Room {
  /** Middle, lower edge, and the most that fits, in hundredths of the picture's height. */
  readonly x: number
  readonly foot: number
  readonly wide: number
  readonly tall: number
}

/** The first subject as a bust, beside or below all others, which are farther away. */
export function composeFront(
  understanding: Understanding,
  studio: Studio,
  outlineOf: OutlineOf,
  { width, height }: { readonly width: number; readonly height: number },
): Front | undefined {
  const { subjects, bonds, teams, camera } = understanding
  const front = composeGroup(
    { ...understanding, subjects: subjects.slice(0, 1), bonds: [], teams: [0] },
    studio,
    outlineOf,
  )
  const inner = bonds.filter(({ from, to }) => from > 0 && to > 0)
  const back = composeGroup(
    {
      ...understanding,
      subjects: subjects.slice(1),
      bonds: inner.map((bond) => ({ ...bond, from: bond.from - 1, to: bond.to - 1 })),
      teams: teams.slice(1),
    },
    studio,
    outlineOf,
  )
  if (!front || !back) return undefined
  const isUpright = width < height
  const bust = cropToBust(studio, front.outline, {
    age: camera.age,
    isHalf: true,
    isAlone: true,
    isUpright: false,
  })
  const across = (100 * width) / height
  const tall = 86
  const side = Math.max(across, tall)
  const place = (outline: MotifOutline, room: Room): MotifOutline['layers'] => {
    const box = measureOutline(studio, outline)
    const scale = Math.min(room.wide / (box.right - box.left), room.tall / (box.bottom - box.top))
    return moveLayers(
      outline.layers,
      placeMatrix({
        x: side / 2 + room.x - ((box.left + box.right) / 2) * scale,
        y: side - room.foot - box.bottom * scale,
        scale,
      }),
    )
  }
  const rooms = isUpright
    ? {
        back: { x: 0, foot: 36, wide: across * 0.96, tall: 48 },
        front: { x: 0, foot: 0, wide: across * 1.02, tall: 54 },
      }
    : {
        back: { x: across * 0.2, foot: 16, wide: across * 0.58, tall: 64 },
        front: { x: -across * 0.24, foot: 0, wide: across * 0.52, tall: 78 },
      }
  return {
    outline: {
      viewBox: side,
      layers: [...place(back.outline, rooms.back), ...place(bust.outline, rooms.front)],
      isOneSided: front.outline.isOneSided === true,
    },
    group: {
      wide: across / side,
      tall: tall / side,
      bearing: 'ground',
      isBust: true,
      isFar: false,
      reach: 1,
    },
    lost: back.lost,
  }
}
