import { expect, test } from 'vitest'
import { listKeptKeys, readKept, writeKept } from './kept-value.ts'
import { createMemoryStorage } from './memory-storage.ts'

test('a value is stored and deleted, and a damaged one reads as null', () => {
  const storage = createMemoryStorage()
  writeKept('vivify.a', { words: ['tea'] }, storage)
  expect(readKept('vivify.a', storage)).toEqual({ words: ['tea'] })
  expect(listKeptKeys('vivify.', storage)).toEqual(['vivify.a'])
  writeKept('vivify.a', null, storage)
  expect(storage.length).toBe(0)
  storage.setItem('vivify.a', '{"words":')
  expect(readKept('vivify.a', storage)).toBeNull()
})

test('a storage that is full or blocked stores nothing and throws nothing', () => {
  const refuse = (): never => {
    throw new DOMException('Refused.', 'SecurityError')
  }
  const storage = { ...createMemoryStorage(), getItem: refuse, setItem: refuse, key: refuse, length: 1 }
  writeKept('vivify.a', 1, storage)
  expect(readKept('vivify.a', storage)).toBeNull()
  expect(listKeptKeys('vivify.', storage)).toEqual([])
})
