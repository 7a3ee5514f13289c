// A person's own narration and music on the command line: conflicting options and missing files are reported at once.

import { PassThrough } from 'node:stream'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './commands.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-own-sound-'))
  await writeFile(path.join(folder, 'script.txt'), 'One. Two.')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function make(...options: string[]): Promise<{ exitCode: number; said: string }> {
  const stderr = new PassThrough()
  const stdout = new PassThrough()
  const files = ['--script', path.join(folder, 'script.txt'), '--out', path.join(folder, 'out.mp4')]
  const environment = { DATA_DIR: path.join(folder, 'data') }
  const exitCode = await runCommand(['make', ...files, ...options], { environment, stdout, stderr })
  return { exitCode, said: String(stderr.read() ?? '') }
}

test.each([
  { options: ['--narration', 'me.wav', '--voice', 'Echo'], said: 'Give --voice or --narration, not both.' },
  {
    options: ['--music-file', 'song.mp3', '--music', 'Uplifting'],
    said: 'Give --music or --music-file, not both.',
  },
  {
    options: ['--narration', '/nowhere/me.wav'],
    said: "Can't open /nowhere/me.wav. Check the name and that it is a file you may read.",
  },
])('$options is refused: $said', async ({ options, said }) => {
  expect(await make(...options)).toEqual({ exitCode: 1, said: `${said}\n` })
})
