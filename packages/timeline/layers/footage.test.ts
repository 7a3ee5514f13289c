import { describe, expect, test } from 'vitest'
import { projectSchema } from '@vivify/contract/project'
import { buildSampleTimeline } from '../testing.ts'
import { buildTimeline } from '../timeline.ts'
import { clipMoments, clipSecondsAt } from './footage.ts'

const frameSeconds = 1 / 30

/** Clip times of every frame that shows a scene, including the transition after it. */
function playScene(clipSeconds: number, sceneSeconds: number): number[] {
  const frames = Math.round((sceneSeconds + 0.3) / frameSeconds)
  return Array.from({ length: frames }, (_, frame) => clipSecondsAt(frame / 30, clipSeconds, sceneSeconds))
}

function countJumps(times: readonly number[]): number {
  return times.filter((time, index) => index > 0 && time < times[index - 1]!).length
}

describe('the time in a clip', () => {
  test('equals the scene time when the clip is long enough', () => {
    expect(playScene(6, 5)).toEqual(Array.from({ length: 159 }, (_, frame) => frame / 30))
  })

  test('runs slower in a clip that is a little short, so that it ends with the scene', () => {
    const times = playScene(3.5, 5)
    expect(countJumps(times)).toBe(0)
    expect(times.at(-1)).toBeGreaterThan(3.5 - frameSeconds)
    expect(times.at(-1)).toBeLessThan(3.5)
    expect(times[1]! / frameSeconds).toBeCloseTo(3.5 / 5.3, 6)
  })

  test('repeats the clip as few times as half speed allows, and the last play is whole', () => {
    const times = playScene(2, 5)
    expect(countJumps(times)).toBe(1)
    expect(times.at(-1)).toBeGreaterThan(2 - frameSeconds)
    expect(times[1]! / frameSeconds).toBeGreaterThanOrEqual(0.5)
    expect(times[1]! / frameSeconds).toBeLessThanOrEqual(1)
  })

  test('stays inside a clip of a single frame', () => {
    for (const time of playScene(frameSeconds, 4)) {
      expect(time).toBeGreaterThanOrEqual(0)
      expect(time).toBeLessThan(frameSeconds)
    }
  })
})

describe('a clip in several scenes', () => {
  const speech = ['a', 'b', 'c'].map((sceneId) => ({
    sceneId,
    durationSeconds: 2,
    words: [{ text: 'Look', start: 0, end: 1 }],
    timing: 'exact' as const,
  }))
  const project = projectSchema.parse({
    version: 1,
    title: 'One clip',
    seed: 1,
    style: 'Stock Footage',
    scenes: speech.map(({ sceneId }) => ({ id: sceneId, say: 'Look' })),
  })
  const place = (durationSeconds: number) => {
    const found = { motif: null, pictures: [], clip: { key: 'clip', durationSeconds } }
    return buildTimeline(project, speech, { a: found, b: found, c: found })
  }

  test('continues where the previous scene stopped, and starts over when too little is left', () => {
    const timeline = place(5)
    const [first, second, third] = timeline.scenes
    const shown = first!.frameCount / 30
    const starts = timeline.scenes.map(({ visual }) => visual.kind === 'footage' && visual.clipStartSeconds)
    expect(starts).toEqual([0, shown, 0])
    const at = (frame: number) => clipMoments(timeline, frame)[0]!.seconds
    expect(at(second!.startFrame)).toBeCloseTo(shown)
    expect(at(second!.startFrame + 20)).toBeCloseTo(shown + 20 / 30)
    expect(at(third!.startFrame)).toBe(0)
  })

  test('starts over in each scene when the clip is short', () => {
    const starts = place(1.5).scenes.map(({ visual }) => visual.kind === 'footage' && visual.clipStartSeconds)
    expect(starts).toEqual([0, 0, 0])
  })
})

describe('the clip frames of a video frame', () => {
  const timeline = buildSampleTimeline({ style: 'Stock Footage' })
  const second = timeline.scenes[1]!

  test('are a single one inside a scene', () => {
    const frame = second.startFrame + second.transition.frames
    const seconds = clipSecondsAt(second.transition.frames / 30, 1.5, second.frameCount / 30)
    expect(clipMoments(timeline, frame)).toEqual([{ clip: 'c1', seconds }])
  })

  test('are two during a transition, in which the previous scene continues', () => {
    const first = timeline.scenes[0]!
    expect(second.transition.frames).toBeGreaterThan(0)
    expect(clipMoments(timeline, second.startFrame)).toEqual([
      { clip: 'c1', seconds: 0 },
      { clip: 'c1', seconds: clipSecondsAt(first.frameCount / 30, 1.5, first.frameCount / 30) },
    ])
  })

  test('are none in scenes without a clip', () => {
    expect(clipMoments(buildSampleTimeline({ style: 'AI Generation' }), 0)).toEqual([])
  })
})
