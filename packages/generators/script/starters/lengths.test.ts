import { expect, test } from 'vitest'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { loadFliteEngine } from '../../node/flite.ts'
import { speechRate } from '../../speech/voices.ts'
import { toProjectScenes } from '../types.ts'
import { starters } from './index.ts'
import { starterToDraft } from './to-draft.ts'

const engine = await loadFliteEngine()

test.each([
  ['octopus-arms-think', 'Alloy'],
  ['tulip-mania', 'Echo'],
  ['gps-einstein', 'Professional Male'],
] as const)('%s is told as long as %s speaks it, within a second and a half', async (id, voice) => {
  const draft = starterToDraft(starters.find((starter) => starter.id === id)!)
  const scenes = toProjectScenes(draft)
  let spokenSeconds = 0
  for (const { say } of scenes)
    spokenSeconds += (await engine.synthesize({ text: say, voice })).durationSeconds
  const breaths = 0.22 * (scenes.length - 1) + 0.9
  expect(Math.abs(estimateSeconds(scenes, speechRate(voice)) - (spokenSeconds + breaths))).toBeLessThan(1.5)
})

test('a draft names the length that the editor will show for its document', () => {
  for (const starter of starters) {
    const draft = starterToDraft(starter)
    expect(draft.seconds).toBeCloseTo(estimateSeconds(toProjectScenes(draft)), 6)
  }
})

test('reading silently takes longer than listening', () => {
  const draft = starterToDraft(starters[0]!)
  expect(timeForReading(draft.hook.text).durationSeconds).toBeGreaterThan(1)
  expect(estimateSeconds(toProjectScenes(draft), null)).toBeGreaterThan(draft.seconds)
})
