import { expect, test } from 'vitest'
import { readSpokenWords } from './use-script.ts'

test('the words of subtitles are read without times, names and marks', () => {
  const subtitles =
    'WEBVTT\r\n\r\nNOTE made by Vivify\r\n\r\n1\r\n00:00.000 --> 00:01.000\r\nTea is <b>old</b>.\r\n\r\n00:01.000 --> 00:02.000 line:80%\r\nVery\r\nold.\r\n'
  expect(readSpokenWords(subtitles)).toBe('Tea is old. Very old.')
  expect(readSpokenWords('')).toBe('')
})
