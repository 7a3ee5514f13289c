// A logo as shapes in order, bottom first. Layouts make them; `writeSvg` colors and writes them.

import type { LogoMark } from './mark.ts'
import type { Box } from './outline-font.ts'

/** What a shape is painted with; what color that is depends on what the logo is on. */
export type Paint =
  | 'name'
  | 'tagline'
  | 'primary'
  | 'accent'
  /** On a shape of the primary color: its contrast, which is cut out of a logo in one color. */
  | 'onPrimary'
  /** The second color, on a shape of the primary color. */
  | 'accentOnPrimary'

export interface PathShape {
  readonly kind: 'path'
  readonly role: 'name' | 'tagline' | 'shape' | 'accent'
  readonly path: string
  readonly paint: Paint
  readonly box: Box
  /** Draws the line of the path, this wide, and not its inside. */
  readonly lineWidth?: number
}

export interface MarkShape {
  readonly kind: 'mark'
  readonly role: 'mark'
  readonly mark: LogoMark
  readonly box: Box
  /** True on a shape of the primary color. */
  readonly isOnPrimary: boolean
}

export type Shape = PathShape | MarkShape

export interface Drawing {
  readonly shapes: readonly Shape[]
  /** Everything that is painted, without the clear space around it. */
  readonly box: Box
  /** Height of the smallest letters, for what size they can be read at. */
  readonly smallestLetters: number
}

export function unionBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

export function drawingOf(shapes: readonly Shape[], smallestLetters: number): Drawing {
  return { shapes, box: unionBox(shapes.map(({ box }) => box)), smallestLetters }
}

/** A mark in the middle of a square with these sides; it keeps its proportions and fills the longer one. */
export function placeMark(
  mark: LogoMark,
  at: { x: number; y: number; size: number },
  isOnPrimary = false,
): MarkShape {
  const [, , width, height] = mark.box
  // Wide and tall marks look smaller than square ones of the same longer side.
  const scale =
    (at.size / Math.max(width, height)) * (1 + 0.12 * (1 - Math.min(width, height) / Math.max(width, height)))
  return {
    kind: 'mark',
    role: 'mark',
    mark,
    isOnPrimary,
    box: {
      left: at.x - (width * scale) / 2,
      right: at.x + (width * scale) / 2,
      top: at.y - (height * scale) / 2,
      bottom: at.y + (height * scale) / 2,
    },
  }
}

/** Width of a mark over its height. */
export function markRatio({ box: [, , width, height] }: LogoMark): number {
  return width / height
}
