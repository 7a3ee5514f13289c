import { expect, test } from 'vitest'
import { createKeyedHasher } from './keyed-hash.ts'
import { makeSealingKey } from './sealed.ts'

const [older, newer] = [makeSealingKey(), makeSealingKey()]

test('a text is found after another key was put first, until its key is removed', () => {
  const before = createKeyedHasher([older!], 'licences').hash('VVF-1')
  const after = createKeyedHasher([newer!, older!], 'licences')
  expect(after.hashAll('VVF-1')).toContain(before)
  expect(after.hash('VVF-1')).not.toBe(before)
  expect(after.isKnown(before)).toBe(true)
  const without = createKeyedHasher([newer!], 'licences')
  expect(without.hashAll('VVF-1')).not.toContain(before)
  expect(without.isKnown(before)).toBe(false)
})

test('a key that was given another id still finds its hashes', () => {
  const before = createKeyedHasher([older!], 'licences').hash('VVF-1')
  expect(createKeyedHasher([{ ...older!, id: 'renamed' }], 'licences').hash('VVF-1')).toBe(before)
})

test('hashes of another purpose, text or key differ, and none contains the text', () => {
  const hashes = [
    createKeyedHasher([older!], 'licences').hash('VVF-1'),
    createKeyedHasher([older!], 'invites').hash('VVF-1'),
    createKeyedHasher([older!], 'licences').hash('VVF-2'),
    createKeyedHasher([newer!], 'licences').hash('VVF-1'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  for (const hash of hashes) expect(hash).not.toContain('VVF')
})

test('without a key nothing is hashed', () => {
  expect(() => createKeyedHasher([], 'licences')).toThrow('There is no key for hashing secrets.')
})
