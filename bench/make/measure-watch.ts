// Measures a command that watches its file, with the same script and the same changed words: from saving the file to
// the finished video.

import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { visualStyles, type VisualStyle } from '@vivify/contract/project'
import { changeWord, commandFile, makeClips, otherWords, scriptFile } from './measure-make.ts'

export interface WatchCost {
  style: VisualStyle
  /** From the start of the command to its first video. */
  fullSeconds: number
  /** One value per changed word. */
  againSeconds: number[]
}

/** The command is idle while a person watches the video and changes a word. */
const pauseMs = 3000

/** Lets a command with its own data folder watch each style. */
export async function measureWatching(folder: string, resolution: string): Promise<WatchCost[]> {
  const clipsFolder = await makeClips(path.join(folder, 'watched-clips'))
  const costs: WatchCost[] = []
  for (const style of visualStyles) {
    const own = path.join(folder, `watch-${style.replaceAll(' ', '-')}`)
    await mkdir(own)
    const clips = style === 'Stock Footage' ? ['--clips', clipsFolder] : []
    costs.push(await watchStyle(style, own, ['--resolution', resolution, '--seed', '1', ...clips]))
  }
  return costs
}

async function watchStyle(
  style: VisualStyle,
  folder: string,
  options: readonly string[],
): Promise<WatchCost> {
  const file = path.join(folder, 'script.txt')
  await copyFile(scriptFile, file)
  const script = await readFile(file, 'utf8')
  const started = performance.now()
  const argv = ['make', '--script', file, '--style', style, ...options, '--watch', '--json']
  const child = spawn(process.execPath, [commandFile, ...argv, '--out', path.join(folder, 'out.mp4')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
  })
  // One line for each video.
  const lines = on(createInterface(child.stdout), 'line', { close: ['close'] })
  const nextVideo = async (since: number): Promise<number> => {
    const { done } = await lines.next()
    if (done === true) throw new Error(`The command that watched ${style} ended`)
    return (performance.now() - since) / 1000
  }
  try {
    const fullSeconds = await nextVideo(started)
    const againSeconds: number[] = []
    for (const word of otherWords) {
      await wait(pauseMs)
      const saved = performance.now()
      await writeFile(file, changeWord(script, word))
      againSeconds.push(await nextVideo(saved))
    }
    return { style, fullSeconds, againSeconds }
  } finally {
    const closed = once(child, 'close')
    child.kill('SIGINT')
    await closed
  }
}
