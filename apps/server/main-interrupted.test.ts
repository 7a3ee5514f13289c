// kill -9 of the server while it makes a video. `KILLS=10` kills it ten times; `KILL_SEED` changes when.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MakeStage } from '@vivify/contract/jobs/make-video'
import { createRandom } from '@vivify/contract/random'
import type { JobView } from '@vivify/contract/jobs'
import { openTestDatabase } from './testing.ts'
import { Guest, killServer, killServers, startServerProcess, type ServerProcess } from './testing-process.ts'

interface Moment {
  name: string
  isReached: (state: JobView['state']) => boolean
  /** The kill comes up to this long after the moment is reached. */
  spreadMs: number
}

const inStage = (stage: MakeStage, share = 0): Moment => ({
  name: share === 0 ? stage : `${stage} at ${share * 100} %`,
  isReached: (state) =>
    state.status === 'running' &&
    state.progress.stage === stage &&
    state.progress.done >= share * state.progress.total,
  spreadMs: 50,
})
const atOnce: Moment = { name: 'at once', isReached: () => true, spreadMs: 0 }
const afterwards: Moment = { name: 'afterwards', isReached: () => false, spreadMs: 0 }
/** Every test run uses the first three. One video survives three kills: a job fails after five. */
const moments: readonly Moment[] = [
  inStage('voice'),
  inStage('video'),
  inStage('check'),
  atOnce,
  inStage('pictures'),
  inStage('video', 0.5),
  { ...atOnce, name: 'soon', spreadMs: 400 },
  inStage('video', 0.25),
  inStage('video', 0.9),
  afterwards,
]
const killsOfVideo = 3
const killCount = Number(process.env['KILLS'] ?? 3)
const longestTestMs = 60_000 + killCount * 60_000

let folder: string
let environment: Record<string, string>
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-killed-'))
  const { location, remove } = await openTestDatabase()
  removeDatabase = remove
  environment = {
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    ...(location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}),
  }
})
afterAll(async () => {
  killServers()
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

test(
  `a server killed ${killCount} times goes on by itself, makes each video once and charges it once`,
  async () => {
    const random = createRandom(process.env['KILL_SEED'] ?? 'kills')
    let server = await startServerProcess(environment)
    for (let done = 0; done < killCount; done += killsOfVideo) {
      const guest = await Guest.open(server)
      const title = `Tea ${done}`
      const jobId = await guest.startVideo(server, title)
      const seen: string[] = []
      for (let kill = done; kill < Math.min(killCount, done + killsOfVideo); kill++) {
        const moment = moments[kill % moments.length]!
        const state = await guest.waitForJob(server, jobId, moment.isReached)
        await wait(random.integer(0, moment.spreadMs))
        await killServer(server, 'SIGKILL')
        seen.push(`${moment.name}: ${JSON.stringify(state)} ${server.said()}`)
        server = await startServerProcess(environment)
        expect((await guest.call(server, 'GET', '/api/auth/session'))['session']).not.toBeNull()
      }
      const { status } = await guest.waitForJob(server, jobId, () => false)
      expect(status, [...seen, server.said()].join('\n')).toBe('completed')
      expect(await guest.readAccount(server), seen.join('\n')).toEqual({
        titles: [title],
        kinds: ['commit', 'reserve', 'grant'],
        credits: 10,
      })
      await expectFiles(server, guest)
    }
    // The folder is cleared after the job's end is written, and the guest may see that end first.
    const left = (): Promise<string[]> => readdir(path.join(environment['DATA_DIR']!, 'work'))
    await expect.poll(left).toEqual([])
    await killServer(server, 'SIGTERM')
    expect(server.child.exitCode).toBe(0)
  },
  longestTestMs,
)

async function expectFiles(server: ServerProcess, guest: Guest): Promise<void> {
  const { creations } = await guest.call(server, 'GET', '/api/creations')
  const [made] = creations as { files: Record<string, string>; facts: { durationSeconds: number } }[]
  expect(made!.facts.durationSeconds).toBeGreaterThan(2)
  for (const [role, start] of [
    ['video', 'ftyp'],
    ['srt', '1\n00:'],
    ['vtt', 'WEBVTT'],
    ['thumbnail', '\xff\xd8'],
    ['report', '{'],
  ] as const) {
    const file = await fetch(`${server.address}/api/assets/${made!.files[role]}/content`, {
      headers: { ...guest.headers, range: 'bytes=0-11' },
    })
    expect([200, 206]).toContain(file.status)
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1'), role).toContain(start)
  }
}
