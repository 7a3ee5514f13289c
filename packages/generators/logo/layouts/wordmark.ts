import { createRandom } from '@vivify/contract/random'
import { emphasisPaint } from '../colors.ts'
import type { Logo } from '../logo.ts'
import { shortNumber, type Box } from '../outline-font.ts'
import { drawLine, nextBaseline, setLine, type SetLine } from '../set-line.ts'
import { drawingOf, type Drawing, type Paint, type PathShape } from '../shapes.ts'
import { balanceLines, lineCount, secondPartAt } from '../words.ts'
import { circlePath } from './initials.ts'
import { capHeight, setTagline, spelled } from './text-block.ts'

type Accent = 'stop' | 'parts' | 'bar' | 'swoosh'

/** The name alone, large, with one accent: a second color, a full stop, or a line under it. */
export function drawWordmark(logo: Logo): Drawing {
  const accent = chooseAccent(logo)
  const name = spelled(logo.name, logo)
  const lines = balanceLines(name, lineCount(name, 17)).map((line) =>
    setLine(line, { face: logo.faces.name, capHeight, tracking: logo.style.tracking }),
  )
  const shapes: PathShape[] = []
  let y = 0
  lines.forEach((line, index) => {
    if (index > 0) y = nextBaseline(y, lines[index - 1]!, line, capHeight * 1.45)
    const isLast = index === lines.length - 1
    shapes.push(
      ...drawName(
        line,
        y,
        accent === 'parts' && isLast ? partAt(logo, lines.length) : null,
        emphasisPaint(logo.colors),
      ),
    )
  })
  const last = lines.at(-1)!
  const accentShape = drawAccent(accent, logo, last, y)
  if (accentShape !== null) shapes.push(accentShape)
  const width = Math.max(...lines.map((line) => line.width))
  let below = Math.max(y + Math.max(0, last.box.bottom), accentShape?.box.bottom ?? 0) + capHeight * 0.32
  const taglines = setTagline(logo, Math.max(width, capHeight * 3.4), capHeight * 0.26)
  for (const line of taglines) {
    below += Math.max(line.capHeight, -line.box.top)
    shapes.push(drawLine(line, { x: 0, y: below }, { paint: 'tagline', role: 'tagline' }))
    below += Math.max(line.capHeight * 0.75, line.box.bottom + line.capHeight * 0.2)
  }
  return drawingOf(shapes, taglines[0]?.capHeight ?? capHeight)
}

function chooseAccent(logo: Logo): Accent {
  const choices: Accent[] = ['stop', 'bar', 'swoosh']
  // Two parts in two colors are the clearest accent there is, so names that have them get it more often.
  if (secondPartAt(logo.name) !== null) choices.push('parts', 'parts')
  return createRandom(logo.seed).fork('wordmark').pick(choices)
}

/** Where the second color begins in the last line: all of it, where the name is on several lines. */
function partAt(logo: Logo, lines: number): number {
  return lines > 1
    ? 0
    : [
        ...spelled(logo.name, logo)
          .slice(0, secondPartAt(logo.name) ?? 0)
          .normalize('NFC'),
      ].length
}

function drawName(line: SetLine, y: number, part: number | null, second: Paint): PathShape[] {
  if (part === null) return [drawLine(line, { x: 0, y }, { paint: 'name', role: 'name' })]
  if (part === 0) return [drawLine(line, { x: 0, y }, { paint: second, role: 'name' })]
  return [
    drawLine(line, { x: 0, y }, { paint: 'name', role: 'name' }, (index) => index < part),
    drawLine(line, { x: 0, y }, { paint: second, role: 'name' }, (index) => index >= part),
  ]
}

function drawAccent(accent: Accent, { style, colors }: Logo, line: SetLine, y: number): PathShape | null {
  const under = y + Math.max(capHeight * 0.2, line.box.bottom + capHeight * 0.12)
  const emphasis = emphasisPaint(colors)
  switch (accent) {
    case 'parts':
      return null
    case 'stop': {
      const size = capHeight * 0.13
      const x = line.width + size * 1.7
      const box = { left: x - size, right: x + size, top: y - size * 2, bottom: y }
      const path = style.corners === 'round' ? circlePath(x, y - size, size) : squarePath(box)
      return { kind: 'path', role: 'accent', paint: emphasis, path, box }
    }
    case 'bar': {
      const box = {
        left: 0,
        right: Math.min(line.width, capHeight * 1.15),
        top: under,
        bottom: under + capHeight * 0.13,
      }
      return {
        kind: 'path',
        role: 'accent',
        paint: emphasis,
        path: barPath(box, style.corners === 'round'),
        box,
      }
    }
    case 'swoosh': {
      const box = {
        left: line.width * 0.02,
        right: line.width * 0.98,
        top: under,
        bottom: under + capHeight * 0.2,
      }
      return { kind: 'path', role: 'accent', paint: emphasis, path: swooshPath(box), box }
    }
  }
}

function squarePath({ left, right, top, bottom }: Box): string {
  return pathOf`M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`
}

function barPath(box: Box, isRound: boolean): string {
  if (!isRound) return squarePath(box)
  const { left, right, top, bottom } = box
  const half = (bottom - top) / 2
  const bend = half * 1.33
  return pathOf`M${left + half} ${top}L${right - half} ${top}C${right - half + bend} ${top} ${right - half + bend} ${bottom} ${right - half} ${bottom}L${left + half} ${bottom}C${left + half - bend} ${bottom} ${left + half - bend} ${top} ${left + half} ${top}Z`
}

/** A stroke of a brush: thin at its ends, thick in its second half. */
function swooshPath({ left, right, top, bottom }: Box): string {
  const width = right - left
  const at = (share: number): number => left + width * share
  return pathOf`M${left} ${bottom}C${at(0.3)} ${top - (bottom - top) * 0.1} ${at(0.72)} ${top - (bottom - top) * 0.05} ${right} ${top}C${at(0.75)} ${top + (bottom - top) * 0.55} ${at(0.35)} ${top + (bottom - top) * 0.5} ${left} ${bottom}Z`
}

function pathOf(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts
    .map((text, index) => text + (index < numbers.length ? shortNumber(numbers[index]!) : ''))
    .join('')
}
