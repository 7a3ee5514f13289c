import { mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { testSpeechEngine } from '../suite.ts'
import { deleteVoices, downloadVoices } from './download.ts'
import { fromMirror, modelName, naturalVoices, voiceFiles, type VoiceFile } from './files.ts'
import { namePart, readVoicesState, writeVersion, type VoicesFolder } from './folder.ts'
import { createKokoro } from './kokoro.ts'
import { serveSource, writeProgram, writeSource, writeVoicesFolder, type VoiceSource } from './testing.ts'

const never = new AbortController().signal
let temporary: Awaited<ReturnType<typeof createTemporaryFolder>>
beforeAll(async () => {
  temporary = await createTemporaryFolder()
})
afterAll(() => temporary[Symbol.asyncDispose]())

describe('the natural voices', () => {
  let voices: VoicesFolder
  beforeAll(async () => {
    voices = await writeVoicesFolder(path.join(temporary.path, 'ready'))
  })
  testSpeechEngine(() => createKokoro(voices))

  test('give word times from the durations of the model, inside the sound, and none to what is silent', async () => {
    const text = 'The apple fell — on the table! 🙂 Close the door, quietly.'
    const { pcm, timed, spokenBy } = await createKokoro(voices).speak({ text, voice: 'Fable', signal: never })
    expect(spokenBy).toBe('natural voice (Kokoro)')
    expect(timed!.timing).toBe('provider')
    const { words } = timed!
    expect(words.map((word) => word.text)).toEqual(text.split(' '))
    const lengths = words.map(({ start, end }) => Number((end - start).toFixed(3)))
    expect(lengths[3]).toBe(0)
    expect(lengths[7]).toBe(0)
    // ði in the alphabet of the tokenizer: 81 and 51, so 4 and 4 frames of 25 ms.
    expect(lengths[0]).toBe(0.2)
    expect(words[0]!.start).toBeCloseTo(0.06, 3)
    expect(words.at(-1)!.end).toBeLessThan(pcm.length / 24_000)
  })

  test('speak a long text in parts that the model takes, with times that go on', async () => {
    const text = 'The wind was cold and the object fell to the ground. '.repeat(30).trim()
    const { pcm, timed } = await createKokoro(voices).speak({ text, voice: 'Alloy', signal: never })
    expect(timed!.words).toHaveLength(330)
    for (const [index, { start }] of timed!.words.entries()) {
      expect(start).toBeGreaterThanOrEqual(timed!.words[index - 1]?.end ?? 0)
    }
    expect(pcm.length / 24_000 - timed!.words.at(-1)!.end).toBeLessThan(0.5)
  })

  test('are seven, one for each name of the product', () => {
    expect(new Set(naturalVoices.map(({ id }) => id)).size).toBe(7)
    expect(voiceFiles.map(({ sha256 }) => sha256).every((sum) => /^[0-9a-f]{64}$/.test(sum))).toBe(true)
  })

  test('are refused when a file is damaged, and when they belong to another version', async () => {
    const place = path.join(temporary.path, 'damaged')
    const damaged = await writeVoicesFolder(place)
    const file = path.join(place, modelName)
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(1, 100, 120))
    const speaking = createKokoro(damaged).speak({ text: 'Tea is old.', voice: 'Alloy', signal: never })
    await expect(speaking).rejects.toMatchObject({ code: 'unavailable', message: /damaged/ })
    await writeFile(path.join(place, 'version.json'), '{"version":"older"}')
    expect(readVoicesState(damaged)).toEqual({ state: 'other_version' })
    expect(createKokoro(damaged).status()).toMatchObject({
      state: 'needs_model',
      sentence: /another version/,
    })
  })
})

describe('a download', () => {
  let source: VoiceSource
  let files: readonly VoiceFile[]
  let count = 0
  beforeAll(async () => {
    const folder = path.join(temporary.path, 'source')
    const listed = await writeSource(folder)
    source = await serveSource(folder)
    files = fromMirror(listed, source.address)
  })
  afterAll(() => source[Symbol.asyncDispose]())

  function open(): VoicesFolder {
    return { path: path.join(temporary.path, `download-${++count}`), files }
  }
  const download = (folder: VoicesFolder, signal = never) =>
    downloadVoices(folder, { signal, retryDelayMs: 1, quietMs: 500, install: writeProgram })

  test('leaves voices that speak, and another one takes nothing', async () => {
    const folder = open()
    expect(readVoicesState(folder)).toMatchObject({ state: 'missing', doneBytes: 0 })
    await download(folder)
    expect(readVoicesState(folder)).toEqual({ state: 'ready' })
    const asked = source.requests.length
    await download(folder)
    expect(source.requests).toHaveLength(asked)
    await deleteVoices(folder)
    expect(readVoicesState(folder)).toMatchObject({ state: 'missing', doneBytes: 0 })
  })

  test('that is cut at 99 % goes on from there by itself', async () => {
    const folder = open()
    const voice = files[1]!
    source.fail(voice.name, { type: 'cut', afterBytes: Math.round(voice.bytes * 0.99) }, 1)
    await download(folder)
    const asked = source.requests.filter((request) => request.includes(voice.name)).slice(-2)
    expect(asked[0]).toBe(`GET ${voice.name}`)
    expect(Number(/bytes=(\d+)-/.exec(asked[1]!)![1])).toBeGreaterThan(voice.bytes / 2)
    expect(readVoicesState(folder)).toEqual({ state: 'ready' })
  })

  test('starts over at a source without Range, and at one that refuses the range', async () => {
    const voice = files[2]!
    for (const fault of [{ type: 'no range' }, { type: 'status', status: 416 }] as const) {
      const folder = open()
      await mkdir(path.join(folder.path, 'voices'), { recursive: true })
      await writeFile(namePart(folder.path, voice), Buffer.alloc(1000, 9))
      source.fail(voice.name, fault, 1)
      await download(folder)
      expect(readVoicesState(folder)).toEqual({ state: 'ready' })
    }
  })

  test.each([
    ['a wrong checksum', { type: 'other bytes' }, /checksum of af_alloy.bin .* is wrong/],
    ['an unknown address', { type: 'status', status: 404 }, /refused .* \(404\)/],
    ['a page instead of the file', { type: 'page' }, /something else than a file/],
    ['a file that is too long', { type: 'too long' }, /something else than a file/],
    ['a source that is busy', { type: 'status', status: 503 }, /can’t be reached/],
    ['a source that always cuts at the same place', { type: 'cut', afterBytes: 0 }, /can’t be reached/],
  ] as const)('fails in words for %s, and succeeds once that is over', async (_, fault, message) => {
    const folder = open()
    source.fail('af_alloy.bin', fault, 8)
    await expect(download(folder)).rejects.toMatchObject({ code: 'provider_failed', message })
    expect(readVoicesState(folder)).toMatchObject({ state: 'missing' })
    source.fail('af_alloy.bin', { type: 'slow', bytes: 200_000 })
    await download(folder)
    expect(readVoicesState(folder)).toEqual({ state: 'ready' })
  })

  test('that is canceled keeps what has arrived, and lets go of the folder', async () => {
    const folder = open()
    const slow = files[3]!
    source.fail(slow.name, { type: 'slow', bytes: 20_000 }, 1)
    const stop = new AbortController()
    const running = download(folder, stop.signal)
    await expect
      .poll(() =>
        stat(namePart(folder.path, slow)).then(
          ({ size }) => size,
          () => 0,
        ),
      )
      .toBeGreaterThan(0)
    expect(readVoicesState(folder)).toMatchObject({ state: 'downloading' })
    await expect(download(folder)).rejects.toMatchObject({ code: 'conflict' })
    await expect(deleteVoices(folder)).rejects.toMatchObject({ code: 'conflict' })
    stop.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
    const state = readVoicesState(folder)
    expect(state).toMatchObject({ state: 'missing' })
    expect('doneBytes' in state && state.doneBytes).toBeGreaterThan(2 * 522_240)
    await download(folder)
    expect(readVoicesState(folder)).toEqual({ state: 'ready' })
  })

  test.skipIf(process.platform !== 'linux')('says so when the disk is full', async () => {
    const folder = open()
    const voice = files[1]!
    await mkdir(path.join(folder.path, 'voices'), { recursive: true })
    await symlink('/dev/full', namePart(folder.path, voice))
    await expect(download(folder)).rejects.toMatchObject({ code: 'disk_full' })
    await rm(namePart(folder.path, voice))
    await download(folder)
  })

  test('into a folder of another version fetches only what differs', async () => {
    const folder = open()
    await download(folder)
    await writeVersion({ ...folder, files: files.slice(1) })
    await truncate(path.join(folder.path, files[4]!.name), 1000)
    const asked = source.requests.length
    await download(folder)
    expect(source.requests.slice(asked)).toEqual([`GET ${files[4]!.name}`])
    expect((await readdir(folder.path)).sort()).toEqual(
      ['onnx', 'program', 'tokenizer.json', 'version.json', 'voices'].sort(),
    )
  })
})
