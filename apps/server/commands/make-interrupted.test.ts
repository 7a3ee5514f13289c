// A make that is killed or canceled, and run again. `KILLS=10` kills it ten times; `KILL_SEED` changes when.

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '@vivify/contract/random'
import { hashVideoStream } from '../rendering/testing.ts'
import {
  hasJudge,
  listGroup,
  listSegments,
  makeArguments,
  openWorkplace,
  readMade,
  shortScript,
  startCommand,
  type RunningCommand,
  type Workplace,
} from './testing.ts'

const killCount = Number(process.env['KILLS'] ?? 2)
const longestTestMs = 120_000 + killCount * 60_000
const isJudged = await hasJudge()

/** The result of an undisturbed run. */
const undisturbed = { videoHash: '', segmentCount: 0 }
let first: Workplace

beforeAll(async () => {
  first = await openMake()
  readMade(await startMake(first).ended)
  undisturbed.videoHash = await readVideoHash(first)
  undisturbed.segmentCount = (await listSegments(first.dataFolder)).length
}, longestTestMs)

afterAll(() => first?.[Symbol.asyncDispose]())

test(
  `killed at ${killCount} random moments and run again, it goes on with the segments it had`,
  async () => {
    await using workplace = await openMake()
    const random = createRandom(process.env['KILL_SEED'] ?? 'kills')
    let kills = 0
    let reused = 0
    while (kills < killCount || reused === 0) {
      const before = await readInodes(workplace)
      const isKilled = await killSomewhere(workplace, random)
      const isMade = (await listOutputs(workplace)).includes('out.mp4')
      await expectKept(workplace, before)
      reused += before.size
      if (isKilled) kills++
      if (isKilled && !isMade) continue
      // The run was faster than the kill, or was done when killed: this video is complete, and the next begins.
      await expectUndisturbed(workplace)
      await rm(workplace.dataFolder, { recursive: true })
      await rm(workplace.pathOf('out.mp4'))
    }
    const before = await readInodes(workplace)
    readMade(await startMake(workplace).ended)
    await expectKept(workplace, before)
    await expectUndisturbed(workplace)
  },
  longestTestMs,
)

test.each([
  { who: 'the whole group, as a terminal does', sendTo: (id: number) => -id },
  { who: 'the command alone', sendTo: (id: number) => id },
])(
  'canceled by SIGINT to $who, it says so, ends, and keeps finished segments',
  async ({ sendTo }) => {
    await using workplace = await openMake()
    const command = startMake(workplace)
    await waitForSegments(workplace, command, 2)
    process.kill(sendTo(command.processId), 'SIGINT')
    const { exitCode, killedBy, stdout, stderr } = await command.ended
    expect({ exitCode, killedBy, stdout }).toEqual({ exitCode: 1, killedBy: null, stdout: '' })
    expect(stderr.trimEnd().split('\n').at(-1)).toBe('The video was canceled. Finished parts are kept.')
    expect(await listOutputs(workplace)).toEqual(['script.txt'])
    expect((await listSegments(workplace.dataFolder)).length).toBeGreaterThanOrEqual(2)
    await expectNoneLeft(command)
  },
  longestTestMs,
)

async function openMake(): Promise<Workplace> {
  const workplace = await openWorkplace()
  await workplace.write('script.txt', shortScript)
  return workplace
}

function startMake(workplace: Workplace): RunningCommand {
  const argv = makeArguments({ script: workplace.pathOf('script.txt'), out: workplace.pathOf('out.mp4') })
  return startCommand(argv, { DATA_DIR: workplace.dataFolder })
}

/** Kills a run at a random moment between its start and its end. Returns false if the run ended first. */
async function killSomewhere(workplace: Workplace, random: Random): Promise<boolean> {
  const kept = (await listSegments(workplace.dataFolder)).length
  const command = startMake(workplace)
  await waitForSegments(
    workplace,
    command,
    random.integer(kept, Math.max(kept, undisturbed.segmentCount - 1)),
  )
  await wait(random.integer(0, 1200))
  command.signalGroup('SIGKILL')
  const { killedBy } = await command.ended
  await expectNoneLeft(command)
  return killedBy === 'SIGKILL'
}

/** The system takes a moment to free a killed process's memory. */
async function expectNoneLeft({ processId }: RunningCommand): Promise<void> {
  await expect.poll(() => listGroup(processId), { timeout: 2000 }).toEqual([])
}

async function waitForSegments(workplace: Workplace, command: RunningCommand, count: number): Promise<void> {
  const ended = command.ended.then(() => true)
  while ((await listSegments(workplace.dataFolder)).length < count) {
    if (await Promise.race([ended, wait(20, false)])) return
  }
}

async function expectUndisturbed(workplace: Workplace): Promise<void> {
  expect(await listSegments(workplace.dataFolder)).toHaveLength(undisturbed.segmentCount)
  expect(await readVideoHash(workplace)).toBe(undisturbed.videoHash)
  expect((await listOutputs(workplace)).filter((name) => name.includes('.partial'))).toEqual([])
}

/** A rewritten segment would have another inode. */
async function readInodes({ dataFolder }: Workplace): Promise<Map<string, number>> {
  const names = await listSegments(dataFolder)
  const inodes = names.map(async (name) => (await stat(path.join(dataFolder, 'segments', name))).ino)
  return new Map((await Promise.all(inodes)).map((inode, index) => [names[index]!, inode]))
}

async function expectKept(workplace: Workplace, before: ReadonlyMap<string, number>): Promise<void> {
  const now = await readInodes(workplace)
  expect([...before].filter(([name, inode]) => now.get(name) !== inode)).toEqual([])
}

/** The files in the video's folder, without the data folder. */
async function listOutputs({ folder }: Workplace): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== 'data').toSorted()
}

async function readVideoHash(workplace: Workplace): Promise<string> {
  return isJudged ? hashVideoStream(workplace.pathOf('out.mp4')) : ''
}
