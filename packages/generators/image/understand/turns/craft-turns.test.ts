import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const motifs = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )

test('who shapes a vase on a spinning wheel sits at it', () => {
  expect(understandPrompt('a potter shaping a vase on a spinning wheel')).toMatchObject({
    subjects: [{ pose: 'at a pottery wheel' }],
    missing: [],
  })
})

test.each(['a rose growing through a crack in the concrete', 'a tree growing out of a crack in a rock'])(
  'what grows through a crack comes out of it: %s',
  (prompt) => {
    expect(motifs(prompt)[1]).toBe('cracked-slab')
    expect(understandPrompt(prompt).bonds).toMatchObject([{ relation: 'emerging', from: 0, to: 1 }])
  },
)

test.each(['a soldier coming home and hugging his dog', 'a father comes home and hugs his daughter'])(
  'whoever comes home is before the house: %s',
  (prompt) => {
    const { bonds, missing } = understandPrompt(prompt)
    expect(bonds).toMatchObject([
      { relation: 'hugging', from: 0, to: 1 },
      { relation: 'in front of', from: 0, to: 2 },
    ])
    expect(missing).toEqual([])
  },
)

test('a tape with which somebody measures is no roll of tape', () => {
  const prompt = 'a tailor measuring a businessman with a tape'
  expect(motifs(prompt)).toEqual(['tailor', 'businessman', 'tape-measure'])
  expect(understandPrompt(prompt).bonds.at(-1)).toMatchObject({ relation: 'holding', from: 0, to: 2 })
})

describe('what is done at things of a household', () => {
  test.each([
    ['a goat standing on the roof of a van', 'goat on van'],
    ['a monkey sitting on the roof of a bus', 'monkey on bus'],
    ['grandma taking cookies out of the oven', 'grandma facing oven'],
    ['a boy taking a cake from the fridge', 'boy facing fridge'],
    ['a man putting clothes into the washing machine', 'man facing washing machine'],
    ['a woman running from a dog, suitcase in hand', 'woman holding suitcase'],
    ['a raccoon digging through a trash can', 'raccoon inside trash can'],
  ])('%s', (prompt, bond) => {
    const { bonds, subjects } = understandPrompt(prompt)
    const said = bonds.map(
      ({ relation, from, to }) => `${subjects[from]!.word} ${relation} ${subjects[to]!.word}`,
    )
    expect(said).toContain(bond)
  })

  test('whoever takes a photo of an oven holds nothing of it', () => {
    const { bonds } = understandPrompt('a man taking a photo of an oven')
    expect(bonds.every(({ word }) => word !== 'holding')).toBe(true)
  })

  test('wood is split on a block, and a tree is not', () => {
    const poseOf = (prompt: string): string | undefined => {
      const [subject] = understandPrompt(prompt).subjects
      return subject?.kind === 'person' ? subject.pose : undefined
    }
    expect(poseOf('a lumberjack chopping wood')).toBe('splitting wood')
    expect(poseOf('a lumberjack chopping down a tree')).toBe('swinging an axe')
  })
})

describe('balls of games, and what swims', () => {
  test('the ball of a golfer is no football', () => {
    const { subjects, place } = understandPrompt('a golfer hitting the ball out of a bunker')
    expect(place).toBe('golf course')
    expect(motifs('a golfer hitting the ball out of a bunker')).not.toContain('soccer-ball')
    expect(subjects[0]!.word).toBe('golfer')
  })

  test.each([
    ['a Japanese garden with a red bridge over a pond of koi', 'koi'],
    ['a lifeguard sitting on a high chair watching swimmers', 'swimmers'],
  ])('what swims on land is told: %s', (prompt, word) => {
    expect(understandPrompt(prompt).missing).toContain(word)
  })

  test.each(['a fish out of water', 'a lifeguard rescuing a swimmer', 'a goldfish in a bowl', 'a fish'])(
    'what is where it should be is not: %s',
    (prompt) => {
      expect(understandPrompt(prompt).missing).toEqual([])
    },
  )
})

test.each([
  ['a farmer working in the field', 'digging'],
  ['a chef works in a kitchen', 'cooking'],
  ['a janitor working at night', 'mopping'],
])('who works at no desk is seen at work: %s', (prompt, pose) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects[0]).toMatchObject({ pose })
  expect(missing).toEqual([])
})

test('and a doctor at a computer types, and a man who works, too', () => {
  expect(understandPrompt('a doctor working at a computer').subjects[0]).toMatchObject({ pose: 'typing' })
  expect(understandPrompt('a man working in an office').subjects[0]).toMatchObject({ pose: 'typing' })
})

test('who tells somebody a story reads it to them', () => {
  const read = understandPrompt('a mother telling a bedtime story to her son')
  expect(read.subjects.map((each) => each.kind === 'person' && each.word)).toContain('son')
  expect(read.subjects[0]).toMatchObject({ pose: 'reading' })
  expect(read.missing).toEqual([])
})
