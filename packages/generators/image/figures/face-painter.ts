import type { OutlineLayer } from '../request.ts'
import type { Look } from './look.ts'

/** Layers over the face, on a head of radius 1 around the origin. */
export type FacePainter = (look: Look, isSide: boolean) => OutlineLayer[]
