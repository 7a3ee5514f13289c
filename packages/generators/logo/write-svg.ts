// Writes a drawing as an SVG file: outlines only, so that it looks the same in every program.

import { escapeXml } from '@vivify/contract/escape-xml'
import { choosePaints, groundColor, isCut, type Ground, type Paints } from './colors.ts'
import type { LogoColors } from './logo.ts'
import { shortNumber } from './outline-font.ts'
import type { Drawing, MarkShape, PathShape, Shape } from './shapes.ts'

export interface SvgOptions {
  /** Title of the file, which screen readers say. */
  readonly name: string
  readonly colors: LogoColors
  /** What the logo will be put on. */
  readonly ground: Ground
  /** Leaves the ground out. */
  readonly isTransparent: boolean
  /** One color for everything; what is not painted is cut out. */
  readonly isOneColor?: boolean
  /** Longer side in pixels, for programs that draw an SVG at its own size. */
  readonly size?: number
}

/** Clear space around a logo, as a share of its shorter side: no less than this belongs to a logo. */
const clearShare = 0.11
const minClear = 34

/** Width and height of a logo with its clear space, in its own units. */
export function logoSize({ box }: Drawing): { width: number; height: number; clear: number } {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const clear = Math.max(minClear, Math.min(width, height) * clearShare)
  return { width: width + clear * 2, height: height + clear * 2, clear }
}

/** Pixels of a logo whose longer side is `size`. */
export function logoPixels(drawing: Drawing, size: number): { width: number; height: number } {
  const { width, height } = logoSize(drawing)
  const scale = size / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Writes a logo as SVG. The name is escaped, and nothing else in the file comes from a person. */
export function writeSvg(drawing: Drawing, options: SvgOptions): string {
  const { width, height, clear } = logoSize(drawing)
  const [left, top] = [drawing.box.left - clear, drawing.box.top - clear]
  const view = [left, top, width, height].map(shortNumber).join(' ')
  const pixels = options.size === undefined ? '' : sizeAttributes(drawing, options.size)
  const paints = choosePaints(options.colors, options.ground)
  const ground = options.isTransparent
    ? ''
    : rectangle({ left, top, width, height }, groundColor(options.ground, options.colors))
  const parts = options.isOneColor
    ? oneColor(drawing, paints, { left, top, width, height })
    : drawing.shapes.map((shape) => writeShape(shape, paints)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"${pixels} role="img">` +
    `<title>${escapeXml(options.name)}</title>${ground}${parts}</svg>\n`
  )
}

function sizeAttributes(drawing: Drawing, size: number): string {
  const { width, height } = logoPixels(drawing, size)
  return ` width="${width}" height="${height}"`
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function rectangle({ left, top, width, height }: Area, fill: string, more = ''): string {
  const [x, y, wide, high] = [left, top, width, height].map(shortNumber)
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}"${more}/>`
}

function writeShape(shape: Shape, paints: Paints): string {
  return shape.kind === 'path' ? writePath(shape, paints[shape.paint]) : writeMark(shape, paints)
}

function writePath({ path, lineWidth }: PathShape, color: string): string {
  return lineWidth === undefined
    ? `<path d="${path}" fill="${color}"/>`
    : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${shortNumber(lineWidth)}"/>`
}

/** A gap as wide as this, in units of the motif set's boxes, parts two parts of the same color. */
const partingLine = 1.1

function writeMark(shape: MarkShape, paints: Paints): string {
  const ink = shape.isOnPrimary ? paints.onPrimary : paints.primary
  const detail = shape.isOnPrimary ? paints.detailOnPrimary : paints.detail
  if (detail !== null) {
    return group(
      shape,
      shape.mark.parts.map(({ tone, path }) => fill(path, tone === 'ink' ? ink : detail)).join(''),
    )
  }
  const id = `m${Math.round(shape.box.left)}`.replace('-', 'n')
  return group(
    shape,
    `<mask id="${id}">${maskParts(shape)}</mask><g mask="url(#${id})">${rectangle(boxArea(shape), ink)}</g>`,
  )
}

function boxArea({ mark: { box } }: MarkShape): Area {
  return { left: box[0] - 1, top: box[1] - 1, width: box[2] + 2, height: box[3] + 2 }
}

/** The parts of a mark in white, and in black what is cut out: inner details, and a gap around those at the edge. */
function maskParts({ mark }: MarkShape): string {
  return mark.parts
    .map(({ tone, path, isAtEdge }) => {
      if (tone === 'ink') return fill(path, '#fff')
      return isAtEdge === true
        ? `<path d="${path}" fill="#fff" stroke="#000" stroke-width="${partingLine}" stroke-linejoin="round"/>`
        : fill(path, '#000')
    })
    .join('')
}

function fill(path: string, color: string): string {
  return `<path d="${path}" fill="${color}"/>`
}

function group({ mark, box }: MarkShape, content: string): string {
  const [left, top, width] = mark.box
  const scale = (box.right - box.left) / width
  const x = box.left - left * scale
  const y = box.top - top * scale
  return `<g transform="translate(${shortNumber(x)} ${shortNumber(y)}) scale(${Math.round(scale * 10000) / 10000})">${content}</g>`
}

/** The whole logo as a stencil for one color. */
function oneColor(drawing: Drawing, paints: Paints, area: Area): string {
  const stencil = drawing.shapes
    .map((shape) => {
      if (shape.kind === 'path') return writePath(shape, isCut(shape.paint) ? '#000' : '#fff')
      if (!shape.isOnPrimary) return group(shape, maskParts(shape))
      // On a solid shape, the mark itself is the hole.
      return group(
        shape,
        maskParts(shape).replaceAll('#fff', '#x').replaceAll('#000', '#fff').replaceAll('#x', '#000'),
      )
    })
    .join('')
  const all = rectangle(area, '#000')
  return `<mask id="one">${all}${stencil}</mask>${rectangle(area, paints.name, ' mask="url(#one)"')}`
}
