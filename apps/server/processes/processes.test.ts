import { afterEach, describe, expect, test, vi } from 'vitest'
import { startRenderProcess } from '../rendering/child/render-in-child.ts'
import { allowOnly } from '../rendering/testing.ts'
import { childEnvironment } from './child-environment.ts'
import type { Count } from './contract.ts'
import { StandingPool } from './standing-pool.ts'
import { runTask } from './run-task.ts'
import { TaskProcess } from './task-process.ts'
import { childContract, childEntry } from './testing-child.ts'

const pools: { stop(): void }[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.stop()
  vi.unstubAllEnvs()
})

function openPool(options: { processes?: number; timeoutMs?: number } = {}) {
  const usual = { idleMs: 60_000, timeoutMs: 60_000, maxWaiting: 20, processes: 2, maxMegabytes: 250 }
  const pool = new StandingPool(childEntry, childContract, { ...usual, ...options })
  pools.push(pool)
  return pool
}

const secrets = ['DATABASE_URL', 'AUTH_SECRET', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'AWS_SECRET_ACCESS_KEY']

describe('the environment of a child process', () => {
  test('holds none of our secrets, however it is started', async () => {
    for (const name of secrets) vi.stubEnv(name, 'secret')
    const once = await runTask(childEntry, childContract, { megabytes: 0 })
    const standing = await openPool().ask('account', { megabytes: 0 })
    for (const names of [once, standing]) {
      expect(names).toContain('PATH')
      expect(names.filter((name) => secrets.includes(name))).toEqual([])
    }
  })

  test('contains no secrets in a render process either', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'secret')
    const { task, stop } = await startRenderProcess(allowOnly('ffmpeg'))
    try {
      const { readFile } = await import('node:fs/promises')
      if (process.platform !== 'linux') return
      const given = await readFile(`/proc/${task.child.pid}/environ`, 'utf8')
      expect(given).toContain('GLIBC_TUNABLES=')
      expect(given).not.toContain('OPENAI_API_KEY')
    } finally {
      stop()
    }
  })

  test('keeps variables in Windows’ mixed case', () => {
    const own = { Path: 'a', SystemRoot: 'b', Database_Url: 'c' }
    expect(childEnvironment(own)).toEqual({ Path: 'a', SystemRoot: 'b' })
  })
})

test('a process reports its progress and why it failed, and still answers the next request', async () => {
  const asked = new TaskProcess(childEntry, childContract)
  try {
    const counts: number[] = []
    const onProgress = ({ done }: Count): void => void counts.push(done)
    await asked.ask({ megabytes: 20 }, { onProgress })
    expect(counts).toEqual([10, 20])
    const failing = asked.ask({ megabytes: 0, fails: true })
    await expect(failing).rejects.toMatchObject({ code: 'bad_input', message: 'As it was asked to.' })
    expect(await asked.ask({ megabytes: 0 })).toContain('PATH')
  } finally {
    asked.end()
  }
  await asked.closed
  expect(asked.child.exitCode).toBe(0)
})

test('a frozen process is ended when it has made no progress for the allowed time', async () => {
  const request = { megabytes: 0, freezes: true }
  const asking = runTask(childEntry, childContract, request, { maxQuietMs: 1000 })
  await expect(asking).rejects.toMatchObject({ code: 'timed_out' })
})

test('a process that sends an invalid message is ended, and the parent survives', async () => {
  const asking = runTask(childEntry, childContract, { megabytes: 0, babbles: true })
  await expect(asking).rejects.toMatchObject({ code: 'generator_failed' })
})

describe('a process that reads strangers’ files', () => {
  const needsMemory = { code: 'too_large', details: { needsMemory: true } }

  test('is ended when it exceeds its memory limit, even while its own thread is busy', async () => {
    await expect(openPool().ask('account', { megabytes: 4000 })).rejects.toMatchObject(needsMemory)
  })

  test('fails alone: the requests before and after it are answered', async () => {
    const pool = openPool()
    const asked = [0, 4000, 10, 4000, 0, 20].map((megabytes) => pool.ask('account', { megabytes }))
    const [first, bad, third, alsoBad, fifth, last] = await Promise.allSettled(asked)
    for (const good of [first, third, fifth, last]) expect(good?.status).toBe('fulfilled')
    for (const failed of [bad, alsoBad]) expect(failed).toMatchObject({ reason: needsMemory })
  })

  test('is ended when it takes too long, and another one answers the waiting requests', async () => {
    const pool = openPool({ processes: 1, timeoutMs: 1 })
    // Starting a process alone takes longer than this.
    await expect(pool.ask('account', { megabytes: 0 })).rejects.toMatchObject({ code: 'timed_out' })
    const patient = openPool({ processes: 1 })
    await expect(patient.ask('account', { megabytes: 0 })).resolves.toContain('PATH')
  })
})

test('a task that takes too long is ended', async () => {
  const late = runTask(childEntry, childContract, { megabytes: 0 }, { timeoutMs: 1 })
  await expect(late).rejects.toMatchObject({ code: 'timed_out' })
})
