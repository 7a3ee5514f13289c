import type { Pixels } from '@vivify/timeline/ports'
import { describe, expect, test } from 'vitest'
import { paletteOf } from './color/analysis.ts'
import { effectNames, type EffectName } from './effect-kinds.ts'
import {
  createEffect,
  defaultRecipe,
  describeEdits,
  effectKindOf,
  effectKinds,
  remixRecipeSchema,
  type RemixRecipe,
} from './recipe.ts'
import { outputSize, remixPixels } from './remix.ts'

/** A small landscape with sky, sun, hill and a dark tree, so that it contains all tones, hues and edges. */
function buildPicture(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const u = (x + 0.5) / width
      const v = (y + 0.5) / height
      const isSun = Math.hypot(u - 0.7, v - 0.3) < 0.14
      const isHill = v > 0.62 + Math.sin(u * 7) * 0.06
      const isTree = Math.hypot((u - 0.25) * 1.3, v - 0.55) < 0.16
      const color = isTree
        ? [24, 52 + v * 30, 34]
        : isHill
          ? [90 + u * 60, 150 - v * 40, 60]
          : isSun
            ? [250, 214, 120]
            : [110 + v * 120, 160 + v * 60, 225 - v * 30]
      data.set([...color, 255], at)
    }
  }
  return { width, height, data }
}

const picture = buildPicture(240, 180)
const large = buildPicture(640, 480)

function remix(change: Partial<RemixRecipe>, width = 240, source = picture): Pixels {
  return remixPixels(source, { ...defaultRecipe, ...change }, { width })
}

function withEffect(kind: EffectName): Partial<RemixRecipe> {
  return { effects: [createEffect(kind)] }
}

function meanDifference(first: Pixels, second: Pixels): number {
  let sum = 0
  for (let index = 0; index < first.data.length; index++) {
    sum += Math.abs(first.data[index]! - second.data[index]!)
  }
  return sum / (first.data.length * 0.75)
}

function isOpaque(pixels: Pixels): boolean {
  return pixels.data.every((value, index) => index % 4 !== 3 || value === 255)
}

/** Halves a picture by averaging. */
function halve(pixels: Pixels): Pixels {
  const width = pixels.width / 2
  const height = pixels.height / 2
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      for (let channel = 0; channel < 4; channel++) {
        const from = (y * 2 * pixels.width + x * 2) * 4 + channel
        data[to + channel] =
          (pixels.data[from]! +
            pixels.data[from + 4]! +
            pixels.data[from + pixels.width * 4]! +
            pixels.data[from + pixels.width * 4 + 4]!) /
          4
      }
    }
  }
  return { width, height, data }
}

/** Softens by averaging squares, so that dots and grain compare by the tone they produce. */
function toneOf(pixels: Pixels, side: number): Pixels {
  return remixPixels(pixels, defaultRecipe, { width: Math.round(pixels.width / side) })
}

describe.each([...effectNames])('the %s effect', (kind) => {
  const recipe = withEffect(kind)
  const painted = remix(recipe)

  test('changes the picture, keeps its size and does not change the source', () => {
    expect([painted.width, painted.height]).toEqual([240, 180])
    expect(meanDifference(painted, picture)).toBeGreaterThan(4)
    expect(meanDifference(picture, buildPicture(240, 180))).toBe(0)
  })

  test('gives the same pixels for the same recipe', () => {
    expect(meanDifference(remix(recipe), painted)).toBe(0)
  })

  test('shows the picture itself at amount 0 and an intermediate result at half', () => {
    const [effect] = recipe.effects!
    expect(meanDifference(remix({ effects: [{ ...effect!, amount: 0 }] }), picture)).toBe(0)
    const half = meanDifference(remix({ effects: [{ ...effect!, amount: 0.5 }] }), picture)
    expect(half).toBeGreaterThan(1)
    expect(half).toBeLessThan(meanDifference(painted, picture))
  })

  test('looks the same in a preview as in an export', () => {
    const exported = remix(recipe, 640, large)
    const preview = remix(recipe, 320, large)
    expect(meanDifference(toneOf(halve(exported), 5), toneOf(preview, 5))).toBeLessThan(4)
  })

  test('accepts every look it offers, and pictures of one pixel and one color', () => {
    const definition = effectKinds.find((entry) => entry.kind === kind)!
    const plain = remix({ adjust: { ...defaultRecipe.adjust, saturation: -1 } }, 48)
    const dot: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray([9, 9, 9, 255]) }
    for (const look of definition.looks) {
      const effect = createEffect(kind)
      const looked = {
        ...effect,
        params: { ...effect.params, ...look.params },
        choices: { ...effect.choices, ...look.choices },
        colors: [...(look.colors ?? effect.colors)],
      }
      expect(remixRecipeSchema.safeParse({ effects: [looked] }).success, look.label).toBe(true)
      expect(remix({ effects: [looked] }, 48, plain).data.length).toBe(48 * 36 * 4)
    }
    expect(remix(recipe, 1, dot).data.length).toBe(4)
  })

  test('keeps transparent pixels transparent', () => {
    if (kind === 'collage') return
    const cut = { ...picture, data: picture.data.slice() }
    for (let index = 3; index < cut.data.length / 2; index += 4) cut.data[index] = 0
    const result = remix(recipe, 240, cut)
    expect(result.data[3]).toBe(0)
    expect(result.data[result.data.length - 1]).toBe(255)
  })
})

describe('effects', () => {
  test('palette paints in the given colors', () => {
    const colors = ['#0b0420', '#b5179e', '#21d4fd', '#f3f0ff']
    const painted = remix({
      effects: [{ ...createEffect('palette'), colors, params: { light: 0, blend: 0 } }],
    })
    // Green and yellow are gone: no pixel has far more green than the other two channels.
    let greenish = 0
    for (let index = 0; index < painted.data.length; index += 4) {
      const [red, green, blue] = painted.data.subarray(index, index + 3)
      if (green! > red! + 30 && green! > blue! + 30) greenish++
    }
    expect(greenish).toBe(0)
  })

  test('a palette read from a picture contains its main colors, dark to light', () => {
    const palette = paletteOf(picture, 4)
    expect(palette).toHaveLength(4)
    const greens = palette.map((color) => Number.parseInt(color.slice(3, 5), 16))
    expect(greens[0]).toBeLessThan(90)
    expect(greens.at(-1)).toBeGreaterThan(180)
  })

  test('duotone gives the darkest place the first ink and the lightest the last', () => {
    const painted = remix({ effects: [{ ...createEffect('duotone'), colors: ['#102030', '#ffeedd'] }] })
    const at = (x: number, y: number): number[] => [
      ...painted.data.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 3),
    ]
    expect(at(60, 99).every((value, index) => Math.abs(value - [16, 32, 48][index]!) < 30)).toBe(true)
    expect(at(168, 54).every((value, index) => Math.abs(value - [255, 238, 221][index]!) < 30)).toBe(true)
  })

  test('poster and pixel use no more colors than asked for', () => {
    const poster = remix({
      effects: [{ ...createEffect('poster'), params: { levels: 4, grain: 0, smoothness: 0.4, vivid: 0 } }],
    })
    const counts = new Map<number, number>()
    for (let index = 0; index < poster.data.length; index += 4) {
      const key = (poster.data[index]! << 16) | (poster.data[index + 1]! << 8) | poster.data[index + 2]!
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const flat = [...counts.values()].toSorted((first, second) => second - first).slice(0, 4)
    expect(flat.reduce((sum, count) => sum + count, 0) / (240 * 180)).toBeGreaterThan(0.9)
    const pixel = remix({ effects: [{ ...createEffect('pixel'), params: { levels: 6, dither: 1 } }] })
    const colors = new Set<string>()
    for (let index = 0; index < pixel.data.length; index += 4) {
      colors.add(pixel.data.subarray(index, index + 3).join())
    }
    expect(colors.size).toBeLessThanOrEqual(6)
  })

  test('halftone prints as dark as the picture', () => {
    const gray = { width: 200, height: 200, data: new Uint8ClampedArray(200 * 200 * 4) }
    const printed = [60, 128, 200].map((tone) => {
      for (let index = 0; index < gray.data.length; index += 4) gray.data.set([tone, tone, tone, 255], index)
      const effect = { ...createEffect('halftone'), params: { contrast: 0, misprint: 0 } }
      const result = remix({ effects: [effect] }, 200, gray)
      return result.data.reduce((sum, value) => sum + value, 0) / result.data.length
    })
    expect(printed[0]).toBeLessThan(printed[1]! - 20)
    expect(printed[1]).toBeLessThan(printed[2]! - 20)
  })

  test('the color hidden under transparent pixels does not show at the edge of a cut-out', () => {
    const cut = (hidden: number): Pixels => {
      const data = new Uint8ClampedArray(120 * 120 * 4)
      for (let index = 0; index < 120 * 120; index++) {
        const isInside = Math.hypot((index % 120) - 60, Math.floor(index / 120) - 60) < 36
        data.set(isInside ? [230, 120, 60, 255] : [hidden, hidden, hidden, 0], index * 4)
      }
      return { width: 120, height: 120, data }
    }
    for (const kind of ['poster', 'cartoon', 'halftone'] as const) {
      const [black, white] = [0, 255].map((hidden) => remix(withEffect(kind), 120, cut(hidden)))
      expect(meanDifference(black!, white!), kind).toBeLessThan(1)
    }
  })

  test('another seed tears different pieces', () => {
    const torn = { effects: [{ ...createEffect('collage'), choices: { layout: 'torn' } }] }
    expect(meanDifference(remix({ ...torn, seed: 1 }), remix({ ...torn, seed: 2 }))).toBeGreaterThan(2)
  })

  test('a picture of one color keeps it under areas and sheets', () => {
    const data = new Uint8ClampedArray(60 * 40 * 4)
    for (let at = 0; at < data.length; at += 4) data.set([200, 50, 20, 255], at)
    for (const kind of ['poster', 'paper-cut'] as const) {
      const { data: painted } = remix(withEffect(kind), 60, { width: 60, height: 40, data: data.slice() })
      expect(Math.abs(painted[4 * 1230]! - 200), kind).toBeLessThan(40)
    }
  })

  test('the number of torn pieces grows up to the end of the slider', () => {
    const { max } = effectKindOf('collage').params.find(({ name }) => name === 'pieces')!
    const [half, all] = [max / 2, max].map((pieces) =>
      remix({ effects: [{ ...createEffect('collage'), params: { pieces }, choices: { layout: 'torn' } }] }),
    )
    expect(meanDifference(half!, all!)).toBeGreaterThan(1)
  })
})

describe('the frame', () => {
  test('an empty recipe returns the picture, byte for byte', () => {
    expect(meanDifference(remix({}), picture)).toBe(0)
  })

  test('four quarter turns and two flips restore the picture', () => {
    let turned = picture
    for (let turn = 0; turn < 4; turn++) {
      const { width } = outputSize(turned, { ...defaultRecipe, rotate: 90 })
      turned = remix({ rotate: 90 }, width, turned)
    }
    expect(meanDifference(turned, picture)).toBe(0)
    expect(meanDifference(remix({ flip: true }, 240, remix({ flip: true })), picture)).toBe(0)
    expect(meanDifference(remix({ rotate: 270 }, 240, remix({ rotate: 90 }, 180)), picture)).toBe(0)
  })

  test('a quarter turn is clockwise', () => {
    const turned = remix({ rotate: 90 }, 180)
    // The bottom left corner is now at the top left.
    expect([...turned.data.subarray(0, 4)]).toEqual([
      ...picture.data.subarray(179 * 240 * 4, 179 * 240 * 4 + 4),
    ])
  })

  test('a crop shows that part in its own pixels', () => {
    const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }
    expect(outputSize(picture, { ...defaultRecipe, crop })).toEqual({ width: 120, height: 90 })
    const cut = remix({ crop }, 120)
    const from = (90 * 240 + 120) * 4
    expect([...cut.data.subarray(0, 8)]).toEqual([...picture.data.subarray(from, from + 8)])
  })

  test('ratios crop around the middle and extend without losing anything', () => {
    const recipe: RemixRecipe = {
      ...defaultRecipe,
      ratio: '9:16',
      crop: { x: 0.2890625, y: 0, width: 0.421875, height: 1 },
    }
    const size = outputSize(picture, recipe)
    expect(size.width / size.height).toBeCloseTo(9 / 16, 1)
    for (const fit of ['blur', 'mirror'] as const) {
      const extended = { ...defaultRecipe, ratio: '9:16' as const, fit }
      const { width, height } = outputSize(picture, extended)
      expect(width).toBe(240)
      expect(height / width).toBeCloseTo(16 / 9, 1)
      const result = remix(extended)
      const top = Math.round((height - 180) / 2)
      const middle = result.data.subarray(top * 240 * 4, (top + 180) * 240 * 4)
      expect([...middle].every((value, index) => value === picture.data[index])).toBe(true)
      expect(isOpaque(result)).toBe(true)
    }
  })

  test('the longer side stays within the limit', () => {
    expect(outputSize({ width: 8000, height: 6000 }, defaultRecipe, 4000)).toEqual({
      width: 4000,
      height: 3000,
    })
  })

  test('leveling leaves no empty corner', () => {
    const level = remix({ straighten: 12 })
    expect(isOpaque(level)).toBe(true)
  })

  test('fine stripes become gray, not moiré, when made smaller', () => {
    const stripes = { width: 400, height: 40, data: new Uint8ClampedArray(400 * 40 * 4) }
    for (let index = 0; index < 400 * 40; index++) {
      const tone = index % 2 === 0 ? 0 : 255
      stripes.data.set([tone, tone, tone, 255], index * 4)
    }
    const small = remix({}, 93, stripes)
    for (let index = 0; index < small.data.length; index += 4) {
      expect(Math.abs(small.data[index]! - 127)).toBeLessThan(30)
    }
  })
})

describe('the recipe', () => {
  test('describes the edits in words, in order', () => {
    expect(
      describeEdits({
        ...defaultRecipe,
        ratio: '1:1',
        crop: { x: 0.125, y: 0, width: 0.75, height: 1 },
        flip: true,
        adjust: { ...defaultRecipe.adjust, contrast: -0.2 },
        effects: [createEffect('duotone'), createEffect('halftone')],
      }),
    ).toEqual(['flipped', 'cropped to 1:1', 'contrast −20', 'duotone', 'halftone'])
    expect(describeEdits(defaultRecipe)).toEqual([])
  })

  test('refuses a crop outside the picture and invalid colors', () => {
    expect(remixRecipeSchema.safeParse({ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }).success).toBe(false)
    const effect = { kind: 'duotone', colors: ['red'] }
    expect(remixRecipeSchema.safeParse({ effects: [effect] }).success).toBe(false)
  })

  test('refuses an impossible size with a sentence', () => {
    expect(() => remix({}, 0)).toThrow(/can't be 0 ×/)
  })

  test('stops when aborted and reports its progress', () => {
    const shares: number[] = []
    remixPixels(
      picture,
      { ...defaultRecipe, ...withEffect('duotone') },
      {
        width: 60,
        onProgress: (share) => shares.push(share),
      },
    )
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((first, second) => first - second))
    expect(() => remixPixels(picture, defaultRecipe, { width: 60, signal: AbortSignal.abort() })).toThrow(
      /abort/i,
    )
  })
})
