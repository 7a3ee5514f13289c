import { beforeEach, describe, expect, test } from 'vitest'
import { SoundDesk } from './sound-desk.ts'

/** A sound that was sent to the device: when it starts, from which offset, and when it ends. */
interface Played {
  buffer: AudioBuffer
  when: number
  offset: number
  end: number
}

let played: Played[]
let device: { currentTime: number; state: string; outputLatency: number }

function openDevice(): AudioContext {
  const parameter = () => ({
    value: 1,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
  })
  return Object.assign(device, {
    destination: {},
    resume: async () => (device.state = 'running'),
    close: async () => undefined,
    createGain: () => ({ gain: parameter(), connect: () => undefined }),
    createBufferSource() {
      const source = { buffer: null as unknown as AudioBuffer, when: 0, offset: 0, end: Infinity }
      played.push(source)
      return Object.assign(source, {
        connect: () => undefined,
        start: (when: number, offset: number) => Object.assign(source, { when, offset }),
        stop: (end: number) => Object.assign(source, { end }),
      })
    },
  }) as unknown as AudioContext
}

function buildSound(seconds: number): AudioBuffer {
  return { duration: seconds } as AudioBuffer
}

const first = { startSeconds: 0, buffer: buildSound(2) }
const second = { startSeconds: 2.5, buffer: buildSound(2) }
let desk: SoundDesk

beforeEach(() => {
  played = []
  device = { currentTime: 10, state: 'suspended', outputLatency: 0.02 }
  desk = new SoundDesk(openDevice)
})

async function startAt(seconds: number): Promise<void> {
  desk.setVoices([first, second])
  await desk.wake()
  desk.start(seconds)
}

describe('utterances', () => {
  test('are scheduled at the start of their scenes, all on the same clock', async () => {
    await startAt(0)
    expect(played.map(({ when }) => when)).toEqual([expect.closeTo(10.03), expect.closeTo(12.53)])
  })
  test('start in the middle after a seek, and those that are already over are skipped', async () => {
    await startAt(3)
    expect(played).toHaveLength(1)
    const [{ buffer, when, offset }] = played as [Played]
    expect(buffer).toBe(second.buffer)
    expect(when - offset).toBeCloseTo(10.03 - 3 + 2.5)
  })
})

test('a voice that is ready only after Play starts as soon as it arrives', async () => {
  await desk.wake()
  desk.start(0)
  expect(played).toEqual([])
  desk.setVoices([first, second])
  expect(played).toHaveLength(2)
})

describe('the playback time', () => {
  test('is the device’s time minus its latency, so it matches the sound that is heard', async () => {
    await startAt(1)
    device.currentTime = 12.05
    expect(desk.time()).toBeCloseTo(1 + 2.05 - 0.03 - 0.02)
  })
})

describe('the soundtrack', () => {
  test('replaces the utterances without changing the position in the video', async () => {
    await startAt(0)
    device.currentTime = 11.03
    const mixed = buildSound(5)
    desk.setSoundtrack(mixed)
    const track = played.at(-1)!
    expect(track.buffer).toBe(mixed)
    expect(track.when - track.offset).toBeCloseTo(10.03)
    expect(played.slice(0, 2).every(({ end }) => end < 11.2)).toBe(true)
  })
})
