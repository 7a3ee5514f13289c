import { execFileSync } from 'node:child_process'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { coveringPlace } from '@vivify/timeline/layers/picture'
import type { TimelineScene } from '@vivify/timeline/timeline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing.ts'
import { createClipReader } from './clip-decoder.ts'
import { readClipFacts } from './clip-facts.ts'

const centre = { fromX: 0.5, fromY: 0.5, toX: 0.5, toY: 0.5 }
const moves = {
  still: { ...centre, fromScale: 1, toScale: 1 },
  'pan-left': { ...centre, fromScale: 1.1, toScale: 1.1, fromX: 0.95, toX: 0.05 },
}

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>

/** Makes a clip of two seconds at 25 fps. Each frame has a different gray: frame n is about 4n + 20. */
function makeClip(name: string, ...parameters: string[]): string {
  const path = join(folder.path, name)
  const ramp = 'color=black:s=64x48:r=25:d=2,format=rgb24,geq=r=4*N+20:g=4*N+20:b=4*N+20'
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', ramp, ...parameters, path])
  return path
}

/** Reads a clip for a video whose frames last as long as those of the clips made here. */
function readClip(file: string, cover = { width: 64, height: 48 }, size = { width: 64, height: 48 }) {
  const clips = { clip: { file, ...size, durationSeconds: 2 } }
  return createClipReader({ clips, timeline: { ...cover, fps: 25, scenes: [], intro: null, outro: null } })
}

async function readGrey(reader: ReturnType<typeof readClip>, seconds: number): Promise<number> {
  await reader.prepare('clip', seconds)
  const frame = reader.frameAt('clip', seconds) as Canvas
  return frame.getContext('2d').getImageData(frame.width / 2, frame.height / 2, 1, 1).data[1]!
}

/** The color in the middle of the planes, converted with the BT.709 matrix in the limited range. */
async function readPlanesColor(
  reader: ReturnType<typeof readClip>,
  seconds: number,
): Promise<[number, number, number]> {
  const { width, height, bytes } = (await reader.readPlanes('clip', seconds))!
  const luma = bytes[(height / 2) * width + width / 2]!
  const chromaAt = width * height + (height / 4) * (width / 2) + width / 4
  const [cb, cr] = [bytes[chromaAt]!, bytes[chromaAt + (width * height) / 4]!]
  const bright = (255 / 219) * (luma - 16)
  const [blueness, redness] = [(255 / 112) * (cb - 128), (255 / 112) * (cr - 128)]
  return [
    bright + 0.7874 * redness,
    bright - 0.0937 * blueness - 0.2341 * redness,
    bright + 0.9278 * blueness,
  ]
}

beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

const codings = [
  { name: 'a.mp4', parameters: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '20'] },
  { name: 'a.webm', parameters: ['-c:v', 'libvpx', '-g', '20', '-b:v', '1M'] },
  { name: 'a.avi', parameters: ['-c:v', 'mpeg4', '-q:v', '2', '-g', '20'] },
  { name: 'b.avi', parameters: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-bf', '3', '-g', '20'] },
  { name: 'a.ts', parameters: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-bf', '3', '-g', '20'] },
  {
    name: 'open-groups.mkv',
    parameters: [
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-bf',
      '3',
      '-g',
      '20',
      '-x264-params',
      'open-gop=1',
    ],
  },
]

describe.each(codings)('a clip in $name', ({ name, parameters }) => {
  test('shows the frame of any moment: forward, backward, far away and past its end', async () => {
    const reader = readClip(makeClip(name, ...parameters))
    const forwards = Array.from({ length: 50 }, (_, frame) => frame)
    const order = [...forwards, ...forwards.toReversed(), 30, 3, 49, 60]
    const wrong: string[] = []
    for (const frame of order) {
      const grey = await readGrey(reader, frame / 25)
      const expected = 4 * Math.min(49, frame) + 20
      if (Math.abs(grey - expected) > 2) wrong.push(`${frame}: ${grey} for ${expected}`)
      const [, green] = await readPlanesColor(reader, frame / 25)
      if (Math.abs(green - expected) > 3) wrong.push(`${frame}: ${green} for ${expected} as planes`)
    }
    await reader.close()
    expect(wrong).toEqual([])
  })
})

test('a video frame shows the clip’s picture at the middle of the frame', async () => {
  const reader = readClip(makeClip('between.mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'))
  const tenth = await readGrey(reader, 0.4)
  expect(await readGrey(reader, 0.4 - 0.015)).toBe(tenth)
  expect(await readGrey(reader, 0.4 + 0.015)).toBe(tenth)
  expect(await readGrey(reader, 0.4 + 0.025)).toBeGreaterThan(tenth)
  await reader.close()
})

test('a clip of uneven frames shows the same when read in order or from any position', async () => {
  const uneven = ['-vf', "select='lt(mod(n,7),3)+eq(mod(n,11),0)'", '-vsync', 'vfr']
  const path = makeClip(
    'uneven.mp4',
    ...uneven,
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '5',
    '-bf',
    '2',
  )
  const frames = Array.from({ length: 48 }, (_, frame) => frame)
  const shown = (frame: number): number =>
    4 * frames.findLast((n) => n <= frame && (n % 7 < 3 || n % 11 === 0))! + 20
  const through = readClip(path)
  const forwards: number[] = []
  for (const frame of frames) forwards.push(await readGrey(through, frame / 25))
  await through.close()
  expect(forwards.filter((grey, frame) => Math.abs(grey - shown(frame)) > 2)).toEqual([])
  for (const frame of [40, 9, 23, 47, 31]) {
    const fresh = readClip(path)
    expect(await readGrey(fresh, frame / 25)).toBe(forwards[frame])
    await fresh.close()
  }
})

test('two positions in one clip can be read in turn, frame after frame', async () => {
  const reader = readClip(makeClip('twice.mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '20'))
  const grey = (seconds: number): number => {
    const frame = reader.frameAt('clip', seconds) as Canvas
    return frame.getContext('2d').getImageData(8, 8, 1, 1).data[1]!
  }
  for (let frame = 0; frame < 9; frame++) {
    const [now, before] = [frame / 25, (frame + 3) / 25]
    await reader.prepare('clip', now)
    await reader.prepare('clip', before)
    expect(Math.abs(grey(now) - (4 * frame + 20))).toBeLessThanOrEqual(2)
    expect(Math.abs(grey(before) - (4 * (frame + 3) + 20))).toBeLessThanOrEqual(2)
  }
  await reader.close()
})

test('a clip that a phone stored sideways is turned upright, and a clip far larger than the video is scaled down', async () => {
  const source = join(folder.path, 'halves.mp4')
  const halves = 'color=black:s=32x48:d=0.2[a];color=white:s=32x48:d=0.2[b];[a][b]hstack'
  const coding = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', '-filter_complex', halves, ...coding, source])
  const bytes = await readFile(source)
  // The matrix of a track's header maps (x, y) to (a·x + c·y, b·x + d·y), ISO 14496-12 §8.3.2. Phones write b = 1 and c
  // = −1, which moves the left side to the top.
  const matrix = bytes.indexOf('tkhd') + 44
  for (const { b, top } of [
    { b: 1, top: 0 },
    { b: -1, top: 255 },
  ]) {
    for (const [index, value] of [0, b, 0, -b, 0].entries())
      bytes.writeInt32BE(value << 16, matrix + index * 4)
    const path = join(folder.path, `turned-${top}.mp4`)
    await writeFile(path, bytes)
    expect(await readClipFacts(path)).toMatchObject({ width: 48, height: 64 })
    const reader = readClip(path, { width: 12, height: 16 }, { width: 48, height: 64 })
    await reader.prepare('clip', 0)
    const frame = reader.frameAt('clip', 0) as Canvas
    expect([frame.width, frame.height]).toEqual([12, 16])
    const pixels = frame.getContext('2d').getImageData(6, 0, 1, 16).data
    expect(Math.abs(pixels[4]! - top), 'top').toBeLessThan(8)
    expect(Math.abs(pixels[14 * 4]! - (255 - top)), 'bottom').toBeLessThan(8)
    await reader.close()
  }
})

test('of a landscape clip in an upright video only the middle is converted, with the same pixels as a crop of the whole', async () => {
  const path = join(folder.path, 'wide.mp4')
  const pattern = 'testsrc2=size=320x180:rate=25:duration=0.4'
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', pattern, '-pix_fmt', 'yuv420p', path])
  const clips = { clip: { file: path, width: 320, height: 180, durationSeconds: 0.4 } }
  const size = { width: 90, height: 160 }
  const shown = []
  for (const motion of ['still', 'pan-left'] as const) {
    const scenes = [{ visual: { kind: 'footage' as const, clip: 'clip', move: moves[motion] } }]
    const reader = createClipReader({
      clips,
      timeline: { ...size, fps: 25, scenes: scenes as TimelineScene[], intro: null, outro: null },
    })
    await reader.prepare('clip', 0.2)
    const print = reader.frameAt('clip', 0.2) as Canvas
    const frame = createCanvas(size.width, size.height)
    const place = coveringPlace(size, print, moves.still, 0)
    const context = frame.getContext('2d')
    context.drawImage(print, place.x, place.y, place.width, place.height)
    const pixels = context.getImageData(0, 0, size.width, size.height).data
    shown.push({ width: print.width, height: print.height, pixels })
    await reader.close()
  }
  const [cut, whole] = shown
  expect([whole!.width, whole!.height]).toEqual([320, 180])
  expect(cut!.height).toBe(180)
  expect(cut!.width).toBeLessThan(130)
  const differences = cut!.pixels.map((value, index) => Math.abs(value - whole!.pixels[index]!))
  expect(Math.max(...differences)).toBeLessThan(24)
  expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(0.5)
})

test('a clip that was truncated after it was chosen is unreadable from its end on, not before', async () => {
  const path = makeClip('broken.ts', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '5')
  await truncate(path, Math.round((await stat(path)).size * 0.5))
  const reader = readClip(path)
  expect(Math.abs((await readGrey(reader, 0.2)) - 40)).toBeLessThanOrEqual(2)
  await expect(reader.prepare('clip', 1.9)).rejects.toMatchObject({
    code: 'asset_unreadable',
    message: expect.stringMatching(/^The clip broken\.ts breaks off after \d\.\d s\. /),
  })
  await reader.close()
})

test('primary colors come back, tagged BT.709 or not tagged at all, in the full range and in finer steps', async () => {
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
  for (const { name, matrix = 'bt709', range = 'tv', pixels = 'yuv420p', tags: own = tags } of [
    { name: 'untagged', matrix: 'bt601', tags: [] },
    { name: 'tagged' },
    { name: 'full range', range: 'pc', tags: [...tags, '-color_range', 'pc'] },
    { name: 'ten bits', pixels: 'yuv420p10le' },
    { name: 'whole colours', pixels: 'yuv444p' },
  ]) {
    const path = join(folder.path, `${name}.mp4`)
    const filter = `format=rgb24,scale=out_color_matrix=${matrix}:out_range=${range},format=${pixels}`
    const input = ['-f', 'lavfi', '-i', 'color=0xc03020:s=64x48:d=0.2']
    execFileSync('ffmpeg', ['-v', 'error', ...input, '-vf', filter, '-c:v', 'libx264', ...own, path])
    const reader = readClip(path)
    await reader.prepare('clip', 0)
    const frame = reader.frameAt('clip', 0) as Canvas
    const shown = {
      canvas: [...frame.getContext('2d').getImageData(32, 24, 1, 1).data],
      planes: await readPlanesColor(reader, 0),
    }
    await reader.close()
    for (const [form, [red, green, blue]] of Object.entries(shown)) {
      expect(Math.abs(red! - 0xc0), `${name} ${form} red ${red}`).toBeLessThan(5)
      expect(Math.abs(green! - 0x30), `${name} ${form} green ${green}`).toBeLessThan(5)
      expect(Math.abs(blue! - 0x20), `${name} ${form} blue ${blue}`).toBeLessThan(5)
    }
  }
})

test('wide colors and odd sides are available only as a canvas', async () => {
  for (const { name, size, coding } of [
    {
      name: 'hdr',
      size: '64x48',
      coding: ['libx264', '-color_primaries', 'bt2020', '-color_trc', 'smpte2084'],
    },
    { name: 'odd', size: '63x48', coding: ['mpeg4'] },
  ]) {
    const path = join(folder.path, `${name}.mp4`)
    const input = ['-f', 'lavfi', '-i', `color=0xc03020:s=${size}:d=0.2`]
    execFileSync('ffmpeg', ['-v', 'error', ...input, '-c:v', ...coding, path])
    const [width, height] = size.split('x').map(Number) as [number, number]
    const reader = readClip(path, { width, height }, { width, height })
    expect(await reader.readPlanes('clip', 0), name).toBeNull()
    await reader.prepare('clip', 0)
    expect(reader.frameAt('clip', 0), name).toMatchObject({ width, height })
    await reader.close()
  }
})

test.each([
  {
    what: 'no video',
    code: 'asset_unreadable',
    write: async (path: string) => writeFile(path, 'not a video'),
  },
  { what: 'empty', code: 'asset_unreadable', write: async (path: string) => writeFile(path, '') },
  { what: 'gone', code: 'asset_missing', write: async () => {} },
])('a file that is $what is $code', async ({ what, code, write }) => {
  const path = join(folder.path, `${what}.mp4`)
  await write(path)
  await expect(readClip(path).prepare('clip', 0)).rejects.toMatchObject({ code })
})

test('a clip that is not in the job is reported as missing', async () => {
  const reader = readClip(join(folder.path, 'any.mp4'))
  await expect(reader.prepare('other', 0)).rejects.toMatchObject({ code: 'asset_missing' })
})
