import { describe, expect, test } from 'vitest'
import { understandPrompt } from './understand-prompt.ts'

const read = (prompt: string) => {
  const { subjects, bonds, place, drawn, missing } = understandPrompt(prompt)
  return {
    seen: subjects.map((subject) =>
      subject.kind === 'thing'
        ? [subject.thing.motif, ...(subject.states ?? [])].join(' ')
        : `${subject.word} ${subject.pose}`,
    ),
    moods: subjects.flatMap((subject) => (subject.kind === 'person' ? [subject.wear?.mood] : [])),
    bonds: bonds.map(({ relation, from, to }) => `${from} ${relation} ${to}`),
    place,
    drawn,
    missing,
  }
}

describe('everyday speech', () => {
  test.each([
    ['two coffee cups, one spilled', ['hot-beverage', 'spilled-cup']],
    ['two hearts, one broken', ['red-heart', 'broken-heart']],
    ['three eggs, one of them cracked', ['egg', 'egg', 'egg cracked']],
  ])('of "%s" only one is so', (prompt, seen) => {
    expect(read(prompt)).toMatchObject({ seen, missing: [] })
  })

  test('of two people each has what is said of the one and of the other', () => {
    expect(read('two men on a bench, one laughing and the other crying').moods).toEqual([
      'laughing',
      'crying',
    ])
    expect(read('two brothers, one rich and one poor').seen).toHaveLength(2)
  })

  test('who sits on the floor of a room sits on no stool', () => {
    expect(read('a tired nurse sits on a hospital floor')).toMatchObject({
      seen: ['nurse sitting on the ground'],
      place: 'hospital',
    })
  })

  test('who teaches a child to ride runs after the bicycle', () => {
    expect(read('a father teaches his daughter to ride a bike in the park')).toMatchObject({
      seen: ['father running', 'daughter cycling'],
      missing: [],
    })
  })

  test.each([
    ['a businessman drowns in paperwork', 'heap'],
    ['a woman waters a tree that grows dollar bills', 'money-tree'],
    ['a brain lifts weights', 'strong-brain'],
  ])('"%s" has a drawing of its own', (prompt, motif) => {
    expect(read(prompt).seen.join(' ')).toContain(motif)
  })

  test('who stands somewhere and smiles does both, and a scale has no face', () => {
    expect(read('a woman stands on a bathroom scale and smiles')).toMatchObject({
      seen: ['woman standing', 'bathroom-scale'],
      moods: ['happy'],
      missing: [],
    })
  })

  test.each([
    'a person sits on a bench, back turned, watching the sunset',
    'an old couple sits on a bench watching the sea',
    'a family watches tv on the couch',
  ])('"%s" is seen from behind, with the back of the seat', (prompt) => {
    const { seen, missing } = read(prompt)
    expect(seen[0]).toMatch(/seated from behind$/)
    expect(seen.join(' ')).toMatch(/(?:bench|couch)-from-behind/)
    expect(missing).toEqual([])
  })

  test('an account in words of the text keeps their order', () => {
    expect(read('a brain lifts weights').drawn).toEqual(['brain lifts weights'])
  })
})
