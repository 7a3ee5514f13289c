// Captions without punctuation: subjects and orders that the words before can't take.

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

describe('a clause begins', () => {
  test.each([
    [
      'with a subject that begins again, with an object of its own',
      'and he tried everything he hit a pillow and nothing worked',
      ['he tried everything. He hit a pillow'],
    ],
    [
      'with a subject that begins again behind a thing',
      'so she painted the kitchen she fixed the door and then she left',
      ['she painted the kitchen. She fixed the door'],
    ],
    [
      'with the same denial',
      "I don't use soap in winter I don't talk to it",
      ["I don't use soap in winter. I don't talk to it"],
    ],
    [
      'where "that" takes up a noun',
      "you'll see there's a ring that isn't shiny that ring is raw ceramic",
      ["a ring that isn't shiny. That ring is raw ceramic"],
    ],
    [
      'where "this" takes up a noun behind a verb',
      'we pulled out the drawer that always stuck this drawer was full of letters',
      ['the drawer that always stuck. This drawer was full of letters'],
    ],
    [
      'with an order that no singular noun could say',
      "you do that ten times on the other side don't press hard",
      ["on the other side. Don't press hard"],
    ],
    [
      'with the next step',
      'the weight of the knife is enough now to check it take a tomato and pull',
      ['the knife is enough. Now to check it'],
    ],
    [
      'with a point that is counted alone',
      "there are three things I do first I never water on a schedule if it's not dry I walk away second I turn it a quarter every Sunday",
      ['three things I do. First, I never water', 'I walk away. Second, I turn it'],
    ],
    [
      'behind an order that does something again',
      'if it slides off do another ten I do this about once a month',
      ['If it slides off, do another ten. I do this'],
    ],
    [
      'behind a question of how bad something can be',
      'so I thought okay how bad can it be and the first day I opened the door',
      ['how bad can it be. And the first day'],
    ],
  ])('%s', (_, words, wanted) => {
    const said = cut(words)
    for (const sentence of wanted) expect(said.toLowerCase()).toContain(sentence.toLowerCase())
  })
})

describe('no clause begins', () => {
  test.each([
    [
      'before a verb that would have no subject',
      'every movie you have ever seen is a man hitting vegetables',
    ],
    ['where a thing is said to be built', 'in the end he lost the house he built for his wife'],
    ['before what somebody ever did', 'the only dog I ever loved was a mutt from the pound'],
    ['where several do not', "the kids in my class don't read it anymore"],
    ['where two do not', "my wife and my son don't like it at all"],
    ['where somebody is told what not to do', "I told my brother don't do it again"],
    ['with a place in a race', 'he came in second'],
    ['with what is done first', 'you have to salt it first'],
  ])('%s', (_, words) => {
    expect(cut(words).toLowerCase()).toContain(words.toLowerCase())
  })
})

test('a hostile run of points takes no time', () => {
  const started = performance.now()
  cut('first I do it second I do it '.repeat(1500))
  expect(performance.now() - started).toBeLessThan(8000)
})
