import { projectSchema } from '@vivify/contract/project'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { buildTimeline, type Timeline } from '@vivify/timeline/timeline'
import { describe, expect, test } from 'vitest'
import { carryOver, durationOf } from './player.ts'

function layOut(says: Record<string, string>): Timeline {
  const scenes = Object.entries(says).map(([id, say]) => ({ id, say }))
  const project = projectSchema.parse({ version: 1, title: 'Sky', seed: 7, scenes })
  const speech = project.scenes.map(({ id, say }) => ({
    sceneId: id,
    ...timeForReading(say),
    timing: 'exact' as const,
  }))
  return buildTimeline(project, speech, {})
}

describe('the playhead, when the video changes,', () => {
  const before = layOut({ a: 'Look up tonight.', b: 'Nobody counts the stars any more.', c: 'Wait.' })
  const startOf = (timeline: Timeline, id: string): number =>
    timeline.scenes.find((scene) => scene.id === id)!.startFrame / timeline.fps
  const inSecond = startOf(before, 'b') + 0.5

  test('stays at the same moment of its scene when an earlier scene gets longer', () => {
    const after = layOut({ a: 'Look up tonight, and every night.', b: 'Nobody counts the stars any more.' })
    expect(carryOver(before, after, inSecond)).toBeCloseTo(startOf(after, 'b') + 0.5)
  })
  test('stays inside its scene when the scene gets shorter', () => {
    const after = layOut({ a: 'Look up tonight.', b: 'Stars.' })
    const late = startOf(before, 'b') + 1.9
    expect(carryOver(before, after, late)).toBeLessThan(durationOf(after))
    expect(carryOver(before, after, late)).toBeGreaterThan(startOf(after, 'b'))
  })
  test('keeps its time, or goes to the end, when its scene is removed', () => {
    const after = layOut({ a: 'Look up.' })
    expect(carryOver(before, after, inSecond)).toBe(Math.min(inSecond, durationOf(after)))
  })
})
