// A small video with an own clip before it and the designed card after it, measured in the file.

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '@vivify/contract/project'
import { parseProject } from '@vivify/timeline/document/edit'
import { contentHash } from '../../lib/content-cache.ts'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { makeVideo, type MadeVideo } from './make-video.ts'

const introSeconds = 1.5
const introTone = 880
const musicTone = 330

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let plain: MadeVideo
let full: MadeVideo
const parts: Record<'plain' | 'full', string[]> = { plain: [], full: [] }
beforeAll(async () => {
  folder = await createTemporaryFolder()
  const red = ['-f', 'lavfi', '-i', `color=#d02020:s=320x320:r=30:d=${introSeconds}`]
  const tone = (hertz: number, seconds: number) => ['-f', 'lavfi', '-i', `sine=${hertz}:r=48000:d=${seconds}`]
  execFileSync('ffmpeg', [
    '-v',
    'error',
    ...red,
    ...tone(introTone, introSeconds),
    '-pix_fmt',
    'yuv420p',
    at('intro.mp4'),
  ])
  execFileSync('ffmpeg', ['-v', 'error', ...tone(musicTone, 6), at('music.wav')])
  const blue = createCanvas(90, 90)
  const context = blue.getContext('2d')
  context.fillStyle = '#2040c0'
  context.fillRect(0, 0, 90, 90)
  await writeFile(at('blue.png'), await blue.encode('png'))
  plain = await make('plain.mp4', {})
  parts.plain = listParts()
  full = await make('full.mp4', {
    name: 'Acme',
    primaryColor: '#22c55e',
    intro: { isOn: true, asset: 'intro', seconds: introSeconds },
    outro: { isOn: true, asset: null, seconds: 2 },
  })
  parts.full = listParts()
})
afterAll(() => folder[Symbol.asyncDispose]())

const at = (name: string): string => path.join(folder.path, name)

async function make(name: string, brand: Partial<Brand>): Promise<MadeVideo> {
  const asset = async (kind: 'image' | 'clip' | 'audio', file: string) => {
    return { kind, source: at(file), sha256: contentHash([...(await readFile(at(file)))]) }
  }
  const project = parseProject({
    version: 1,
    title: 'Blue',
    seed: 1,
    format: '1:1',
    resolution: 720,
    style: 'AI Generation',
    brand,
    voice: null,
    music: 'No Music',
    musicAsset: 'music',
    soundEffects: 'none',
    captions: 'Off',
    progressBar: false,
    scenes: [{ id: 'one', say: '', holdSeconds: 2, visual: { asset: 'blue', motion: 'still' } }],
    assets: {
      blue: await asset('image', 'blue.png'),
      music: await asset('audio', 'music.wav'),
      intro: await asset('clip', 'intro.mp4'),
    },
  })
  return makeVideo({
    project,
    dataFolder: at('data'),
    outputPath: at(name),
    encoder: { encoder: 'auto', ffmpegProgram: 'ffmpeg' },
  })
}

function colorAt(seconds: number): [number, number, number] {
  const place = `select=gte(t\\,${seconds}),crop=2:2:60:60`
  const raw = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
  const pixels = execFileSync('ffmpeg', ['-v', 'error', '-i', at('full.mp4'), '-vf', place, ...raw])
  return [pixels[0]!, pixels[1]!, pixels[2]!]
}

/** The tone that is heard between two moments, by its zero crossings; null for silence. */
function toneBetween(file: string, from: number, to: number): number | null {
  const cut = ['-ss', String(from), '-i', at(file), '-t', String(to - from)]
  const bytes = execFileSync('ffmpeg', [
    '-v',
    'error',
    ...cut,
    '-ac',
    '1',
    '-ar',
    '48000',
    '-f',
    'f32le',
    '-',
  ])
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (samples.every((sample) => Math.abs(sample) < 0.003)) return null
  let crossings = 0
  for (let index = 1; index < samples.length; index++)
    if (samples[index - 1]! < 0 && samples[index]! >= 0) crossings++
  return crossings / (samples.length / 48_000)
}

describe('a video with an own intro and a card as outro', () => {
  test('is longer by both, and says nothing of them without', () => {
    expect(plain.durationSeconds).toBeCloseTo(2, 1)
    expect(full.durationSeconds).toBeCloseTo(introSeconds + 2 + 2, 1)
    expect(full.report.checks.find(({ id }) => id === 'safe-zones')).toMatchObject({ status: 'green' })
  })

  test('shows the clip, then the scene, then the colors of the brand', () => {
    const isRed = ([red, green, blue]: number[]) => red! > 170 && green! < 70 && blue! < 70
    const isBlue = ([red, , blue]: number[]) => blue! > 150 && red! < 80
    expect(isRed(colorAt(0.1))).toBe(true)
    expect(isRed(colorAt(introSeconds - 0.05))).toBe(true)
    expect(isBlue(colorAt(introSeconds + 0.02))).toBe(true)
    expect(isBlue(colorAt(introSeconds + 1.9))).toBe(true)
    const [red, green, blue] = colorAt(introSeconds + 2 + 1.5)
    expect(green).toBeGreaterThan(Math.max(red, blue))
  })

  test('has the sound of the clip, then the music from the first scene to the end', () => {
    expect(toneBetween('full.mp4', 0.1, introSeconds - 0.15)).toBeCloseTo(introTone, -2)
    expect(toneBetween('full.mp4', introSeconds + 0.1, 5.2)).toBeCloseTo(musicTone, -1.5)
    expect(toneBetween('plain.mp4', 0.1, 1.5)).toBeCloseTo(musicTone, -1.5)
    expect(full.loudnessLufs).toBeCloseTo(-14, 0)
  })

  test('adds its own segments only', () => {
    // 45 frames are two segments, 60 are three, and the sixth part is the sound.
    expect(parts.full.filter((name) => !parts.plain.includes(name))).toHaveLength(6)
    expect(parts.full).toEqual(expect.arrayContaining(parts.plain))
  })
})

/** The encoded parts of videos that are kept. */
function listParts(): string[] {
  const names = readdirSync(at('data'), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.mp4'))
}
