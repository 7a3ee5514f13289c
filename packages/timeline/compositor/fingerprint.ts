// Describes a frame as text: the compositor runs against a context that records every command instead of drawing it.
// Frames with the same commands are the same picture, so their hash is the key of an encoded segment. Nothing that a
// layer comes to depend on can be missing from it.

import type { Context2D, Drawable, Gradient, Outline, Studio, Surface } from '../ports.ts'
import { nameMoment } from '../layers/footage.ts'
import type { Rows } from '../layout/frame.ts'
import type { Timeline } from '../timeline.ts'
import { createCompositor } from './compositor.ts'
import type { PictureSource } from './environment.ts'

/** Hashes a text; must be collision-resistant, like SHA-256. */
export type Digest = (text: string) => string

export interface FingerprintOptions {
  timeline: Timeline
  studio: Studio
  pictures: PictureSource
  digest: Digest
}

/**
 * Creates a function that describes a frame as text. `pictures` only needs sizes: a picture is identified by its key,
 * which must therefore name its content. Text is measured with the given studio's fonts.
 */
export function createFingerprinter(options: FingerprintOptions): (frame: number) => string {
  const { compositor, openPage } = createNotedCompositor(options)
  const { width, height } = options.timeline
  return (frame) => {
    const page = openPage(width, height)
    compositor.draw(page.context, frame)
    return options.digest(page.read())
  }
}

/** Like `createFingerprinter`, but for each run that lies over a frame's visual, as listed by `overRuns`. */
export function createOverFingerprinter(
  options: FingerprintOptions,
): (frame: number) => (Rows & { name: string })[] {
  const { compositor, openPage } = createNotedCompositor(options)
  return (frame) =>
    compositor.overRuns(frame).map(({ top, bottom, draw }) => {
      const page = openPage(options.timeline.width, bottom - top)
      draw(page.context)
      return { top, bottom, name: options.digest(page.read()) }
    })
}

function createNotedCompositor({ timeline, studio, pictures, digest }: FingerprintOptions) {
  const notes = createNotingStudio(studio, digest)
  const compositor = createCompositor({
    timeline,
    studio: notes.studio,
    pictures: {
      picture: (key) => nameDrawable(pictures.picture(key), key),
      clipFrame: (key, seconds) => {
        const { width, height } = pictures.clipFrame(key, seconds) ?? { width: 1, height: 1 }
        return nameDrawable({ width, height }, nameMoment({ clip: key, seconds }))
      },
    },
  })
  return { compositor, openPage: notes.openPage }
}

interface NamedDrawable extends Drawable {
  readonly noteName: string
}

function nameDrawable(drawable: Drawable, name: string): NamedDrawable {
  return { width: drawable.width, height: drawable.height, noteName: name }
}

interface Page {
  context: Context2D
  read(): string
  /** Hash of the text from `read`, computed once per painting because a sprite is drawn in hundreds of frames. */
  name(): string
}

function createNotingStudio(studio: Studio, digest: Digest) {
  const measure = studio.createSurface(8, 8).getContext('2d')

  function openPage(width: number, height: number): Page {
    let commands: string[] = []
    let wasRead = false
    let name: string | null = null
    // When a surface is painted again after it was drawn from, the new painting covers it, so earlier commands are
    // dropped.
    const note = (command: string): void => {
      if (wasRead) commands = []
      wasRead = false
      name = null
      commands.push(command)
    }
    const read = (): string => {
      wasRead = true
      return `${width}x${height}\n${commands.join('\n')}`
    }
    return { context: createNotingContext(note, measure), read, name: () => (name ??= digest(read())) }
  }

  const noting: Studio = {
    createSurface(width, height) {
      const page = openPage(width, height)
      const surface: Surface & { readonly noteName: string } = {
        width,
        height,
        getContext: () => page.context,
        get noteName() {
          return page.name()
        },
      }
      return surface
    },
    createOutline: (pathData) => ({ noteName: digest(pathData) }) as unknown as Outline,
    createPixels: (width, height) => studio.createPixels(width, height),
  }
  return { studio: noting, openPage }
}

/** A context that records each property assignment and method call. */
function createNotingContext(note: (command: string) => void, measure: Context2D): Context2D {
  const state: Record<string, unknown> = { globalAlpha: 1, font: '10px sans-serif' }
  const methods = new Map<string, unknown>()
  return new Proxy({} as Context2D, {
    set(_target, property, value) {
      state[property as string] = value
      note(`${String(property)}=${describe(value)}`)
      return true
    },
    get(_target, property) {
      const name = property as string
      if (name in state) return state[name]
      const kept = methods.get(name)
      if (kept) return kept
      const method = createMethod(name, note, measure, state)
      methods.set(name, method)
      return method
    },
  })
}

function createMethod(
  name: string,
  note: (command: string) => void,
  measure: Context2D,
  state: Record<string, unknown>,
): (...values: unknown[]) => unknown {
  switch (name) {
    case 'measureText':
      return (text) => {
        measure.font = state['font'] as string
        return measure.measureText(text as string)
      }
    case 'createLinearGradient':
    case 'createRadialGradient':
      return (...values) => noteGradient(name, values)
    case 'getImageData':
      return () => {
        throw new TypeError('A layer may not read pixels back: its picture would depend on them unnoticed')
      }
    default:
      return (...values) => {
        note(`${name}(${values.map(describe).join(',')})`)
      }
  }
}

function noteGradient(name: string, values: unknown[]): Gradient & { readonly noteName: string } {
  const stops: string[] = []
  return {
    addColorStop: (offset, color) => stops.push(`${offset} ${color}`),
    get noteName() {
      return `${name}(${values.join(',')})[${stops.join(',')}]`
    },
  }
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'noteName' in value) return `<${String(value.noteName)}>`
  return Array.isArray(value) ? `[${value.join(',')}]` : String(value)
}
