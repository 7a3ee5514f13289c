import { captionStyles } from '@vivify/contract/project'
import { describe, expect, test } from 'vitest'
import { buildSampleTimeline } from '../../../../packages/timeline/testing.ts'
import { drawBothWays, paintSample } from './testing.ts'

/** Differences of two frames in code values: the mean of all planes, and of luma the worst. */
function compareFrames(one: Uint8Array, other: Uint8Array): { mean: number; worstLuma: number } {
  let sum = 0
  let worstLuma = 0
  for (let index = 0; index < one.length; index++) {
    const difference = Math.abs(one[index]! - other[index]!)
    sum += difference
    if (index < (one.length * 2) / 3) worstLuma = Math.max(worstLuma, difference)
  }
  return { mean: sum / one.length, worstLuma }
}

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
      const { sampler, painter, drawWhole } = await drawBothWays(timeline, picture)
      await sampler.load('p1', picture)
      // A title coming, standing and going; words popping and standing; scenes without a title; the end.
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
        const { sampler, painter } = await drawBothWays(timeline, picture)
        await sampler.load('p1', picture)
        return new Map(order.map((frame) => [frame, Buffer.from(painter.paint(frame, 0)!)]))
      }),
    )
    for (const frame of frames) expect(forwards!.get(frame)!.equals(backwards!.get(frame)!)).toBe(true)
    expect(forwards!.get(30)!.equals(forwards!.get(31)!)).toBe(false)
  })

  test.each(['Kinetic Text', 'Storyboard', 'Stock Footage'] as const)('is not had of %s', async (style) => {
    const timeline = buildSampleTimeline({ style })
    const picture = paintSample(800, 1400)
    const { sampler, painter } = await drawBothWays(timeline, picture)
    await sampler.load('p1', picture)
    for (let frame = 0; frame < timeline.frameCount; frame += 7) expect(painter.paint(frame, 0)).toBeNull()
  })

  test('is not had in a transition, nor before its picture is loaded', async () => {
    const timeline = buildSampleTimeline({ style: 'AI Generation' })
    const { sampler, painter } = await drawBothWays(timeline, paintSample(800, 1400))
    expect(painter.paint(0, 0)).toBeNull()
    await sampler.load('p1', paintSample(800, 1400))
    const { startFrame, transition } = timeline.scenes[1]!
    expect(painter.paint(startFrame, 0)).toBeNull()
    expect(painter.paint(startFrame + transition.frames, 0)).not.toBeNull()
  })
})
