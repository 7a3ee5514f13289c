import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseEncoder } from '../encoder/choose.ts'
import { encoderNames, type EncoderName } from '../encoder/port.ts'
import { createI420Converter } from '../i420/converter.ts'
import {
  allowOnly,
  createTemporaryFolder,
  hashFrames,
  hashFramesOfEach,
  measurePsnr,
  probe,
} from '../testing.ts'
import { buildPatternJob, createPattern } from '../testing-pattern.ts'
import { joinSegments } from './join.ts'
import { renderSegments, type SegmentFile } from './render-segments.ts'
import { openSegmentStore } from './store.ts'

const noStop = new AbortController().signal
/** Lengths from one frame to more than a group of pictures. */
const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 20, 25, 30, 59, 64]
const frameCount = lengths.reduce((sum, length) => sum + length, 0)

async function codeSegments(
  folder: string,
  encoder: EncoderName,
  sceneFrames: number[],
): Promise<(SegmentFile & { path: string })[]> {
  const segments = await renderSegments({
    source: createPattern(buildPatternJob({ width: 96, height: 160, sceneFrames })),
    encoder: await chooseEncoder(allowOnly(encoder)),
    store: await openSegmentStore({ folder, maxBytes: 1e9 }),
    signal: noStop,
    onFramesDone: () => {},
  })
  return Promise.all(
    segments.map(async ({ path, frameCount: count }) => ({ path: await path, frameCount: count })),
  )
}

let shared: Awaited<ReturnType<typeof createTemporaryFolder>>
beforeAll(async () => {
  shared = await createTemporaryFolder()
})
afterAll(() => shared[Symbol.asyncDispose]())

describe.each(encoderNames)('twenty segments of %s joined by stream copy', (encoder) => {
  test('decode to the frames of each segment, none lost or doubled, in rising time', async () => {
    await using folder = await createTemporaryFolder()
    const segments = await codeSegments(shared.path, encoder, lengths)
    const outputPath = join(folder.path, 'joined.mp4')
    await joinSegments({ segments, soundPath: null, fps: 30, outputPath, signal: noStop })

    const joined = await hashFrames(outputPath)
    expect(joined.map((frame) => frame.pts)).toEqual(Array.from({ length: frameCount }, (_, index) => index))
    const alone = await hashFramesOfEach(segments.map((segment) => segment.path))
    expect(joined.map((frame) => frame.hash)).toEqual(alone.flat().map((frame) => frame.hash))
    const packets = (await probe(outputPath)).packets
    expect(packets.every((packet, index) => index === 0 || packet.dts > packets[index - 1]!.dts)).toBe(true)
    expect(packets.every((packet) => packet.pts >= packet.dts && packet.duration === 1)).toBe(true)
  })
})

test('segments look like one pass over the same frames', async () => {
  await using folder = await createTemporaryFolder()
  const segments = await codeSegments(shared.path, 'ffmpeg', lengths)
  const joinedPath = join(folder.path, 'joined.mp4')
  await joinSegments({ segments, soundPath: null, fps: 30, outputPath: joinedPath, signal: noStop })
  const onePassPath = join(folder.path, 'one-pass.mp4')
  const source = createPattern(buildPatternJob({ width: 96, height: 160, sceneFrames: lengths }))
  const encoder = await chooseEncoder(allowOnly('ffmpeg'))
  const converter = await createI420Converter({ ...source, slotCount: 1 })
  const writer = await encoder.openSegment({ ...source, outputPath: onePassPath, signal: noStop })
  for (const segment of source.segments) {
    const frames = await segment.open()
    for (let frame = 0; frame < frames.frameCount; frame++) {
      await frames.draw(frame)
      await writer.write(converter.convert(frames.readRows, 0))
    }
  }
  await writer.finish()
  expect((await hashFrames(onePassPath)).map(({ pts }) => pts)).toHaveLength(frameCount)
  // Both are lossy codings of one input at one quality. Frames off by one would fall below 25 dB.
  expect(await measurePsnr(joinedPath, onePassPath)).toBeGreaterThan(38)
})

test('the file does not contain the time when it was made', async () => {
  await using folder = await createTemporaryFolder()
  const segments = await codeSegments(join(folder.path, 'segments'), 'ffmpeg', [4, 5])
  const outputPath = join(folder.path, 'joined.mp4')
  await joinSegments({ segments, soundPath: null, fps: 30, outputPath, signal: noStop })
  const { streams } = await probe(outputPath)
  expect(streams[0]).toMatchObject({ codec_name: 'h264', nb_frames: '9' })
  expect(JSON.stringify(streams)).not.toContain('creation_time')
})

test('parts that are ready and parts that are still being coded give the same file', async () => {
  await using folder = await createTemporaryFolder()
  const segments = await codeSegments(join(folder.path, 'segments'), 'node-av', [20, 25])
  const sound = createPattern(buildPatternJob({ sceneFrames: [20, 25] })).sound!
  const soundPath = join(folder.path, 'sound.m4a')
  const encoder = await chooseEncoder(allowOnly('node-av'))
  const { sampleRate, channelCount } = sound
  const request = { sampleRate, channelCount, outputPath: soundPath, signal: noStop }
  await encoder.encodeAudio({ ...request, samples: await sound.open() })
  const [ready, late] = ['ready.mp4', 'late.mp4'].map((name) => join(folder.path, name))
  const options = { soundPath, fps: 30, signal: noStop }
  await joinSegments({ ...options, segments, outputPath: ready! })
  const last = Promise.withResolvers<string>()
  const parts = [segments[0]!, { ...segments[1]!, path: last.promise }]
  const joining = joinSegments({ ...options, segments: parts, outputPath: late! })
  last.resolve(segments[1]!.path)
  await joining
  expect((await readFile(late!)).equals(await readFile(ready!))).toBe(true)
})

test('a truncated segment is refused', async () => {
  await using folder = await createTemporaryFolder()
  const [segment] = await codeSegments(join(folder.path, 'segments'), 'ffmpeg', [6])
  const options = { soundPath: null, fps: 30, outputPath: join(folder.path, 'joined.mp4'), signal: noStop }
  await expect(
    joinSegments({ ...options, segments: [{ ...segment!, frameCount: 7 }] }),
  ).rejects.toMatchObject({
    code: 'render_failed',
  })
  await writeFile(segment!.path, 'not a video')
  await expect(joinSegments({ ...options, segments: [segment!] })).rejects.toMatchObject({
    code: 'render_failed',
  })
})
