import { voiceNames } from '@vivify/contract/project'
import { expect, test } from 'vitest'

import { loadFliteEngine } from '../node/flite.ts'
import { listVoicePresets, speechRate } from './voices.ts'

/** 145 words of plain narration, spoken in a short of 45 seconds. */
const narration =
  'Most people quit the gym by February. Here is why, and how to be the one who stays. First, stop training every ' +
  'day. Your muscles grow while you rest, so three sessions a week beat six tired ones. Second, write down what you ' +
  'lift. A note on your phone turns guessing into progress, and progress is what keeps you coming back. Third, make ' +
  'it stupidly easy to start. Pack your bag the night before, put your shoes by the door, and promise yourself only ' +
  'ten minutes. Nine times out of ten, you will stay for forty. And when you miss a day, because you will, do not ' +
  'restart on Monday. Go tomorrow. One missed workout changes nothing. Two missed months change everything. Save ' +
  'this, send it to your training partner, and tell me in the comments which of the three you needed to hear today.'

test('there is one preset for every voice of the product', () => {
  expect(listVoicePresets().map(({ name }) => name)).toEqual([...voiceNames])
})

test.each(voiceNames)('%s speaks at its stated rate, within 2 percent', async (voice) => {
  const engine = await loadFliteEngine()
  const { words, durationSeconds } = await engine.synthesize({ text: narration, voice })
  const measured = (words.length / durationSeconds) * 60
  expect(Math.abs(measured / speechRate(voice) - 1)).toBeLessThan(0.02)
})
