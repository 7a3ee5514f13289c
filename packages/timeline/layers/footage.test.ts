import { describe, expect, test } from 'vitest'
import { buildSampleTimeline } from '../testing.ts'
import { clipMoments, clipSecondsAt } from './footage.ts'

const frameSeconds = 1 / 30

/** Times in the clip of every frame that a scene is on screen, the transition after it included. */
function playScene(clipSeconds: number, sceneSeconds: number): number[] {
  const frames = Math.round((sceneSeconds + 0.3) / frameSeconds)
  return Array.from({ length: frames }, (_, frame) => clipSecondsAt(frame / 30, clipSeconds, sceneSeconds))
}

function countJumps(times: readonly number[]): number {
  return times.filter((time, index) => index > 0 && time < times[index - 1]!).length
}

describe('the time in a clip', () => {
  test('is that of its scene when the clip is long enough', () => {
    expect(playScene(6, 5)).toEqual(Array.from({ length: 159 }, (_, frame) => frame / 30))
  })

  test('runs slower in a clip that is a little short, so that it ends with the scene', () => {
    const times = playScene(3.5, 5)
    expect(countJumps(times)).toBe(0)
    expect(times.at(-1)).toBeGreaterThan(3.5 - frameSeconds)
    expect(times.at(-1)).toBeLessThan(3.5)
    expect(times[1]! / frameSeconds).toBeCloseTo(3.5 / 5.3, 6)
  })

  test('starts over as seldom as half the speed allows, and the last play is whole', () => {
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

describe('the clip frames of a video frame', () => {
  const timeline = buildSampleTimeline({ style: 'Stock Footage' })
  const second = timeline.scenes[1]!

  test('are one inside a scene', () => {
    const frame = second.startFrame + second.transition.frames
    const seconds = clipSecondsAt(second.transition.frames / 30, 1.5, second.frameCount / 30)
    expect(clipMoments(timeline, frame)).toEqual([{ clip: 'c1', seconds }])
  })

  test('are two during a transition, the scene before going on where it was', () => {
    const first = timeline.scenes[0]!
    expect(second.transition.frames).toBeGreaterThan(0)
    expect(clipMoments(timeline, second.startFrame)).toEqual([
      { clip: 'c1', seconds: 0 },
      { clip: 'c1', seconds: clipSecondsAt(first.frameCount / 30, 1.5, first.frameCount / 30) },
    ])
  })

  test('are none where no clip is shown', () => {
    expect(clipMoments(buildSampleTimeline({ style: 'AI Generation' }), 0)).toEqual([])
  })
})
