import { expect, test } from 'vitest'
import { kindOfTopic, readAddress, toInspiration } from './read-typed.ts'

test('an address is recognized with and without its scheme, and words with dots are not addresses', () => {
  expect(readAddress(' https://example.org/a?b=c ')).toBe('https://example.org/a?b=c')
  expect(readAddress('youtu.be/dQw4w9WgXcQ')).toBe('https://youtu.be/dQw4w9WgXcQ')
  expect(readAddress('example.com')).toBe('https://example.com')
  for (const words of ['node.js', 'octopus', 'see example.com', '', '3.14', 'e.g.']) {
    expect(readAddress(words)).toBeNull()
  }
})

test('text pasted into the topic box is recognized as topic, video, page or transcript', () => {
  expect(kindOfTopic('why octopuses have three hearts')).toBe('topic')
  expect(kindOfTopic('https://www.youtube.com/watch?v=abc')).toBe('video')
  expect(kindOfTopic('https://notyoutube.com/watch?v=abc')).toBe('page')
  expect(kindOfTopic('en.wikipedia.org/wiki/Octopus')).toBe('page')
  expect(kindOfTopic('1\n00:00:00,000 --> 00:00:02,000\nHello')).toBe('transcript')
  expect(kindOfTopic('word '.repeat(200))).toBe('transcript')
})

test('a video link in the page box is analyzed as a video, and empty text makes no request', () => {
  expect(toInspiration('page', 'youtu.be/abc')).toEqual({ kind: 'video', url: 'https://youtu.be/abc' })
  expect(toInspiration('page', 'not an address')).toEqual({ kind: 'page', url: 'not an address' })
  expect(toInspiration('video', 'vimeo.com/76979871')).toEqual({
    kind: 'video',
    url: 'https://vimeo.com/76979871',
  })
  expect(toInspiration('topic', '  ')).toBeNull()
  expect(toInspiration('transcript', '\n')).toBeNull()
})
