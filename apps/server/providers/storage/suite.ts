// Tests that every storage must pass.

import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { borrowAll, type Storage } from './port.ts'

const limit = { maxBytes: 100, sentence: 'Too large.' }
const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

/** Registers the suite of one storage. */
export function testStorage(open: () => Storage): void {
  const put = async (storage: Storage, content = 'hello'): Promise<string> => {
    const key = `space/${randomUUID()}.txt`
    await storage.write(key, Readable.from([Buffer.from(content)]), limit)
    return key
  }
  testKeeping(open, put)
  testBorrowing(open, put)
}

type Put = (storage: Storage, content?: string) => Promise<string>

function testKeeping(open: () => Storage, put: Put): void {
  test('keeps a stream, and gives back all of it or a part', async () => {
    const storage = open()
    const key = `space/${randomUUID()}.txt`
    const stored = await storage.write(key, Readable.from([Buffer.from('hel'), Buffer.from('lo')]), limit)
    expect(stored).toEqual({ sizeBytes: 5, sha256 })
    expect(await text(await storage.read(key))).toBe('hello')
    expect(await text(await storage.read(key, { range: { start: 1, end: 3 } }))).toBe('ell')
  })

  test('keeps a file of this machine', async () => {
    const storage = open()
    const file = path.join(tmpdir(), `vivify-${randomUUID()}.txt`)
    await writeFile(file, 'hello')
    const key = `space/${randomUUID()}.txt`
    expect(await storage.take(key, file)).toEqual({ sizeBytes: 5, sha256 })
    // `take` may have moved it.
    await rm(file, { force: true })
    expect(await text(await storage.read(key))).toBe('hello')
  })

  test('keeps nothing of a stream that is too long or breaks', async () => {
    const storage = open()
    const key = `space/${randomUUID()}.txt`
    const long = Readable.from([Buffer.alloc(60), Buffer.alloc(60)])
    await expect(storage.write(key, long, limit)).rejects.toMatchObject({ code: 'too_large' })
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('hel')
        throw new Error('Gone')
      })(),
    )
    await expect(storage.write(key, broken, limit)).rejects.toThrow()
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('tells a file that is not whole', async () => {
    const storage = open()
    const key = await put(storage)
    await expect(storage.read(key, { sizeBytes: 9 })).rejects.toMatchObject({ code: 'internal' })
  })

  test('forgets a key, and one that is not there', async () => {
    const storage = open()
    const key = await put(storage)
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('lists its keys with the moment when they were written', async () => {
    const storage = open()
    const key = await put(storage)
    const written = new Map<string, number>()
    for await (const each of storage.list()) written.set(each.key, each.writtenMs)
    expect(Math.abs(Date.now() - written.get(key)!)).toBeLessThan(60_000)
    expect(await storage.removeUnfinished(Date.now())).toBe(0)
  })
}

function testBorrowing(open: () => Storage, put: Put): void {
  test('lends one file to all who borrow a key, until the last has given it back', async () => {
    const storage = open()
    const key = await put(storage)
    const [first, second] = await Promise.all([storage.borrow(key), storage.borrow(key)])
    expect(first.path).toBe(second.path)
    expect(path.extname(first.path)).toBe('.txt')
    await first[Symbol.asyncDispose]()
    await first[Symbol.asyncDispose]()
    expect(await readFile(second.path, 'utf8')).toBe('hello')
    await second[Symbol.asyncDispose]()
    await using again = await storage.borrow(key)
    expect(await readFile(again.path, 'utf8')).toBe('hello')
  })

  test('lends several together, or none', async () => {
    const storage = open()
    const keys = [await put(storage, 'one'), await put(storage, 'two')]
    await using both = await borrowAll(storage, keys)
    const contents = await Promise.all(both.paths.map((file) => readFile(file, 'utf8')))
    expect(contents).toEqual(['one', 'two'])
    await expect(borrowAll(storage, [...keys, 'space/none.txt'])).rejects.toMatchObject({ code: 'not_found' })
  })
}
