import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../../motifs/outlines.ts'
import { drawMotif, drawSurface } from '../../raster/draw.ts'
import type { MotifOutline } from '../../request.ts'
import { stateNames } from '../../understand/words/things/states.ts'
import { drawOwnThing } from '../drawings/own-things.ts'
import { applyStates } from './apply-states.ts'

const studio = createNodeStudio()
const outlines = await loadMotifOutlines(['teapot', 'red-apple', 'mobile-phone', 'ship', 'scroll'])
const things = [...outlines, ['stone', drawOwnThing('stone')!] as const]

function pixelsOf(outline: MotifOutline): Uint8ClampedArray {
  const side = 120
  const surface = drawSurface(studio, { width: side, height: side }, (context) =>
    drawMotif(context, studio, outline, { x: side / 2, y: side / 2, size: side * 0.6 }),
  )
  return surface.getContext('2d').getImageData(0, 0, side, side).data
}

function countChanged(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let count = 0
  for (let index = 0; index < first.length; index += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs(first[index + channel]! - second[index + channel]!) > 24))
      count++
  return count
}

describe.each(things)('a %s', (_, outline) => {
  test.each(stateNames)('looks different when it is %s, and something of it remains', (state) => {
    const painted = applyStates(studio, outline, [state])
    const before = pixelsOf(outline)
    const after = pixelsOf(painted.outline)
    const size = before.filter((value, index) => index % 4 === 3 && value > 120).length
    expect(countChanged(before, after)).toBeGreaterThan(size * 0.01)
    expect(after.filter((value, index) => index % 4 === 3 && value > 120).length).toBeGreaterThan(size * 0.25)
  })
})

test('steam and flames need room that the thing itself does not take', () => {
  const { box, reach } = applyStates(studio, outlines.get('teapot')!, ['steaming'])
  expect(reach.top).toBeLessThan(box.top)
  expect(reach.bottom).toBe(box.bottom)
})

test('a rainbow umbrella has gores in six colors', async () => {
  const [outline] = [...(await loadMotifOutlines(['umbrella'])).values()]
  const plain = applyStates(studio, outline!, []).outline.layers.length
  const painted = applyStates(studio, outline!, ['motley']).outline
  const fills = new Set(painted.layers.map(({ fill }) => fill))
  expect(painted.layers.length).toBe(plain + 6)
  expect(fills.size).toBeGreaterThanOrEqual(6)
})
