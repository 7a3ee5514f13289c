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

describe('the environment of a process', () => {
  test('holds none of our secrets, however it is started', async () => {
    for (const name of secrets) vi.stubEnv(name, 'secret')
    const once = await runTask(childEntry, childContract, { megabytes: 0 })
    const standing = await openPool().ask('account', { megabytes: 0 })
    for (const names of [once, standing]) {
      expect(names).toContain('PATH')
      expect(names.filter((name) => secrets.includes(name))).toEqual([])
    }
  })

  test('of a render is no other', async () => {
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

  test('keeps the names that Windows writes in its own way', () => {
    const own = { Path: 'a', SystemRoot: 'b', Database_Url: 'c' }
    expect(childEnvironment(own)).toEqual({ Path: 'a', SystemRoot: 'b' })
  })
})

test('a process tells how far it is and why it failed, and answers the next request all the same', async () => {
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

test('a process that is frozen is ended when it has made no progress for as long as it may', async () => {
  const request = { megabytes: 0, freezes: true }
  const asking = runTask(childEntry, childContract, request, { maxQuietMs: 1000 })
  await expect(asking).rejects.toMatchObject({ code: 'timed_out' })
})

test('a process that sends what is no message is ended, and brings down nobody', async () => {
  const asking = runTask(childEntry, childContract, { megabytes: 0, babbles: true })
  await expect(asking).rejects.toMatchObject({ code: 'generator_failed' })
})

describe('a process that reads what strangers sent', () => {
  const needsMemory = { code: 'too_large', details: { needsMemory: true } }

  test('is ended when it takes more memory than it may have, though its own thread is busy', async () => {
    await expect(openPool().ask('account', { megabytes: 4000 })).rejects.toMatchObject(needsMemory)
  })

  test('fails alone: what was asked before and after it is answered', async () => {
    const pool = openPool()
    const asked = [0, 4000, 10, 4000, 0, 20].map((megabytes) => pool.ask('account', { megabytes }))
    const [first, bad, third, alsoBad, fifth, last] = await Promise.allSettled(asked)
    for (const good of [first, third, fifth, last]) expect(good?.status).toBe('fulfilled')
    for (const failed of [bad, alsoBad]) expect(failed).toMatchObject({ reason: needsMemory })
  })

  test('that takes too long is ended, and what waits is answered by another', async () => {
    const pool = openPool({ processes: 1, timeoutMs: 1 })
    // Starting alone takes longer than this.
    await expect(pool.ask('account', { megabytes: 0 })).rejects.toMatchObject({ code: 'timed_out' })
    const patient = openPool({ processes: 1 })
    await expect(patient.ask('account', { megabytes: 0 })).resolves.toContain('PATH')
  })
})

test('a task that takes too long is ended', async () => {
  const late = runTask(childEntry, childContract, { megabytes: 0 }, { timeoutMs: 1 })
  await expect(late).rejects.toMatchObject({ code: 'timed_out' })
})
