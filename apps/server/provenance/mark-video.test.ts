import { execFileSync } from 'node:child_process'
import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markVideo } from './mark-video.ts'
import { readSourceType } from './read-mark.ts'

const mark = { digitalSourceType: 'algorithmicMedia', madeWith: 'Built-in', aiSystem: null } as const

let folder: string
let plain: string
let marked: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-marks-'))
  plain = path.join(folder, 'plain.mp4')
  marked = path.join(folder, 'marked.mp4')
  const film = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=160x90:r=10:d=1,format=yuv420p',
    '-f',
    'lavfi',
    '-i',
    'sine=d=1',
  ]
  execFileSync('ffmpeg', ['-v', 'error', ...film, '-movflags', 'faststart', plain])
  await copyFile(plain, marked)
  await markVideo(marked, mark)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Hashes of all decoded frames of a file. Any warning of the decoder fails the test. */
function decode(file: string): string {
  return execFileSync('ffmpeg', ['-v', 'warning', '-xerror', '-i', file, '-f', 'framemd5', '-']).toString()
}

test('a marked video decodes as before, and says how it came to be', async () => {
  expect(decode(marked)).toBe(decode(plain))
  expect(await readSourceType(plain)).toBeNull()
  expect(await readSourceType(marked)).toBe('algorithmicMedia')
  const bytes = await readFile(marked)
  // The bytes before the mark are the same.
  const { length } = await readFile(plain)
  expect(bytes.subarray(0, length)).toEqual(await readFile(plain))
  expect(bytes.readUInt32BE(length)).toBe(bytes.length - length)
})

test('a video is marked once, and the same mark gives the same bytes', async () => {
  const again = path.join(folder, 'again.mp4')
  await copyFile(plain, again)
  await markVideo(again, mark)
  await markVideo(again, { ...mark, digitalSourceType: 'humanEdits' })
  expect(await readFile(again)).toEqual(await readFile(marked))
})

test('the index of a fragmented video stays its last box', async () => {
  const file = path.join(folder, 'fragments.mp4')
  const film = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10:d=2,format=yuv420p', '-g', '5']
  execFileSync('ffmpeg', ['-v', 'error', ...film, '-movflags', 'frag_keyframe+empty_moov', file])
  const before = await readFile(file)
  const frames = decode(file)
  const indexBytes = before.readUInt32BE(before.length - 4)
  expect(before.toString('latin1', before.length - indexBytes + 4).startsWith('mfra')).toBe(true)
  await markVideo(file, mark)
  const after = await readFile(file)
  expect(decode(file)).toBe(frames)
  expect(after.subarray(-indexBytes)).toEqual(before.subarray(-indexBytes))
  expect(after.subarray(0, -indexBytes).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia')
})

test('a video with another program’s box is marked; a video with signed credentials is not', async () => {
  for (const [id, isMarked] of [
    ['a5d40b30e81411ddba2f0800200c9a66', true],
    ['d8fec3d61b0e483c92975828877ec481', false],
  ] as const) {
    const file = path.join(folder, `${id}.mp4`)
    await copyFile(plain, file)
    await appendFile(file, Buffer.concat([Buffer.from('\0\0\0\x18uuid', 'latin1'), Buffer.from(id, 'hex')]))
    await markVideo(file, mark)
    expect(await readSourceType(file)).toBe(isMarked ? 'algorithmicMedia' : null)
  }
})

test('a video whose last box has no size, and a file that is not an MP4, stay unchanged', async () => {
  const endless = path.join(folder, 'endless.mp4')
  await copyFile(plain, endless)
  await appendFile(endless, Buffer.from('\0\0\0\0free', 'latin1'))
  const none = path.join(folder, 'none.mp4')
  await writeFile(none, 'This is not a film')
  for (const file of [endless, none]) {
    const before = await readFile(file)
    await markVideo(file, mark)
    expect(await readFile(file)).toEqual(before)
  }
})

test('a long file is searched at both ends only, for credentials and retired terms too', async () => {
  const file = path.join(folder, 'long.bin')
  const filler = Buffer.alloc(3_000_000)
  const term = (name: string) => Buffer.from(`http://cv.iptc.org/newscodes/digitalsourcetype/${name}`)
  await writeFile(file, Buffer.concat([filler, term('digitalCapture'), filler]))
  expect(await readSourceType(file)).toBeNull()
  await appendFile(file, term('minorHumanEdits'))
  expect(await readSourceType(file)).toBe('humanEdits')
  // Of several steps, the step with a model decides.
  await appendFile(file, Buffer.concat([Buffer.from(' '), term('trainedAlgorithmicMedia')]))
  expect(await readSourceType(file)).toBe('trainedAlgorithmicMedia')
})
