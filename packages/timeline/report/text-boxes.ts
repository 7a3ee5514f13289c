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
  return (frame) => {
    const found: TextBox[] = []
    const context = createListeningContext(measure, (text, box) => {
      const scaled = {
        left: box.left / timeline.scale,
        top: box.top / timeline.scale,
        right: box.right / timeline.scale,
        bottom: box.bottom / timeline.scale,
      }
      found.push({ text, box: scaled })
    })
    compositor.draw(context, frame)
    return found
  }
}

/** Column-major like the canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [number, number, number, number, number, number]

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

/** Read and set with every word, so these are plain properties; other properties are remembered, other methods do nothing. */
function createListeningContext(measure: Context2D, onText: (text: string, pixels: Box) => void): Context2D {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const stack: { matrix: Matrix; text: TextState }[] = []
  const turn = (by: Matrix): void => {
    matrix = multiply(matrix, by)
  }
  const measured = (text: string) => {
    measure.font = context.font
    measure.textAlign = context.textAlign as Context2D['textAlign']
    measure.textBaseline = context.textBaseline as Context2D['textBaseline']
    return measure.measureText(text)
  }
  const methods: Record<string, (...values: never[]) => unknown> = {
    save: () => {
      const { font, textAlign, textBaseline, globalAlpha } = context
      stack.push({ matrix, text: { font, textAlign, textBaseline, globalAlpha } })
    },
    restore: () => {
      const saved = stack.pop()
      if (saved === undefined) return
      matrix = saved.matrix
      Object.assign(context, saved.text)
    },
    translate: (x: number, y: number) => turn([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => turn([x, 0, 0, y, 0, 0]),
    rotate: (angle: number) =>
      turn([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]),
    transform: (...by: number[]) => turn(by as unknown as Matrix),
    setTransform: (...to: number[]) => {
      matrix = to as unknown as Matrix
    },
    measureText: measured,
    createLinearGradient: () => ({ addColorStop: () => {} }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
    fillText: (text: string, x: number, y: number) => {
      if (context.globalAlpha > 0.05) onText(text, inkBox(matrix, measured(text), x, y))
    },
  }
  const ignore = (): void => {}
  const context: TextState = Object.assign(Object.create(new Proxy({}, { get: () => ignore })), methods, {
    font: '10px sans-serif',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    globalAlpha: 1,
  })
  return context as TextState & Context2D
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
