// Captions without punctuation: long runs, what is quoted in them, and greetings and requests around them.

import { describe, expect, test } from 'vitest'
import { readSource } from '../cleaning/source-cleaning.ts'
import { loadLanguageTools } from '../wording/language-tools.ts'

const tools = await loadLanguageTools()
/** Enough around the words that they are read as captions. */
const before = 'so my uncle ran a small bakery in Leeds for thirty years'
const after = 'and that was the end of the bakery because he sold it in the spring to a cousin'

function cut(words: string): string {
  const { sentences } = readSource(`${before}\n${words}\n${after}`, tools)
  return sentences.map(({ text }) => text).join(' ')
}

describe('a sentence ends', () => {
  test.each([
    [
      'before "and" and a time, of which a condition follows',
      'so they moved the statue to the park and today when you walk by there you only see the base',
      ['to the park. And today when you walk by'],
    ],
    [
      'before "and then" and a date',
      'everybody told her it was fine and then on june 2nd around noon there was a flood in the street',
      ['told her it was fine. And then on'],
    ],
    [
      'before somebody who answers',
      'so they ask for a bigger boat in the spring and she says no because the old one still floats',
      ['in the spring. And she says no'],
    ],
    [
      'before a thing that "that" points to, of two words',
      'so the clerk says I can do nine and that bank visit took an hour and it saved me two hundred pounds',
      ['nine. And that bank visit took an hour'],
    ],
    [
      'before what is named first and taken up later',
      'and that was the best soup I ever made and then the second pot I burned it on the same night',
      ['the best soup I ever made. And then the second pot'],
    ],
    [
      'behind a verb that takes no object',
      'the boat sank in an hour and 40 sailors drowned it was the worst storm of the century',
      ['40 sailors drowned. It was the worst storm'],
    ],
    [
      'behind a measure',
      'the bridge threw them into the water two hundred feet below nine people were saved by a fisherman',
      ['two hundred feet below. Nine people were saved'],
    ],
    [
      'behind what falls away, of which a number follows',
      'the ship hits the ice and the rudder comes off 12 passengers jumped into the water',
      ['the rudder comes off. 12 passengers jumped'],
    ],
    [
      'before "and then" and a date, although its subject is far away',
      'the soup was always cold and then on november 3rd around four in the morning a ship called the Alma hit the rock',
      ['always cold. And then on'],
    ],
    [
      'behind what something is, of which an order follows',
      "a cat doesn't know what Monday is leave the food in the same corner at seven and it comes",
      ['what Monday is. Leave the food'],
    ],
    [
      'behind what does not help',
      "people bring me candles and candles never worked for moths I tell them lamps don't help it only makes it worse",
      ["lamps don't help. It only makes it worse"],
    ],
    [
      'behind an age',
      "and he wrote I was that boy and I never knew anyone noticed he's eighty two now he took a bus to see us",
      ["anyone noticed. He's eighty two now. He took a bus"],
    ],
    [
      'before "and last year", of which a time follows',
      'they kept the seat free in case she came home and last winter after the storm I hung her photo above it',
      ['in case she came home. And last winter after the storm I hung'],
    ],
    [
      'behind what is "that easy"',
      "if the milk is over 80 degrees you kill the culture it's that easy I use a candy thermometer",
      ["the culture. It's that easy. I use"],
    ],
    [
      'behind what is left on',
      'I keep the seeds in the shed with only the heater on the old heater makes it about 20 degrees',
      ['with only the heater on. The old heater'],
    ],
    [
      'behind "nothing", of which a verb with its own object follows',
      'if you go broke they get nothing I had two loans at the time',
      ['they get nothing. I had two loans'],
    ],
    [
      'before what there was instead',
      'I opened the box and there was nothing there was only a receipt from the jeweler',
      ['there was nothing. There was only a receipt'],
    ],
    [
      'behind the part that moved somebody',
      "and then I lifted the lid and here's the part that got me when I moved the paper you could read his name",
      ["here's the part that got me. When I moved the paper, you could read his name"],
    ],
  ])('%s', (_, words, wanted) => {
    const said = cut(words)
    for (const sentence of wanted) expect(said).toContain(sentence)
  })
})

describe('a sentence goes on', () => {
  test.each([
    [
      'within a number',
      'they dropped the piano from a crane three hundred and twenty feet above the street',
      'three hundred and twenty feet above the street',
    ],
    [
      'behind a call that is quoted',
      "then my cousin rings me and he says hi I'm selling the old van and I need help",
      "he says hi, I'm selling the old van",
    ],
    [
      'where somebody says which thing it is by what was done',
      'under the paint you could still see the first sign anyone had hung you could touch it',
      'the first sign anyone had hung. You could touch it',
    ],
    [
      'behind who it was that it happened to',
      'and the sailors who swam ashore every one of them survived the winter',
      'and the sailors who swam ashore, every one of them survived the winter',
    ],
    [
      'behind who it was that did it',
      'it was too late and some of the drivers they just left their trucks on the road',
      'some of the drivers, they just left their trucks',
    ],
    [
      'where a thing is named again',
      'so there was a wedding a wedding in the middle of a strike and nobody came',
      'there was a wedding, a wedding in the middle of a strike',
    ],
    [
      'behind an apology',
      'it said my dear Tom I am sorry I never called you back',
      'I am sorry I never called you back',
    ],
  ])('%s', (_, words, wanted) => {
    expect(cut(words).toLowerCase()).toContain(wanted.toLowerCase())
  })

  test('where a third point is graded before it is named', () => {
    const said = cut(
      "the first thing is the flour buy it fresh the second thing is the water use it warm and then the third thing and this is the big one it's the bowl your bowl is too cold",
    )
    expect(said).toContain("third thing. It's the bowl. Your bowl is too cold")
  })
})

describe('what speakers say to their viewers is not told', () => {
  const story =
    'a few years ago my aunt bought a lighthouse and nobody in the family believed her she paid nine thousand dollars for it and the roof was gone so she slept in the kitchen for a year and then one night a storm took the door off and she was still happy about it'
  const told = (words: string): string =>
    readSource(words, tools)
      .sentences.map(({ text }) => text)
      .join(' ')

  test.each([
    ['how it is going', `hey how's it going everyone welcome back to the boat shed so um ${story}`],
    ['what is happening', `yo what's happening guys it's Nina here and ${story}`],
    ['what is up', `what is up everybody ${story}`],
  ])('a greeting that asks %s', (_, words) => {
    expect(told(words)).toMatch(/^A few years ago/)
  })

  test('a request that says whom it helps, of which the story goes on at once', () => {
    const plea =
      'and by the way if you are new here make sure to hit that like button it really helps the channel and then the'
    const said = told(story.replace('and then one', plea.concat(' next thing was the door one')))
    expect(said).not.toMatch(/like button|channel/)
    expect(said).toContain('slept in the kitchen for a year')
    expect(said).toContain('hen the next thing was the door')
  })

  test('the last farewell, with the word that leads to it', () => {
    const said = told(`${story} anyway if you enjoyed this one hit subscribe and I'll see you next time`)
    expect(said).toMatch(/happy about it\.$/)
    expect(told(`${story} that's it for today guys peace`)).toMatch(/happy about it\.$/)
  })

  test.each([
    ['a promise', `if your boats keep sinking I promise you it's the seams and ${story}`, /promise/],
    [
      'a plea to share',
      `${story} anyway if this touched you share it with somebody peace`,
      /touched|share|peace/,
    ],
    ['the last words', `${story} all right that's it bye guys`, /bye|that's it/],
    [
      'where the speaker is',
      `so today I'm at my aunt's old dock and I wanna tell you about a lamp okay so ${story}`,
      /dock/,
    ],
    [
      'who does not want to hear it',
      `${story} number three and nobody wants to hear this it's the roof`,
      /wants to hear/,
    ],
  ])('%s is not told', (_, words, never) => {
    expect(told(words)).not.toMatch(never)
    expect(told(words)).toContain('nobody in the family believed her')
  })

  test('what somebody in the story asks for is told', () => {
    expect(told(`${story} and the carpenter goes give me a minute and he comes back with a door`)).toContain(
      'give me a minute',
    )
  })

  test('what the day is about makes the title', () => {
    const { title } = readSource(
      `hi guys it's Nina here and in today's video I'm gonna show you how I fixed a lighthouse in one winter and ${story}`,
      tools,
    )
    expect(title).toBe('How I fixed a lighthouse in one winter')
  })
})

test.each([
  ['times and conditions', 'and today if you go there '],
  ['calls', 'he says hey hey well yeah I am '],
  ['subjects that are taken up', 'and some of the people they just go and every one of them who '],
  ['requests', 'make sure to hit like and it really it really helps '],
])('a hostile run of %s takes no time', (_, words) => {
  const started = performance.now()
  cut(words.repeat(Math.ceil(60_000 / words.length)))
  expect(performance.now() - started).toBeLessThan(10_000)
})
