// A video that an outside model films, by a server as a process: what the person gets, and that a killed server pays
// for no shot twice.

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
import { Guest, killServer, killServers, startServerProcess } from '../../../testing-process.ts'

const stub = new VideoStub(klingRules)
let folder = ''

/** Two servers and a video on a busy machine. */
const startMs = 120_000
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
  await rm(folder, { recursive: true, force: true })
})

const document = {
  version: 1,
  title: 'Tea',
  seed: 1,
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
  'a server killed while a scene is filmed shows that film, and has paid for it once',
  async () => {
    const settings = {
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      FAL_API_KEY: suiteKey,
      FAL_BASE_URL: stub.origin,
    }
    stub.next = { checksLeft: 1e6 }
    const first = await startServerProcess(settings)
    const guest = await Guest.open(first)
    const { engines } = listEngines.answer.parse(await guest.call(first, 'GET', '/api/engines'))
    const models = engines.filter(({ kind }) => kind === 'video').map(({ id, state }) => ({ id, state }))
    expect(models).toEqual([
      { id: 'veo-3.1', state: 'needs_key' },
      { id: 'kling-4.0', state: 'ready' },
    ])
    const { id: projectId } = await guest.call(first, 'POST', '/api/projects', { document })
    const { jobId } = await guest.call(first, 'POST', '/api/videos', { projectId })
    await expect.poll(() => stub.calls.length, { timeout: 30_000 }).toBeGreaterThan(1)
    const isFilming = (seen: JobView['state']): boolean =>
      seen.status === 'running' && seen.progress.stage === 'film'
    expect(isFilming(await guest.waitForJob(first, String(jobId), isFilming))).toBe(true)
    await killServer(first, 'SIGKILL')
    stub.shots.forEach((shot) => (shot.checksLeft = 0))
    const second = await startServerProcess(settings)
    const state = await guest.waitForJob(second, String(jobId), () => false)
    expect(state, second.said()).toMatchObject({ status: 'completed', result: { warnings: [] } })
    expect(stub.starts).toHaveLength(1)
    expect((await guest.readAccount(second)).kinds).toEqual(['commit', 'reserve', 'grant'])
    const { creations } = (await guest.call(second, 'GET', '/api/creations')) as {
      creations: { facts: { engines: Record<string, string> }; files: Record<string, string> }[]
    }
    expect(creations[0]!.facts.engines['pictures']).toBe('Kling 4.0')
    const picture = `/api/assets/${creations[0]!.files['frame-1']}/content`
    expect(await readColor(second.address + picture, guest.headers)).toBe('green')
    await killServer(second, 'SIGTERM')
  },
  startMs,
)

test(
  'a video that is cancelled while a model films is paid, since the film is; making it again is free',
  async () => {
    const settings = {
      DATA_DIR: path.join(folder, 'cancelled'),
      PORT: '0',
      FAL_API_KEY: suiteKey,
      FAL_BASE_URL: stub.origin,
    }
    stub.next = { checksLeft: 1e6 }
    const before = stub.starts.length
    const server = await startServerProcess(settings)
    const guest = await Guest.open(server)
    const { id: projectId } = await guest.call(server, 'POST', '/api/projects', { document })
    const { jobId } = await guest.call(server, 'POST', '/api/videos', { projectId })
    await expect.poll(() => stub.starts.length, { timeout: 30_000 }).toBe(before + 1)
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

/** The color of most of a picture: the film's, or what came out. */
async function readColor(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, { headers })
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  const isGreen = dominant.g > 2 * Math.max(dominant.r, dominant.b)
  return isGreen ? 'green' : JSON.stringify(dominant)
}
