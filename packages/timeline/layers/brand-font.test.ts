import type { ProjectInput } from '@vivify/contract/project'
import { expect, test, vi } from 'vitest'
import { createCompositor } from '../compositor/compositor.ts'
import { createNodeStudio } from '../node/studio.ts'
import { buildSampleTimeline } from '../testing.ts'

const studio = createNodeStudio()

/** First family of every font used to draw a few frames of a video. */
function familiesOf(input: Partial<ProjectInput>): string[] {
  const timeline = buildSampleTimeline(input)
  const surface = studio.createSurface(timeline.width, timeline.height)
  const context = surface.getContext('2d')
  const fonts = vi.spyOn(Object.getPrototypeOf(context) as { font: string }, 'font', 'set')
  const picture = studio.createSurface(80, 140)
  const compositor = createCompositor({
    timeline,
    studio,
    pictures: { picture: () => picture, clipFrame: () => picture },
  })
  for (const frame of [20, 60, 100]) compositor.draw(context, frame)
  const families = fonts.mock.calls.map(([font]) => /"([^"]+)"/.exec(font)?.[1] ?? font)
  fonts.mockRestore()
  return [...new Set(families)].toSorted()
}

test('titles, captions and moving words are set in the brand’s font', () => {
  const brand = { font: 'Nunito', watermark: '@deepsea' }
  for (const style of ['Kinetic Text', 'AI Generation'] as const) {
    expect(familiesOf({ style })).not.toContain('Nunito')
    const families = familiesOf({ style, brand })
    expect(families).toContain('Nunito')
    expect(
      families.filter((family) => ['Anton', 'Bricolage Grotesque', 'Montserrat'].includes(family)),
    ).toEqual([])
  }
})

test("a font that is not bundled does not replace any part's own font", () => {
  expect(familiesOf({ brand: { font: 'Comic Sans' } })).toEqual(familiesOf({}))
})
