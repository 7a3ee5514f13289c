// Emoji as flat vector layers, read from the open set @iconify-json/fluent-emoji-flat (MIT). The set is one 9 MB file,
// so it is imported on first use, and each emoji is parsed once.

import { isOneSided } from './one-sided.ts'
import { ownOutlines } from './own-outlines.ts'
import type { MotifOutline, OutlineLayer } from '../request.ts'

interface Element {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly isClosing: boolean
  readonly isSelfClosing: boolean
}

/** Emoji of the set have a box of 32 by 32. */
const viewBox = 32
/** Fainter layers are highlights, which the painters add themselves. */
const minOpacity = 0.3
/** Layers from this opacity up count as solid; fainter ones are mixed with the layer below. */
const solidOpacity = 0.75

let bodies: ReadonlyMap<string, string> | undefined
const parsed = new Map<string, MotifOutline>()

/** Imports the emoji set once and returns the SVG body of every emoji, and of our own outlines, by name. */
export async function loadMotifBodies(): Promise<ReadonlyMap<string, string>> {
  if (bodies) return bodies
  const { icons } = await import('@iconify-json/fluent-emoji-flat')
  bodies = new Map([
    ...Object.entries(icons.icons).map(([name, icon]) => [name, icon.body] as const),
    ...Object.entries(ownOutlines),
  ])
  return bodies
}

/** Loads the outlines of the named emoji; unknown names are left out of the result. */
export async function loadMotifOutlines(
  names: readonly string[],
): Promise<ReadonlyMap<string, MotifOutline>> {
  const known = await loadMotifBodies()
  const outlines = new Map<string, MotifOutline>()
  for (const name of names) {
    const body = known.get(name)
    if (body === undefined) continue
    const outline = parsed.get(name) ?? { ...parseOutline(body), isOneSided: isOneSided(name) }
    parsed.set(name, outline)
    outlines.set(name, outline)
  }
  return outlines
}

/**
 * Reads an emoji's SVG body into filled layers, bottom first. Supports the elements that the set uses: path, circle,
 * ellipse, rect, nested groups and `use`. Strokes without a fill, filters and faint highlights are left out; a gradient
 * becomes its first color.
 */
export function parseOutline(body: string): MotifOutline {
  const elements = readElements(body)
  const gradients = readGradientColors(elements)
  const shapes = new Map<string, OutlineLayer>()
  const layers: OutlineLayer[] = []
  const groupFills: (string | undefined)[] = []
  let hiddenDepth = 0
  for (const element of elements) {
    if (element.tag === 'defs' || element.tag === 'clipPath') {
      if (!element.isSelfClosing) hiddenDepth += element.isClosing ? -1 : 1
      continue
    }
    if (element.tag === 'g') {
      // A group passes its fill to the shapes in it.
      if (element.isClosing) groupFills.pop()
      else if (!element.isSelfClosing) groupFills.push(element.attributes.get('fill') ?? groupFills.at(-1))
      continue
    }
    if (element.isClosing) continue
    const used =
      element.tag === 'use' ? shapes.get(element.attributes.get('href')?.slice(1) ?? '') : undefined
    const layer =
      used ?? readLayer(element, gradients, { group: groupFills.at(-1), below: layers.at(-1)?.fill })
    if (!layer) continue
    const id = element.attributes.get('id')
    if (id) shapes.set(id, layer)
    if (hiddenDepth === 0) layers.push(layer)
  }
  return { viewBox, layers }
}

function readElements(body: string): Element[] {
  return [...body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)].map((match) => ({
    tag: match[2]!,
    isClosing: match[1] === '/',
    isSelfClosing: match[4] === '/',
    attributes: new Map(
      [...match[3]!.matchAll(/([\w:-]+)="([^"]*)"/g)].map((pair) => [pair[1]!, pair[2]!] as const),
    ),
  }))
}

function readGradientColors(elements: readonly Element[]): ReadonlyMap<string, string> {
  const colors = new Map<string, string>()
  let current = ''
  for (const element of elements) {
    if (element.tag.endsWith('Gradient')) current = element.attributes.get('id') ?? ''
    const color = element.attributes.get('stop-color')
    if (element.tag === 'stop' && color && current && !colors.has(current)) colors.set(current, color)
  }
  return colors
}

function readLayer(
  element: Element,
  gradients: ReadonlyMap<string, string>,
  fills: { group: string | undefined; below: string | undefined },
): OutlineLayer | undefined {
  const pathData = readPathData(element)
  const fill = readFill(element.attributes.get('fill') ?? fills.group, gradients)
  const opacity = Number(element.attributes.get('opacity') ?? element.attributes.get('fill-opacity') ?? 1)
  if (!pathData || !fill || opacity < minOpacity) return undefined
  return { pathData, fill: opacity >= solidOpacity ? fill : mixFills(fills.below ?? fill, fill, opacity) }
}

function mixFills(below: string, above: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(below.slice(at, at + 2), 16)
    const to = Number.parseInt(above.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function readFill(fill: string | undefined, gradients: ReadonlyMap<string, string>): string | undefined {
  const color = fill?.startsWith('url(#') ? gradients.get(fill.slice(5, -1)) : fill
  const digits = color?.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1]
  if (!digits) return undefined
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

function readPathData({ tag, attributes }: Element): string | undefined {
  const number = (name: string): number => Number(attributes.get(name) ?? 0)
  switch (tag) {
    case 'path':
      return attributes.get('d')
    case 'circle':
      return ellipsePath(number('cx'), number('cy'), number('r'), number('r'), attributes.get('transform'))
    case 'ellipse':
      return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'), attributes.get('transform'))
    case 'rect':
      return rectanglePath(attributes)
    default:
      return undefined
  }
}

/** Reads `rotate(degrees x y)`, the only transform of the set, as a function on points. */
function readRotation(transform: string | undefined): {
  degrees: number
  place: (x: number, y: number) => readonly [number, number]
} {
  const match = transform?.match(/^rotate\((-?[\d.]+)(?:[ ,]+(-?[\d.]+)[ ,]+(-?[\d.]+))?\)$/)
  const degrees = Number(match?.[1] ?? 0)
  const centerX = Number(match?.[2] ?? 0)
  const centerY = Number(match?.[3] ?? 0)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  return {
    degrees,
    place: (x, y) => [
      centerX + (x - centerX) * cosine - (y - centerY) * sine,
      centerY + (x - centerX) * sine + (y - centerY) * cosine,
    ],
  }
}

function ellipsePath(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  transform: string | undefined,
): string {
  const { degrees, place } = readRotation(transform)
  const start = place(x - radiusX, y)
  const end = place(x + radiusX, y)
  const arc = `A${radiusX} ${radiusY} ${degrees} 1 0 `
  return `M${start.join(' ')}${arc}${end.join(' ')}${arc}${start.join(' ')}Z`
}

function rectanglePath(attributes: ReadonlyMap<string, string>): string {
  const number = (name: string): number => Number(attributes.get(name) ?? 0)
  const { degrees, place } = readRotation(attributes.get('transform'))
  const left = number('x')
  const top = number('y')
  const right = left + number('width')
  const bottom = top + number('height')
  const radius = Math.min(number('rx'), (right - left) / 2, (bottom - top) / 2)
  const corners = [
    [left + radius, top, right - radius, top],
    [right, top + radius, right, bottom - radius],
    [right - radius, bottom, left + radius, bottom],
    [left, bottom - radius, left, top + radius],
  ] as const
  const arc = `A${radius} ${radius} ${degrees} 0 1 `
  return corners
    .map(([fromX, fromY, toX, toY], index) => {
      const lead = index === 0 ? 'M' : radius > 0 ? arc : 'L'
      return `${lead}${place(fromX, fromY).join(' ')}L${place(toX, toY).join(' ')}`
    })
    .concat(radius > 0 ? `${arc}${place(left + radius, top).join(' ')}Z` : 'Z')
    .join('')
}
