// Finds the readable text of a frame: the compositor runs against a context that records where words are filled. Text
// inside sprites is decoration and is left out.

import type { Context2D, Studio, Surface } from '../ports.ts'
import type { Box } from '../layout/frame.ts'
import { createCompositor } from '../compositor/compositor.ts'
import type { PictureSource } from '../compositor/environment.ts'
import type { Timeline } from '../timeline.ts'

/** A text in a frame; the box is in design units. */
export interface TextBox {
  text: string
  box: Box
}

/** Creates a function that lists the texts of a frame. `pictures` only needs sizes. */
export function createTextFinder(options: {
  timeline: Timeline
  studio: Studio
  pictures: PictureSource
}): (frame: number) => TextBox[] {
  const { timeline, studio } = options
  const measure = studio.createSurface(8, 8).getContext('2d')
  const sprites: Studio = {
    createSurface: (width, height) =>
      ({ width, height, getContext: () => createListeningContext(measure, () => {}) }) satisfies Surface,
    createOutline: () => ({}),
    createPixels: studio.createPixels,
  }
  const compositor = createCompositor({ timeline, studio: sprites, pictures: options.pictures })
  let found: TextBox[] = []
  const context = createListeningContext(measure, (text, box) => {
    const scaled = {
      left: box.left / timeline.scale,
      top: box.top / timeline.scale,
      right: box.right / timeline.scale,
      bottom: box.bottom / timeline.scale,
    }
    found.push({ text, box: scaled })
  })
  return (frame) => {
    found = []
    compositor.draw(context, frame)
    return found
  }
}

/** Column-major like the canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [number, number, number, number, number, number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

interface TextState {
  font: string
  textAlign: string
  textBaseline: string
  globalAlpha: number
}

const ignore = (): void => {}
const gradient = { addColorStop: ignore }

/** Every method that the class below has not does nothing; every property is kept. */
const silent = new Proxy({}, { get: () => ignore }) as object

/**
 * A context that draws nothing and tells which texts are filled where. Text properties are plain fields, because they are
 * read and set with every word.
 */
class ListeningContext implements TextState {
  font = '10px sans-serif'
  textAlign = 'left'
  textBaseline = 'alphabetic'
  globalAlpha = 1
  readonly #measure: Context2D
  readonly #onText: (text: string, pixels: Box) => void
  #matrix: Matrix = identity
  #stack: { matrix: Matrix; text: TextState }[] = []

  constructor(measure: Context2D, onText: (text: string, pixels: Box) => void) {
    this.#measure = measure
    this.#onText = onText
  }

  save(): void {
    const { font, textAlign, textBaseline, globalAlpha } = this
    this.#stack.push({ matrix: this.#matrix, text: { font, textAlign, textBaseline, globalAlpha } })
  }

  restore(): void {
    const saved = this.#stack.pop()
    if (saved === undefined) return
    this.#matrix = saved.matrix
    Object.assign(this, saved.text)
  }

  translate(x: number, y: number): void {
    this.#turn([1, 0, 0, 1, x, y])
  }

  scale(x: number, y: number): void {
    this.#turn([x, 0, 0, y, 0, 0])
  }

  rotate(angle: number): void {
    this.#turn([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0])
  }

  transform(...matrix: Matrix): void {
    this.#turn(matrix)
  }

  setTransform(...matrix: Matrix): void {
    this.#matrix = matrix
  }

  measureText(text: string) {
    const measure = this.#measure
    measure.font = this.font
    measure.textAlign = this.textAlign as Context2D['textAlign']
    measure.textBaseline = this.textBaseline as Context2D['textBaseline']
    return measure.measureText(text)
  }

  createLinearGradient() {
    return gradient
  }

  createRadialGradient() {
    return gradient
  }

  fillText(text: string, x: number, y: number): void {
    if (this.globalAlpha > 0.05) this.#onText(text, inkBox(this.#matrix, this.measureText(text), x, y))
  }

  #turn(by: Matrix): void {
    this.#matrix = multiply(this.#matrix, by)
  }
}
Object.setPrototypeOf(ListeningContext.prototype, silent)

function createListeningContext(measure: Context2D, onText: (text: string, pixels: Box) => void): Context2D {
  return new ListeningContext(measure, onText) as unknown as Context2D
}

function inkBox(matrix: Matrix, ink: ReturnType<Context2D['measureText']>, x: number, y: number): Box {
  const corners = [
    [x - ink.actualBoundingBoxLeft, y - ink.actualBoundingBoxAscent],
    [x + ink.actualBoundingBoxRight, y - ink.actualBoundingBoxAscent],
    [x - ink.actualBoundingBoxLeft, y + ink.actualBoundingBoxDescent],
    [x + ink.actualBoundingBoxRight, y + ink.actualBoundingBoxDescent],
  ].map(([cornerX, cornerY]) => ({
    x: matrix[0] * cornerX! + matrix[2] * cornerY! + matrix[4],
    y: matrix[1] * cornerX! + matrix[3] * cornerY! + matrix[5],
  }))
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    right: Math.max(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  }
}
