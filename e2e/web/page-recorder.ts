// Records a page as a WebM. Playwright's own recording needs an encoder that it downloads; this module uses the
// browser's screencast and an installed ffmpeg.

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'

const framesPerSecond = 12

interface Shot {
  file: string
  atSeconds: number
}

export interface PageRecorder {
  /** Writes the file. Returns false when no suitable ffmpeg is installed. */
  finish: (file: string) => Promise<boolean>
}

/** Starts recording. The browser sends a picture whenever something changes. */
export async function recordPage(page: Page): Promise<PageRecorder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-recording-'))
  const shots: Shot[] = []
  const writes: Promise<void>[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = `${String(shots.length).padStart(6, '0')}.jpg`
    shots.push({ file, atSeconds: metadata.timestamp ?? Date.now() / 1000 })
    writes.push(writeFile(path.join(folder, file), Buffer.from(data, 'base64')))
    // Rejected after the recording has ended.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85 })
  return {
    async finish(file) {
      const endSeconds = Date.now() / 1000
      await session.send('Page.stopScreencast')
      await Promise.all(writes)
      try {
        await writeFile(path.join(folder, 'list.txt'), describeShots(shots, endSeconds))
        return await encode(path.join(folder, 'list.txt'), path.resolve(file))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Input for ffmpeg's concat reader; the last picture is named twice, because its length would be ignored otherwise. */
function describeShots(shots: readonly Shot[], endSeconds: number): string {
  const entries = shots.map(({ file, atSeconds }, index) => {
    const seconds = (shots[index + 1]?.atSeconds ?? endSeconds) - atSeconds
    return `file ${file}\nduration ${Math.max(0, seconds).toFixed(3)}`
  })
  return ['ffconcat version 1.0', ...entries, `file ${shots.at(-1)?.file}`].join('\n')
}

function encode(list: string, file: string): Promise<boolean> {
  const sound = '-an'
  const picture = ['-vf', `fps=${framesPerSecond}`, '-c:v', 'libvpx', '-b:v', '1200k', '-crf', '18']
  const pace = ['-deadline', 'good', '-cpu-used', '5']
  const child = spawn(
    process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    ['-v', 'error', '-y', '-f', 'concat', '-i', list, ...picture, ...pace, sound, file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
