// What the compositor and the painters need from their environment. Node provides @napi-rs/canvas, a browser its own
// Canvas2D. Both satisfy these interfaces, so the drawing code imports neither.

/** A gradient under construction; offsets run from 0 to 1. */
export interface Gradient {
  addColorStop(offset: number, color: string): void
}

/** An opaque repeating fill. */
export type Pattern = object

/** A vector outline made from SVG path data. */
export type Outline = object

/** Pixels in row order, four bytes each: red, green, blue, alpha (not premultiplied). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Anything `drawImage` takes: a canvas, a decoded picture, a video frame. Sizes in pixels. */
export interface Drawable {
  readonly width: number
  readonly height: number
}

export type Paint = string | Gradient | Pattern

/** The part of CanvasRenderingContext2D that we draw with. */
export interface Context2D {
  fillStyle: Paint
  strokeStyle: Paint
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  miterLimit: number
  lineDashOffset: number
  globalAlpha: number
  globalCompositeOperation: string
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'
  shadowBlur: number
  shadowColor: string
  shadowOffsetX: number
  shadowOffsetY: number
  filter: string
  font: string
  letterSpacing: string
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'alphabetic' | 'top' | 'middle' | 'bottom' | 'hanging' | 'ideographic'

  save(): void
  restore(): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, start: number, end: number, anticlockwise?: boolean): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
  ): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void
  fill(outline?: Outline): void
  stroke(outline?: Outline): void
  clip(outline?: Outline): void
  setLineDash(segments: number[]): void
  fillRect(x: number, y: number, width: number, height: number): void
  strokeRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): TextMeasure
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  drawImage(image: Drawable, x: number, y: number): void
  drawImage(image: Drawable, x: number, y: number, width: number, height: number): void
  drawImage(
    image: Drawable,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  createPattern(image: Drawable, repetition: 'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'): Pattern | null
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void
}

/** Advance width and ink extents in pixels; ascent and descent are positive away from the baseline. */
export interface TextMeasure {
  readonly width: number
  readonly actualBoundingBoxAscent: number
  readonly actualBoundingBoxDescent: number
  readonly actualBoundingBoxLeft: number
  readonly actualBoundingBoxRight: number
}

/** A drawing area that is itself drawable. */
export interface Surface extends Drawable {
  getContext(kind: '2d'): Context2D
}

/** Creates surfaces, outlines and pixel blocks, which drawing code cannot do on its own. */
export interface Studio {
  /** A transparent surface; sizes are whole pixels, at least 1. */
  createSurface(width: number, height: number): Surface
  /** Parses SVG path data. */
  createOutline(pathData: string): Outline
  /** Empty (transparent) pixels for `putImageData`. */
  createPixels(width: number, height: number): Pixels
}
