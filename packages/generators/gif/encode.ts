// Writes animated GIFs from pictures. Pure, so it runs in a browser's worker and in Node.

import type { Pixels } from '@vivify/timeline/ports'
import { joinGif } from './container.ts'
import { roundDelays } from './delays.ts'
import { countColors, FrameEncoder, packedPixels } from './frame-encoder.ts'
import { ColorHistogram } from './histogram.ts'
import type { Dither } from './paint.ts'
import { choosePalette, paletteBits, type Palette } from './palette.ts'

export interface GifOptions {
  /** Width in pixels, 1 to 65535. */
  width: number
  height: number
  /** At most 50, which corresponds to the shortest delay that viewers respect. */
  framesPerSecond: number
  /** Number of plays. */
  loop: 'forever' | 'once' | number
  /** One palette for the file, or one per frame, which gives finer colors and a larger file. */
  palette: 'one' | 'per-frame'
  /** Number of colors, 2 to 256. */
  colors: number
  dither: Dither
  /** 0 paints every change; 1 skips pixels that change little, which saves the most bytes. */
  lossiness: number
  /**
   * Keeps transparent pixels (alpha below half) transparent; every frame is then complete. By default, such pixels
   * leave the shown pixel unchanged.
   */
  transparent?: boolean
}

export interface GifWriter {
  /** Includes a frame's colors in the palette of the file. Call it with some frames before the first `add`. */
  sample(frame: Pixels): void
  /** Adds a frame. Without a delay (in ms), the frame lasts as long as the frame rate says. */
  add(frame: Pixels, delayMs?: number): void
  /** Throws RangeError when there is no frame. */
  finish(): Uint8Array
  readonly bytesSoFar: number
}

/** Creates a GIF writer. Throws RangeError for sizes and color counts that GIF doesn't support. */
export function createGifWriter(options: GifOptions): GifWriter {
  checkSize(options)
  const histogram = new ColorHistogram()
  let hasSamples = false
  let encoder: FrameEncoder | null = null
  let palette: Palette | null = null
  const frames: (Uint8Array | null)[] = []
  const delaysMs: number[] = []
  let bytesSoFar = 0
  const sample = (frame: Pixels): void => {
    histogram.add(packedPixels(frame))
    hasSamples = true
  }
  return {
    sample,
    add(frame, delayMs = 1000 / options.framesPerSecond) {
      if (!encoder) {
        if (options.palette === 'one' && !hasSamples) sample(frame)
        palette =
          options.palette === 'one' ? choosePalette(histogram.toPoints(), countColors(options.colors)) : null
        encoder = new FrameEncoder({ ...options, palette, isTransparent: options.transparent ?? false })
      }
      const part = encoder.encode(frame)
      frames.push(part)
      delaysMs.push(delayMs)
      bytesSoFar += part?.length ?? 0
    },
    finish: () =>
      joinGif({
        ...options,
        palette: palette && { colors: palette, bits: paletteBits(palette) },
        frames,
        delays: roundDelays(delaysMs),
      }),
    get bytesSoFar() {
      return bytesSoFar
    },
  }
}

function checkSize({ width, height }: GifOptions): void {
  const isSize = (size: number): boolean => Number.isInteger(size) && size >= 1 && size <= 65_535
  if (!isSize(width) || !isSize(height)) throw new RangeError(`A GIF can't be ${width}×${height}`)
}

/** Presets that trade time and size for quality. */
export const gifQualities = [
  { id: 'fast', label: 'Fast', palette: 'one', colors: 256, dither: 'bayer', lossiness: 0.2 },
  { id: 'balanced', label: 'Balanced', palette: 'one', colors: 256, dither: 'diffusion', lossiness: 0.1 },
  { id: 'best', label: 'Best', palette: 'per-frame', colors: 256, dither: 'diffusion', lossiness: 0 },
] as const satisfies readonly ({ id: string; label: string } & Partial<GifOptions>)[]
