// Pictures for the tests of this folder.

import { createRandom } from '@vivify/contract/random'
import type { Pixels } from '@vivify/timeline/ports'

export interface Paintable extends Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** A picture from the color of each pixel: red, green, blue and optional alpha. */
export function paint(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly number[],
): Paintable {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [red, green, blue, alpha = 255] = colorAt(x, y)
      data.set([red!, green!, blue!, alpha], at)
    }
  }
  return { width, height, data }
}

/** A frame of a ball that rolls across a soft sky with fine, static grain. */
export function filmFrame(time: number, { width = 96, height = 64 } = {}): Paintable {
  const random = createRandom(7)
  const grain = Array.from({ length: 64 }, () => random.integer(-4, 4))
  const centerX = width * (0.2 + 0.6 * time)
  return paint(width, height, (x, y) => {
    const noise = grain[(x * 7 + y * 13) % 64]!
    if (Math.hypot(x - centerX, y - height / 2) < height / 5) return [220 + noise, 90 + (y % 16) * 2, 40]
    return [40 + (120 * x) / width, 90 + (110 * y) / height + noise, 200 - (60 * y) / height]
  })
}

/** Peak signal-to-noise ratio of the colors, in dB; Infinity for equal pictures. */
export function measureLikeness(shown: Pixels, source: Pixels): number {
  let squares = 0
  for (let at = 0; at < source.data.length; at++) {
    if (at % 4 !== 3) squares += (shown.data[at]! - source.data[at]!) ** 2
  }
  return 10 * Math.log10(255 ** 2 / (squares / ((source.data.length / 4) * 3)))
}
