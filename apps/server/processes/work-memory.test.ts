import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { forgetIdle, limitWorkMemory, noteIdle, passWorkMemory, usualWorkMegabytes } from './work-memory.ts'

const never = new AbortController().signal
let opened: FakeProcess[] = []

class FakeProcess {
  isRunning = true
  stop(): void {
    this.isRunning = false
  }
}

function openIdle(maxMegabytes: number): FakeProcess {
  const process = new FakeProcess()
  opened.push(process)
  noteIdle(process, maxMegabytes)
  return process
}

afterEach(() => {
  for (const process of opened) forgetIdle(process)
  opened = []
  limitWorkMemory(usualWorkMegabytes)
})

test('the limits of concurrent work stay below the share, and everybody gets a turn', async () => {
  limitWorkMemory(1000)
  let held = 0
  let most = 0
  const limits = Array.from({ length: 40 }, (_, index) => 100 + (index % 9) * 50)
  const works = limits.map((megabytes, index) => {
    const work = async (): Promise<void> => {
      held += megabytes
      most = Math.max(most, held)
      await wait(2)
      held -= megabytes
    }
    return passWorkMemory(`account ${index % 5}`, never, work, megabytes)
  })
  await Promise.all(works)
  expect(most).toBeGreaterThan(500)
  expect(most).toBeLessThanOrEqual(1000)
})

test('idle processes are ended for work that needs their memory, least recently used first', async () => {
  limitWorkMemory(1000)
  const [old, recent] = [openIdle(300), openIdle(300)]
  const during = await passWorkMemory('a', never, async () => [old.isRunning, recent.isRunning], 500)
  expect(during).toEqual([false, true])
})

test('idle processes beyond the share are ended when the next one becomes idle', () => {
  limitWorkMemory(1000)
  const [first, second, third] = [openIdle(400), openIdle(400), openIdle(400)]
  expect([first.isRunning, second.isRunning, third.isRunning]).toEqual([false, true, true])
})

test('the largest work leaves room for other work', async () => {
  limitWorkMemory(1000)
  const end = Promise.withResolvers<void>()
  const large = passWorkMemory('a', never, () => end.promise, 4000)
  expect(await passWorkMemory('b', never, async () => 'in', 400)).toBe('in')
  end.resolve()
  await large
})
