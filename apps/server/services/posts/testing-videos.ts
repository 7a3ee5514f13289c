// Videos for tests, made by ffmpeg.

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

export const runFile = promisify(execFile)
export const hasFfmpeg = await runFile('ffmpeg', ['-version']).then(
  () => true,
  () => false,
)

export const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1M']
export const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

export interface Sample {
  name: string
  /** Arguments of ffmpeg for the pictures. */
  coding: string[]
  size?: string
  fps?: number
  seconds?: number
  /** null for a silent video. */
  sound?: string[] | null
}

/** Writes a test card with a tone; returns its path. */
export async function makeVideo(
  folder: string,
  { name, coding, size = '320x240', fps = 30, seconds = 2, sound }: Sample,
): Promise<string> {
  const file = path.join(folder, name)
  const pictures = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${fps}:duration=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`]
  const isSilent = sound === null
  const inputs = isSilent ? pictures : [...pictures, ...tone]
  const audio = isSilent ? [] : (sound ?? ['-c:a', 'aac'])
  await runFile('ffmpeg', ['-v', 'error', '-y', ...inputs, ...coding, ...audio, file])
  return file
}
