import type { Logo } from '../logo.ts'
import { drawCentered, fitLine } from '../set-line.ts'
import { drawingOf, unionBox, type Drawing, type PathShape } from '../shapes.ts'
import { balanceLines, lineCount } from '../words.ts'
import { initialShape } from './initials.ts'

const size = 400
/** Tracked capitals under the shape are its caption. */
const captionCap = 40
const captionTracking = 0.2

/** Initials in a solid shape, as an app's icon has them, with the name small under it. */
export function drawMonogram(logo: Logo): Drawing {
  const shapes: PathShape[] = initialShape(logo, { x: 0, y: 0, size })
  const name = logo.name.toUpperCase()
  const lines = balanceLines(name, lineCount(name, 20))
  const setting = { face: logo.faces.tagline, capHeight: captionCap, tracking: captionTracking }
  const height = Math.min(...lines.map((line) => fitLine(line, setting, size * 1.5).capHeight))
  let y = unionBox(shapes.map(({ box }) => box)).bottom + 58
  for (const line of lines) {
    const set = fitLine(line, { ...setting, capHeight: height }, size * 1.5)
    y += Math.max(height, -set.box.top)
    shapes.push(drawCentered(set, { x: 0, y }, { paint: 'name', role: 'name' }))
    y += Math.max(height * 0.75, set.box.bottom + height * 0.2)
  }
  return drawingOf(shapes, height)
}
