import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from '../../../store/sql.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseProject } from '@vivify/timeline/document/edit'
import type { Project, ProjectInput } from '@vivify/contract/project'
import { Again } from '../../../lib/again.ts'
import { klingRules, VideoStub, veoRules } from '../../../providers/video/testing.ts'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { openStore, type Store } from '../../../store/database.ts'
import { jobs, outsideOperations, users } from '../../../store/schema.ts'
import { insertPersonalWorkspace } from '../../../store/workspaces.ts'
import { openTestDatabase } from '../../../testing.ts'
import { reconcileOperations } from '../../outside/reconcile.ts'
import { awaitShots } from './await-shots.ts'
import { createFilmRunner, type FilmedScenes, type FilmingOptions, type FilmRequest } from './film-scenes.ts'
import { filmShotKind } from './shot-kind.ts'

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let dataFolder = ''
const stubs = { veo: new VideoStub(veoRules), kling: new VideoStub(klingRules) }
const films = new Map<number, Buffer>()
let store: Store
let workspaceId = ''
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  folder = await createTemporaryFolder()
  const database = await openTestDatabase()
  removeDatabase = database.remove
  store = await openStore(database.location)
  for (const stub of Object.values(stubs)) {
    await stub.open()
    stub.film = async (seconds) => makeFilm(seconds)
  }
})
beforeEach(async () => {
  dataFolder = path.join(folder.path, crypto.randomUUID())
  workspaceId = await openWorkspace()
})
afterEach(() => Object.values(stubs).forEach((stub) => stub.forget()))
afterAll(async () => {
  Object.values(stubs).forEach((stub) => stub.close())
  await store.close()
  await removeDatabase()
  await folder[Symbol.asyncDispose]()
})

async function openWorkspace(): Promise<string> {
  const id = crypto.randomUUID()
  await store.db.insert(users).values({ id, name: 'Guest', email: `${id}@x.org` })
  return store.db.transaction((tx) => insertPersonalWorkspace(tx, crypto.randomUUID(), id))
}

function listRows() {
  return store.db.select().from(outsideOperations).where(eq(outsideOperations.workspaceId, workspaceId))
}

/** Reconciles as two processes that find an operation due at the same moment. */
async function reconcile(): Promise<void> {
  await store.db
    .update(outsideOperations)
    .set({ dueAt: sql`now()` })
    .where(isRunning)
  const kinds = [filmShotKind(async () => [stubs.veo.engine(), stubs.kling.engine()])]
  await Promise.all([reconcileOperations(store.db, kinds), reconcileOperations(store.db, kinds)])
}

const isRunning = eq(outsideOperations.status, 'running')

function makeFilm(seconds: number): Buffer {
  const made = films.get(seconds)
  if (made) return made
  const file = path.join(folder.path, `${seconds}.mp4`)
  const input = ['-f', 'lavfi', '-i', `testsrc2=s=720x1280:r=5:d=${seconds}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '5', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', ...input, ...coding, '-movflags', 'faststart', file])
  const bytes = readFileSync(file)
  films.set(seconds, bytes)
  return bytes
}

const lines = ['Tea is old.', 'It grows on hills.', 'Monks drank it.', 'Sailors sold it.']

function buildProject(changes: Partial<ProjectInput> = {}): Project {
  return parseProject({
    version: 1,
    title: 'Tea',
    seed: 7,
    style: 'AI Generation',
    videoModel: 'kling-4.0',
    scenes: lines.map((say, index) => ({ id: `s${index}`, say })),
    ...changes,
  })
}

interface FilmCall {
  project?: Project
  jobId?: string
  options?: Partial<FilmingOptions>
  request?: Partial<FilmRequest>
}

function describeFilming({ project = buildProject(), options }: FilmCall): FilmingOptions {
  const stub = project.videoModel === 'veo-3.1' ? stubs.veo : stubs.kling
  const createId = (): string => crypto.randomUUID()
  const filming = {
    db: store.db,
    createId,
    engines: [stub.engine()],
    fetch: stub.fetch,
    dataFolder,
    maxClips: 3,
  }
  return { ...filming, pollMs: 5, ...options }
}

/** Runs a job once. It ends with the filmed scenes or throws `Again`. Every scene lasts about five seconds. */
async function runOnce(call: FilmCall): Promise<FilmedScenes> {
  const { project = buildProject(), jobId = 'job', request } = call
  const options = describeFilming(call)
  const signal = request?.signal ?? new AbortController().signal
  await awaitShots(options, { id: jobId, workspaceId, signal, report: () => {} }, lines.length)
  const job = { id: jobId, workspaceId, projectId: 'project', mayFilm: true, order: async () => {} }
  const speech = project.scenes.map(({ id }) => ({
    sceneId: id,
    durationSeconds: 4.78,
    words: [],
    timing: 'estimated' as const,
  }))
  return createFilmRunner(options, job)({ project, speech, taken: new Set(), signal, ...request })
}

/** Runs a job until nothing is being filmed any more. */
async function film(call: FilmCall = {}): Promise<FilmedScenes> {
  for (;;) {
    try {
      return await runOnce(call)
    } catch (error) {
      if (!(error instanceof Again)) throw error
      await wait(error.afterMs)
    }
  }
}

describe('filming', () => {
  test('gives the first scenes clips as long as they are, and leaves the others to the painters', async () => {
    const progress: number[] = []
    const filmed = await film({ request: { onProgress: (done) => progress.push(done) } })
    expect([...filmed.clips.keys()].sort()).toEqual(['s0', 's1', 's2'])
    expect(filmed.clips.get('s0')).toMatchObject({ width: 720, height: 1280, durationSeconds: 5 })
    expect(filmed).toMatchObject({ warnings: [], engine: 'Kling 4.0' })
    expect(stubs.kling.faults).toEqual([])
    expect([...new Set(progress)]).toEqual([0, 1, 2, 3])
  })

  test('describes for the model the scene’s words, its look and what must not be visible', async () => {
    const scenes = [{ id: 'a', say: 'Tea is old.', visual: { prompt: 'A misty tea garden.' } }]
    await film({ project: buildProject({ scenes, preset: 'Claymation', visualPrompt: 'at dawn' }) })
    const prompt = String(stubs.kling.starts[0]!.body['prompt'])
    expect(prompt).toMatch(/^A misty tea garden\. at dawn\. Style: claymation/)
    expect(prompt).toContain('No text')
  })

  test('shows an earlier film again without requesting it', async () => {
    const first = await film({ project: buildProject({ videoModel: 'veo-3.1' }) })
    const calls = stubs.veo.calls.length
    const again = await film({ project: buildProject({ videoModel: 'veo-3.1' }), jobId: 'later' })
    expect(again).toEqual(first)
    expect(stubs.veo.calls).toHaveLength(calls)
    const taken = { scenes: lines.map((say, index) => ({ id: `s${index}`, say, visual: { variant: 1 } })) }
    await film({ project: buildProject({ videoModel: 'veo-3.1', ...taken }), jobId: 'another take' })
    expect(stubs.veo.shots).toHaveLength(6)
  })

  test('skips scenes that show something else, and other styles', async () => {
    const scenes: ProjectInput['scenes'] = [
      { id: 'own', say: 'One.', visual: { asset: 'mine' } },
      { id: 'words', say: 'Two.', visual: { kind: 'kinetic' } },
      { id: 'taken', say: 'Three.' },
    ]
    const filmed = await film({ project: buildProject({ scenes }), request: { taken: new Set(['taken']) } })
    await film({ project: buildProject({ style: 'Storyboard' }) })
    await film({ project: buildProject({ videoModel: 'built-in' }) })
    expect(filmed).toMatchObject({ warnings: [], engine: null })
    expect(stubs.kling.calls).toEqual([])
  })

  test('says so when the chosen model has no key any more', async () => {
    const engines = [stubs.kling.engine({}, { apiKey: '' })]
    const { clips, warnings } = await film({ options: { engines } })
    expect(clips.size).toBe(0)
    expect(warnings).toEqual([expect.stringMatching(/^Kling 4.0 is not available .* painters/)])
  })
})

describe('a model that is no longer there', () => {
  test('is named, and the painters make the pictures', async () => {
    const { clips, warnings } = await film({ project: buildProject({ videoModel: 'model-of-old' }) })
    expect(clips.size).toBe(0)
    expect(warnings).toEqual([expect.stringMatching(/^model-of-old is not available .* painters/)])
  })
})

describe('a failed clip', () => {
  test('leaves its scene to the painters, with the reason', async () => {
    stubs.kling.next = { failure: 'Blocked' }
    const { clips, warnings, engine } = await film()
    expect({ count: clips.size, engine }).toEqual({ count: 0, engine: null })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^Kling 4.0 did not film scenes 1, 2 and 3, so the built-in painters/)
    expect(warnings[0]).toContain('could not use the request')
  })

  test('does not affect the other clips', async () => {
    stubs.kling.planned = [{ status: 400, body: klingRules.refuse('No') }]
    const { clips, warnings } = await film()
    expect([...clips.keys()].sort()).toEqual(['s1', 's2'])
    expect(warnings[0]).toContain('did not film scene 1,')
  })

  test('is requested again only by the next job', async () => {
    stubs.kling.next = { failure: 'Blocked' }
    await film()
    const first = await film()
    expect(stubs.kling.starts).toHaveLength(3)
    expect(first.warnings[0]).toContain('could not use the request')
    stubs.kling.next = {}
    expect((await film({ jobId: 'next' })).clips.size).toBe(3)
  })

  test.each([
    ['is no video', { film: async () => Buffer.from('hello') }],
    ['is cut off', { film: async (seconds: number) => makeFilm(seconds).subarray(0, 4000) }],
  ])('because its file %s is told and not kept', async (_, { film: broken }) => {
    const whole = stubs.kling.film
    stubs.kling.film = broken
    const { clips, warnings } = await film().finally(() => (stubs.kling.film = whole))
    expect(clips.size).toBe(0)
    expect(warnings[0]).toMatch(/did not film/)
    expect(await readdir(path.join(dataFolder, 'footage', 'films'))).toEqual([])
  })

  test('with an expired address is requested once more', async () => {
    stubs.kling.next = { fetchesLeft: 0 }
    const { warnings } = await film()
    expect(warnings[0]).toContain('could not be downloaded')
    expect(stubs.kling.starts).toHaveLength(3)
  })

  test('that takes too long is left running, and the next video uses it', async () => {
    stubs.veo.next = { checksLeft: 3 }
    const project = buildProject({ videoModel: 'veo-3.1' })
    const { warnings } = await film({ project, options: { timeoutMs: 0, pollMs: 2 } })
    expect(warnings[0]).toContain('Make the video again later')
    stubs.veo.shots.forEach((shot) => (shot.checksLeft = 0))
    expect((await film({ project, jobId: 'next' })).clips.size).toBe(3)
    expect(stubs.veo.shots).toHaveLength(3)
  })
})

describe('a job that ends midway', () => {
  /** Runs a job until its shots are being filmed. */
  async function stopHalfway(project: Project, jobId = 'job'): Promise<void> {
    const stub = project.videoModel === 'veo-3.1' ? stubs.veo : stubs.kling
    stub.next = { checksLeft: 1e6 }
    for (let runs = 0; runs < 3; runs++) {
      const error = await runOnce({ project, jobId }).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({
        name: 'Again',
        afterMs: 5,
        reason: expect.stringMatching(/ is filming\.$/),
      })
    }
    stub.next = {}
  }

  function finishFilming(): void {
    for (const stub of Object.values(stubs)) stub.shots.forEach((shot) => (shot.checksLeft = 0))
  }

  test.each(['veo-3.1', 'kling-4.0'] as const)('continues with the paid shots of %s', async (videoModel) => {
    const stub = videoModel === 'veo-3.1' ? stubs.veo : stubs.kling
    const project = buildProject({ videoModel })
    await stopHalfway(project)
    finishFilming()
    expect((await film({ project })).clips.size).toBe(3)
    expect(stub.starts).toHaveLength(3)
    expect((await listRows()).map(({ status, dueAt }) => ({ status, dueAt }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'done', dueAt: null })),
    )
  })

  test('asks again no earlier than its vendor allows, and no later than it waits for a shot', async () => {
    const tooSoon = (seconds: string) => ({
      status: 429,
      headers: { 'retry-after': seconds },
      body: klingRules.refuse('Slow down'),
    })
    const project = buildProject()
    await stopHalfway(project)
    // Three shots are followed; the vendor refuses to say anything about one of them.
    stubs.kling.planned = [tooSoon('60')]
    const once = runOnce({ project })
    await expect(once).rejects.toMatchObject({ name: 'Again', afterMs: 60_000 })
    // The rows of another job's shots are met where scenes are filmed, not where the job waits.
    stubs.kling.planned = [tooSoon('60')]
    const other = runOnce({ project, jobId: 'other' })
    await expect(other).rejects.toMatchObject({ name: 'Again', afterMs: 60_000 })
    stubs.kling.planned = [tooSoon('99999999')]
    const late = runOnce({ project, jobId: 'other' })
    await expect(late).rejects.toMatchObject({ name: 'Again', afterMs: 600_000 })
    finishFilming()
    expect((await film({ project, jobId: 'other' })).clips.size).toBe(3)
    expect(stubs.kling.starts).toHaveLength(3)
  })

  test('has its shots taken back when nobody wants the video any more', async () => {
    await insertCancelled('gone')
    await stopHalfway(buildProject(), 'gone')
    await reconcile()
    expect(stubs.kling.shots.map((shot) => shot.isCancelled)).toEqual([true, true, true])
    expect((await listRows()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
    await film({ jobId: 'next' })
    expect(stubs.kling.starts).toHaveLength(6)
  })

  test('leaves a shot that can’t be canceled to the next video', async () => {
    await insertCancelled('left')
    const project = buildProject({ videoModel: 'veo-3.1' })
    await stopHalfway(project, 'left')
    await reconcile()
    finishFilming()
    expect((await film({ project, jobId: 'next' })).clips.size).toBe(3)
    expect(stubs.veo.starts).toHaveLength(3)
  })

  async function insertCancelled(id: string): Promise<void> {
    const rest = { kind: 'make-video', idempotencyKey: id, payload: {} }
    await store.db.insert(jobs).values({ id, workspaceId, status: 'cancelled', ...rest })
  }

  test('does not restart a shot that the vendor may have received', async () => {
    const stop = new AbortController()
    stubs.kling.planned = [{ hangs: true }]
    const filming = film({ request: { signal: stop.signal } })
    await expect.poll(() => stubs.kling.calls.length).toBe(1)
    stop.abort(new Error('Killed'))
    await expect(filming).rejects.toThrow('Killed')
    const { clips, warnings } = await film()
    expect([...clips.keys()].sort()).toEqual(['s1', 's2'])
    expect(warnings[0]).toMatch(/did not film scene 1,.*was not sent again/)
    expect(stubs.kling.starts).toHaveLength(3)
  })
})

describe('the cost of filming', () => {
  test('stops at the most clips of a project', async () => {
    const take = (variant: number): Project =>
      buildProject({ scenes: [{ id: 'a', say: 'Tea.', visual: { variant } }] })
    for (let variant = 0; variant < 4; variant++) {
      const { warnings } = await film({
        project: take(variant),
        jobId: `${variant}`,
        options: { maxClips: 1 },
      })
      expect(warnings).toEqual([])
    }
    const { warnings } = await film({ project: take(4), jobId: 'fifth', options: { maxClips: 1 } })
    expect(warnings[0]).toContain('reached its limit of filmed clips')
    expect(stubs.kling.starts).toHaveLength(4)
  })

  test('is recorded without key and prompt', async () => {
    await film()
    const rows = await listRows()
    expect(rows[0]).toMatchObject({ subject: 'project', jobId: 'job', vendor: 'kling-4.0', status: 'done' })
    expect(JSON.stringify(rows)).not.toMatch(/key-of-the-suite|Tea/)
  })

  test('is paid once by two videos that need the same shots at the same moment', async () => {
    const both = await Promise.all([film({ jobId: 'one' }), film({ jobId: 'other' })])
    expect(both.map(({ clips, warnings }) => [clips.size, warnings])).toEqual([
      [3, []],
      [3, []],
    ])
    expect(stubs.kling.starts).toHaveLength(3)
  })

  test('is read once from the files of an earlier version', async () => {
    stubs.kling.next = { checksLeft: 1e6 }
    await runOnce({}).catch(() => {})
    const old = path.join(dataFolder, 'footage', 'shots', workspaceId)
    await mkdir(old, { recursive: true })
    for (const { key, operation, startedAt } of await listRows()) {
      const record = { projectId: 'project', jobId: 'job', startedAtMs: startedAt.getTime() }
      const state = { status: 'running', operation }
      await writeFile(path.join(old, `${key}.json`), JSON.stringify({ ...record, state }))
    }
    await writeFile(path.join(old, 'broken.json'), '{')
    await store.db.delete(outsideOperations)
    stubs.kling.shots.forEach((shot) => (shot.checksLeft = 0))
    expect((await film()).clips.size).toBe(3)
    expect(stubs.kling.starts).toHaveLength(3)
    expect(await readdir(path.dirname(old))).toEqual([])
  })

  test('is not paid again when the film is lost here but still at its vendor', async () => {
    const removeFilms = () => rm(path.join(dataFolder, 'footage', 'films'), { recursive: true })
    await film()
    await removeFilms()
    expect((await film({ jobId: 'next' })).clips.size).toBe(3)
    expect(stubs.kling.starts).toHaveLength(3)
    await removeFilms()
    stubs.kling.shots.forEach((shot) => (shot.fetchesLeft = 0))
    expect((await film({ jobId: 'last' })).clips.size).toBe(3)
    expect(stubs.kling.starts).toHaveLength(6)
  })
})
