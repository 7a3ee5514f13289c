import { createRandom } from '@vivify/contract/random'
import type { Logo } from '../logo.ts'
import { arcAngle, drawOnArc, drawCentered, fitLine, setLine, type Arc, type SetLine } from '../set-line.ts'
import { drawingOf, placeMark, type Drawing, type Paint, type PathShape, type Shape } from '../shapes.ts'
import { isNarrowFace } from '../outline-font.ts'
import { balanceLines, initialsOf, wordsOf } from '../words.ts'
import { circlePath } from './initials.ts'

const radius = 300
/** The band of letters, between the outer edge and the inner circle. */
const band = { outer: 282, inner: 196 }
const capHeight = 50
const maxTracking = 0.16
/** Clear angle at each end of a line of letters. */
const clearAngle = 0.22

type Look = 'solid' | 'ring' | 'core'

/** A round badge: the name on a circle around the mark, the tagline below. */
export function drawRoundel(logo: Logo): Drawing {
  const look: Look = createRandom(logo.seed)
    .fork('roundel')
    .pick(['solid', 'ring', 'core'] as const)
  const texts = textsOf(logo)
  const lines = setLines(logo, texts)
  const textPaint: Paint = look === 'solid' ? 'onPrimary' : 'name'
  const shapes: Shape[] = [
    ...circlesOf(look),
    ...lines.map(({ line, arc, role }) =>
      drawOnArc(line, arc, { paint: role === 'tagline' && look !== 'solid' ? 'tagline' : textPaint, role }),
    ),
    ...dotsBetween(lines, look === 'solid' ? 'accentOnPrimary' : 'accent'),
    ...centerOf(logo, look),
  ]
  return drawingOf(shapes, Math.min(...lines.map(({ line }) => line.capHeight)))
}

function circlesOf(look: Look): PathShape[] {
  const circle = (size: number, paint: Paint, lineWidth?: number): PathShape => {
    const reach = size + (lineWidth ?? 0) / 2
    return {
      kind: 'path',
      role: 'shape',
      paint,
      path: circlePath(0, 0, size),
      box: { left: -reach, right: reach, top: -reach, bottom: reach },
      ...(lineWidth === undefined ? {} : { lineWidth }),
    }
  }
  if (look === 'solid') return [circle(radius, 'primary'), circle(band.inner - 8, 'onPrimary', 5)]
  if (look === 'core') return [circle(radius - 5, 'primary', 10), circle(band.inner - 12, 'primary')]
  return [circle(radius - 7, 'primary', 14), circle(band.inner - 8, 'primary', 5)]
}

interface Texts {
  readonly top: string
  readonly bottom: string
  readonly bottomRole: 'name' | 'tagline'
}

/** The name goes over the circle; a long one without a tagline goes on around it. */
function textsOf(logo: Logo): Texts {
  const name = logo.name.toUpperCase()
  const tagline = logo.tagline.toUpperCase()
  if (tagline.trim() !== '') return { top: name, bottom: tagline, bottomRole: 'tagline' }
  if (name.length <= 15 || wordsOf(name).length < 2) return { top: name, bottom: '', bottomRole: 'name' }
  const [top, bottom = ''] = balanceLines(name, 2)
  return { top: top!, bottom, bottomRole: 'name' }
}

interface PlacedLine {
  readonly line: SetLine
  readonly arc: Arc
  readonly role: 'name' | 'tagline'
}

function setLines(logo: Logo, { top, bottom, bottomRole }: Texts): PlacedLine[] {
  const full = Math.PI * 2
  // On a circle, all letters are capitals.
  const face = logo.style.joins ? logo.faces.tagline : logo.faces.name
  const name = {
    face,
    tracking: Math.max(isNarrowFace(face) ? 0.12 : 0.06, Math.min(maxTracking, logo.style.tracking)),
  }
  const small = { face: logo.faces.tagline, tracking: 0.14 }
  if (bottom === '') return [placeOnArc(top, 'top', { ...name, capHeight }, full - clearAngle * 4, 'name')]
  if (bottomRole === 'name') {
    const half = Math.PI - clearAngle * 2
    const height = Math.min(
      ...[top, bottom].map(
        (text) => placeOnArc(text, 'top', { ...name, capHeight }, half, 'name').line.capHeight,
      ),
    )
    return [
      placeOnArc(top, 'top', { ...name, capHeight: height }, full, 'name'),
      placeOnArc(bottom, 'bottom', { ...name, capHeight: height }, full, 'name'),
    ]
  }
  const wanted = placeOnArc(top, 'top', { ...name, capHeight }, full, 'name')
  const wantedSmall = placeOnArc(bottom, 'bottom', { ...small, capHeight: capHeight * 0.62 }, full, 'tagline')
  // Where both don't fit, both shrink alike.
  const angle = arcAngle(wanted.line, wanted.arc.radius)
  const smallAngle = arcAngle(wantedSmall.line, wantedSmall.arc.radius)
  const share = Math.min(1, (full - clearAngle * 4) / (angle + smallAngle))
  return [
    placeOnArc(top, 'top', { ...name, capHeight }, angle * share, 'name'),
    placeOnArc(bottom, 'bottom', { ...small, capHeight: capHeight * 0.62 }, smallAngle * share, 'tagline'),
  ]
}

/** Sets a text in the middle of the band, smaller where it would take more than an angle. */
function placeOnArc(
  text: string,
  side: Arc['side'],
  setting: { face: SetLine['face']; tracking: number; capHeight: number },
  maxAngle: number,
  role: PlacedLine['role'],
): PlacedLine {
  const middle = (band.outer + band.inner) / 2
  const radiusFor = (height: number): number => middle + (side === 'top' ? -height / 2 : height / 2)
  let line = setLine(text, setting)
  // A smaller line sits on another radius, so the size is found in a few steps.
  for (let step = 0; step < 4; step++) {
    const angle = arcAngle(line, radiusFor(line.capHeight))
    if (angle <= maxAngle * 1.0001) break
    line = setLine(text, { ...setting, capHeight: (line.capHeight * maxAngle) / angle })
  }
  return { line, arc: { x: 0, y: 0, radius: radiusFor(line.capHeight), side }, role }
}

/** A dot in each gap between two lines; under a single line, three. */
function dotsBetween(lines: readonly PlacedLine[], paint: Paint): PathShape[] {
  const [top, bottom] = lines
  const middle = (band.outer + band.inner) / 2
  const topEnd = arcAngle(top!.line, top!.arc.radius) / 2
  if (bottom === undefined) {
    const free = Math.PI - topEnd
    if (free < 0.42) return []
    const count = free > 1.1 ? [-0.2, 0, 0.2] : [0]
    return count.map((turn) => dotAt(Math.PI / 2 + turn, middle, turn === 0 ? 11 : 7, paint))
  }
  const bottomEnd = arcAngle(bottom.line, bottom.arc.radius) / 2
  const gap = Math.PI - topEnd - bottomEnd
  if (gap < 0.3) return []
  const from = topEnd + gap / 2
  return [1, -1].map((side) => dotAt(-Math.PI / 2 + side * from, middle, 9, paint))
}

function dotAt(angle: number, distance: number, size: number, paint: Paint): PathShape {
  const x = distance * Math.cos(angle)
  const y = distance * Math.sin(angle)
  return {
    kind: 'path',
    role: 'accent',
    paint,
    path: circlePath(x, y, size),
    box: { left: x - size, right: x + size, top: y - size, bottom: y + size },
  }
}

function centerOf(logo: Logo, look: Look): Shape[] {
  const isOnPrimary = look !== 'ring'
  const room = band.inner - 12
  if (logo.mark !== null) return [placeMark(logo.mark, { x: 0, y: 0, size: room * 1.3 }, isOnPrimary)]
  const initials = initialsOf(logo.name)
  const setting = { face: logo.faces.name, capHeight: room * 0.8, tracking: 0 }
  const line = fitLine(initials, setting, room * 1.2)
  const y = (-line.box.top - line.box.bottom) / 2
  return [drawCentered(line, { x: 0, y }, { paint: isOnPrimary ? 'onPrimary' : 'primary', role: 'name' })]
}
