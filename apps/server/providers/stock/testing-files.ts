// Small files that play those of stock libraries: photos by sharp, clips by ffmpeg, each with a color of its own.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const runFile = promisify(execFile)

export interface DrawnFile {
  width: number
  height: number
  /** `#rrggbb`. */
  color: string
}

export function drawPhoto({ width, height, color }: DrawnFile): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

const films = new Map<string, Promise<Buffer>>()

/** A clip of this shape with a mark of its own in it, so that no two have the same content. */
export async function filmClip(
  { width, height, color }: DrawnFile,
  { seconds, ending }: { seconds: number; ending: 'mp4' | 'webm' },
): Promise<Buffer> {
  const shape = `${width}x${height} ${seconds} ${ending}`
  const film = films.get(shape) ?? encode({ width, height, color }, { seconds, ending })
  films.set(shape, film)
  const mark = Buffer.from(color.padEnd(8))
  // Both formats have a kind of block that players skip.
  const head = ending === 'mp4' ? Buffer.from('\0\0\0\x10free', 'latin1') : Buffer.from([0xec, 0x88])
  return Buffer.concat([await film, head, mark])
}

/** Two frames a second keep it small. */
async function encode(
  { width, height, color }: DrawnFile,
  { seconds, ending }: { seconds: number; ending: 'mp4' | 'webm' },
): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-stock-'))
  const file = path.join(folder, `clip.${ending}`)
  const source = `color=c=0x${color.slice(1)}:s=${width}x${height}:r=2:d=${seconds}`
  const codec =
    ending === 'mp4'
      ? ['-c:v', 'libx264', '-preset', 'ultrafast']
      : ['-c:v', 'libvpx', '-deadline', 'realtime']
  try {
    const making = ['-v', 'error', '-f', 'lavfi', '-i', source, ...codec, '-pix_fmt', 'yuv420p', file]
    await runFile('ffmpeg', making)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
