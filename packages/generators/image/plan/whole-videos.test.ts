import { describe, expect, test } from 'vitest'
import { planText, promptsOf } from '../../node/testing-plan.ts'
import { readActs } from './read-acts.ts'
import { findCompared } from './words-in-passing.ts'

const actOf = (say: string, dish?: string): string | undefined => readActs(say, { dish }).acts[0]?.prompt

describe('a text about an animal', () => {
  const crows = (...lines: string[]): string[] =>
    promptsOf('A crow never forgets a face', 'A crow never forgets a face. | face, crow', ...lines)

  test('means it by "it", "they" and "them" as long as its sentences go on about it', () => {
    const shown = crows(
      'Crows teach their chicks whom to trust. | chicks',
      'They also bring presents: buttons and beads for a girl who feeds them. | buttons, beads',
      'When the light turns red, it walks out and eats its lunch. | lunch',
    )
    expect(shown[2]).toBe('girl feeding the crows')
    expect(shown[3]).toBe('crow eating its lunch')
  })

  test('has a mother who guards eggs, and tanks that are no silos', () => {
    const shown = promptsOf(
      'Octopuses have three hearts',
      'Octopuses have three hearts. | octopuses, hearts',
      'In a tank, one octopus learned to squirt water. | tank, octopus, water',
      'A mother guards her eggs for months. | mother, eggs',
    )
    expect(shown.join()).not.toMatch(/silo|mother/)
  })

  test('means others by "they" where somebody else was named, and nothing by "it was"', () => {
    const shown = crows(
      'Crows live in cities, too. | crows, cities',
      'Two old fishermen mended a net. | fishermen, net',
      'They drank coffee from a cup. | coffee, cup',
      'It was a cold winter. | winter',
    )
    expect(shown[3]).not.toContain('crow')
  })

  test('shows birds as birds of its kind, and others where it compares them', () => {
    const shown = crows(
      'Crows are clever. | crows',
      'Years later, birds that had never been caught screamed at the mask. | birds, mask',
    )
    expect(shown[2]).toContain('crow')
    expect(crows('Crows are clever. | crows', 'No other birds use tools. | birds')[2]).not.toContain(
      'crows use',
    )
  })

  test('shows an animal where its own clause says that it is', () => {
    const place = (say: string, listed: string): string | undefined =>
      promptsOf(
        'Your phone',
        'Your phone is a slot machine. | phone',
        `${say} | ${listed}`,
        'Your phone wins. | phone',
      )[1]
    expect(place('A pigeon in a lab will peck a button all day.', 'pigeon, lab, button')).toBe('pigeon, lab')
    expect(place('Sea turtles would lose their way on the beach.', 'sea turtles, beach')).toBe(
      'sea turtles, beach',
    )
    expect(place('A dog knows it, whoever works in the office.', 'dog, office')).not.toContain('office')
  })
})

describe('what a text is about', () => {
  const robots = promptsOf(
    'This tiny robot could save your strawberries',
    'This tiny robot could save your strawberries. | strawberries, robot',
    'It rolls between the rows on four soft wheels. | rows, wheels',
    'No poison, no noise. | poison, noise',
    'One farmer in Holland named his robot Gerda. | farmer',
    'The farmer now sells his fruit. | fruit, farmer',
    'In ten years, there may be one in your garden. | garden',
  )

  test('is the robot that does something, and not the farmer who has it', () => {
    expect(robots[0]).toBe('robot')
    expect(robots[2]).toBe('robot')
  })

  test('is shown for its wheels, and in the garden where "one" may be', () => {
    expect(robots[1]).toBe('robot')
    expect(robots[5]).toBe('robot, garden')
  })

  test('is a rope that somebody jumps, in the kitchen, too, and never with calves of a cow', () => {
    const shown = promptsOf(
      'Buy a jump rope',
      'Forget the gym and buy a jump rope. | jump rope, gym',
      'Ten minutes of skipping is enough. | minutes',
      'On day two your calves will hate you. | calves',
      'Do it in the kitchen, in the park or on the roof. | kitchen, park, roof',
    )
    expect(shown[0]).toBe('person jumping rope')
    expect(shown[1]).toBe('person jumping rope')
    expect(shown[2]).not.toContain('calves')
    expect(shown[3]).toBe('person jumping rope, kitchen')
  })

  test('is in the hands of a viewer whom the text addresses, once it was shown often', () => {
    const shown = promptsOf(
      'Why do you check your phone?',
      'Why do you check your phone a hundred times? | phone',
      'You never decide to.',
      'You only feel an itch.',
      'It works every single time.',
      'You wonder why.',
    )
    expect(shown).toContain('a person holding the phone')
  })

  test('is a fried egg where a list only has the egg', () => {
    expect(promptsOf('', 'Serve it with a fried egg. | egg')[0]).toContain('fried egg')
  })
})

describe('deeds that no picture shows as such', () => {
  test('are cooking at the stove, mixing at the table and holding where they are done to food', () => {
    for (const [say, shown] of [
      ['Toast the dry rice in butter.', 'a person cooking the rice in butter'],
      ['Sear the steak.', 'a person cooking the steak'],
      ['Simmer the beans for an hour.', 'a person cooking the beans'],
      ['Whisk three eggs.', 'a person mixing three eggs'],
      ['Drain the pasta.', 'a person holding the pasta'],
      ['He crushed the grapes.', 'a man mixing the grapes'],
    ] as const)
      expect(actOf(say), say).toBe(shown)
    expect(actOf('Fluff it with a fork.', 'rice')).toBe('a person cooking the rice with a fork')
  })

  test('are no fries where somebody is told to fry', () => {
    expect(promptsOf('Soup', 'Soup is cheap. | soup', 'Fry them in a little oil. | fry, oil')[1]).not.toBe(
      'fry',
    )
  })

  test('are no cooking where they are done to anybody or anything else', () => {
    for (const say of [
      'He toasted the bride.',
      'She melted the gold.',
      'Drain the swamp.',
      'The season was dry.',
    ])
      expect(actOf(say) ?? '', say).not.toMatch(/cooking|mixing|holding/)
  })

  test('are looking up, knitting that she went back to, and sitting in a car where he lives', () => {
    expect(actOf('Look up tonight and say thank you.')).toBe('a person looking up at the stars, field')
    expect(actOf('Look up the word.')).toBeUndefined()
    expect(actOf('She bought more and went back to her knitting.')).toBe('a woman knitting')
    expect(actOf('He lived in his car for two years.')).toBe('a man sitting in his car')
    expect(actOf('He parked and read to the dog.')).toBe('a man reading to the dog')
    expect(actOf('Lay a towel on the table.')).not.toContain('lying')
    expect(actOf('He lay on the floor.')).toBe('a man lying on the floor')
  })
})

test('the moon and what shines are never a dark shape', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `The Moon has ${index + 2} names. | moon`)
  expect(planText('The Moon', lines).map(({ view }) => view)).not.toContain('silhouette')
})

test('people and rooms are by day unless a word says otherwise', () => {
  const shown = planText('A farmer', [
    ...Array.from({ length: 9 }, (_, index) => `The farmer counts his ${index + 2} apples. | farmer, apples`),
    'One night the farmer slept. | farmer',
  ])
  expect(shown.slice(0, 9).map(({ hour }) => hour)).not.toContain('night')
  expect(shown[9]!.hour).toBe('night')
})

describe('scenes that others fill', () => {
  const offer = promptsOf(
    'Never say yes to the first offer',
    'Never say yes to the first offer. | shoes',
    'A friend of mine got a job at a software company. | software company, friend',
    'She smiled and wrote the number on a napkin. | napkin',
    'The manager looked at his shoes. | manager, shoes',
    'She shook his hand and bought herself new shoes. | hand, shoes',
    'Silence is the cheapest tool you have. | tool',
    'Practice it in front of the mirror. | mirror',
  )

  test('show nothing that only another scene says, and no text is about what people look at and buy', () => {
    expect(offer[0]).not.toContain('shoes')
    expect(offer[5]).not.toContain('shoes')
  })

  test('show no tool that an idea is said to be', () => {
    expect(offer[5]).not.toContain('tool')
    expect([...findCompared('Patience is your best weapon.')]).toContain('weapon')
    expect([...findCompared('Your habits are the engine of your life.')]).toContain('engine')
    expect([...findCompared('The hammer is a tool.')]).toEqual([])
    expect([...findCompared('In time he found the key.')]).toEqual([])
  })
})

test('nothing happens in a town that a title only compares with', () => {
  const trip = (title: string): string =>
    promptsOf(
      title,
      'On day one I rode the tram. | tram',
      'An old man sold me a fish. | man, fish',
      'I ate. | cake',
    )[0]!
  expect(trip('Three days in Lisbon cost less than a weekend in London')).not.toContain('london')
  expect(trip('Three days in London')).toContain('london')
})

describe('who is meant', () => {
  test('is the elephant whose name a sentence tells, and the nurse where she was named since', () => {
    const shown = promptsOf(
      'An old elephant',
      'An old elephant walked far to find water. | elephant, water',
      'Her name was Echo, and she led a family. | family',
    )
    expect(shown[1]).toContain('elephant')
    const nurse = promptsOf(
      '',
      'A dog bit a nurse. | dog, nurse',
      'Her name was Grace, and she cooked soup. | soup',
    )
    expect(nurse[1]).not.toContain('dog')
  })

  test('builds a balloon, and does not make the paper that a clause in between tells of', () => {
    expect(actOf('Two brothers who made paper had built a balloon.')).toBe('two brothers building a balloon')
    expect(actOf('The man who sold bread had hidden a key.')).not.toContain('bread')
    expect(actOf('He met a girl who made bread.') ?? '').not.toContain('brothers')
  })

  test('lands in no wood where something else was named just before', () => {
    const shown = promptsOf(
      'A sheep flew',
      'In 1783, a sheep flew over Paris. | sheep',
      'The sheep was calm. | sheep',
      'The balloon rose above the palace. | balloon',
      'Later it landed in a forest. | forest',
      'The sheep ate grass. | sheep',
      'The king kissed the sheep. | king, sheep',
    )
    expect(shown[3]).not.toContain('sheep')
  })
})

describe('the story of somebody who finds an animal', () => {
  const found = (...lines: string[]): string[] =>
    promptsOf('He found a crow', 'A boy found a crow with a broken wing. | boy, crow', ...lines)

  test('means the animal by "it" where it lives, is fed or is feared', () => {
    const shown = found(
      'He fed it bread and cat food. | bread, cat food',
      'It slept on the edge of his bed. | bed',
      'Every afternoon it sat on the wall of the school and waited for him. | wall, school',
      'After six weeks it flew for the first time. | weeks, time',
    )
    expect(shown[1]).toContain('crow')
    expect(shown[2]).toContain('sleeping crow')
    expect(shown[3]).toContain('crow sitting on the wall')
    expect(shown[4]).not.toMatch(/clock|time|hourglass/)
  })

  test('means a thing by an "it" that only lies there, and no animal that nobody found', () => {
    const lamp = promptsOf(
      'He found a lamp',
      'A boy found a lamp behind his school. | boy, lamp',
      'It was covered in dust. | dust',
      'He carried it home. | home',
    )
    expect(lamp.join()).not.toContain('cat')
    const food = promptsOf(
      'The machine',
      'She bought a vacuum that eats cat hair. | vacuum, cat hair',
      'It sat in the corner. | corner',
      'It stayed there for a year. | year',
    )
    expect(food.join()).not.toContain('cat ')
  })
})

test('a listed word that is only part of a turn of speech is not shown, in its own scene or another', () => {
  const shown = promptsOf(
    'Do not write again',
    'Put the phone in a drawer. | phone, drawer',
    'That is the worst moment. Walk around the block twice. | block',
    'It helps. | block',
  )
  expect(shown.join()).not.toContain('block')
})

test('what is put on a desk is put there by somebody beside it', () => {
  expect(actOf('I put a bowl of nuts on my desk.')).toBe('a man putting a bowl of nuts on my desk')
})

test('whoever only judges is nobody\'s "they", and feet that are not seen are no topic', () => {
  const shown = promptsOf(
    'By Saturday people could not see their own feet',
    'By Saturday people could not see their own feet. | people, feet',
    'A cough began to spread through London. | cough, London',
    'Historians think it was twelve thousand. | historians',
    'On Monday they walked to work with a torch. | torch',
  )
  expect(shown.join()).not.toContain('feet')
  expect(shown[3]).not.toContain('historian')
})

describe('a text that is about nobody and no thing', () => {
  const told = (...lines: string[]): string[] =>
    promptsOf('By Saturday people could not see their own feet', ...lines)

  test('shows the one town in which it happens', () => {
    const shown = told(
      'By Saturday people could not see their own feet. | feet',
      'A cough began to spread through London, and nobody was surprised. | cough, London',
      'Four thousand more died that week than in a normal one. | week',
      'Nobody knew that they were walking through a disaster. | disaster',
    )
    expect(shown[0]).toContain('london')
    expect(shown[2]).toContain('london')
    expect(shown[3]).toMatch(/walking.*london/)
  })

  test('shows none of two towns, and no town of a text that has a subject', () => {
    expect(
      told(
        'A cough spread through London. | cough',
        'It was worse in Paris. | cough',
        'It lasted a week. | week',
      )[2],
    ).not.toMatch(/london|paris/)
    const shown = promptsOf(
      'Bees can count',
      'Bees can count to four. | bees',
      'A team in London showed them flowers. | flowers',
      'The bees chose right. | bees',
    )
    expect(shown[2]).not.toContain('london')
  })
})
