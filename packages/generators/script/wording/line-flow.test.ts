import { expect, test } from 'vitest'
import { fromScript } from '../from-script.ts'
import { fromSource } from '../from-source.ts'
import { toProjectScenes } from '../types.ts'

async function say(text: string): Promise<string> {
  return toProjectScenes(await fromScript(text))
    .map((scene) => scene.say)
    .join(' ')
}

test('each line of a note in small letters is a sentence', async () => {
  expect(await say('TP LINK:\nfast wifi everywhere\nno more dead zones\nsetup took 5 minutes')).toBe(
    'TP LINK: fast wifi everywhere. no more dead zones. setup took 5 minutes',
  )
  expect(await say('i moved to lisbon\nmy rent is 600 euros\nmy coffee is 1 euro\nwould you do it?')).toBe(
    'i moved to lisbon. my rent is 600 euros. my coffee is 1 euro. would you do it?',
  )
})

test('a line of a note goes on where its last word has no end', async () => {
  expect(
    await say(
      'i moved to the\ncity of lisbon\nmy rent is 600 euros\nit is enough\ni like it here\nyou would too',
    ),
  ).toBe('i moved to the city of lisbon. my rent is 600 euros. it is enough. i like it here. you would too')
})

test('lines of captions stay one text, and so do wrapped ones', async () => {
  const captions =
    'so today we are going to talk about the\nbest way to make coffee at home and\nyou do not need a machine for\nit because a press is\nenough for most people'
  expect(await say(captions)).toBe(captions.replaceAll('\n', ' '))
  expect(
    await say('Octopuses have three hearts,\nand two of them\nstop when they swim.\nThat is why they crawl.'),
  ).toBe('Octopuses have three hearts, and two of them stop when they swim. That is why they crawl.')
})

test('a short note without marks is told line by line as a transcript, too', async () => {
  const draft = await fromSource(
    'i moved to lisbon\nmy rent is 600 euros\nmy coffee is 1 euro\nyou should see it',
  )
  expect(draft.hook.text).toBe('I moved to lisbon.')
})
