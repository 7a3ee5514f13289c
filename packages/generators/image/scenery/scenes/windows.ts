import type { Color } from '../../raster/color.ts'
import type { Stage } from '../stage.ts'

/** Light behind windows at night. */
export const windowColors: readonly Color[] = [
  [1, 0.82, 0.52],
  [1, 0.72, 0.4],
  [1, 0.92, 0.74],
  [0.75, 0.88, 1],
]

/** Share of lit windows, 0 to 1, depending on the light of the picture. */
export function litShare(stage: Stage): number {
  return (
    { moonlit: 0.5, blueHour: 0.55, storm: 0.4, ember: 0.3, violet: 0.36 }[stage.light.name as string] ?? 0.2
  )
}
