// Measures the real command from a script to a finished file, with an empty cache, and again after changing one word.

import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { visualStyles, type VisualStyle } from '@vivify/contract/project'
import { z } from 'zod'
import { countVideoFrames } from '../../apps/server/rendering/media/probe.ts'
import { measureCommand } from '../measure/run-command.ts'

const runFile = promisify(execFile)

const madeSchema = z.object({
  durationSeconds: z.number(),
  engines: z.record(z.string(), z.string()),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })),
  warnings: z.array(z.string()),
})

export interface MakeCost {
  style: VisualStyle
  /** Length of the finished video. */
  durationSeconds: number
  /** Time of the whole command, from the start to the end of its process. */
  wallSeconds: number
  cpuSeconds: number | null
  peakBytes: number | null
  sizeBytes: number
  /** Frames in segments that did not exist before. */
  framesDrawn: number
  stages: { name: string; seconds: number }[]
  encoder: string
  warnings: string[]
}

export interface StyleCost {
  style: VisualStyle
  full: MakeCost
  /**
   * Cost in the same folder after changing one word of the third scene: the median of several runs, each with another
   * word.
   */
  again: MakeCost
  /** Times of all those runs. */
  againSeconds: number[]
}

export const scriptFile = fileURLToPath(new URL('./script.txt', import.meta.url))
export const commandFile = fileURLToPath(new URL('../../apps/server/cli.js', import.meta.url))
/** Occurs once, in the third paragraph of the script. */
const changedWord = 'minutes'
/** Replacements, one after another; single runs differ from each other by a fifth. */
export const otherWords = ['ages', 'years', 'hours', 'weeks', 'days']

/** Replaces the word. Throws Error unless the text contains it exactly once. */
export function changeWord(text: string, to: string): string {
  if (text.split(changedWord).length !== 2) throw new Error(`${changedWord} must occur once`)
  return text.replace(changedWord, to)
}

/** Makes the script in every style, each with its own data folder. */
export async function measureStyles(folder: string, resolution: string): Promise<StyleCost[]> {
  const script = await readFile(scriptFile, 'utf8')
  const changedFile = path.join(folder, 'changed.txt')
  const clipsFolder = await makeClips(path.join(folder, 'clips'))
  const costs: StyleCost[] = []
  for (const style of visualStyles) {
    const own = path.join(folder, style.replaceAll(' ', '-'))
    await mkdir(own)
    const options = { style, clipsFolder, folder: own, resolution }
    const full = await makeOnce({ ...options, script: scriptFile, name: 'full' })
    const agains: MakeCost[] = []
    for (const word of otherWords) {
      await writeFile(changedFile, changeWord(script, word))
      agains.push(await makeOnce({ ...options, script: changedFile, name: 'again' }))
    }
    const fastestFirst = agains.toSorted((a, b) => a.wallSeconds - b.wallSeconds)
    const again = fastestFirst[fastestFirst.length >> 1]!
    costs.push({ style, full, again, againSeconds: agains.map(({ wallSeconds }) => wallSeconds) })
  }
  return costs
}

async function makeOnce(options: {
  style: VisualStyle
  script: string
  clipsFolder: string
  folder: string
  resolution: string
  name: string
}): Promise<MakeCost> {
  const { style, script, folder, resolution, name } = options
  const outputPath = path.join(folder, `${name}.mp4`)
  const clips = style === 'Stock Footage' ? ['--clips', options.clipsFolder] : []
  const choices = ['--style', style, '--resolution', resolution, '--seed', '1', ...clips]
  const dataFolder = path.join(folder, 'data')
  const before = await countFrames(dataFolder)
  const cost = await measureCommand({
    program: process.execPath,
    parameters: [commandFile, 'make', '--script', script, ...choices, '--out', outputPath, '--json'],
    environment: { DATA_DIR: dataFolder },
  })
  const { wallSeconds, cpuSeconds, peakBytes } = cost
  const made = madeSchema.parse(JSON.parse(cost.stdout.trim().split('\n').at(-1)!))
  const { size } = await stat(outputPath)
  const { durationSeconds, stages, warnings, engines } = made
  const encoder = engines['encoder'] ?? 'unknown'
  const framesDrawn = (await countFrames(dataFolder)) - before
  const measured = { wallSeconds, cpuSeconds, peakBytes, sizeBytes: size, framesDrawn }
  return { style, durationSeconds, stages, warnings, encoder, ...measured }
}

/** Number of frames in all finished segments of a data folder. */
async function countFrames(dataFolder: string): Promise<number> {
  const folder = path.join(dataFolder, 'segments')
  const names = await readdir(folder).catch(() => [])
  const counts = await Promise.all(names.map((name) => countVideoFrames(path.join(folder, name))))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Three upright clips of eight seconds that stand in for a person's footage. */
export async function makeClips(folder: string): Promise<string> {
  await mkdir(folder)
  for (const [index, source] of ['testsrc2', 'smptehdbars', 'rgbtestsrc'].entries()) {
    const input = ['-f', 'lavfi', '-i', `${source}=size=1080x1920:rate=30:duration=8`]
    const coding = '-c:v libx264 -preset veryfast -g 60 -pix_fmt yuv420p'.split(' ')
    await runFile('ffmpeg', ['-v', 'error', ...input, ...coding, path.join(folder, `clip${index}.mp4`)])
  }
  return folder
}
