import { describe, expect, test } from 'vitest'
import { resample } from '@vivify/timeline/signal/resample'
import { loadFliteEngine } from '../node/flite.ts'
import { alignNarration, type NarrationScene } from './narration.ts'
import type { Sound } from './wave.ts'

const engine = await loadFliteEngine()
const scenes: NarrationScene[] = [
  { id: 'a', say: 'Coffee does not give you energy.' },
  {
    id: 'b',
    say: 'It blocks the signal that tells you that you are tired. Wait ninety minutes after waking.',
  },
  { id: 'c', say: '—' },
  { id: 'd', say: 'Try it tomorrow, and tell me what happens.' },
]
const rate = 16_000

interface Reading {
  sound: Sound
  /** When each heard word begins, by scene. */
  onsets: number[][]
}

/** A realistic recording: other pauses, another voice, a room. */
async function readAloud(texts: readonly string[], voice: 'Natural Male Voice' | 'Alloy'): Promise<Reading> {
  const depth = 1.06
  const parts: Float32Array[] = [new Float32Array(0.8 * rate)]
  const onsets: number[][] = []
  const countSamples = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, text] of texts.entries()) {
    const { pcm, words } = await engine.synthesize({ text, voice })
    const at = countSamples() / rate
    onsets.push(words.filter(({ isSilent }) => !isSilent).map(({ start }) => at + start / depth))
    parts.push(resample(pcm, rate * depth, rate), new Float32Array((0.35 + 0.2 * index) * rate))
  }
  const pcm = new Float32Array(countSamples())
  let at = 0
  for (const part of parts) {
    pcm.set(part, at)
    at += part.length
  }
  const noisy = pcm.map((sample, index) => sample * 0.5 + 0.002 * Math.sin(index * index))
  return { sound: { pcm: noisy, sampleRate: rate }, onsets }
}

const spokenTexts = scenes.map(({ say }) => say).filter((say) => say !== '—')

function readMedian(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[values.length >> 1]!
}

describe('a recording of the script', () => {
  test('is aligned with its words, half of them within 80 ms', async () => {
    const { sound, onsets } = await readAloud(spokenTexts, 'Natural Male Voice')
    const narration = await alignNarration(engine, { scenes, sound })
    expect(narration.timing).toBe('aligned')
    expect(narration.scenes.map(({ id }) => id)).toEqual(['a', 'b', 'd'])
    const found = narration.scenes.map(({ words }) =>
      words.filter(({ isSilent }) => !isSilent).map(({ start }) => start),
    )
    const errors = found.flatMap((starts, scene) =>
      starts.map((start, word) => Math.abs(start - onsets[scene]![word]!)),
    )
    expect(readMedian(errors)).toBeLessThan(0.08)
    expect(Math.max(...errors)).toBeLessThan(0.4)
  })

  test('in a language that the references do not speak gets words spread over the sound', async () => {
    const { sound } = await readAloud(['Coffee does not give you energy. Try it tomorrow.'], 'Alloy')
    const german = [
      { id: 'a', say: 'Kaffee gibt dir keine Energie, er nimmt dir nur die Müdigkeit.' },
      { id: 'b', say: 'Probiere es morgen einmal aus.' },
    ]
    const narration = await alignNarration(engine, { scenes: german, sound })
    expect(narration.timing).toBe('estimated')
    const words = narration.scenes.flatMap((scene) => scene.words)
    expect(words.map(({ text }) => text)).toEqual(german.flatMap(({ say }) => say.split(' ')))
    expect(words[0]!.start).toBeGreaterThan(0.6)
    for (const [index, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThanOrEqual(start)
      expect(start).toBeGreaterThanOrEqual(words[index - 1]?.start ?? 0)
    }
    expect(words.at(-1)!.end).toBeLessThanOrEqual(sound.pcm.length / rate)
  })
})

describe('a recording is refused in a sentence', () => {
  test('when it contains other words', async () => {
    const other =
      'The octopus has three hearts and nine brains. Two of the hearts stop beating when it swims. That is why it would rather crawl.'
    const { sound } = await readAloud([other], 'Natural Male Voice')
    await expect(alignNarration(engine, { scenes, sound })).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/^The recording does not fit the script: it says other words\./),
    })
  })

  test('when it is far too short or far too long', async () => {
    const { sound: short } = await readAloud(['Coffee does not.'], 'Alloy')
    await expect(alignNarration(engine, { scenes, sound: short })).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(
        /^The recording does not fit the script: it has 1 s of speech for about \d+ s of words\. Record the whole script or shorten it\.$/,
      ),
    })
    const { sound: long } = await readAloud([...spokenTexts, ...spokenTexts, spokenTexts[1]!], 'Alloy')
    await expect(alignNarration(engine, { scenes, sound: long })).rejects.toThrow(
      /Record the script alone\.$/,
    )
  })

  test('when it is silent, too long to align, or the script has no words', async () => {
    const silence = { pcm: new Float32Array(10 * rate), sampleRate: rate }
    await expect(alignNarration(engine, { scenes, sound: silence })).rejects.toThrow(
      'The recording is silent. Check the microphone and record it again.',
    )
    const endless = { pcm: new Float32Array(200 * rate), sampleRate: rate }
    await expect(alignNarration(engine, { scenes, sound: endless })).rejects.toThrow(
      'The recording is 200 s long; a narration can have at most 180 s. Please shorten it.',
    )
    const nothing = [{ id: 'a', say: '…' }]
    await expect(alignNarration(engine, { scenes: nothing, sound: silence })).rejects.toMatchObject({
      code: 'nothing_to_say',
    })
  })
})
