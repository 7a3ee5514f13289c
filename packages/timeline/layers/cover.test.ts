import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { formats, captionStyles } from '@vivify/contract/choices'
import { describe, expect, test } from 'vitest'
import { createCompositor } from '../compositor/compositor.ts'
import { createNodeStudio } from '../node/studio.ts'
import { buildSampleTimeline } from '../testing.ts'
import type { Context2D } from '../ports.ts'
import { coverMoments, coverPixels, coverStyle, drawCover, withoutWords } from './cover.ts'

const studio = createNodeStudio()
const words = 'The extraordinarily small change that nobody tells you about'

/** Box in design units where a title changes a gray background, which is plain so that only letters count. */
function letterBox(style: ReturnType<typeof coverStyle>, title: string) {
  const { width, height } = coverPixels(style.format)
  const canvas = createCanvas(width, height)
  drawCover(canvas.getContext('2d') as unknown as Context2D, {
    title,
    style: { ...style, shade: null },
    scale: 1,
  })
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] === 0) continue
    const [x, y] = [((index - 3) / 4) % width, Math.floor((index - 3) / 4 / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box
}

describe.each(formats)('a cover in %s', (format) => {
  test.each(captionStyles)(
    "has its title large and clear of every app's controls, in the typeface of %s",
    (captions) => {
      const timeline = buildSampleTimeline({ format, captions, style: 'AI Generation' })
      const { safe } = timeline.layout
      for (const title of ['Coffee money', words]) {
        const box = letterBox(coverStyle(timeline, []), title)
        expect(box.left).toBeGreaterThanOrEqual(safe.left)
        expect(box.right).toBeLessThanOrEqual(safe.right)
        expect(box.top).toBeGreaterThanOrEqual(safe.top)
        expect(box.bottom).toBeLessThanOrEqual(safe.bottom)
        expect(box.bottom - box.top).toBeGreaterThan(timeline.layout.height * 0.1)
      }
    },
  )
})

test('stressed words have the accent color, in any case and between punctuation', () => {
  const timeline = buildSampleTimeline({ captions: 'Karaoke' })
  expect(coverStyle(timeline, ['Small change', '85%', '“Now!”'])).toMatchObject({
    isUppercase: true,
    stressed: ['small', 'change', '85%', 'now'],
  })
})

test.each(['Kinetic Text', 'AI Generation', 'Storyboard'] as const)(
  'the pictures of a cover show only the scenes of %s: no captions, titles, logo or watermark',
  (style) => {
    const brand = { watermark: '@deepsea' }
    const picture = createCanvas(90, 160)
    const draw = (
      captions: 'Karaoke' | 'Off',
      onScreen: string | null,
      mark: typeof brand | object,
    ): Buffer => {
      const project = { style, captions, brand: mark }
      const full = buildSampleTimeline(project)
      const titled = { ...full, scenes: full.scenes.map((scene) => ({ ...scene, title: titleOf(onScreen) })) }
      const timeline = withoutWords(titled)
      const surface = studio.createSurface(timeline.width, timeline.height)
      const pictures = { picture: () => picture as never, clipFrame: () => picture as never }
      createCompositor({ timeline, studio, pictures }).draw(
        surface.getContext('2d'),
        coverMoments(full, 1)[0]!,
      )
      const { width, height } = timeline
      return Buffer.from(
        (surface as unknown as Canvas).getContext('2d').getImageData(0, 0, width, height).data.buffer,
      )
    }
    const plain = draw('Off', null, {})
    expect(draw('Karaoke', 'A title', brand).equals(plain)).toBe(true)
    expect(coverPixels('9:16')).toEqual({ width: 1080, height: 1920 })
  },
)

function titleOf(text: string | null) {
  return text === null ? null : { text, seconds: 9, isHook: true }
}

test('its pictures are of different scenes, each fully visible, and the hook’s is the first', () => {
  const timeline = buildSampleTimeline({ style: 'AI Generation' })
  const moments = coverMoments(timeline, 4)
  expect(moments).toHaveLength(timeline.scenes.length)
  for (const [index, { startFrame, frameCount, transition }] of timeline.scenes.entries()) {
    expect(moments[index]).toBeGreaterThan(startFrame + transition.frames)
    expect(moments[index]).toBeLessThan(startFrame + frameCount)
  }
  expect(coverMoments(timeline, 2)).toHaveLength(2)
  expect(coverMoments(timeline, 1)).toEqual([moments[0]])
})
