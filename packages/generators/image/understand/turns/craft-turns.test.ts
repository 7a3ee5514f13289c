import { expect, test } from 'vitest'
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
