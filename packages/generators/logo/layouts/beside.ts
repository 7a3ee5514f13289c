import type { Logo } from '../logo.ts'
import { drawingOf, markRatio, placeMark, type Drawing, type Shape } from '../shapes.ts'
import { initialShape } from './initials.ts'
import { moveShape } from './move.ts'
import { capHeight, setBlock } from './text-block.ts'

/** The mark, with name and tagline on its right. */
export function drawBeside(logo: Logo): Drawing {
  const block = setBlock(logo, { align: 'left', lettersPerLine: 18 })
  const size = Math.max(capHeight * 1.72, block.height * 1.16)
  const gap = capHeight * 0.3 + size * 0.08
  const middle = block.height / 2
  const shapes: Shape[] = []
  let width = size
  if (logo.mark === null) {
    shapes.push(...initialShape(logo, { x: size / 2, y: middle, size }))
  } else {
    // A tall mark takes no more room than it needs.
    width = size * Math.min(1, Math.max(0.5, markRatio(logo.mark) * 1.08))
    shapes.push(placeMark(logo.mark, { x: width / 2, y: middle, size }))
  }
  const left = Math.max(width, ...shapes.map(({ box }) => box.right)) + gap
  shapes.push(...block.shapes.map((shape) => moveShape(shape, left, 0)))
  return drawingOf(shapes, block.smallestLetters)
}
