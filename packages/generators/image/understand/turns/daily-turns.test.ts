import { describe, expect, test } from 'vitest'
import { placeOf as settingOf } from '../scene/scene.ts'
import { understandPrompt } from '../understand-prompt.ts'

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

describe('everyday deeds', () => {
  test.each([
    ['a man pins photos on a corkboard', 'man pinning up', 'corkboard'],
    ['a woman sticks a note on the fridge', 'woman pinning up', 'refrigerator'],
    ['a woman drops coins into a jar', 'woman dropping in on a table', 'jar'],
    ['a mother puts clothes into the washing machine', 'mother putting inside', 'washing-machine'],
  ])('"%s" has the thing in the hand and the other before it', (prompt, doer, target) => {
    const { seen, bonds, missing } = read(prompt)
    expect(seen[0]).toBe(doer)
    expect(seen.at(-1)).toBe(target)
    expect(bonds).toContain('0 holding 1')
    expect(bonds).toContain(`0 facing ${seen.length - 1}`)
    expect(missing).toEqual([])
  })

  test('what hangs on the wall of a room hangs on no other wall', () => {
    expect(read('a man hangs a family portrait on the living room wall')).toMatchObject({
      seen: ['man pinning up', 'family-portrait'],
      place: 'living room',
      missing: [],
    })
  })

  test('three or more sit behind a long table', () => {
    const { seen } = read('five friends laugh around a dinner table')
    expect(seen).toEqual([...Array.from({ length: 5 }, () => 'friends behind a table'), 'table low'])
    expect(read('two friends laugh around a dinner table').seen).not.toContain('table low')
  })

  test('who feeds a baby while talking on the phone does both', () => {
    expect(read('a mother feeds her baby while talking on the phone')).toMatchObject({
      seen: ['mother hand at cheek', 'baby sitting on the ground'],
      bonds: ['0 facing 1'],
      missing: [],
    })
  })

  test('all that is listed is juggled, and a toddler is carried with the bags', () => {
    expect(read('a businessman juggles a baby, a phone and a laptop').bonds).toEqual([
      '0 holding 1',
      '0 holding 2',
      '0 holding 3',
    ])
    expect(read('a mother carries groceries and a sleeping toddler').bonds).toContain('0 holding 2')
  })

  test('a couple argues, and a grandmother and her grandson knead', () => {
    expect(read('a couple argues about bills at the kitchen table').missing).toEqual([])
    expect(read('a grandmother and her grandson knead dough together').missing).toEqual([])
  })

  test('the one on whom a door is slammed is behind it', () => {
    expect(read('a teenager slams the bedroom door on her mother').bonds).toEqual([
      '0 beside 1',
      '1 beside 2',
    ])
  })
})

describe('people of everyday life', () => {
  test('who walks away from a house comes to the viewer, and who walks away from somebody is not chased', () => {
    expect(read('a woman walks away from a burning house')).toMatchObject({
      seen: ['woman walking to the viewer', 'house burning'],
      bonds: ['0 in front of 1'],
      missing: [],
    })
    expect(read('a man walks away from his crying wife').bonds).toEqual(['0 fleeing 1'])
  })

  test('who holds hands across a table sits at both its sides', () => {
    const { seen, missing } = read('a couple holds hands across a restaurant table')
    expect(seen).toEqual(['couple hands over a table', 'couple hands over a table', 'small-table'])
    expect(missing).toEqual([])
  })

  test('a group of five are five, and behind a back is behind somebody', () => {
    const { seen, missing } = read("a group of five coworkers whisper behind a woman's back")
    expect(seen).toHaveLength(6)
    expect(missing).toEqual([])
  })

  test('a boss who fires an employee shoots nobody', () => {
    expect(read('a boss fires an employee').seen[0]).toBe('boss shouting')
  })

  test('people with things of a household are at home, and with a sunset they are not', () => {
    const placeOf = (prompt: string) => settingOf(understandPrompt(prompt))
    expect(placeOf('a man scrolls on his phone while his girlfriend cries')).toBe('living room')
    expect(placeOf('a woman stares at an empty fridge')).toBe('kitchen')
    expect(placeOf('a man holds a phone at sunset')).toBe('field')
  })

  test('a word after a person that an object follows is what they do', () => {
    expect(read('a couple cooks dinner in the kitchen').seen.slice(0, 2)).toEqual([
      'couple cooking',
      'couple cooking',
    ])
    expect(read('a woman stands at a crossroads').missing).not.toContain('stands')
  })
})

describe('who does it and what it is done to', () => {
  test.each([
    [
      'a baby carried by his mother in the rain',
      ['mother holding', 'baby sitting on the ground'],
      '0 holding 1',
    ],
    ['a man yelled at by his boss in the office', ['boss shouting', 'man standing'], '0 facing 1'],
    ['a crying boy hugged by his mother', ['mother hugging', 'boy standing'], '0 hugging 1'],
  ])('"%s" is done by the one after "by"', (prompt, seen, bond) => {
    expect(read(prompt)).toMatchObject({ seen, missing: [] })
    expect(read(prompt).bonds).toContain(bond)
  })

  test('a house by a lake stays where it is', () => {
    expect(read('an old woman carried a basket by the lake').seen[0]).toMatch(/^old woman/)
  })

  test('a child in a cart is pushed with it', () => {
    const { bonds } = read('a woman pushes a shopping cart with a baby in it')
    expect(bonds).toEqual(['0 pushing 2', '1 inside 2'])
  })

  test('of somebody who walks dogs under an umbrella, the person has it', () => {
    expect(read('a woman walks two dogs in the rain under an umbrella').bonds).toContain('0 holding 3')
  })

  test('who hangs upside down has the thing overhead, and a cat on a lap is on its owner', () => {
    expect(read('a man hangs upside down from a chart').seen[0]).toBe('man hanging upside down')
    expect(read('a grandmother knits by the fireplace with a cat on her lap').bonds).toContain('2 on 0')
  })

  test('in front of a laptop people sit at a desk, whatever they do with their hands', () => {
    expect(read('a man facepalms in front of a laptop').seen).toEqual(['man facepalm', 'desk-with-laptop'])
    expect(read('a woman sits in front of a laptop').seen).toEqual(['woman typing'])
  })

  test.each(['a woman eats ice cream', 'a woman reads a book in bed'])(
    '"%s" has it in the hand',
    (prompt) => {
      expect(read(prompt).bonds[0]).toBe('0 holding 1')
    },
  )
})

test('a film at home is on television, and curtains are opened at a window', () => {
  expect(read('a couple watches a movie on the couch').seen).toContain('television')
  expect(settingOf(understandPrompt('a woman opens the curtains in the morning'))).toBe('window seat')
})

test('a group of four takes a selfie, and who teaches chess plays it', () => {
  expect(read('a group of four friends takes a selfie').seen).toHaveLength(4)
  expect(read('a grandfather teaches his granddaughter to play chess')).toMatchObject({
    seen: ['grandfather standing', 'granddaughter standing', 'chess-table'],
    missing: [],
  })
})

test.each([
  ['two old men playing cards in a bar', 'card-table'],
  ['a pirate and a jester playing cards at a table', 'card-table'],
  ['a skeleton and a ghost playing poker at night', 'card-table'],
  ['a grandfather and his grandson playing dominoes in the garden', 'board-table'],
])('"%s" has the game on a table between them', (prompt, motif) => {
  const { seen, bonds, missing } = read(prompt)
  expect(seen.at(-1)).toBe(motif)
  expect(bonds.some((bond) => bond.includes('around'))).toBe(true)
  expect(missing).toEqual([])
})
