import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BrowserMaker } from './browser-maker.ts'

const runFile = promisify(execFile)

const frameCount = 150
/** Asked of the page at once. */
const framesPerTurn = 25

/** The film's frames as ffmpeg's GIF filters get them, without loss; returns the file. */
export async function makeReference(clip: string, scaling: string, folder: string): Promise<string> {
  const file = path.join(folder, 'reference.mkv')
  const filter = `${scaling},format=gbrp`
  await runFile('ffmpeg', ['-v', 'error', '-i', clip, '-vf', filter, '-c:v', 'ffv1', file])
  return file
}

/** The same of what the page's encoder gets: browsers turn the film's colours into red, green and blue in their own way. */
export async function makePageReference(page: BrowserMaker, folder: string): Promise<string> {
  const file = path.join(folder, 'page-reference.mkv')
  const input = '-f rawvideo -pix_fmt rgba -s 480x270 -r 15 -i -'.split(' ')
  const writer = spawn('ffmpeg', ['-v', 'error'].concat(input, '-pix_fmt', 'gbrp', '-c:v', 'ffv1', file), {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  for (let start = 0; start < frameCount; start += framesPerTurn) {
    const numbers = Array.from({ length: framesPerTurn }, (_, index) => start + index)
    writer.stdin.write(Buffer.concat(await page.readFrames(numbers)))
  }
  writer.stdin.end()
  await once(writer, 'close')
  return file
}

/** Mean structural similarity of red, green and blue, 0 to 1. Throws Error when a file has another number of frames. */
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
