// The whole command, tested from outside: its answer, its files, its sound, its captions, and that equal input gives
// equal output.

import { readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TimedWord } from '@vivify/contract/project'
import { hashVideoStream, probe } from '../rendering/testing.ts'
import {
  decodeSound,
  hasJudge,
  listFiles,
  makeArguments,
  measureLoudness,
  openWorkplace,
  readMade,
  shortScript,
  startCommand,
  type Ended,
  type Made,
  type Workplace,
} from './testing.ts'

const isJudged = await hasJudge()
const voiceOnly = ['--music', 'No Music', '--sound-effects', 'none']

interface MadeOnce {
  ended: Ended
  made: Made
  workplace: Workplace
}

/** With voice only, through npm, as the README says. */
let plain: MadeOnce
/** The same order, with an empty data folder. */
let again: MadeOnce
/** With another seed, with music and effects. */
let musical: MadeOnce

beforeAll(async () => {
  plain = await makeOnce(['--seed', '3', ...voiceOnly], ['npm', 'run', '--silent', 'vivify', '--'])
  again = await makeOnce(['--seed', '3', ...voiceOnly])
  musical = await makeOnce(['--seed', '4', '--format', '9:16'])
}, 180_000)

afterAll(async () => {
  for (const once of [plain, again, musical]) await once?.workplace[Symbol.asyncDispose]()
})

async function makeOnce(options: readonly string[], program?: readonly string[]): Promise<MadeOnce> {
  const workplace = await openWorkplace()
  const script = await workplace.write('script.txt', shortScript)
  const argv = makeArguments({ script, out: workplace.pathOf('out.mp4'), options })
  const ended = await startCommand(argv, { DATA_DIR: workplace.dataFolder }, program).ended
  return { ended, made: readMade(ended), workplace }
}

describe('the answer', () => {
  test('is one JSON object on standard output, with no other text', () => {
    const { stdout } = plain.ended
    expect(stdout.endsWith('}\n')).toBe(true)
    expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
    expect(plain.made).toMatchObject({
      out: plain.workplace.pathOf('out.mp4'),
      width: 720,
      height: 720,
      fps: 30,
      seed: 3,
      warnings: [],
    })
    expect(Object.keys(plain.made.engines).toSorted()).toEqual([
      'encoder',
      'music',
      'pictures',
      'script',
      'voice',
    ])
    expect(plain.made.stages.length).toBeGreaterThanOrEqual(3)
  })

  test('holds every word of the script in order, with increasing times', () => {
    const { words, durationSeconds } = plain.made
    expect(words.map((word) => word.text).join(' ')).toBe(shortScript)
    for (const [index, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0)
    }
    expect(words.at(-1)!.end).toBeLessThan(durationSeconds)
  })

  test('comes with progress on standard error, by stage, ending with the file', () => {
    const lines = plain.ended.stderr.trim().split('\n')
    expect(lines).toContain('Speaking 0%')
    expect(lines).toContain('Drawing and encoding 100%')
    expect(lines.at(-1)).toMatch(/out\.mp4: [\d.]+ s in [\d.]+ s$/)
    expect(plain.ended.stderr).not.toContain('\u001b')
  })

  test('comes with subtitles, thumbnail and report, and no half-written file', async () => {
    const files = await listFiles(plain.workplace.folder)
    const besides = files.filter((name) => !name.startsWith('data'))
    expect(besides).toEqual(['out.jpg', 'out.mp4', 'out.report.json', 'out.srt', 'out.vtt', 'script.txt'])
    for (const name of besides) {
      const { mode } = await stat(plain.workplace.pathOf(name))
      expect([name, mode & 0o777]).toEqual([name, 0o666 & ~process.umask()])
    }
    expect(files.filter((name) => name.includes('.partial'))).toEqual([])
    expect((await readFile(plain.workplace.pathOf('out.jpg'))).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })
})

test('the delivery report is green, and every check is a sentence', async () => {
  const report = JSON.parse(await readFile(plain.workplace.pathOf('out.report.json'), 'utf8'))
  expect(report.status).toBe('green')
  for (const { sentence } of [...report.checks, ...report.platforms]) expect(sentence).toMatch(/\.$/)
})

describe.skipIf(!isJudged)('measured by ffprobe and ffmpeg (needs both)', () => {
  test('the video is H.264 High at 30 fps in BT.709 with AAC at 48 kHz, both from the first moment', async () => {
    const { streams } = await probe(plain.made.out)
    const [video, audio] = ['video', 'audio'].map((type) =>
      streams.find((each) => each['codec_type'] === type),
    )
    expect(streams).toHaveLength(2)
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width: 720,
      height: 720,
      r_frame_rate: '30/1',
      avg_frame_rate: '30/1',
      color_space: 'bt709',
      start_time: '0.000000',
    })
    expect(audio).toMatchObject({
      codec_name: 'aac',
      sample_rate: '48000',
      channels: 2,
      start_time: '0.000000',
    })
    const frames = Number(video?.['nb_frames'])
    expect(frames / 30).toBeCloseTo(plain.made.durationSeconds, 3)
    expect(Math.abs(Number(audio?.['duration']) - frames / 30)).toBeLessThan(0.05)
  })

  test.each([
    { name: 'voice alone', once: () => plain },
    { name: 'voice, music and effects', once: () => musical },
  ])('$name is within half a unit of −14 LUFS and below −1 dBTP, as the answer says', async ({ once }) => {
    const { made } = once()
    const { loudnessLufs, truePeakDbtp } = await measureLoudness(made.out)
    expect(Math.abs(loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(truePeakDbtp).toBeLessThanOrEqual(-1)
    expect(Math.abs(made.loudnessLufs! - loudnessLufs)).toBeLessThanOrEqual(0.3)
  })

  test('words that follow a pause are heard within 50 ms of their stated times', async () => {
    const sound = await decodeSound(plain.made.out)
    const late = listWordsAfterPause(plain.made.words).map(({ word, before }) => {
      const heardSeconds = findOnset(sound, before, word)
      return { text: word.text, offMs: Math.round((heardSeconds - word.start) * 1000) }
    })
    expect(late.length).toBeGreaterThanOrEqual(4)
    expect(late.filter(({ offMs }) => Math.abs(offMs) > 50)).toEqual([])
  })

  test('two runs with one seed give the same video stream, another seed gives another', async () => {
    const hashes = await Promise.all([plain, again, musical].map(({ made }) => hashVideoStream(made.out)))
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[2]).not.toBe(hashes[0])
  })
})

test('two runs with one seed give the same words, subtitles and thumbnail', async () => {
  expect(again.made.words).toEqual(plain.made.words)
  for (const ending of ['srt', 'vtt', 'jpg', 'report.json']) {
    const [one, other] = await Promise.all(
      [plain, again].map(({ workplace }) => readFile(workplace.pathOf(`out.${ending}`))),
    )
    expect(one!.equals(other!)).toBe(true)
  }
})

test.each([
  { ending: 'srt', mark: ',' },
  { ending: 'vtt', mark: '.' },
])(
  'each cue of the .$ending starts with its first word, and all words are there',
  async ({ ending, mark }) => {
    const { words } = plain.made
    const cues = readCues(await readFile(plain.workplace.pathOf(`out.${ending}`), 'utf8'), mark)
    let next = 0
    for (const [index, cue] of cues.entries()) {
      expect(Math.abs(cue.startSeconds - words[next]!.start)).toBeLessThanOrEqual(0.0006)
      next += cue.text.split(/\s+/).length
      expect(cue.endSeconds).toBeGreaterThanOrEqual(words[next - 1]!.end - 0.0006)
      expect(cue.endSeconds).toBeLessThanOrEqual((cues[index + 1]?.startSeconds ?? Infinity) + 1e-9)
    }
    expect(cues.map((cue) => cue.text.replaceAll('\n', ' ')).join(' ')).toBe(shortScript)
  },
)

interface Cue {
  startSeconds: number
  endSeconds: number
  text: string
}

function readCues(text: string, mark: string): Cue[] {
  const blocks = text.split('\n\n').map((block) => block.trim().split('\n'))
  return blocks.flatMap((lines) => {
    const at = lines.findIndex((line) => line.includes(' --> '))
    if (at < 0) return []
    const [startSeconds, endSeconds] = lines[at]!.split(' --> ').map((clock) => readClock(clock, mark))
    return [{ startSeconds: startSeconds!, endSeconds: endSeconds!, text: lines.slice(at + 1).join('\n') }]
  })
}

function readClock(clock: string, mark: string): number {
  expect(clock).toMatch(new RegExp(`^\\d\\d:\\d\\d:\\d\\d\\${mark}\\d\\d\\d$`))
  const [hours, minutes, seconds] = clock.replace(mark, '.').split(':').map(Number)
  return hours! * 3600 + minutes! * 60 + seconds!
}

const minPauseSeconds = 0.15

function listWordsAfterPause(words: readonly TimedWord[]): { word: TimedWord; before: number }[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1]?.end ?? 0
    return index === 0 || word.start - before >= minPauseSeconds ? [{ word, before }] : []
  })
}

const sampleRate = 48_000
const windowSeconds = 0.005
/** Relative to the loudest moment of the word. Speech is above this level, the codec's noise below it. */
const heardDb = -30

/** The onset of a word: the first audible window since the previous word ended. */
function findOnset(sound: Float32Array, before: number, word: TimedWord): number {
  const peak = Math.max(...listLevels(sound, word.start, word.end).map(({ level }) => level))
  const threshold = peak * 10 ** (heardDb / 20)
  // The previous word fades for a moment after its end.
  const heard = listLevels(sound, before + 0.04, word.end).find(({ level }) => level > threshold)
  return heard?.atSeconds ?? Infinity
}

function listLevels(sound: Float32Array, from: number, to: number): { atSeconds: number; level: number }[] {
  const size = Math.round(windowSeconds * sampleRate)
  const levels = []
  for (let start = Math.round(from * sampleRate); start + size <= to * sampleRate; start += size) {
    let sum = 0
    for (let index = start; index < start + size; index++) sum += (sound[index] ?? 0) ** 2
    levels.push({ atSeconds: start / sampleRate, level: Math.sqrt(sum / size) })
  }
  return levels
}
