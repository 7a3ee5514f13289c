import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import {
  listFiles,
  listGroup,
  listSegments,
  madeSchema,
  makeArguments,
  openWorkplace,
  runVivify,
  startCommand,
  type Workplace,
} from './testing.ts'
import { workOnEachVersion } from './watch.ts'

const first = 'Coffee does not give you energy. Wait ninety minutes after waking.'
const waiting = 'Watching '
const longestMs = 60_000

function startWatching(workplace: Workplace, script: string) {
  const argv = makeArguments({ script, out: workplace.pathOf('out.mp4'), options: ['--watch'] })
  return startCommand(argv, { DATA_DIR: workplace.dataFolder })
}

function wordsOf(line: string): string {
  const { words } = madeSchema.parse(JSON.parse(line))
  return words.map(({ text }) => text).join(' ')
}

test(
  'a watching make remakes the video when its script is saved, draws only the changes, and ends with Ctrl+C',
  async () => {
    await using workplace = await openWorkplace()
    const script = await workplace.write('script.txt', first)
    const command = startWatching(workplace, script)
    await command.said(waiting)
    const before = await listSegments(workplace.dataFolder)
    const second = first.replace('waking', 'lunch')
    await writeFile(script, second)
    await command.said(waiting, 2)
    const after = await listSegments(workplace.dataFolder)
    command.signalGroup('SIGINT')
    const { exitCode, stdout, stderr } = await command.ended
    expect(stdout.trim().split('\n').map(wordsOf), stderr).toEqual([first, second])
    expect(exitCode).toBe(0)
    expect(await listGroup(command.processId)).toEqual([])
    expect(before.filter((name) => !after.includes(name))).toEqual([])
    expect(after.length - before.length).toBeLessThan(before.length)
    const outputs = (await listFiles(workplace.folder)).filter((name) => name.startsWith('out'))
    expect(outputs).toEqual(['out.jpg', 'out.mp4', 'out.report.json', 'out.srt', 'out.vtt'])
  },
  longestMs,
)

test(
  'an error in a saved script is reported, the last video stays, and the next save is made',
  async () => {
    await using workplace = await openWorkplace()
    const script = await workplace.write('script.txt', '  ')
    const command = startWatching(workplace, script)
    await command.said(waiting)
    await writeFile(script, first)
    await command.said(waiting, 2)
    await writeFile(script, ' \n')
    await command.said(waiting, 3)
    command.signalGroup('SIGINT')
    const { exitCode, stdout, stderr } = await command.ended
    expect(stdout.trim().split('\n').map(wordsOf)).toEqual([first])
    expect(stderr.split(messages.videoGenerator.scriptMissing)).toHaveLength(3)
    expect(exitCode).toBe(0)
    expect(await listFiles(workplace.folder)).toContain('out.mp4')
  },
  longestMs,
)

test.each([
  [['--topic', 'coffee'], '--watch needs a file: --script, --transcript or --text.'],
  [
    ['--script', '/nowhere/script.txt'],
    "Can't read /nowhere/script.txt. Check the name and that you may read it.",
  ],
])('--watch with %j is refused: %s', async (source, said) => {
  await using workplace = await openWorkplace()
  const argv = ['make', ...source, '--watch', '--out', workplace.pathOf('out.mp4')]
  const { exitCode, stderr } = await runVivify(argv, { DATA_DIR: workplace.dataFolder })
  expect(exitCode).toBe(1)
  expect(stderr).toBe(`${said}\n`)
})

test('a change during the work ends that work and starts it again; a save without changes does nothing', async () => {
  await using workplace = await openWorkplace()
  const file = await workplace.write('script.txt', 'one')
  const stop = new AbortController()
  let begun = 0
  const events = new EventTarget()
  const isBegun = (times: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (begun >= times && resolve())
      events.addEventListener('begun', look)
      look()
    })
  const aborted: number[] = []
  const working = workOnEachVersion(file, stop.signal, async (signal) => {
    const turn = ++begun
    events.dispatchEvent(new Event('begun'))
    if (turn === 3) return
    await new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(turn)
        reject(signal.reason as Error)
      })
    })
  })
  await isBegun(1)
  await writeFile(file, 'two')
  await isBegun(2)
  await writeFile(file, 'three')
  await isBegun(3)
  await writeFile(file, 'three')
  await writeFile(file, 'four')
  await isBegun(4)
  stop.abort()
  await working
  expect(begun).toBe(4)
  expect(aborted).toEqual([1, 2, 4])
})
