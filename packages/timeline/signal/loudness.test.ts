import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { createLoudnessMeter, measureLoudness, measureShortTermLoudness } from './loudness.ts'
import { buildNoise, buildSpeechLike, buildTone } from './test-material.ts'
import { measureTruePeak } from './true-peak.ts'

/** Amplitude of a level in dBFS peak. */
const level = (decibels: number) => 10 ** (decibels / 20)

/** Stereo 1 kHz tone whose stretches each have their own level, as in the EBU's conformance signals. */
function buildSteps(sampleRate: number, steps: [decibels: number, seconds: number][]): Float32Array[] {
  const parts = steps.map(([decibels, seconds]) => buildTone(sampleRate, 1000, seconds, level(decibels)))
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return [joined, joined]
}

describe('EBU Tech 3341 conformance, ±0.1 LU', () => {
  test.each([
    ['case 1: -23 dBFS', [[-23, 20]], -23],
    ['case 2: -33 dBFS', [[-33, 20]], -33],
    [
      'case 3: quiet ends are gated',
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
      -23,
    ],
    [
      'case 4: silence is gated too',
      [
        [-72, 10],
        [-36, 10],
        [-23, 60],
        [-36, 10],
        [-72, 10],
      ],
      -23,
    ],
    [
      'case 5: levels near the gate',
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
      -23,
    ],
  ] satisfies [string, [number, number][], number][])('%s', (_, steps, expected) => {
    expect(Math.abs(measureLoudness(buildSteps(48000, steps), 48000) - expected)).toBeLessThanOrEqual(0.1)
  })

  test.each([22050, 44100, 96000])('reads -23 LUFS at %i samples a second', (sampleRate) => {
    expect(measureLoudness(buildSteps(sampleRate, [[-23, 5]]), sampleRate)).toBeCloseTo(-23, 1)
  })

  test('case 9: short-term loudness is steady where every 3 s hold the same energy', () => {
    const steps = Array.from(
      { length: 5 },
      () =>
        [
          [-20, 1.34],
          [-30, 1.66],
        ] as [number, number][],
    ).flat()
    const series = measureShortTermLoudness(buildSteps(48000, steps), 48000)
    expect(series.firstEndSeconds).toBe(3)
    expect(series.lufs.length).toBe(121)
    for (const value of series.lufs) expect(Math.abs(value + 23)).toBeLessThanOrEqual(0.1)
  })
})

describe('createLoudnessMeter', () => {
  test('gives the same result for any division into blocks', () => {
    const channels = [buildSpeechLike('blocks', 48000, 3, 0.5), buildNoise('blocks', 144000, 0.02)]
    const meter = createLoudnessMeter(48000, 2)
    for (let start = 0; start < 144000; start += 7777) {
      meter.add(channels.map((samples) => samples.subarray(start, start + 7777)))
    }
    expect(meter.readIntegrated()).toBeCloseTo(measureLoudness(channels, 48000), 9)
  })

  test('counts one channel 3.01 LU under the same sound in two', () => {
    const samples = buildSpeechLike('mono', 48000, 3, 0.5)
    expect(measureLoudness([samples, samples], 48000) - measureLoudness([samples], 48000)).toBeCloseTo(
      3.01,
      2,
    )
  })

  test('says -Infinity for silence and for less than 0.4 s', () => {
    expect(measureLoudness([new Float32Array(48000)], 48000)).toBe(Number.NEGATIVE_INFINITY)
    expect(measureLoudness([buildTone(48000, 1000, 0.39, 0.5)], 48000)).toBe(Number.NEGATIVE_INFINITY)
    expect(measureLoudness([buildTone(48000, 1000, 0.4, 0.5)], 48000)).toBeGreaterThan(-20)
  })

  test('names the loudest 0.4 s', () => {
    const meter = createLoudnessMeter(48000, 2)
    meter.add(
      buildSteps(48000, [
        [-30, 2],
        [-18, 0.6],
        [-30, 2],
      ]),
    )
    expect(meter.readMaxMomentary()).toBeCloseTo(-18, 1)
  })

  test('refuses more than two channels', () => {
    expect(() => createLoudnessMeter(48000, 6)).toThrow(RangeError)
  })
})

/** Figures of ffmpeg 5.1.9, `-af ebur128=peak=true:metadata=1` (libswresample at 192 kHz), for the sounds below. */
const recorded = [
  {
    name: 'speech-like, stereo 48 kHz',
    sampleRate: 48000,
    build: () => [buildSpeechLike('left', 48000, 6, 0.5), buildSpeechLike('right', 48000, 6, 0.4)],
    lufs: -17.1,
    truePeakDbtp: -5.7,
  },
  {
    name: 'speech-like, mono 44.1 kHz',
    sampleRate: 44100,
    build: () => [buildSpeechLike('mono', 44100, 6, 0.8)],
    lufs: -15.16,
    truePeakDbtp: -1.58,
  },
  {
    name: 'noise that fades over 40 dB, stereo 48 kHz',
    sampleRate: 48000,
    build: () =>
      ['left', 'right'].map((label) =>
        buildNoise(label, 6 * 48000, 0.7).map((value, index) => value * level(-40 * (index / (6 * 48000)))),
      ),
    lufs: -9.2,
    truePeakDbtp: 1.26,
  },
] as const

describe('agreement with ffmpeg', () => {
  test.each(recorded)('$name', ({ build, sampleRate, lufs, truePeakDbtp }) => {
    const channels = build()
    expect(Math.abs(measureLoudness(channels, sampleRate) - lufs)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(measureTruePeak(channels) - truePeakDbtp)).toBeLessThanOrEqual(0.15)
  })

  const isInstalled = spawnSync('ffmpeg', ['-version']).status === 0
  test.skipIf(!isInstalled).each(recorded)('as measured here: $name', ({ build, sampleRate }) => {
    const channels = build()
    const measured = measureWithFfmpeg(channels, sampleRate)
    expect(Math.abs(measureLoudness(channels, sampleRate) - measured.lufs)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(measureTruePeak(channels) - measured.truePeakDbtp)).toBeLessThanOrEqual(0.15)
  })
})

function measureWithFfmpeg(channels: readonly Float32Array[], sampleRate: number) {
  const interleaved = new Float32Array(channels[0].length * channels.length)
  channels.forEach((samples, channel) => {
    for (let index = 0; index < samples.length; index++) {
      interleaved[index * channels.length + channel] = samples[index]
    }
  })
  const format = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', String(channels.length), '-i', 'pipe:0']
  const filter = 'ebur128=peak=true:metadata=1,ametadata=print:file=-'
  const run = spawnSync('ffmpeg', ['-v', 'error', ...format, '-af', filter, '-f', 'null', '-'], {
    input: new Uint8Array(interleaved.buffer),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  const readLast = (key: string) => Number(run.stdout.split(`lavfi.r128.${key}=`).at(-1)?.split('\n')[0])
  const peaks = channels.map((_, channel) =>
    Math.max(
      ...[...run.stdout.matchAll(new RegExp(`true_peaks_ch${channel}=([\\d.]+)`, 'g'))].map((m) =>
        Number(m[1]),
      ),
    ),
  )
  return { lufs: readLast('I'), truePeakDbtp: 20 * Math.log10(Math.max(...peaks)) }
}
