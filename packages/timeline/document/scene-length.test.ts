import { expect, test } from 'vitest'
import { buildProject } from '../testing.ts'
import { buildTimeline } from '../timeline.ts'
import { timeForReading } from './reading-times.ts'
import { estimateSceneSeconds, estimateSeconds } from './scene-length.ts'

test('the estimate of a silent script is the length of its video, to the frame', () => {
  const project = buildProject({ voice: null })
  const speech = project.scenes.map(({ id, say }) => ({
    sceneId: id,
    ...timeForReading(say),
    timing: 'estimated' as const,
  }))
  const { frameCount, fps } = buildTimeline(project, speech, {})
  expect(estimateSeconds(project.scenes, null)).toBeCloseTo(frameCount / fps, 6)
})

test('a slower voice takes longer, and a scene without words lasts as long as it is held', () => {
  const scenes = [{ say: 'Two words, then 1,200 more.' }, { say: '', holdSeconds: 4 }]
  const [fast, slow] = [190, 150].map((pace) => estimateSceneSeconds(scenes, pace))
  expect(slow![0]).toBeGreaterThan(fast![0]!)
  expect(slow![1]).toBe(4)
})
