import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildSampleTimeline } from '../../../../packages/timeline/testing.ts'
import { createI420Converter } from '../i420/converter.ts'
import { createSegments } from '../segment-source.ts'
import { drawSegment } from '../segments/encode-segment.ts'
import type { RenderSource } from '../segments/segment.ts'
import { paintSample } from '../still/testing.ts'
import { renderVideo } from '../render-video.ts'
import { allowOnly, createTemporaryFolder } from '../testing.ts'
import type { VideoJob } from './job.ts'

/** Three scenes of two stills and a kinetic one between them. */
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
  return { type: 'video', timeline, pictures, clips: {}, sound: null, lightFolder: folder, planFile }
}

/** One hash for each frame of a segment as it goes to the encoder. */
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

  test('tell how light their frames are', async () => {
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

// Linux tells what a process has open.
test.runIf(existsSync('/proc/self/fd'))(
  'a finished video holds none of its clips open: the process goes on to the next',
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

/** How often this process has a file open. */
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
