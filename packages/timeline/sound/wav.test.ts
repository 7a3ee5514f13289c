import { describe, expect, test } from 'vitest'
import { buildTone } from '../signal/test-material.ts'
import { encodePcm16, readWav, writeWav, writeWavHeader } from './wav.ts'

/** A WAV file around raw sample bytes, optionally with an extensible header and a chunk before the data. */
function buildWav(options: {
  code: number
  bits: number
  channelCount?: number
  data: Uint8Array
  isExtensible?: boolean
  dataSize?: number
  sampleRate?: number
}): Uint8Array {
  const { code, bits, channelCount = 1, data, isExtensible = false, sampleRate = 44100 } = options
  const format = new DataView(new ArrayBuffer(isExtensible ? 40 : 16))
  format.setUint16(0, isExtensible ? 0xfffe : code, true)
  format.setUint16(2, channelCount, true)
  format.setUint32(4, sampleRate, true)
  format.setUint16(12, (channelCount * bits) / 8, true)
  format.setUint16(14, bits, true)
  if (isExtensible) format.setUint16(24, code, true)
  const chunk = (tag: string, body: Uint8Array, size = body.length) => {
    const head = new DataView(new ArrayBuffer(4))
    head.setUint32(0, size, true)
    const padding = body.length % 2 === 1 ? [0] : []
    return [
      ...[...tag].map((letter) => letter.charCodeAt(0)),
      ...new Uint8Array(head.buffer),
      ...body,
      ...padding,
    ]
  }
  const body = [
    ...[...'WAVE'].map((letter) => letter.charCodeAt(0)),
    ...chunk('fmt ', new Uint8Array(format.buffer)),
    ...chunk('LIST', new Uint8Array([1, 2, 3])),
    ...chunk('data', data, options.dataSize),
  ]
  return new Uint8Array(chunk('RIFF', new Uint8Array(body)))
}

describe('readWav', () => {
  test('reads files written by writeWav', () => {
    const channels = [buildTone(24000, 440, 0.05, 0.9), buildTone(24000, 880, 0.05, 0.4)]
    const sound = readWav(writeWav(channels, 24000))
    expect(sound.sampleRate).toBe(24000)
    expect(sound.channels.length).toBe(2)
    sound.channels.forEach((samples, channel) => {
      expect(samples.length).toBe(1200)
      samples.forEach((value, index) =>
        expect(Math.abs(value - channels[channel][index])).toBeLessThan(1 / 16_000),
      )
    })
  })

  const floats = new Float32Array([0.5, -1, 0.25])
  const doubles = new Float64Array([0.5, -1, 0.25])
  test.each([
    ['8 bit', 1, 8, new Uint8Array([192, 0, 160])],
    ['16 bit', 1, 16, new Uint8Array([0, 0x40, 0, 0x80, 0, 0x20])],
    ['24 bit', 1, 24, new Uint8Array([0, 0, 0x40, 0, 0, 0x80, 0, 0, 0x20])],
    ['32 bit', 1, 32, new Uint8Array([0, 0, 0, 0x40, 0, 0, 0, 0x80, 0, 0, 0, 0x20])],
    ['32 bit float', 3, 32, new Uint8Array(floats.buffer)],
    ['64 bit float', 3, 64, new Uint8Array(doubles.buffer)],
  ])('reads %s, with a plain and an extensible header', (_, code, bits, data) => {
    for (const isExtensible of [false, true]) {
      expect([...readWav(buildWav({ code, bits, data, isExtensible })).channels[0]]).toEqual([0.5, -1, 0.25])
    }
  })

  test('reads a stream of unknown length and a truncated file as far as they go', () => {
    const data = new Uint8Array([0, 0x40, 0, 0x80, 7])
    const [first, second] = readWav(buildWav({ code: 1, bits: 16, data, dataSize: 0xffffffff })).channels[0]
    expect([first, second]).toEqual([0.5, -1])
    const whole = writeWav([new Float32Array(100).fill(0.5)], 48000)
    expect(readWav(whole.subarray(0, 44 + 21)).channels[0].length).toBe(10)
  })

  test('reads a view that does not begin at the start of its buffer', () => {
    const padded = new Uint8Array([9, 9, 9, ...writeWav([new Float32Array([0.5])], 48000)])
    expect(readWav(padded.subarray(3)).channels[0][0]).toBeCloseTo(0.5, 4)
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['an MP3', new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a header alone', writeWav([new Float32Array(4)], 48000).subarray(0, 30)],
    ['A-law', buildWav({ code: 6, bits: 8, data: new Uint8Array(8) })],
    ['six channels', buildWav({ code: 1, bits: 16, channelCount: 6, data: new Uint8Array(24) })],
    ['no rate', buildWav({ code: 1, bits: 16, sampleRate: 0, data: new Uint8Array(24) })],
  ])('refuses %s with a sentence', (_, bytes) => {
    expect(() => readWav(bytes)).toThrow(expect.objectContaining({ code: 'asset_unreadable' }))
    expect(() => readWav(bytes)).toThrow(/^The WAV file cannot be read: .+\. Choose another file\.$/)
  })
})

describe('writeWav', () => {
  test('clips instead of wrapping around', () => {
    const [samples] = readWav(writeWav([new Float32Array([2, -2])], 48000)).channels
    expect(samples[0]).toBeCloseTo(1, 4)
    expect(samples[1]).toBeCloseTo(-1, 4)
  })

  test('equals the header followed by the blocks', () => {
    const channels = [buildTone(48000, 300, 0.01, 0.5), buildTone(48000, 500, 0.01, 0.5)]
    const parts = [
      writeWavHeader({ sampleRate: 48000, channelCount: 2, frames: 480 }),
      encodePcm16(channels, 0, 200),
      encodePcm16(channels, 200, 480),
    ]
    expect(new Uint8Array(parts.flatMap((part) => [...part]))).toEqual(writeWav(channels, 48000))
  })

  test('marks a stream whose length is not known or beyond 4 GB', () => {
    for (const frames of [undefined, 2 ** 31]) {
      const view = new DataView(writeWavHeader({ sampleRate: 48000, channelCount: 2, frames }).buffer)
      expect(view.getUint32(4, true)).toBe(0xffffffff)
      expect(view.getUint32(40, true)).toBe(0xffffffff)
    }
  })
})
