import { createRandom } from '@vivify/contract/random'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { drawNear, nearOf } from './near.ts'

const studio = createNodeStudio()

test.each([
  [{ sceneHint: 'forest' }, 'leaves'],
  [{ sceneHint: 'snow' }, 'snow'],
  [{ sceneHint: 'room', place: 'garden' }, 'leaves'],
  [{ sceneHint: 'room', place: 'mars' }, 'stones'],
  [{ sceneHint: 'room', place: 'frozen lake' }, 'snow'],
  [{ sceneHint: 'room', place: 'mars orbit' }, undefined],
  [{ sceneHint: 'room', place: 'kitchen' }, undefined],
  [{ sceneHint: 'room', place: 'street' }, undefined],
  [{ sceneHint: 'ocean' }, undefined],
] as const)('what is near in %o', (motif, near) => {
  expect(nearOf(motif)).toBe(near)
})

test.each(['leaves', 'stones', 'snow'] as const)(
  '%s are in the lower corners, in tones of the ground, and leave the middle free',
  (near) => {
    const [width, height] = [108, 192]
    const surface = studio.createSurface(width, height)
    const context = surface.getContext('2d')
    context.fillStyle = '#7a5a3a'
    context.fillRect(0, 0, width, height)
    drawNear(surface, near, studio, createRandom(5))
    const { data } = context.getImageData(0, 0, width, height)
    const isNear = (x: number, y: number): boolean => Math.abs(data[(y * width + x) * 4]! - 0x7a) > 6
    expect(isNear(2, height - 3) && isNear(width - 3, height - 3)).toBe(true)
    for (let y = 0; y < height; y++) expect(isNear(width / 2, y), `row ${y}`).toBe(false)
    for (let x = 0; x < width; x++) expect(isNear(x, height * 0.6), `column ${x}`).toBe(false)
  },
)
