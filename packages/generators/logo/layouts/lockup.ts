import { createRandom } from '@vivify/contract/random'
import { emphasisPaint } from '../colors.ts'
import type { Logo } from '../logo.ts'
import { isNarrowFace, shortNumber } from '../outline-font.ts'
import { drawCentered, fitLine, nextBaseline, setLine, type SetLine } from '../set-line.ts'
import { drawingOf, placeMark, type Drawing, type Paint, type PathShape, type Shape } from '../shapes.ts'
import { balanceLines, wordsOf } from '../words.ts'
import { setTagline } from './text-block.ts'

const width = 560
const maxCap = 170
/** Narrow letters may be taller, or short words would need wide gaps. */
const maxNarrowCap = 290
const lineGap = 34
const rule = 9

/** A block of lines in capitals that are all equally wide, between rules, with the mark small on top. */
export function drawLockup(logo: Logo): Drawing {
  const lines = setBlockLines(logo)
  const isFramed = createRandom(logo.seed).fork('lockup').chance(0.4)
  const shapes: Shape[] = []
  let y = logo.mark === null ? ruleAcross(shapes, 0, null) : ruleAcross(shapes, 0, logo)
  y += 36
  lines.forEach((line, index) => {
    y =
      index === 0
        ? y + Math.max(line.capHeight, -line.box.top)
        : nextBaseline(y, lines[index - 1]!, line, line.capHeight + lineGap)
    const paint: Paint = index === lines.length - 1 && lines.length > 1 ? emphasisPaint(logo.colors) : 'name'
    shapes.push(drawCentered(line, { x: width / 2, y }, { paint, role: 'name' }))
  })
  // Capitals such as Q and Ç reach below their baseline.
  y += Math.max(36, lines.at(-1)!.box.bottom + 20)
  const taglines = setTagline(logo, width - 20, 30)
  y = ruleAcross(shapes, y + rule / 2, null)
  for (const line of taglines) {
    y += Math.max(27 + line.capHeight, 14 - line.box.top)
    shapes.push(drawCentered(line, { x: width / 2, y }, { paint: 'tagline', role: 'tagline' }))
  }
  if (taglines.length > 0) ruleAcross(shapes, y + Math.max(31, taglines.at(-1)!.box.bottom + 18), null)
  const drawing = drawingOf(
    shapes,
    taglines[0]?.capHeight ?? Math.min(...lines.map(({ capHeight }) => capHeight)),
  )
  return isFramed ? framed(drawing, logo) : drawing
}

/** Words on at most three lines, each as wide as the block: large where they are short, then tracked. */
function setBlockLines(logo: Logo): SetLine[] {
  const isJoined = logo.style.joins === true
  const name = isJoined ? logo.name : logo.name.toUpperCase()
  const count = Math.min(3, wordsOf(name).length, Math.max(1, Math.ceil(name.length / 9)))
  const face = logo.faces.name
  const setting = {
    face,
    capHeight: isNarrowFace(face) ? maxNarrowCap : maxCap,
    tracking: Math.min(0.03, Math.max(-0.01, logo.style.tracking)),
  }
  const fill = (text: string, line: SetLine): SetLine => (isJoined ? line : justify(text, line))
  const lines = balanceLines(name, count).map((text) => ({ text, line: fitLine(text, setting, width) }))
  const limit = Math.min(setting.capHeight, 2.1 * Math.min(...lines.map(({ line }) => line.capHeight)))
  return lines.map(({ text, line }) =>
    line.capHeight <= limit ? fill(text, line) : fill(text, setLine(text, { ...setting, capHeight: limit })),
  )
}

/** Opens a line's letters until it is as wide as the block, as far as it then still reads as a word. */
function justify(text: string, line: SetLine): SetLine {
  const gaps = [...text].length - 1
  if (gaps < 1 || line.width >= width * 0.995) return line
  const size = (line.capHeight * line.face.unitsPerEm) / line.face.capHeight
  const more = Math.min(0.34, (width - line.width) / gaps / size)
  return setLine(text, { ...line, tracking: line.tracking + more })
}

/** A rule across the block, parted around the mark where there is one. Returns where the next thing may begin. */
function ruleAcross(shapes: Shape[], y: number, logo: Logo | null): number {
  const mark = logo?.mark ?? null
  if (mark === null) {
    shapes.push(ruleShape(0, width, y))
    return y + rule / 2
  }
  const placed = placeMark(mark, { x: width / 2, y, size: 150 })
  const clear = 30
  shapes.push(ruleShape(0, placed.box.left - clear, y), ruleShape(placed.box.right + clear, width, y), placed)
  return placed.box.bottom + 2
}

function ruleShape(left: number, right: number, y: number): PathShape {
  const [top, bottom] = [y - rule / 2, y + rule / 2].map((value) => shortNumber(value)) as [string, string]
  const [start, end] = [shortNumber(left), shortNumber(right)]
  return {
    kind: 'path',
    role: 'accent',
    paint: 'accent',
    path: `M${start} ${top}L${end} ${top}L${end} ${bottom}L${start} ${bottom}Z`,
    box: { left, right, top: y - rule / 2, bottom: y + rule / 2 },
  }
}

function framed(drawing: Drawing, { style }: Logo): Drawing {
  const room = 46
  const { box } = drawing
  const [left, top, right, bottom] = [box.left - room, box.top - room, box.right + room, box.bottom + room]
  const corner = style.corners === 'round' ? 44 : 0
  const bend = corner * 0.45
  const n = shortNumber
  const path =
    `M${n(left + corner)} ${n(top)}L${n(right - corner)} ${n(top)}C${n(right - bend)} ${n(top)} ${n(right)} ${n(top + bend)} ${n(right)} ${n(top + corner)}` +
    `L${n(right)} ${n(bottom - corner)}C${n(right)} ${n(bottom - bend)} ${n(right - bend)} ${n(bottom)} ${n(right - corner)} ${n(bottom)}` +
    `L${n(left + corner)} ${n(bottom)}C${n(left + bend)} ${n(bottom)} ${n(left)} ${n(bottom - bend)} ${n(left)} ${n(bottom - corner)}` +
    `L${n(left)} ${n(top + corner)}C${n(left)} ${n(top + bend)} ${n(left + bend)} ${n(top)} ${n(left + corner)} ${n(top)}Z`
  const frame: PathShape = {
    kind: 'path',
    role: 'shape',
    paint: 'primary',
    path,
    lineWidth: 10,
    box: { left: left - 5, right: right + 5, top: top - 5, bottom: bottom + 5 },
  }
  return drawingOf([frame, ...drawing.shapes], drawing.smallestLetters)
}
