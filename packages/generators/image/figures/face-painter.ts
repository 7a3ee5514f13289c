import type { OutlineLayer } from '../request.ts'
import type { Look } from './look.ts'
import { limbPath, type Point } from './vector.ts'

/** Layers over the face, on a head of radius 1 around the origin. */
export type FacePainter = (look: Look, isSide: boolean) => OutlineLayer[]

/** A line of one thickness. */
export const strip = (points: readonly Point[], girth: number): string =>
  limbPath(
    points,
    points.map(() => girth),
  )
