import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSampleTimeline } from '../../../../packages/timeline/testing.ts'
import { createI420Converter } from '../i420/converter.ts'
import { createSegments } from '../segment-source.ts'
import { drawSegment } from '../segments/encode-segment.ts'
import type { RenderSource } from '../segments/segment.ts'
import { compareFrames, paintSample } from '../still/testing.ts'
import { renderVideo } from '../render-video.ts'
import { allowOnly, createTemporaryFolder } from '../testing.ts'
import type { VideoJob } from './job.ts'

/** Builds a job of three scenes: two stills with a kinetic scene between them. */
async function buildJob(folder: string): Promise<VideoJob> {
  const timeline = buildSampleTimeline({ style: 'AI Generation', captions: 'Pill' })
  const [, second, third] = timeline.scenes
  if (second?.visual.kind === 'image') second.visual.picture = 'p2'
  if (third) third.visual = buildSampleTimeline({ style: 'Kinetic Text' }).scenes[2]!.visual
  const pictures: VideoJob['pictures'] = {}
  for (const [index, key] of ['p1', 'p2'].entries()) {
    const picture = paintSample(801 + index, 1433, index)
    const file = join(folder, `${key}.png`)
    await writeFile(file, await picture.encode('png'))
    pictures[key] = { file, width: picture.width, height: picture.height }
  }
  const planFile = join(folder, 'plan.json')
  return { timeline, pictures, clips: {}, sound: null, lightFolder: folder, planFile }
}

/** Hashes each frame of a segment as it goes to the encoder. */
async function hashSegment(source: RenderSource, index: number): Promise<string[]> {
  const segment = source.segments[index]!
  const hashes: string[] = []
  const writer = {
    write: async (planes: Uint8Array) => void hashes.push(createHash('sha256').update(planes).digest('hex')),
    finish: async () => {},
    abort: async () => {},
  }
  await drawSegment({
    frames: await segment.open(),
    frameCount: segment.frameCount,
    writer,
    converter: await createI420Converter({ ...source, slotCount: 2 }),
    source,
    signal: new AbortController().signal,
    onFrame: () => {},
  })
  return hashes
}

describe('segments of a video', () => {
  test('have the same frames whatever was drawn before them', async () => {
    await using folder = await createTemporaryFolder()
    const job = await buildJob(folder.path)
    const inOrder = await createSegments(job, Promise.resolve(''))
    const last = inOrder.segments.length - 1
    const expected: string[][] = []
    for (let index = 0; index <= last; index++) expected.push(await hashSegment(inOrder, index))
    for (const index of [1, 3, last]) {
      const alone = await createSegments(job, Promise.resolve(''))
      expect(await hashSegment(alone, index)).toEqual(expected[index])
    }
    expect(new Set(expected.flat()).size).toBeGreaterThan(job.timeline.frameCount * 0.9)
  })

  test('report how bright their frames are', async () => {
    await using folder = await createTemporaryFolder()
    const job = await buildJob(folder.path)
    const source = await createSegments(job, Promise.resolve(''))
    await hashSegment(source, 0)
    const kept = join(folder.path, `${source.segments[0]!.key}.json`)
    await expect.poll(() => readFile(kept, 'utf8').catch(() => '')).not.toBe('')
    const light = JSON.parse(await readFile(kept, 'utf8')) as { luma: number; difference: number }[]
    expect(light).toHaveLength(source.segments[0]!.frameCount)
    for (const { luma } of light) expect(luma).toBeGreaterThan(0.2)
    for (const { luma } of light) expect(luma).toBeLessThan(0.8)
    for (const { difference } of light.slice(1)) expect(difference).toBeGreaterThan(0)
    for (const { difference } of light.slice(1)) expect(difference).toBeLessThan(0.05)
  })
})

describe('a video of clips', () => {
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
  let job: VideoJob
  beforeAll(async () => {
    folder = await createTemporaryFolder()
    job = await buildClipJob(folder.path)
  })
  afterAll(() => folder[Symbol.asyncDispose]())

  test.each(['fade', 'slide', 'zoom', 'flash', 'wipe'] as const)(
    'shows what the compositor draws while a %s goes on and after it, without a canvas where it can',
    async (kind) => {
      for (const scene of job.timeline.scenes) scene.transition = { kind, frames: 8 }
      const { startFrame, transition } = job.timeline.scenes[1]!
      const source = await createSegments(job, Promise.resolve(''))
      const converter = await createI420Converter({ ...source, slotCount: 1 })
      let at = 0
      for (const segment of source.segments) {
        const first = at
        at += segment.frameCount
        if (at <= startFrame || first > startFrame + transition.frames + 6) continue
        const frames = await segment.open()
        for (let frame = 0; frame < segment.frameCount; frame += 3) {
          const sampled = (await frames.planes!(frame, 0))?.slice()
          const isWiped = kind === 'wipe' && first + frame - startFrame < transition.frames
          expect(sampled === undefined, `frame ${first + frame} is drawn`).toBe(isWiped)
          if (!sampled) continue
          await frames.draw(frame)
          const drawnBytes = converter.convert(frames.readRows, 0)
          const { mean, farShare } = compareFrames(sampled, drawnBytes)
          expect(mean, `frame ${first + frame}`).toBeLessThan(0.8)
          expect(farShare, `frame ${first + frame}`).toBeLessThan(0.004)
        }
      }
      await source.close?.()
    },
  )

  test('has the same frames whatever was drawn before them', async () => {
    for (const scene of job.timeline.scenes) scene.transition = { kind: 'fade', frames: 8 }
    const inOrder = await createSegments(job, Promise.resolve(''))
    const expected: string[][] = []
    for (const index of inOrder.segments.keys()) expected.push(await hashSegment(inOrder, index))
    for (const index of [inOrder.segments.length - 1, 2, 1]) {
      const alone = await createSegments(job, Promise.resolve(''))
      expect(await hashSegment(alone, index)).toEqual(expected[index])
      await alone.close?.()
    }
    await inOrder.close?.()
    expect(new Set(expected.flat()).size).toBeGreaterThan(job.timeline.frameCount * 0.9)
  })
})

/**
 * Builds a job of two clips and a still last scene. The second clip has the size of the frame, and its camera moves.
 */
async function buildClipJob(folder: string): Promise<VideoJob> {
  const job = await buildJob(folder)
  job.timeline = buildSampleTimeline({ style: 'Stock Footage', captions: 'Pill' })
  const { width, height, scenes } = job.timeline
  const still = { fromX: 0.5, fromY: 0.5, toX: 0.5, toY: 0.5, fromScale: 1, toScale: 1 }
  const sizes = { wide: [1280, 720], upright: [width, height] } as const
  for (const [clip, [clipWidth, clipHeight]] of Object.entries(sizes)) {
    const file = join(folder, `${clip}.mp4`)
    // The clip uses the matrix with which it is read, so that all of its colors fit into the RGBA of the canvas.
    const colors = 'format=rgb24,boxblur=6,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
    const pattern = `testsrc2=size=${clipWidth}x${clipHeight}:rate=30:duration=6,${colors}`
    const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-pix_fmt', 'yuv420p']
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', pattern, ...coding, file])
    job.clips[clip] = { file, width: clipWidth, height: clipHeight, durationSeconds: 6 }
  }
  for (const [index, scene] of scenes.entries()) {
    const clip = index % 2 === 0 ? 'wide' : 'upright'
    const move = clip === 'wide' ? still : { ...still, toScale: 1.1 }
    scene.visual = { kind: 'footage', clip, clipSeconds: 6, clipStartSeconds: 0, move }
  }
  const last = scenes.at(-1)!
  last.visual = { kind: 'image', picture: 'p1', move: { ...still, toScale: 1.05 } }
  return job
}

// Only Linux lists a process's open files in /proc.
test.runIf(existsSync('/proc/self/fd'))(
  'a finished video closes all of its clips, because the process continues with the next video',
  async () => {
    await using folder = await createTemporaryFolder()
    const file = join(folder.path, 'clip.mp4')
    const pattern = 'testsrc2=size=192x108:rate=30:duration=20'
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', pattern, '-pix_fmt', 'yuv420p', file])
    const job = await buildJob(folder.path)
    const centre = { fromX: 0.5, fromY: 0.5, toX: 0.5, toY: 0.5 }
    for (const scene of job.timeline.scenes) {
      const move = { ...centre, fromScale: 1, toScale: 1 }
      scene.visual = { kind: 'footage', clip: 'clip', clipSeconds: 20, clipStartSeconds: 0, move }
    }
    job.clips = { clip: { file, width: 192, height: 108, durationSeconds: 20 } }
    let openWhileDrawing = 0
    await renderVideo({
      source: await createSegments(job),
      dataFolder: folder.path,
      maxSegmentBytes: 1e9,
      outputPath: join(folder.path, 'out.mp4'),
      encoder: allowOnly('node-av'),
      signal: new AbortController().signal,
      onProgress: () => (openWhileDrawing = Math.max(openWhileDrawing, countOpen(file))),
    })
    expect(openWhileDrawing).toBeGreaterThan(0)
    expect(countOpen(file)).toBe(0)
  },
)

/** Counts how often this process has a file open. */
function countOpen(file: string): number {
  const links = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(join('/proc/self/fd', name))
    } catch {
      return ''
    }
  })
  return links.filter((target) => target === file).length
}
