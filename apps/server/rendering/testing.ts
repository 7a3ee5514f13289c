// Shared by the rendering tests: temporary folders, and ffmpeg as an independent judge of our files.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EncoderName } from './encoder/port.ts'

const runFile = promisify(execFile)

/** Creates a folder that is removed on disposal. */
export async function createTemporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'vivify-render-'))
  // What a render keeps of a segment may be written while the folder goes.
  const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }
  return { path, [Symbol.asyncDispose]: () => rm(path, removal) }
}

/** Encoder options that allow only this encoder. */
export function allowOnly(encoder: EncoderName): { encoder: EncoderName; ffmpegProgram: string } {
  return { encoder, ffmpegProgram: 'ffmpeg' }
}

/** Decodes a file and returns a hash and the time in frames of each frame, in display order. */
export async function hashFrames(path: string): Promise<ShownFrame[]> {
  return (await hashFramesOfEach([path]))[0]!
}

/** Like `hashFrames`, for many files with one decoder process. */
export async function hashFramesOfEach(paths: readonly string[]): Promise<ShownFrame[][]> {
  await using folder = await createTemporaryFolder()
  const outputs = paths.map((_, index) => join(folder.path, `${index}.framemd5`))
  const inputs = paths.flatMap((path) => ['-i', path])
  const hashing = outputs.flatMap((output, index) => ['-map', `${index}:v`, '-f', 'framemd5', output])
  await runFile('ffmpeg', ['-v', 'error', ...inputs, ...hashing])
  // The folder goes when this function ends.
  return await Promise.all(outputs.map(async (output) => parseFrameHashes(await readFile(output, 'utf8'))))
}

function parseFrameHashes(text: string): ShownFrame[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const cells = line.split(',').map((cell) => cell.trim())
    return { pts: Number(cells[2]), hash: cells[5]! }
  })
}

export interface ShownFrame {
  pts: number
  hash: string
}

/** A hash of the coded video, without its container. */
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

/** Reads streams and packets with ffprobe. */
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

export async function measurePsnr(path: string, otherPath: string): Promise<number> {
  const { stderr } = await runFile('ffmpeg', [
    '-i',
    path,
    '-i',
    otherPath,
    '-lavfi',
    'psnr',
    '-f',
    'null',
    '-',
  ])
  return Number(/PSNR y:(\S+)/.exec(stderr)![1])
}

export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
