import { expect, test } from 'vitest'

import { decodeWave } from './wave.ts'

/** A WAV file with an odd-sized chunk before the sound, as some programs write it. */
function buildWave(samples: readonly number[], channels = 1): Uint8Array {
  const bytes = new Uint8Array(58 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const write = (offset: number, text: string) =>
    bytes.set(
      [...text].map((letter) => letter.charCodeAt(0)),
      offset,
    )
  write(0, 'RIFF')
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, 16000, true)
  view.setUint16(34, 16, true)
  write(36, 'note')
  view.setUint32(40, 5, true)
  write(50, 'data')
  view.setUint32(54, samples.length * 2, true)
  samples.forEach((sample, index) => view.setInt16(58 + 2 * index, sample, true))
  return bytes
}

test('samples come out between -1 and 1', () => {
  const { pcm, sampleRate } = decodeWave(buildWave([0, 16384, -32768]))
  expect(sampleRate).toBe(16000)
  expect([...pcm]).toEqual([0, 0.5, -1])
})

test.each([
  ['stereo', buildWave([0, 0], 2)],
  ['nothing', new Uint8Array(0)],
  ['a cut file', buildWave([1, 2]).subarray(0, 40)],
])('%s is refused', (_, bytes) => {
  expect(() => decodeWave(bytes)).toThrow(expect.objectContaining({ code: 'generator_failed' }))
})
