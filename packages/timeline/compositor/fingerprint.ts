// What a frame shows, as text: the compositor is run against a context that notes every command instead of drawing
// it. Two frames with the same commands are the same picture, so their hash is the key of an encoded segment, and
// nothing that a layer comes to depend on can be forgotten in it.

import type { Context2D, Drawable, Gradient, Outline, Studio, Surface } from '../ports.ts'
import { nameMoment } from '../layers/footage.ts'
import type { Rows } from '../layout/frame.ts'
import type { Timeline } from '../timeline.ts'
import { createCompositor } from './compositor.ts'
import type { PictureSource } from './environment.ts'

/** Hashes a text; must not collide in practice, such as SHA-256. */
export type Digest = (text: string) => string

export interface FingerprintOptions {
  timeline: Timeline
  studio: Studio
  pictures: PictureSource
  digest: Digest
}

/**
 * Makes a function that tells what a frame shows. `pictures` need only know sizes: a picture is identified by its
 * key, which must therefore name its content. Text is measured with the given studio's fonts.
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

/** Like `createFingerprinter`, of each run that is laid over a frame's visual, as `overRuns` lists them. */
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
  /** Hash of what `read` gives, worked out once for each painting: a sprite is drawn in hundreds of frames. */
  name(): string
}

function createNotingStudio(studio: Studio, digest: Digest) {
  const measure = studio.createSurface(8, 8).getContext('2d')

  function openPage(width: number, height: number): Page {
    let commands: string[] = []
    let wasRead = false
    let name: string | null = null
    // A surface that is painted again after it was drawn from is covered anew: only the newest painting shows.
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

/** A context that writes down each property set and each method called. */
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
