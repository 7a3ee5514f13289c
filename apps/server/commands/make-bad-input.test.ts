// Every input that can't become a video: one sentence, a failing exit code, no half-written file.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from './commands.ts'
import {
  listSegments,
  makeArguments,
  openWorkplace,
  readMade,
  runVivify,
  shortScript,
  type Ended,
  type Environment,
  type Workplace,
} from './testing.ts'

const runFile = promisify(execFile)

let workplace: Workplace
beforeAll(async () => {
  workplace = await openWorkplace()
  await workplace.write('good.txt', shortScript)
})
afterAll(() => workplace?.[Symbol.asyncDispose]())

/** The text on standard error without the progress lines. */
function readSentences(stderr: string): string[] {
  return stderr.split('\n').filter((line) => line !== '' && !/ \d+%$/.test(line))
}

/** Runs the command in this process, so that it is not loaded anew each time. */
async function runHere(argv: readonly string[], environment: Environment): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const keep = (name: keyof typeof said): Writable =>
    new Writable({
      write(chunk: Buffer, _, done) {
        said[name] += chunk.toString()
        done()
      },
    })
  const streams = { stdout: keep('stdout'), stderr: keep('stderr') }
  const exitCode = await runCommand(argv, { environment: { ...process.env, ...environment }, ...streams })
  return { exitCode, killedBy: null, ...said }
}

async function expectRefused(
  argv: readonly string[],
  sentence: RegExp,
  environment: Environment = {},
  run: typeof runVivify = runHere,
): Promise<Ended> {
  const before = await readdir(workplace.folder)
  const ended = await run(argv, { DATA_DIR: workplace.dataFolder, ...environment })
  expect(ended).toMatchObject({ exitCode: 1, stdout: '' })
  const sentences = readSentences(ended.stderr)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(sentence)
  expect(sentences[0]).toMatch(/^[A-Z“/-].*\.$/)
  expect(sentences[0]).not.toMatch(/node:|\bat .*\.ts|undefined|Error:/)
  const left = (await readdir(workplace.folder)).filter((name) => !before.includes(name) && name !== 'data')
  expect(left).toEqual([])
  return ended
}

function makeOf(script: string, ...options: string[]): string[] {
  return makeArguments({ script, out: workplace.pathOf('out.mp4'), options })
}

describe('a script that can’t be spoken', () => {
  test.each([
    { name: 'empty', text: '', sentence: /^Please enter a script to generate video\.$/ },
    {
      name: 'only whitespace',
      text: ' \n\t \u00a0\n',
      sentence: /^Please enter a script to generate video\.$/,
    },
    { name: 'of 50,001 words', text: 'word '.repeat(50_001), sentence: /at most 1,800/ },
    { name: 'without a vowel', text: 'brr hmm psst tsk', sentence: /no word of it has a vowel/ },
    { name: 'of emoji only', text: '😀 🎉🔥 👩‍🚀', sentence: /nothing to say/ },
    { name: 'of stage directions only', text: '[Music]\n(applause)\n', sentence: /nothing to say/ },
    { name: 'of control characters only', text: '\u0000\u0001\u0002\u0007', sentence: /not a text file/ },
    {
      name: 'of letters that no font here has',
      text: '咖啡不会给你能量。',
      sentence: /no font for this alphabet/,
    },
  ])('$name is refused', async ({ name, text, sentence }) => {
    const script = await workplace.write(`${name.replaceAll(' ', '-')}.txt`, text)
    await expectRefused(makeOf(script), sentence)
  })

  test.each([
    { name: 'missing', file: () => workplace.pathOf('none.txt') },
    { name: 'a folder', file: () => workplace.folder },
  ])('a script file that is $name is refused with its name', async ({ file }) => {
    await expectRefused(makeOf(file()), /^Can't read \/.*\. Check the name/, {}, runVivify)
  })
})

describe('a choice that does not exist', () => {
  test.each([
    { options: ['--voice', 'Bob'], sentence: /no voice “Bob”. Choose one of: Alloy, .*none\.$/ },
    { options: ['--style', 'Oil'], sentence: /no style “Oil”/ },
    { options: ['--preset', 'Oil'], sentence: /no preset “Oil”/ },
    { options: ['--music', 'Polka'], sentence: /no music “Polka”/ },
    { options: ['--captions', 'Huge'], sentence: /no captions “Huge”/ },
    { options: ['--format', '4:3'], sentence: /no format “4:3”/ },
    { options: ['--seed', 'abc'], sentence: /seed must be a whole number/ },
    { options: ['--seed', '-1'], sentence: /--seed needs a value/ },
    { options: ['--seed'], sentence: /--seed needs a value/ },
    { options: ['--sparkle'], sentence: /--sparkle.*vivify help/ },
    { options: ['--topic', 'octopus'], sentence: /^Give one of --topic/ },
  ])('$options is refused', async ({ options, sentence }) => {
    await expectRefused(makeOf(workplace.pathOf('good.txt'), ...options), sentence)
  })

  test('a topic without facts is answered with the questions to answer, one per line', async () => {
    const argv = ['make', '--topic', 'my grandmother’s violin', '--out', workplace.pathOf('out.mp4')]
    const { exitCode, stderr } = await runVivify(argv, { DATA_DIR: workplace.dataFolder })
    expect(exitCode).toBe(1)
    const [sentence, ...questions] = readSentences(stderr)
    expect(sentence).toMatch(/never makes up facts/)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    for (const question of questions) expect(question).toMatch(/^ {2}- .*[?.]$/)
  })
})

describe('an output that can’t be written', () => {
  const script = (): string => workplace.pathOf('good.txt')

  test('in a missing folder is refused before any work', async () => {
    const out = path.join(workplace.folder, 'absent', 'out.mp4')
    const { stderr } = await expectRefused(
      makeArguments({ script: script(), out }),
      /Can't write to .*absent/,
    )
    expect(stderr).not.toContain('Speaking')
  })

  test('because it is a folder is refused before any work', async () => {
    const out = workplace.pathOf('folder.mp4')
    await mkdir(out)
    const { stderr } = await expectRefused(makeArguments({ script: script(), out }), /is a folder/)
    expect(stderr).not.toContain('Speaking')
    expect(await readdir(out)).toEqual([])
  })

  test('because it is a link to a missing folder is refused', async () => {
    const out = workplace.pathOf('link')
    await symlink('/proc/none', out)
    await expectRefused(makeArguments({ script: script(), out: path.join(out, 'a.mp4') }), /Can't write to/)
  })

  test.each([
    { out: 'out.mov', sentence: /--out must end in \.mp4/ },
    { out: '', sentence: /Name the output file/ },
  ])('named “$out” is refused', async ({ out, sentence }) => {
    await expectRefused(makeArguments({ script: script(), out }), sentence)
  })

  test('because the data folder is a file is refused', async () => {
    const file = await workplace.write('file', 'x')
    await expectRefused(makeOf(script()), /Can't write to .*file/, { DATA_DIR: file })
  })
})

describe('clips', () => {
  const withClips = (folder: string): string[] =>
    makeOf(workplace.pathOf('good.txt'), '--style', 'Stock Footage', '--clips', folder)

  test('from a missing folder are refused before any work', async () => {
    const { stderr } = await expectRefused(withClips(workplace.pathOf('no-clips')), /clips folder .*no-clips/)
    expect(stderr).not.toContain('Speaking')
  })

  test.each([
    { name: 'of zero bytes', content: new Uint8Array(), sentence: /a\.mp4 is empty/ },
    {
      name: 'that is no video',
      content: randomBytes(5000),
      sentence: /a\.mp4: it is damaged or not a video/,
    },
  ])('$name are refused with their name before any work', async ({ name, content, sentence }) => {
    const folder = workplace.pathOf(`clips-${name.replaceAll(' ', '-')}`)
    await mkdir(folder)
    await writeFile(path.join(folder, 'a.mp4'), content)
    const { stderr } = await expectRefused(withClips(folder), sentence)
    expect(stderr).not.toContain('Speaking')
  })
})

test('without any encoder it says what to install, before any work', async () => {
  const environment = { ENCODER: 'ffmpeg', FFMPEG_PATH: '/nonexistent/ffmpeg' }
  const { stderr } = await expectRefused(makeOf(workplace.pathOf('good.txt')), /Install ffmpeg/, environment)
  expect(stderr).not.toContain('Speaking')
})

test('an unknown encoder name is refused with the variable’s name', async () => {
  await expectRefused(makeOf(workplace.pathOf('good.txt')), /environment variable ENCODER/, {
    ENCODER: 'magic',
  })
})

describe('text that can be shown but not spoken becomes a silent, captioned video', () => {
  test.each([
    { name: 'Hebrew, from right to left', text: 'הקפה שלך משקר לך.', option: '--script' },
    {
      name: 'a Spanish transcript',
      text: 'El café no te da energía.',
      option: '--transcript',
    },
  ])(
    '$name, after a message',
    async ({ text, option }) => {
      const file = await workplace.write('other-language.txt', text)
      const out = workplace.pathOf('silent.mp4')
      const argv = [
        'make',
        option,
        file,
        '--out',
        out,
        '--resolution',
        '720',
        '--music',
        'No Music',
        '--sound-effects',
        'none',
        '--json',
      ]
      const ended = await runVivify(argv, { DATA_DIR: workplace.dataFolder })
      const made = readMade(ended)
      expect(readSentences(ended.stderr)[0]).toMatch(
        /^note: The built-in voice speaks English only.*silent video/,
      )
      expect(made).toMatchObject({ loudnessLufs: null, engines: { voice: 'none' } })
      expect(made.words.length).toBeGreaterThan(0)
      expect(text).toContain(made.words[0]!.text)
    },
    120_000,
  )

  test('control characters inside a script are dropped', async () => {
    const script = await workplace.write('control.txt', 'Your \u0000coffee\u0007 is\u001b[31m lying.')
    const argv = makeArguments({ script, out: workplace.pathOf('control.mp4'), options: ['--voice', 'none'] })
    const { words } = readMade(await runVivify(argv, { DATA_DIR: workplace.dataFolder }))
    expect(words.map((word) => word.text)).toEqual(['Your', 'coffee', 'is', 'lying.'])
  })
})

const canMount = await tryMount()

describe.skipIf(!canMount)('a full disk (needs the right to mount)', () => {
  test('under the data folder is reported in one sentence, and finished parts are kept for the next try', async () => {
    await using disk = await mountDisk('data-disk', '3m')
    const argv = makeOf(workplace.pathOf('good.txt'))
    await expectRefused(argv, /^The disk is full/, { DATA_DIR: disk.folder }, runVivify)
    expect(
      (await readdir(disk.folder, { recursive: true })).filter((name) => name.includes('.partial')),
    ).toEqual([])
    await runFile('mount', ['-o', 'remount,size=64m', disk.folder])
    readMade(await runVivify(argv, { DATA_DIR: disk.folder }))
    expect((await listSegments(disk.folder)).length).toBeGreaterThan(0)
  }, 180_000)

  test('under the output is reported in one sentence, and the segments are kept', async () => {
    await using disk = await mountDisk('out-disk', '200k')
    const out = path.join(disk.folder, 'out.mp4')
    const script = await workplace.write('line.txt', 'Coffee does not give you energy.')
    await expectRefused(makeArguments({ script, out }), /disk is full/, {}, runVivify)
    expect(await readdir(disk.folder)).toEqual([])
    expect((await listSegments(workplace.dataFolder)).length).toBeGreaterThan(0)
  }, 180_000)

  test('or a read-only one is refused before any work', async () => {
    await using disk = await mountDisk('read-only-disk', '1m')
    await runFile('mount', ['-o', 'remount,ro', disk.folder])
    const out = path.join(disk.folder, 'out.mp4')
    const argv = makeArguments({ script: workplace.pathOf('good.txt'), out })
    const { stderr } = await expectRefused(argv, /Can't write to .*read-only-disk/)
    expect(stderr).not.toContain('Speaking')
  })
})

async function tryMount(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  await using place = await openWorkplace()
  try {
    await runFile('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place.folder])
    await runFile('umount', [place.folder])
    return true
  } catch {
    return false
  }
}

/** A small disk in memory, unmounted when disposed of. */
async function mountDisk(name: string, size: string): Promise<{ folder: string } & AsyncDisposable> {
  const folder = workplace.pathOf(name)
  await mkdir(folder)
  await runFile('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await runFile('umount', [folder])
    },
  }
}
