import { expect, test } from 'vitest'
import {
  bestIdea,
  firstFilled,
  maxTranscriptCharacters,
  noteTyped,
  readTopic,
  sortTyped,
} from './inspiration-notes.ts'

const empty = { topic: '', videoUrl: '', pageUrl: '', transcript: '' }

test('what is typed is kept in the note of its box, no longer than the contract allows', () => {
  expect(noteTyped('topic', 'octopus')).toEqual({ topic: 'octopus' })
  expect(noteTyped('topic', 'x'.repeat(501)).topic).toHaveLength(500)
  expect(noteTyped('video', 'x'.repeat(2001)).videoUrl).toHaveLength(2000)
  expect(noteTyped('page', 'x'.repeat(2001)).pageUrl).toHaveLength(2000)
  expect(noteTyped('transcript', 'x'.repeat(200_001)).transcript).toHaveLength(maxTranscriptCharacters)
})

test('a topic stays where it is; anything else moves to its box and leaves the topic empty', () => {
  expect(sortTyped('octopus')).toEqual({ kind: 'topic', notes: null })
  expect(sortTyped(' youtu.be/abc ')).toEqual({
    kind: 'video',
    notes: { topic: '', videoUrl: 'https://youtu.be/abc' },
  })
  const long = 'word '.repeat(60_000)
  expect(sortTyped(long)).toEqual({
    kind: 'transcript',
    notes: { topic: '', transcript: long.slice(0, maxTranscriptCharacters) },
  })
  const address = `https://example.org/?q=${'x'.repeat(3000)}`
  expect(sortTyped(address).notes).toEqual({ topic: '', pageUrl: address.slice(0, 2000) })
})

test('a project opens with the first box that has something in it', () => {
  expect(firstFilled(empty)).toBe('topic')
  expect(firstFilled({ ...empty, transcript: 'Hello', pageUrl: 'example.org' })).toBe('page')
})

test('the topic of an address is shortened; an empty one asks for nothing', () => {
  expect(readTopic('  octopus ')).toBe('octopus')
  expect(readTopic('   ')).toBeNull()
  expect(readTopic('x'.repeat(600))).toHaveLength(500)
})

test('the idea taken unasked is the first that needs no facts, else the first', () => {
  const [frame, starter, vendor] = ['frame', 'starter', 'vendor'].map((engine) => ({ engine }))
  expect(bestIdea([frame!, starter!, vendor!])).toBe(starter)
  expect(bestIdea([frame!])).toBe(frame)
  expect(bestIdea([])).toBeUndefined()
  expect(bestIdea([frame!, { ...starter!, isRelated: true }])).toBe(frame)
  expect(bestIdea([{ ...starter!, isRelated: true }])).toBeUndefined()
})
