import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

const frameCount = 150
/** The film's frames as input of ffmpeg's GIF filters, lossless; returns the file. */
export async function makeReference(clip: string, scaling: string, folder: string): Promise<string> {
  const file = path.join(folder, 'reference.mkv')
  const filter = `${scaling},format=gbrp`
  await runFile('ffmpeg', ['-v', 'error', '-i', clip, '-vf', filter, '-c:v', 'ffv1', file])
  return file
}

/** Mean structural similarity of red, green and blue, 0 to 1. Throws Error when the numbers of frames differ. */
export async function compareGif(file: string, reference: string): Promise<number> {
  const filter =
    '[0]fps=15,settb=1/15,setpts=N,format=gbrp[a];[1]settb=1/15,setpts=N,format=gbrp[b];[a][b]ssim'
  const { stderr } = await runFile('ffmpeg', [
    '-i',
    file,
    '-i',
    reference,
    '-lavfi',
    filter,
    '-f',
    'null',
    '-',
  ])
  const frames = [...stderr.matchAll(/frame=\s*(\d+)/g)].at(-1)?.[1]
  if (frames !== String(frameCount)) throw new Error(`${file} has ${frames} frames, not ${frameCount}`)
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)![1])
}
