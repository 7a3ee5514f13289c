import { createRandom } from '@vivify/contract/random'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { beforeAll, describe, expect, test } from 'vitest'
import { measureOutline } from '../group/measure.ts'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { measureFrame, placeGroup } from '../objects/layout.ts'
import { floorOf } from '../places/draw-place.ts'
import { unitOf } from '../raster/finish.ts'
import { paintPicture } from '../paint.ts'
import { shotViews, type MotifOutline, type Shot } from '../request.ts'
import { centerInShot, fitGroup } from '../scenery/hero-body.ts'
import { standNearer } from './framing.ts'
import { showInShot } from './show-in-shot.ts'

const studio = createNodeStudio()
const motifs = ['octopus', 'giraffe', 'bus', 'pencil'] as const
let outlines: ReadonlyMap<string, MotifOutline>
beforeAll(async () => {
  outlines = await loadMotifOutlines(motifs)
})

function show(motif: string, view: Shot['view']): ReturnType<typeof showInShot> {
  const random = createRandom(`${motif} ${view}`)
  return showInShot({ outline: outlines.get(motif)!, bearing: 'ground' }, view, { studio, random })
}

describe.each(motifs)('%s', (motif) => {
  test('fills the square of its outline in every view', () => {
    for (const view of shotViews) {
      const { outline, group } = show(motif, view)
      const box = measureOutline(studio, outline)
      expect(Math.max(group.wide, group.tall), view).toBeCloseTo(1)
      expect(box.bottom, view).toBeCloseTo(100, -0.5)
      expect(box.right - box.left, view).toBeCloseTo(group.wide * 100, -0.7)
      expect(box.bottom - box.top, view).toBeCloseTo(group.tall * 100, -0.7)
    }
  })

  test('stays between title and captions in every view and format', () => {
    for (const [width, height, clear] of [
      [1080, 1920, { top: 0.29, bottom: 0.55 }],
      [1080, 1080, { top: 0.29, bottom: 0.72 }],
      [1920, 1080, { top: 0.31, bottom: 0.74 }],
    ] as const) {
      for (const view of shotViews) {
        const { group } = show(motif, view)
        const shot = { view, clear }
        const frame = measureFrame({ width, height })
        const place = placeGroup(frame, group, createRandom(1), shot)
        const fitted = fitGroup(
          { width, height, unit: width, request: { shot, motif: { group } } as never },
          { x: width / 2, foot: height * clear.bottom, size: 1 },
        )
        for (const [foot, size, x] of [
          [place.base, place.size, place.x],
          [fitted.foot, fitted.size, fitted.x],
        ] as const) {
          expect(foot, view).toBeLessThanOrEqual(height * clear.bottom + 1)
          expect(foot - size * group.tall, view).toBeGreaterThanOrEqual(height * clear.top - 1)
          expect(Math.abs(x - width / 2) + (size * group.wide) / 2, view).toBeLessThanOrEqual(width / 2)
        }
      }
    }
  })
})

test('people of an upright picture stand below its captions, as large as its width allows, with their heads in the clear', () => {
  const clear = { top: 0.15, bottom: 0.54 }
  const upright = { width: 1080, height: 1920 }
  const person = { wide: 0.4, tall: 1, bearing: 'ground' } as const
  for (const [view, group, size] of [
    ['medium', person, upright],
    ['close', person, upright],
    ['silhouette', { ...person, wide: 1, tall: 0.9 }, upright],
  ] as const) {
    const shot = standNearer({ view, clear }, group, size)
    expect(shot.feet, view).toBeGreaterThan(clear.bottom)
    expect(shot.feet, view).toBeLessThan(0.83)
    const place = placeGroup(measureFrame(size), group, createRandom(1), shot)
    expect(place.base - place.size * group.tall).toBeGreaterThanOrEqual(1920 * clear.top - 1)
    expect(place.size * group.wide).toBeLessThan(1080 * 0.81)
  }
  for (const [view, group, size] of [
    ['medium', { ...person, bearing: 'air' }, upright],
    ['medium', person, { width: 1080, height: 1080 }],
  ] as const)
    expect(standNearer({ view, clear }, group, size).feet).toBeUndefined()
  const far = standNearer({ view: 'wide', clear }, person, upright)
  expect(far.view).toBe('medium')
  expect(far.feet).toBeGreaterThan(clear.bottom + 0.05)
  expect(far.feet).toBeLessThan(standNearer({ view: 'medium', clear }, person, upright).feet! - 0.05)
})

test('what flies floats in the middle of the clear rows, as large as they allow', () => {
  const [width, height] = [1080, 1920]
  for (const clear of [
    { top: 0.29, bottom: 0.54 },
    { top: 0.15, bottom: 0.54 },
  ]) {
    const shot = { view: 'medium', clear } as const
    const { group } = show('bus', 'medium')
    const motif = { group: { ...group, bearing: 'air' } }
    const stage = { width, height, unit: width, request: { shot, motif } as never }
    const { foot, size } = fitGroup(
      stage,
      centerInShot(stage, { x: width / 2, foot: height * 0.35, size: 1 }),
    )
    const [top, bottom] = [foot - size * group.tall, foot]
    expect(top).toBeGreaterThanOrEqual(height * clear.top)
    expect(bottom).toBeLessThanOrEqual(height * clear.bottom)
    expect((top + bottom) / 2 / height).toBeCloseTo((clear.top + clear.bottom) / 2, 1)
    expect(size * group.wide).toBeGreaterThan(width * 0.4)
  }
})

test('a close view is larger than a wide one, and only a silhouette loses its colors', () => {
  const sizeOf = (view: Shot['view']): number =>
    placeGroup(measureFrame({ width: 1080, height: 1920 }), show('octopus', view).group, createRandom(1), {
      view,
      clear: { top: 0.15, bottom: 0.55 },
    }).size
  expect(sizeOf('close')).toBeGreaterThan(sizeOf('wide') * 1.8)
  const colors = (view: Shot['view']): number =>
    new Set(show('octopus', view).outline.layers.map(({ fill }) => fill)).size
  expect(colors('silhouette')).toBe(1)
  expect(colors('many')).toBe(colors('medium'))
})

test.each(['Cinematic', 'Anime', 'Claymation'] as const)(
  'seven shots of one thing differ in %s',
  async (preset) => {
    const size = { width: 144, height: 256 }
    const pictures: Uint8ClampedArray[] = []
    const shots = [
      ['medium', 'day'],
      ['close', 'night'],
      ['wide', 'sunset'],
      ['pair', 'day'],
      ['many', 'night'],
      ['silhouette', 'sunset'],
      ['medium', 'night'],
    ] as const
    for (const [seed, [view, hour]] of shots.entries()) {
      const shot: Shot = { view, hour, clear: { top: 0.15, bottom: 0.55 } }
      const { surface } = await paintPicture({ prompt: 'octopus', preset, seed, studio, ...size, shot })
      pictures.push(surface.getContext('2d').getImageData(0, 0, size.width, size.height).data)
    }
    for (const [index, first] of pictures.entries())
      for (const second of pictures.slice(index + 1)) {
        const difference =
          first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length
        expect(difference).toBeGreaterThan(5)
      }
  },
)

describe.each([
  ['square', 1080, 1080],
  ['tall', 1080, 1920],
  ['wide', 1920, 1080],
] as const)('a %s picture without words on it', (_, width, height) => {
  const group = { wide: 0.4, tall: 1, bearing: 'ground' } as const
  const fitted = (foot: number): ReturnType<typeof fitGroup> =>
    fitGroup(
      {
        width,
        height,
        unit: unitOf({ width, height }),
        request: { width, height, motif: { group } } as never,
      },
      { x: width / 2, foot, size: 1 },
    )

  test('shows somebody more than half as tall as itself', () => {
    expect(fitted(height * 0.78).size).toBeGreaterThan(height * 0.5)
    expect(placeGroup(measureFrame({ width, height }, true), group, createRandom(1)).size).toBeGreaterThan(
      height * 0.5,
    )
  })

  test('has its ground in the lower third, and nobody cut off', () => {
    const rows = floorOf({ width, height })
    expect(rows.foot).toBeGreaterThan(0.72)
    const { base, size } = placeGroup(measureFrame({ width, height }, true), group, createRandom(1))
    expect(base / height).toBeGreaterThan(0.72)
    expect(base - size).toBeGreaterThan(0)
    expect(fitted(height * rows.foot).size).toBeLessThan(height * rows.foot)
  })
})
