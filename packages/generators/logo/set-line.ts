// Sets a line of letters: kerned, tracked, and as one path.

import {
  advanceOf,
  kerningOf,
  letterBox,
  lettersOf,
  placeLetter,
  type Box,
  type OutlineFace,
  type Place,
} from './outline-font.ts'
import { unionBox, type Paint, type PathShape } from './shapes.ts'

export interface Setting {
  readonly face: OutlineFace
  /** Height of the capital letters. */
  readonly capHeight: number
  /** Added between letters, as a share of the size. */
  readonly tracking: number
}

export interface SetLine extends Setting {
  readonly letters: readonly { readonly letter: string; readonly x: number; readonly advance: number }[]
  /** What the letters cover, from an origin at the left end of the baseline. */
  readonly box: Box
  readonly width: number
}

/** Sets a text from an origin on its baseline. The box starts and ends with what is painted. */
export function setLine(text: string, setting: Setting): SetLine {
  const { face, capHeight, tracking } = setting
  const scale = scaleOf(setting)
  const gap = (tracking * capHeight * face.unitsPerEm) / face.capHeight
  const letters: { letter: string; x: number; advance: number }[] = []
  let x = 0
  let before = ''
  for (const letter of lettersOf(text)) {
    if (before !== '') x += kerningOf(before, letter, face) * scale + gap
    const advance = advanceOf(letter, face) * scale
    letters.push({ letter, x, advance })
    x += advance
    before = letter
  }
  const boxes = letters.flatMap(({ letter, x: at }) => {
    const box = letterBox(letter, face)
    return box === null
      ? []
      : [
          {
            left: at + box.left * scale,
            right: at + box.right * scale,
            top: box.top * scale,
            bottom: box.bottom * scale,
          },
        ]
  })
  const box = boxes.length === 0 ? { left: 0, top: -capHeight, right: x, bottom: 0 } : unionBox(boxes)
  return { ...setting, letters, box, width: box.right - box.left }
}

export function scaleOf({ face, capHeight }: Pick<Setting, 'face' | 'capHeight'>): number {
  return capHeight / face.capHeight
}

/** Sets a text as large as a width allows, up to the setting's height. */
export function fitLine(text: string, setting: Setting, maxWidth: number): SetLine {
  const line = setLine(text, setting)
  if (line.width <= maxWidth) return line
  return setLine(text, { ...setting, capHeight: (setting.capHeight * maxWidth) / line.width })
}

/** Baseline of the line after another: `step` lower, or more where accents would meet what hangs from the line above. */
export function nextBaseline(y: number, before: SetLine, line: SetLine, step: number): number {
  return y + Math.max(step, before.box.bottom - line.box.top + before.capHeight * 0.12)
}

/** Draws a line with its painted left edge at `x` and its baseline at `y`. */
export function drawLine(
  line: SetLine,
  at: { x: number; y: number },
  look: { paint: Paint; role: 'name' | 'tagline' },
  only: (index: number) => boolean = () => true,
): PathShape {
  const scale = scaleOf(line)
  const left = at.x - line.box.left
  const shown = line.letters.filter((_, index) => only(index))
  const path = shown
    .map(({ letter, x }) =>
      placeLetter(letter, line.face, (unitX, unitY) => [left + x + unitX * scale, at.y + unitY * scale]),
    )
    .join('')
  const boxes = shown.flatMap(({ letter, x }) => {
    const box = letterBox(letter, line.face)
    return box === null ? [] : [{ left: left + x + box.left * scale, right: left + x + box.right * scale }]
  })
  return {
    kind: 'path',
    ...look,
    path,
    box: {
      left: Math.min(...boxes.map((box) => box.left), boxes.length === 0 ? at.x : Infinity),
      right: Math.max(...boxes.map((box) => box.right), boxes.length === 0 ? at.x : -Infinity),
      top: at.y + line.box.top,
      bottom: at.y + line.box.bottom,
    },
  }
}

/** Draws a line with its middle at `x`. */
export function drawCentered(
  line: SetLine,
  at: { x: number; y: number },
  look: { paint: Paint; role: 'name' | 'tagline' },
): PathShape {
  return drawLine(line, { x: at.x - line.width / 2, y: at.y }, look)
}

export interface Arc {
  readonly x: number
  readonly y: number
  /** Radius of the baseline. */
  readonly radius: number
  /** `top` reads clockwise over the circle; `bottom` reads counter-clockwise under it. */
  readonly side: 'top' | 'bottom'
}

/** The angle that a line takes on a circle, in radians. */
export function arcAngle(line: SetLine, radius: number): number {
  return line.width / radius
}

/** Bends a line around a circle, with its middle at the circle's top or bottom. */
export function drawOnArc(
  line: SetLine,
  arc: Arc,
  look: { paint: Paint; role: 'name' | 'tagline' },
): PathShape {
  const scale = scaleOf(line)
  const middle = (line.box.left + line.box.right) / 2
  const direction = arc.side === 'top' ? 1 : -1
  const path = line.letters
    .map(({ letter, x, advance }) => {
      const center = x + advance / 2
      const turn = (direction * (center - middle)) / arc.radius
      const place: Place = (unitX, unitY) => {
        const along = unitX * scale - advance / 2
        const up = -unitY * scale
        const distance = arc.radius + direction * up
        // Each letter stays straight and turns as a whole, as type on a badge does.
        const angle = (arc.side === 'top' ? -Math.PI / 2 : Math.PI / 2) + turn
        return [
          arc.x + distance * Math.cos(angle) - direction * along * Math.sin(angle),
          arc.y + distance * Math.sin(angle) + direction * along * Math.cos(angle),
        ]
      }
      return placeLetter(letter, line.face, place)
    })
    .join('')
  return { kind: 'path', ...look, path, box: arcBox(line, arc) }
}

/** A box around the ring sector of a bent line; generous by a part of a letter. */
function arcBox(line: SetLine, { x, y, radius, side }: Arc): Box {
  const outer = side === 'top' ? radius - line.box.top : radius + line.box.bottom
  const inner = side === 'top' ? radius - line.box.bottom : radius + line.box.top
  const half = Math.min(Math.PI, arcAngle(line, radius) / 2)
  const reach = half >= Math.PI / 2 ? outer : outer * Math.sin(half)
  const far = outer
  const near = half >= Math.PI / 2 ? outer * Math.cos(half) : inner * Math.cos(half)
  return side === 'top'
    ? { left: x - reach, right: x + reach, top: y - far, bottom: y - near }
    : { left: x - reach, right: x + reach, top: y + near, bottom: y + far }
}
