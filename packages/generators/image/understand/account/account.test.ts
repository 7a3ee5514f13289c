import { describe, expect, test } from 'vitest'
import { splitWords } from '../../motifs/words.ts'
import { readPromptLists } from '../../../node/prompt-lists.ts'
import { promptCases } from '../prompts/prompt-cases.ts'
import { silentWords } from '../words/qualities.ts'
import { understandPrompt } from '../understand-prompt.ts'
import { negations, numbers, relationWords } from '../words/words.ts'

const actors = ['a woman', 'two firemen', 'a gnarled hermit', 'a sleeping fox', 'three dogs', 'an armadillo']
const deeds = ['riding', 'juggling', 'in front of', 'with', 'eating', 'behind', 'wearing']
const objects = [
  'a red scarf',
  'a broken vase',
  'five lanterns',
  'a zeppelin',
  'an old oak table',
  'a basket of plums',
]
const frames = ['in a kitchen at night', 'from above', 'on a foggy beach', 'covered in moss']

const made = actors.flatMap((actor, first) =>
  deeds.flatMap((deed, second) =>
    objects.map(
      (object, third) => `${actor} ${deed} ${object} ${frames[(first + second + third) % frames.length]!}`,
    ),
  ),
)

const prompts = [...promptCases.map(({ prompt }) => prompt), ...readPromptLists(), ...made]

/** Words that bind: a lost relation between two drawn things is reported, any other binds to a word that is reported. */
const binding = new Set(
  [...relationWords.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => !word.endsWith('ing')),
)
const isBinding = (word: string): boolean => silentWords.has(word) || binding.has(word) || negations.has(word)

describe('the account of a prompt', () => {
  test('names every word of several hundred prompts as drawn or as missing', () => {
    expect(prompts.length).toBeGreaterThan(400)
    for (const prompt of prompts) {
      const { drawn, missing } = understandPrompt(prompt)
      const named = new Set([...drawn, ...missing].flatMap((phrase) => phrase.split(' ')))
      const lost = splitWords(
        prompt.replace(
          /on the (?:ground|floor|grass)|from the sky|instead of \w+|without an? \w+|with no \w+/,
          '',
        ),
      ).filter((word) => !named.has(word) && !isBinding(word))
      expect(lost, prompt).toEqual([])
    }
  })

  test('never says of one word that it is drawn and missing, unless it stands twice', () => {
    for (const prompt of prompts) {
      const words = splitWords(prompt)
      if (new Set(words).size < words.length) continue
      const { drawn, missing } = understandPrompt(prompt)
      expect(
        drawn.filter((word) => missing.includes(word)),
        prompt,
      ).toEqual([])
    }
  })

  test('draws as many as a number that it says it drew', () => {
    for (const [word, count] of Object.entries(numbers)) {
      const { subjects, drawn } = understandPrompt(`${word} horses`)
      if (drawn.includes(word)) expect(subjects.length, word).toBe(Math.min(6, count))
      else expect(understandPrompt(`${word} horses`).missing).toContain(word)
    }
  })

  test.each([
    ['an owl with a broken wing', ['broken', 'wing']],
    ['a woman wearing a red scarf', []],
    ['a dog wearing a red scarf', []],
    ['a dog wearing red boots', ['wearing']],
    ['a farmer in a barn', []],
    ['a farmer in a windmill', ['in']],
    ['a house seen from above', ['from above']],
    ['a man with a theremin', ['theremin']],
    ['a man with a zeppelin', []],
    ['twenty horses', ['twenty']],
    ['an angry man', []],
    ['an angry teapot', []],
    ['an angry umbrella', ['angry']],
    ['a broken window', []],
    ['a broken rainbow', ['broken']],
    ['a candle melting on a table', []],
    ['a half eaten apple beside a melting clock', []],
    ['a half eaten castle', ['half eaten']],
    ['a hatching egg', []],
    ['a violinist playing in the snow', []],
    ['a wolf howling at the moon', []],
    ['a cat howling at the moon', ['howling']],
    ['a woman in Paris', []],
    ['a street in Tokyo with neon signs', []],
    ['a woman in Oslo', ['oslo']],
    ['a camera and a passport from above', []],
    ['a lion from above', ['from above']],
    ['a wolf pack in the snow', []],
    ['a snowman with a top hat', []],
    ['a wooden table', []],
    ['a wooden airplane', []],
    ['a leather airplane', []],
    ['a velvet airplane', ['velvet']],
    ['an empty street', []],
    ['rain in a kitchen', ['rain']],
    ['a fish singing', ['singing']],
    ['a bird flying', []],
    ['a horse flying', []],
    ['a shark flying', ['flying']],
    ['a V of geese', ['v']],
    ['a man carrying a castle', ['carrying']],
    ['leaves falling on a river', []],
    ['a typewriter, a cup of tea and an old photograph', []],
    ['an old cloud', ['old']],
    ['a bird on a snowy branch', []],
    ['two farmers carrying a basket', []],
    ['three farmers carrying a basket', ['carrying']],
    ['a motorcycle in front of a diner', []],
    ['a pirate ship', []],
    ['a pirate island', ['pirate']],
    ['a skateboard in an empty pool', ['empty']],
    ['a hamster running', ['running']],
    ['a snowman with a blue scarf', []],
    ['a snowman with a red scarf', []],
    ['a fish in a bowl', []],
    ['a whale swimming above a city', ['above']],
    ['a plane over the sea', []],
    ['a rocket over the mountains at night', []],
    ['an old bridge over a river', []],
    ['a cabin with snow on the windows', []],
    ['a stressed woman in front of a laptop', []],
    ['a man sleeping in front of a computer', ['sleeping']],
    ['a phone with a cracked screen', []],
    ['a bridge over a river in autumn', []],
    ['a train station full of people', []],
    ['a laptop and a cup of tea on a kitchen table', []],
    ['a boy looking out of the window at the rain', []],
    ['a guitar teacher', ['guitar']],
    // What a thing should be made of, hold or be behind is missing when it is only beside it.
    ['a businessman climbing a ladder of coins', []],
    ['a businessman on a chair of books', ['of books']],
    ['a volcano erupting behind a village', []],
    ['an hourglass with a city inside', []],
    ['a farmer leading a cow through a gate', ['through']],
    ['a pumpkin with a candle inside', ['inside']],
    ['a broken heart made of glass', []],
    ['a taxi driver sleeping in his car', ['sleeping']],
    ['a rooster on a barn roof at dawn', []],
    ['an owl wearing glasses reading a newspaper', []],
    ['a lion and a lamb lying side by side', []],
    ['a pair of glasses', []],
    ['three sheep on a green hill', []],
    ['three sheep on a purple hill', ['purple']],
    ['a dog with a stick in its mouth', []],
    ['a clock on the ground', []],
    ['an old couple sitting on a park bench feeding ducks', []],
    ['a bowl of soup', []],
    ['a loaf of rye bread', ['rye']],
    ['a basket full of apples', []],
    ['a woman with red hair', []],
    ['embers falling on a river', []],
    ['a raccoon in a coat', ['in']],
    ['a lone cowboy riding into the sunset', []],
    ['a girl riding a horse', []],
    ['a tent in a forest under the stars', ['under the stars']],
    ['a tent on a field under the stars', []],
    ['two knights with swords', []],
    ['a bus stopping on a road', []],
    ['a crowded beach on a hot summer day', []],
    ['a lighthouse painted in red and white stripes', []],
    ['a small chapel on a hill', []],
    ['a nun in a church', []],
    ['a picture on the wall of an office', []],
    ['a smoky bar', []],
    ['a mountain lake with a perfect reflection of the peaks', []],
    ['a cup of coffee next to a rainy window', []],
    ['a busy train station at rush hour', []],
    ['a busy desert', []],
    ['a camel in a busy desert', ['busy']],
    ['a wolf howling on a hill under the moon', []],
    ['a cat in a kitchen under the moon', ['moon']],
    ['a robot gardener', []],
    ['a close-up of a crying woman', []],
    ['a close-up of a running woman', ['running']],
    ['five colorful umbrellas', []],
    ['a colorful umbrella', []],
    ['three colorful boats', []],
    ['a colorful boat', []],
    ['a lonely old man feeding pigeons', []],
    ['a lonely couple', ['lonely']],
    ['a narrow alley in Italy', ['italy']],
    ['a kitchen in autumn', ['in autumn']],
    ['a spring meadow', []],
    ['a rooftop with string lights', []],
    ['a market with wooden stalls', []],
    ['a kitchen with wooden stalls', ['wooden stalls']],
    ['a wheat field under a stormy sky', []],
    ['a bowling alley with neon lights', []],
    ['a grandfather teaching a girl to fish', []],
    ['a stack of old books', []],
  ])('of "%s" it misses %j', (prompt, missing) => {
    expect(understandPrompt(prompt).missing).toEqual(missing)
  })

  test('paints nobody whom the words do not ask for', () => {
    expect(understandPrompt('embers falling on a quiet river').subjects).toEqual([])
    expect(understandPrompt('a baby elephant').subjects).toHaveLength(1)
    expect(understandPrompt('a mother bear').subjects).toHaveLength(1)
    expect(understandPrompt('a family of ducks').subjects).toHaveLength(3)
    expect(understandPrompt('a pair of glasses').subjects).toHaveLength(1)
    expect(understandPrompt('a vase of flowers').subjects).toHaveLength(1)
    expect(understandPrompt('a loaf of rye bread').subjects).toHaveLength(1)
    expect(understandPrompt('a typewriter, a lamp').subjects).toHaveLength(2)
  })
})

test('who kneels begs, and what stands upright is not seen from above', () => {
  expect(understandPrompt('a man on his knees begging a queen for mercy').missing).toEqual([])
  expect(understandPrompt('a candle and a bottle from above').missing).toEqual(['from above'])
  expect(understandPrompt('a pizza from above').missing).toEqual([])
})

describe('owners of things', () => {
  test.each([
    "a rabbit popping out of a magician's hat",
    "a cat sleeping on a king's throne",
    "a kitten in a soldier's helmet",
  ])('are seen in what is theirs alone: %s', (prompt) => {
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('are told where anybody might have it', () => {
    expect(understandPrompt("a dog in a doctor's bag").missing).toEqual(['doctor'])
  })
})
