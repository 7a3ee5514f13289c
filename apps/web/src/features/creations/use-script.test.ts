import { expect, test } from 'vitest'
import { writeVtt } from '@vivify/timeline/captions/files'
import { readSpokenWords } from './use-script.ts'

test('the words of subtitles are read without times, names and marks', async () => {
  const subtitles =
    'WEBVTT\r\n\r\nNOTE made by Vivify\r\n\r\n1\r\n00:00.000 --> 00:01.000\r\n<v Anna>Tea is <b>old</b>.\r\n\r\n00:01.000 --> 00:02.000 line:80%\r\nVery\r\nold.\r\n'
  expect(await readSpokenWords(subtitles)).toBe('Tea is old. Very old.')
  expect(await readSpokenWords('')).toBe('')
})

test('the words of a video’s own subtitles come back as they were written', async () => {
  const said = ['Q&A time:', 'is 1 < 2 &amp; 3 > 2?', 'NASA: yes.', 'NASA: yes.', '42', '[Music] plays.']
  const cues = said.map((text, index) => ({ start: index, end: index + 1, text }))
  expect(await readSpokenWords(writeVtt(cues))).toBe(said.join(' '))
})
