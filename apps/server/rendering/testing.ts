// What the rendering tests share: temporary folders, and ffmpeg as an independent judge of our files.

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EncoderName } from './encoder/port.ts'
import type { TestPattern } from './segment-source.ts'

const runFile = promisify(execFile)

/** A fresh folder, removed when disposed of. */
export async function createTemporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'vivify-render-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A small, quick test pattern. */
export function buildPatternJob(changes: Partial<TestPattern> = {}): TestPattern {
  const job = { type: 'test-pattern', width: 180, height: 320, fps: 30, seed: 1, hasSound: true } as const
  return { ...job, sceneFrames: [20, 33, 7], ...changes }
}

/** Encoder options that allow this encoder only. */
export function allowOnly(encoder: EncoderName): { encoder: EncoderName; ffmpegProgram: string } {
  return { encoder, ffmpegProgram: 'ffmpeg' }
}

/** Decodes a file and returns one hash per frame, in the order shown, with its time in frames. */
export async function hashFrames(path: string): Promise<{ pts: number; hash: string }[]> {
  const { stdout } = await runFile(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-map', '0:v', '-fps_mode', 'passthrough', '-f', 'framemd5', '-'],
    { maxBuffer: 1 << 26 },
  )
  const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const cells = line.split(',').map((cell) => cell.trim())
    return { pts: Number(cells[2]), hash: cells[5]! }
  })
}

/** Hash of the coded video, byte for byte, without its container. */
export async function hashVideoStream(path: string): Promise<string> {
  const { stdout } = await runFile('ffmpeg', [
    '-v',
    'error',
    '-i',
    path,
    '-map',
    '0:v',
    '-c',
    'copy',
    '-f',
    'md5',
    '-',
  ])
  return stdout.trim()
}

/** What ffprobe reads: streams and, for video, its packets. */
export async function probe(
  path: string,
): Promise<{ streams: Record<string, unknown>[]; packets: Packet[] }> {
  const { stdout } = await runFile(
    'ffprobe',
    ['-v', 'error', '-show_streams', '-show_packets', '-of', 'json', path],
    { maxBuffer: 1 << 26 },
  )
  return JSON.parse(stdout)
}

export interface Packet {
  codec_type: string
  pts: number
  dts: number
  duration: number
  flags: string
}
