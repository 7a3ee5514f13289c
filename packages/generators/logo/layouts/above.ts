import type { Logo } from '../logo.ts'
import { drawingOf, placeMark, type Drawing, type Shape } from '../shapes.ts'
import { initialShape } from './initials.ts'
import { moveShape } from './move.ts'
import { capHeight, setBlock } from './text-block.ts'

/** The mark, large, with name and tagline centered under it. */
export function drawAbove(logo: Logo): Drawing {
  const block = setBlock(logo, { align: 'center', lettersPerLine: 13 })
  const size = Math.max(capHeight * 2.3, Math.min(capHeight * 4.5, block.width * 0.4))
  const shapes: Shape[] =
    logo.mark === null
      ? initialShape(logo, { x: block.width / 2, y: -size / 2, size })
      : [placeMark(logo.mark, { x: block.width / 2, y: -size / 2, size })]
  const gap = capHeight * 0.5 + Math.max(...shapes.map(({ box }) => box.bottom))
  shapes.push(...block.shapes.map((shape) => moveShape(shape, 0, gap)))
  return drawingOf(shapes, block.smallestLetters)
}
