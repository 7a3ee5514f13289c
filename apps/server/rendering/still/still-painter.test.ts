import { captionStyles } from '@vivify/contract/project'
import type { TransitionKind } from '@vivify/timeline/timeline'
import { describe, expect, test } from 'vitest'
import { buildSampleTimeline } from '../../../../packages/timeline/testing.ts'
import { compareFrames, drawBothWays, paintSample } from './testing.ts'

const small = captionStyles.flatMap((captions) => [
  { captions, format: '9:16' as const, resolution: 720 as const },
  { captions, format: '16:9' as const, resolution: 720 as const },
])
const large = [
  { captions: 'Classic', format: '9:16', resolution: 1080 },
  { captions: 'Glow', format: '1:1', resolution: 1080 },
] as const

describe('a frame of a still drawn as planes', () => {
  test.each([...small, ...large])(
    'shows what the compositor draws: $captions captions, $format at $resolution',
    async ({ captions, format, resolution }) => {
      const timeline = buildSampleTimeline({
        style: 'AI Generation',
        captions,
        format,
        resolution,
        brand: { watermark: format === '9:16' ? '@vivify' : null },
      })
      const { width, height, scenes, frameCount } = timeline
      const picture = paintSample(Math.round(width * 1.12), Math.round(height * 1.2) | 1)
      const { painter, drawWhole } = await drawBothWays(timeline, new Map([['p1', picture]]))
      // A title that appears, stays and disappears; words that pop and stay; scenes without a title; the end.
      const frames = [1, 20, 73, scenes[1]!.startFrame + 21, frameCount - 1]
      for (const frame of frames) {
        const { mean, worstLuma } = compareFrames(painter.paint(frame, 0)!, drawWhole(frame))
        expect(mean, `frame ${frame}`).toBeLessThan(0.15)
        expect(worstLuma, `frame ${frame}`).toBeLessThanOrEqual(5)
      }
    },
  )

  test('is the same whatever was drawn before it', async () => {
    const timeline = buildSampleTimeline({ style: 'AI Generation', captions: 'Glow', resolution: 720 })
    const picture = paintSample(800, 1400)
    const frames = [2, 30, 31, 32, 74, 90, timeline.frameCount - 5]
    const [forwards, backwards] = await Promise.all(
      [frames, frames.toReversed()].map(async (order) => {
        const { painter } = await drawBothWays(timeline, new Map([['p1', picture]]))
        return new Map(order.map((frame) => [frame, Buffer.from(painter.paint(frame, 0)!)]))
      }),
    )
    for (const frame of frames) expect(forwards!.get(frame)!.equals(backwards!.get(frame)!)).toBe(true)
    expect(forwards!.get(30)!.equals(forwards!.get(31)!)).toBe(false)
  })

  test.each(['Kinetic Text', 'Storyboard', 'Stock Footage'] as const)(
    'is not available for %s',
    async (style) => {
      const timeline = buildSampleTimeline({ style })
      const { painter } = await drawBothWays(timeline, new Map([['p1', paintSample(800, 1400)]]))
      for (let frame = 0; frame < timeline.frameCount; frame += 7) expect(painter.paint(frame, 0)).toBeNull()
    },
  )

  // The compositor zooms a drawn frame; the sampler zooms the picture itself, so its edges are a little sharper.
  test.each(['fade', 'slide', 'zoom', 'flash'] as const)(
    'shows what the compositor draws during a %s',
    async (kind) => {
      const { timeline, pictures } = buildTransition(kind)
      const { painter, drawWhole } = await drawBothWays(timeline, pictures)
      const { startFrame } = timeline.scenes[1]!
      for (const offset of [0, 1, 3, 5, 7, 8]) {
        const { mean, farShare } = compareFrames(
          painter.paint(startFrame + offset, 0)!,
          drawWhole(startFrame + offset),
        )
        expect(mean, `frame ${offset}`).toBeLessThan(0.7)
        expect(farShare, `frame ${offset}`).toBeLessThan(kind === 'zoom' ? 0.004 : 0.001)
      }
    },
  )

  test('is not available for a transition from another kind of scene, or before its pictures are loaded', async () => {
    const { timeline, pictures } = buildTransition('fade')
    const { startFrame, transition } = timeline.scenes[1]!
    const { sampler, painter } = await drawBothWays(timeline, pictures)
    expect(painter.paint(startFrame, 0)).not.toBeNull()
    await sampler.load(new Map([['p2', pictures.get('p2')!]]))
    expect(painter.paint(startFrame, 0)).toBeNull()
    expect(painter.paint(startFrame + transition.frames, 0)).not.toBeNull()
    const mixed = buildSampleTimeline({ style: 'AI Generation' })
    mixed.scenes[0]!.visual = buildSampleTimeline({ style: 'Kinetic Text' }).scenes[0]!.visual
    const other = await drawBothWays(mixed, new Map([['p1', paintSample(800, 1400)]]))
    expect(other.painter.paint(mixed.scenes[1]!.startFrame, 0)).toBeNull()
  })
})

/** Builds a video whose second scene shows another picture and begins with the given transition. */
function buildTransition(kind: TransitionKind) {
  const timeline = buildSampleTimeline({ style: 'AI Generation' })
  const { visual } = timeline.scenes[1]!
  if (visual.kind === 'image') visual.picture = 'p2'
  timeline.scenes[1]!.transition = { kind, frames: 8 }
  const pictures = new Map([
    ['p1', paintSample(800, 1400)],
    ['p2', paintSample(810, 1433, 2)],
  ])
  return { timeline, pictures }
}
