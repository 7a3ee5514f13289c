// A video filmed by an outside model, with the server as a real process. Checks the result for the person, and that a
// killed server pays for no shot twice.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEngines } from '@vivify/contract/routes/engines'
import type { JobView } from '@vivify/contract/jobs'
import { suiteKey } from '../../../providers/testing.ts'
import { klingRules, VideoStub } from '../../../providers/video/testing.ts'
import { openTestDatabase } from '../../../testing.ts'
import { Guest, killServer, killServers, startServerProcess } from '../../../testing-process.ts'

const stub = new VideoStub(klingRules)
let folder = ''
const removeDatabases: (() => Promise<void>)[] = []

/** Long enough for five servers and a video on a busy machine. */
const startMs = 180_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-film-'))
  const file = path.join(folder, 'film.mp4')
  const input = ['-f', 'lavfi', '-i', 'color=c=0x00c000:s=360x640:r=10:d=3']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', ...input, ...coding, file])
  const film = await readFile(file)
  stub.film = async () => film
  await stub.open()
})
afterAll(async () => {
  killServers()
  stub.close()
  for (const remove of removeDatabases) await remove()
  await rm(folder, { recursive: true, force: true })
})

/** Creates a separate data folder and database. */
async function openInstallation(): Promise<Record<string, string>> {
  const { location, remove } = await openTestDatabase()
  removeDatabases.push(remove)
  const database: Record<string, string> = location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}
  return { DATA_DIR: path.join(folder, `data-${removeDatabases.length}`), PORT: '0', ...database }
}

const inStage = (state: JobView['state'], stage: string): boolean =>
  state.status === 'running' && state.progress.stage === stage

const document = {
  version: 1,
  title: 'Tea',
  seed: 1,
  format: '1:1',
  resolution: 720,
  style: 'AI Generation',
  videoModel: 'kling-4.0',
  voice: null,
  music: 'No Music',
  captions: 'Off',
  progressBar: false,
  scenes: [{ id: 'a', say: 'Tea is old.' }],
}

test(
  'a server killed at each step of a shot still shows the film, and orders no shot twice',
  async () => {
    const stop = stub.film
    const settings = { ...(await openInstallation()), FAL_API_KEY: suiteKey, FAL_BASE_URL: stub.origin }
    let server = await startServerProcess(settings)
    const guest = await Guest.open(server)
    const restart = async (): Promise<void> => {
      await killServer(server, 'SIGKILL')
      server = await startServerProcess(settings)
    }
    const { engines } = listEngines.answer.parse(await guest.call(server, 'GET', '/api/engines'))
    const models = engines.filter(({ kind }) => kind === 'video').map(({ id, state }) => ({ id, state }))
    expect(models).toEqual([
      { id: 'veo-3.1', state: 'needs_key' },
      { id: 'kling-4.0', state: 'ready' },
    ])
    const scenes = [document.scenes[0], { id: 'b', say: 'It grows on hills.' }]
    const { id: projectId } = await guest.call(server, 'POST', '/api/projects', {
      document: { ...document, scenes },
    })
    // The order is recorded, and the vendor received it, but its answer is lost.
    stub.planned = [{ hangs: true }]
    stub.next = { checksLeft: 1e6 }
    const { jobId } = await guest.call(server, 'POST', '/api/videos', { projectId })
    await expect.poll(() => stub.starts.length).toBe(1)
    await restart()
    // The vendor has accepted the shot: the job waits for it without a worker, and is shown as filming.
    const isWaiting = (state: JobView['state']): boolean =>
      state.status === 'running' && 'waitsUntil' in state
    const waiting = await guest.waitForJob(server, String(jobId), isWaiting)
    expect(waiting).toMatchObject({ progress: { stage: 'film' }, reason: 'Kling 4.0 is filming.' })
    expect(stub.starts).toHaveLength(2)
    await restart()
    // The shot is filmed and being downloaded.
    const fetching = Promise.withResolvers<void>()
    stub.film = () => {
      fetching.resolve()
      return new Promise(() => {})
    }
    stub.shots.forEach((shot) => (shot.checksLeft = 0))
    await fetching.promise
    await restart()
    // The shot is stored and shown in an unfinished video.
    stub.film = stop
    await guest.waitForJob(server, String(jobId), (state) => inStage(state, 'video'))
    await restart()
    const state = await guest.waitForJob(server, String(jobId), () => false)
    const warnings = [expect.stringMatching(/did not film scene 1,.*was not sent again/)]
    expect(state, server.said()).toMatchObject({ status: 'completed', result: { warnings } })
    expect(stub.starts).toHaveLength(2)
    expect((await guest.readAccount(server)).kinds).toEqual(['commit', 'reserve', 'grant'])
    const { creations } = (await guest.call(server, 'GET', '/api/creations')) as {
      creations: { facts: { engines: Record<string, string> }; files: Record<string, string> }[]
    }
    expect(creations[0]!.facts.engines['pictures']).toMatch(/^Kling 4.0, /)
    const frames = Object.entries(creations[0]!.files).filter(([role]) => role.startsWith('frame-'))
    const colors = frames.map(([, id]) =>
      readColor(`${server.address}/api/assets/${id}/content`, guest.headers),
    )
    expect(await Promise.all(colors)).toContain('green')
    await killServer(server, 'SIGTERM')
  },
  startMs,
)

test(
  'a video canceled while a model films is charged, because the film costs money; making it again is free',
  async () => {
    const settings = { ...(await openInstallation()), FAL_API_KEY: suiteKey, FAL_BASE_URL: stub.origin }
    stub.next = { checksLeft: 1e6 }
    const before = stub.starts.length
    const server = await startServerProcess(settings)
    const guest = await Guest.open(server)
    const { id: projectId } = await guest.call(server, 'POST', '/api/projects', { document })
    const { jobId } = await guest.call(server, 'POST', '/api/videos', { projectId })
    await expect.poll(() => stub.starts.length).toBe(before + 1)
    const { state } = await guest.call(server, 'DELETE', `/api/jobs/${String(jobId)}`)
    expect(state).toEqual({ status: 'cancelled', chargedCredits: 10 })
    const { credits, kinds } = await guest.readAccount(server)
    expect({ credits, kinds }).toEqual({ credits: 10, kinds: ['commit', 'reserve', 'grant'] })
    await guest.call(server, 'POST', '/api/videos', { projectId })
    expect((await guest.readAccount(server)).credits).toBe(10)
    await killServer(server, 'SIGKILL')
  },
  startMs,
)

/** The color of most of a picture. Shows whether the picture comes from the film. */
async function readColor(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, { headers })
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  const isGreen = dominant.g > 2 * Math.max(dominant.r, dominant.b)
  return isGreen ? 'green' : JSON.stringify(dominant)
}
