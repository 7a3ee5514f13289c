import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { measureLoudness } from '../signal/loudness.ts'
import { resample } from '../signal/resample.ts'
import { buildNoise, buildSpeechLike, buildTone } from '../signal/test-material.ts'
import { measureTruePeak } from '../signal/true-peak.ts'
import { drawDuckingCurve } from './ducking.ts'
import { effectKinds, synthesizeEffect } from './effects.ts'
import { masterInPlace } from './master.ts'
import { measureEffect, mixSound, type MixRequest } from './mix.ts'
import { addMusic, type Music } from './music-bed.ts'
import { prepareVoice, softenSibilants } from './voice-chain.ts'
import { writeWav } from './wav.ts'

const voice = buildSpeechLike('voice', 16000, 5, 0.5)
const words = [
  { start: 0.5, end: 3 },
  { start: 3.5, end: 5.5 },
]

/** Chords that swell and fade with a soft beat, dynamic enough to be a challenge. */
function buildMusic(durationSeconds: number, sampleRate = 48000): Music {
  const beat = buildNoise('beat', Math.round(durationSeconds * sampleRate), 0.25)
  const side = (root: number) =>
    [1, 1.26, 1.5, 2]
      .map((ratio) => buildTone(sampleRate, root * ratio, durationSeconds, 0.12))
      .reduce((sum, tone) => sum.map((value, index) => value + tone[index]), new Float32Array(beat.length))
      .map((value, index) => value + beat[index] * Math.exp(-((index / sampleRate) % 0.5) / 0.03))
  return { pcm: [side(220), side(220.7)], sampleRate }
}

const music = buildMusic(6.5)

function buildRequest(changes: Partial<MixRequest> = {}): MixRequest {
  const utterances = [{ pcm: voice, sampleRate: 16000, startSeconds: 0.5 }]
  return { durationSeconds: 6.5, utterances, words, music, effects: [], seed: 1, ...changes }
}

const scale = (samples: Float32Array, decibels: number) =>
  samples.map((value) => value * 10 ** (decibels / 20))

describe('mixSound', () => {
  test.each([
    ['a voice of usual level', {}],
    [
      'a voice 30 dB quieter',
      { utterances: [{ pcm: scale(voice, -30), sampleRate: 16000, startSeconds: 0.5 }] },
    ],
    [
      'a clipped voice',
      {
        utterances: [
          {
            pcm: scale(voice, 20).map((v) => Math.max(-1, Math.min(1, v))),
            sampleRate: 16000,
            startSeconds: 0.5,
          },
        ],
      },
    ],
    ['voice only', { music: null }],
    ['music only', { utterances: [], words: [] }],
    ['music at 44.1 kHz', { music: buildMusic(6.5, 44100) }],
    [
      'many effects',
      { effects: effectKinds.map((kind, index) => ({ kind, atSeconds: 0.6 * index, gainDb: -8 })) },
    ],
    [
      'effects only',
      {
        utterances: [],
        music: null,
        effects: [1, 2, 3, 4, 5].map((atSeconds) => ({ kind: 'hit' as const, atSeconds, gainDb: -10 })),
      },
    ],
  ] satisfies [string, Partial<MixRequest>][])('%s reaches -14 LUFS and -1.5 dBTP', async (_, changes) => {
    const mix = await mixSound(buildRequest(changes))
    expect(Math.abs(measureLoudness(mix.pcm, 48000) + 14)).toBeLessThanOrEqual(0.3)
    expect(measureTruePeak(mix.pcm)).toBeLessThanOrEqual(-1.5)
    expect(mix.loudnessLufs).toBeCloseTo(measureLoudness(mix.pcm, 48000), 2)
    expect(mix.truePeakDbtp).toBeCloseTo(measureTruePeak(mix.pcm), 2)
    expect(mix.master.isOnTarget).toBe(true)
  })

  test('without voice, music and effects is digital silence, reported as null', async () => {
    const mix = await mixSound(buildRequest({ utterances: [], words: [], music: null }))
    expect(mix.pcm.every((samples) => samples.every((value) => value === 0))).toBe(true)
    expect(mix).toMatchObject({ loudnessLufs: null, truePeakDbtp: null })
  })

  test('silent voice and silent music are silence, not noise', async () => {
    const silent = new Float32Array(48000)
    const mix = await mixSound(
      buildRequest({
        utterances: [{ pcm: silent, sampleRate: 24000, startSeconds: 0 }],
        music: { pcm: [silent, silent], sampleRate: 48000 },
      }),
    )
    expect(mix.loudnessLufs).toBeNull()
  })

  test.each([0, 0.01, 0.2, 1 / 3, 1.00001, 7.7777])(
    'a video of %f s has exactly its number of samples',
    async (durationSeconds) => {
      const mix = await mixSound(buildRequest({ durationSeconds }))
      for (const samples of mix.pcm) {
        expect(samples.length).toBe(Math.round(durationSeconds * 48000))
        expect(samples.every(Number.isFinite)).toBe(true)
      }
      expect(measureTruePeak(mix.pcm)).toBeLessThanOrEqual(-1.5)
    },
  )

  test('gives the same samples for the same request', async () => {
    const effects = [{ kind: 'whoosh', atSeconds: 3.2, gainDb: -10 }] as const
    const first = await mixSound(buildRequest({ effects }))
    expect((await mixSound(buildRequest({ effects }))).pcm).toEqual(first.pcm)
    expect((await mixSound(buildRequest({ effects, seed: 2 }))).pcm).not.toEqual(first.pcm)
  })

  test('clips before the start, after the end and over each other do no harm', async () => {
    const startsSeconds = [-3, 2, 2.5, 6, 100]
    const utterances = startsSeconds.map((startSeconds) => ({ pcm: voice, sampleRate: 16000, startSeconds }))
    const mix = await mixSound(buildRequest({ utterances }))
    expect(mix.master.isOnTarget).toBe(true)
  })

  test('invalid numbers do not spread', async () => {
    const broken = voice.map((value, index) =>
      index === 1000 ? Number.NaN : index === 2000 ? Infinity : value,
    )
    const mix = await mixSound(
      buildRequest({ utterances: [{ pcm: broken, sampleRate: 16000, startSeconds: 0 }] }),
    )
    expect(mix.pcm[0].every(Number.isFinite)).toBe(true)
    expect(mix.master.isOnTarget).toBe(true)
  })

  test('stops when it is canceled, and refuses unlimited lengths', async () => {
    await expect(mixSound(buildRequest({ signal: { aborted: true } }))).rejects.toMatchObject({
      code: 'cancelled',
    })
    const signal = { aborted: false }
    let pauses = 0
    const pause = async () => {
      pauses++
      signal.aborted = pauses === 3
    }
    await expect(mixSound(buildRequest({ signal, pause }))).rejects.toMatchObject({ code: 'cancelled' })
    expect(pauses).toBe(3)
    for (const durationSeconds of [Number.NaN, Number.POSITIVE_INFINITY, -1, 4000]) {
      await expect(mixSound(buildRequest({ durationSeconds }))).rejects.toMatchObject({ code: 'bad_input' })
    }
  })

  test('names its stages with the times of the given clock', async () => {
    let now = 0
    const mix = await mixSound(buildRequest({ clock: () => now++ }))
    expect(mix.stages).toEqual(['voice', 'music', 'effects', 'master'].map((name) => ({ name, seconds: 1 })))
  })

  const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
  test.skipIf(!hasFfmpeg)(
    'stays at -14 LUFS and under -1 dBTP as AAC at 192 kb/s, as ffmpeg reads it',
    async () => {
      const mix = await mixSound(buildRequest())
      const encode = [
        '-v',
        'error',
        '-f',
        'wav',
        '-i',
        'pipe:0',
        '-c:a',
        'aac',
        '-b:a',
        '192k',
        '-f',
        'adts',
        'pipe:1',
      ]
      const aac = spawnSync('ffmpeg', encode, { input: writeWav(mix.pcm, 48000), maxBuffer: 8 << 20 }).stdout
      const measure = [
        '-hide_banner',
        '-f',
        'aac',
        '-i',
        'pipe:0',
        '-af',
        'ebur128=peak=true',
        '-f',
        'null',
        '-',
      ]
      const summary = spawnSync('ffmpeg', measure, { input: aac, encoding: 'utf8' }).stderr.split(
        'Summary:',
      )[1]
      const read = (label: string) => Number(new RegExp(`${label}:\\s+(-?[\\d.]+)`).exec(summary)?.[1])
      expect(Math.abs(read('I') + 14)).toBeLessThanOrEqual(0.3)
      expect(read('Peak')).toBeLessThanOrEqual(-1)
    },
  )
})

describe('the parts of a mix', () => {
  test('every voice is leveled to -16 LUFS in both channels, whatever its rate and level', () => {
    for (const rate of [16000, 22050, 24000, 44100, 48000]) {
      for (const amplitude of [0.02, 0.9]) {
        const prepared = prepareVoice(buildSpeechLike('level', rate, 2, amplitude), rate)
        expect(prepared.length).toBe(96_000)
        expect(measureLoudness([prepared, prepared], 48000)).toBeCloseTo(-16, 1)
      }
    }
  })

  test('a voice of one short word is leveled too, and its edges are silent', () => {
    const prepared = prepareVoice(voice.slice(600, 600 + 16000 * 0.25), 16000)
    const peakDb = measureTruePeak([prepared])
    expect(peakDb).toBeGreaterThan(-16)
    expect(peakDb).toBeLessThan(3)
    expect(prepared[0]).toBe(0)
    expect(Math.abs(prepared.at(-1)!)).toBeLessThan(1e-4)
  })

  test('the voice keeps its timing through the chain', () => {
    const prepared = prepareVoice(voice, 16000)
    const plain = resample(voice, 16000, 48000)
    const correlate = (lag: number) => {
      let sum = 0
      for (let index = 1000; index < 200_000; index += 3) sum += prepared[index + lag] * plain[index]
      return sum
    }
    const lags = Array.from({ length: 97 }, (_, index) => index - 48)
    const best = lags.reduce((most, lag) => (correlate(lag) > correlate(most) ? lag : most), 0)
    expect(Math.abs(best)).toBeLessThanOrEqual(24)
  })

  test('a sharp S is softened; a soft S and a vowel are unchanged', () => {
    const hiss = buildNoise('s', 24_000, 1)
    const energyOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0)
    const soften = (samples: Float32Array) => {
      const softened = samples.slice()
      softenSibilants(softened)
      return softened
    }
    const isSame = (one: Float32Array, other: Float32Array) =>
      one.every((value, index) => value === other[index])
    const vowel = buildTone(48000, 200, 0.5, 0.5)
    const soft = scale(hiss, -40)
    const sharp = scale(hiss, -8)
    expect(isSame(soften(vowel), vowel)).toBe(true)
    expect(isSame(soften(soft), soft)).toBe(true)
    expect(isSame(soften(sharp), sharp)).toBe(false)
    const changeDb = 10 * Math.log10(energyOf(soften(sharp)) / energyOf(sharp))
    expect(changeDb).toBeLessThan(-2)
    expect(changeDb).toBeGreaterThan(-10)
  })

  test('music is 19 dB below the voice while words are spoken and 8 dB below it elsewhere', () => {
    const mix = [new Float32Array(48000 * 10), new Float32Array(48000 * 10)] as const
    const curve = drawDuckingCurve([{ start: 4, end: 10 }], 10)
    addMusic(buildMusic(10), mix, { curve, loudnessLufs: -24 })
    const between = (from: number, to: number) =>
      measureLoudness(
        mix.map((samples) => samples.subarray(from * 48000, to * 48000)),
        48000,
      )
    expect(between(1, 3.5)).toBeCloseTo(-24, 0)
    expect(between(4.5, 8.5)).toBeCloseTo(-35, 0)
  })

  test('music fades in over 0.3 s and ends in silence', () => {
    const mix = [new Float32Array(48000 * 6), new Float32Array(48000 * 6)] as const
    const flat: Music = {
      pcm: [buildTone(48000, 997, 6, 0.5), buildTone(48000, 997, 6, 0.5)],
      sampleRate: 48000,
    }
    addMusic(flat, mix, { curve: drawDuckingCurve([], 6), loudnessLufs: -20 })
    const crest = (from: number, to: number) =>
      mix[0].subarray(from * 48000, to * 48000).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(mix[0][0]).toBe(0)
    expect(crest(0.14, 0.16) / crest(2, 3)).toBeCloseTo(Math.SQRT1_2, 1)
    expect(crest(5.98, 6) / crest(2, 3)).toBeLessThan(0.01)
  })

  test('music that is too short repeats without a gap or a bump', () => {
    const mix = [new Float32Array(48000 * 20), new Float32Array(48000 * 20)] as const
    const noise = buildNoise('bed', 48000 * 6, 0.3)
    addMusic({ pcm: [noise, noise], sampleRate: 48000 }, mix, {
      curve: drawDuckingCurve([], 20),
      loudnessLufs: -20,
    })
    for (let second = 1; second < 18; second += 0.5) {
      const piece = mix.map((samples) => samples.subarray(second * 48000, (second + 0.5) * 48000))
      expect(Math.abs(measureLoudness(piece, 48000) + 20)).toBeLessThan(1)
    }
  })

  test('an effect is as loud against the voice as its cue says', async () => {
    const request = buildRequest({
      music: null,
      roomDb: null,
      effects: [],
      target: { loudnessLufs: -20, truePeakDbtp: -1.5 },
    })
    const without = await mixSound(request)
    const effects = [{ kind: 'ding', atSeconds: 1, gainDb: -14 }] as const
    const withEffect = await mixSound({ ...request, effects })
    // Both masters only change the level. Undoing that change leaves the effect as the difference.
    const leveled = scale(without.pcm[0], withEffect.master.gainDb - without.master.gainDb)
    const effect = withEffect.pcm[0].map((value, index) => value - leveled[index])
    const piece = effect.slice(48000 * 0.9, 48000 * 2.1)
    const loudness = measureEffect({ pcm: [piece, piece], accentSeconds: 0 })
    expect(loudness - withEffect.master.gainDb).toBeCloseTo(-16 - 14, 0)
  })

  test('effects are measured over the fifth of a second that the ear integrates', () => {
    const half = buildTone(48000, 1000, 0.1, 0.5)
    const long = buildTone(48000, 1000, 0.5, 0.5)
    const read = (samples: Float32Array) => measureEffect({ pcm: [samples, samples], accentSeconds: 0 })
    expect(read(long) - read(half)).toBeCloseTo(3, 0)
    expect(read(synthesizeEffect('pop', 1).pcm[0])).toBeLessThan(read(long) + 3)
  })
})

describe('masterInPlace', () => {
  test('compresses first when limiting alone would be heard, and says so', () => {
    // Sparse clicks over quiet noise, with a far higher crest factor than a limiter can take away unnoticed.
    const build = () =>
      buildNoise('bed', 48000 * 4, 0.02).map(
        (value, index) => value + 0.9 * Math.exp(-(index % 12_000) / 200) * (index % 2 === 0 ? 1 : -0.8),
      )
    const channels = [build(), build()]
    const report = masterInPlace(channels, 48000)
    expect(report.compressorRounds).toBeGreaterThan(0)
    expect(measureTruePeak(channels)).toBeLessThanOrEqual(-1.5)
    expect(report.loudnessLufs).toBeCloseTo(measureLoudness(channels, 48000), 2)
    expect(report.isOnTarget).toBe(Math.abs(report.loudnessLufs! + 14) <= 0.3)
  })

  test('reports what it reached when the target is out of reach', () => {
    const clicks = new Float32Array(48000 * 3).map((_, index) => (index % 24_000 === 5000 ? 0.9 : 0))
    const channels = [clicks, clicks.slice()]
    const report = masterInPlace(channels, 48000)
    expect(report.isOnTarget).toBe(false)
    expect(report.loudnessLufs).toBeLessThan(-14.3)
    expect(measureTruePeak(channels)).toBeLessThanOrEqual(-1.5)
  })

  test('keeps the dynamics of a sound that needs no limiting', () => {
    const samples = buildSpeechLike('gentle', 48000, 3, 0.05)
    const before = samples.slice()
    const report = masterInPlace([samples, samples.slice()], 48000, { loudnessLufs: -30, truePeakDbtp: -1.5 })
    const gain = 10 ** (report.gainDb / 20)
    for (let index = 0; index < samples.length; index += 100)
      expect(samples[index]).toBeCloseTo(before[index] * gain, 5)
    expect(report.limiterReductionDb).toBeCloseTo(0, 5)
  })
})
