import type { Pixels } from '@vivify/timeline/ports'
import { describe, expect, test } from 'vitest'
import { gifQualities } from './encode.ts'
import { countColors, FrameEncoder, packedPixels } from './frame-encoder.ts'
import { forecastBytes, measureChange, planRuns } from './forecast.ts'
import { ColorHistogram } from './histogram.ts'
import { choosePalette } from './palette.ts'
import { filmFrame } from './testing.ts'

const size = { width: 96, height: 64 }
const frameCount = 90

function makeFilm(paintAt: (place: number) => Pixels): Pixels[] {
  return Array.from({ length: frameCount }, (_, place) => paintAt(place))
}

const films = {
  'a ball that rolls': makeFilm((place) => filmFrame(place / (frameCount - 1), size)),
  'slides with three cuts': makeFilm((place) => filmFrame(Math.floor(place / 25) * 0.3, size)),
  'a stop, a dash and a stop': makeFilm((place) =>
    filmFrame(Math.min(1, Math.max(0, (place - 20) / 30)), size),
  ),
}

describe('a forecast from few frames', () => {
  for (const [name, frames] of Object.entries(films)) {
    test.each(gifQualities)(`is right to 10 % for ${name}, in $id quality`, (quality) => {
      const changes = frames.map((frame, place) =>
        place === 0
          ? 0
          : measureChange(frames[place - 1]!.data as Uint8ClampedArray, frame.data as Uint8ClampedArray),
      )
      const encode = encoderOf(frames, quality)
      const runs = planRuns(changes, 16).map((places) => ({
        places,
        bytes: encode(places.map((place) => frames[place]!)),
      }))
      const real = 800 + encode(frames).reduce((total, bytes) => total + bytes, 0)
      const said = forecastBytes(changes, encode([frames[0]!])[0]!, runs)
      expect(Math.abs(said / real - 1)).toBeLessThan(0.1)
    })
  }

  test('of a film without movement is the first frame', () => {
    const changes = Array.from({ length: 20 }, () => 0)
    const runs = planRuns(changes, 4).map((places) => ({ places, bytes: places.map(() => 0) }))
    expect(forecastBytes(changes, 5000, runs)).toBe(5800)
  })

  test('samples quiet frames, and all of a few cuts', () => {
    const changes = Array.from({ length: 100 }, (_, place) => (place % 30 === 29 ? 1 : 0))
    const probes = planRuns(changes, 16).map((places) => places.at(-1)!)
    expect(probes.filter((probe) => changes[probe] === 1)).toEqual([29, 59, 89])
    expect(probes.some((probe) => changes[probe] === 0)).toBe(true)
  })
})

/** Bytes of frames that are encoded one after another. */
function encoderOf(frames: readonly Pixels[], { palette, ...quality }: (typeof gifQualities)[number]) {
  const histogram = new ColorHistogram()
  for (const frame of frames) histogram.add(packedPixels(frame))
  const colors = palette === 'one' ? choosePalette(histogram.toPoints(), countColors(quality.colors)) : null
  return (run: readonly Pixels[]): number[] => {
    const encoder = new FrameEncoder({ ...size, ...quality, palette: colors, isTransparent: false })
    return run.map((frame) => encoder.encode(frame)?.length ?? 0)
  }
}
