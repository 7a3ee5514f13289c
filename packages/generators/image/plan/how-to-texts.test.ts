import { describe, expect, test } from 'vitest'
import { promptsOf } from '../../node/testing-plan.ts'
import { readActs } from './read-acts.ts'
import { readAnimalDeeds } from './animal-deeds.ts'
import { findThingStates } from './thing-states.ts'
import { findVerbs } from './words-in-passing.ts'

const acted = (say: string): string | undefined => readActs(say, {}).acts[0]?.prompt

describe('what a viewer is told to do', () => {
  test.each([
    ['Run on grass instead of asphalt.', 'a person running on grass'],
    ['Run so slowly that you could talk to a friend.', 'a person running'],
    ['In week eight you cross the finish line and hug a stranger.', 'a person crossing the finish line'],
    ['Lace up tonight and put your shoes next to the door.', 'a person holding your shoes by the door'],
    ['On rainy days, put on a cap and go anyway.', 'a person wearing a cap'],
    ['My mother called me forty times.', 'mother talking on the phone'],
    ['A baker in Rome put eighty one loaves into his oven.', 'baker putting loaves into his oven'],
    ['A rich woman went back for her jewels.', 'rich woman holding her jewels'],
    ['Call your mother on Sundays.', 'a person talking on the phone'],
    ['An hour later you crash on the couch.', 'a person lying on the couch'],
    ['Drink a glass of water with every cup.', 'a person drinking a glass of water'],
  ])('is seen: %s', (say, prompt) => {
    expect(acted(say)).toBe(prompt)
  })

  test.each([
    'Pick up the pieces later.',
    'He sent his bakers up with bread.',
    'He moved to Spain next to find a job.',
  ])('is nothing where it says little of what is seen: %s', (say) => {
    expect(acted(say)).toBeUndefined()
  })
})

describe('words that are nouns and verbs', () => {
  test('are verbs after whoever does it, and before a pronoun', () => {
    expect([...findVerbs('It only blocks the signal. The coffee blocks it.')]).toEqual(['blocks'])
    expect([...findVerbs('The stern rose into the sky. She saw the light.')]).toEqual(['rose', 'saw'])
  })

  test('and nouns after an article or a color', () => {
    expect([
      ...findVerbs('He gave her a red rose at the door. He took the saw. Three blocks of wood.'),
    ]).toEqual([])
  })

  test('so no toy blocks and no flower are shown for them', () => {
    const [, blocked, rose] = promptsOf(
      'Why coffee makes you tired',
      'Coffee only blocks the signal that you are tired.',
      'While the coffee blocks it, more of it waits at the door.',
      'The stern rose into the night sky.',
    )
    expect(blocked).toBe('coffee')
    expect(rose).not.toContain('rose')
  })
})

test('a cat that pushes a glass off a table is on it', () => {
  expect(readAnimalDeeds('Your cat looks at you and slowly pushes the glass off the table.')).toEqual([
    'cat and a glass on a table',
  ])
  expect(readAnimalDeeds('Cats learn with their paws.')).toEqual([])
})

test('a ship that hits an iceberg is seen doing so', () => {
  expect(findThingStates('When the ship hit the iceberg, he woke up.')).toEqual(['ship hitting an iceberg'])
  expect(findThingStates('The old truck crashed into the wall at noon.')).toContain('truck hitting a wall')
})

describe('a text of a ship', () => {
  const story = [
    'Charles Joughin was the head baker of the ship.',
    'When the ship hit the iceberg, he woke the crew.',
    'He threw women and children into a lifeboat.',
    'For two hours he swam in the freezing water.',
    'He rode the ship down like an elevator.',
  ]

  test('is set on its deck, and nobody swims in a kitchen', () => {
    const [, hit, children, swimming, riding] = promptsOf('The baker of the Titanic', ...story)
    expect(hit).toBe('ship hitting an iceberg')
    expect(children).toBe('children, ship deck')
    expect(swimming).toContain('baker swimming')
    expect(riding).toBe('a baker riding the ship')
  })

  test('is no text in which a ship is named once', () => {
    const [baker] = promptsOf(
      'Bread',
      'Two children ate bread.',
      'The ship of a friend came.',
      'They laughed.',
    )
    expect(baker).not.toContain('deck')
  })
})

describe('whom a title tells of', () => {
  const story = [
    'Miyamoto Musashi fought sixty duels and he lost none.',
    'His rival waited on the beach.',
    'He jumped into the cold water.',
    'At sixty he moved into a cave.',
  ]

  test('is who the first name of the text is', () => {
    expect(promptsOf('The samurai who never lost a duel', ...story)).toEqual([
      'a samurai fighting duels',
      'rival waiting on the beach',
      'a samurai diving into a lake',
      'a samurai standing in a cave',
    ])
  })

  test.each(['The man who never lost a duel', 'Sixty duels', 'Why a samurai fights'])(
    'is a man where it says no more: %s',
    (title) => {
      expect(promptsOf(title, ...story)[0]).toBe('a man fighting duels')
    },
  )
})

test('the same is so where the title is the first sentence', () => {
  const shown = promptsOf(
    'One blow',
    'The samurai who never lost a duel.',
    'Miyamoto Musashi fought sixty duels and he lost none.',
  )
  expect(shown[1]).toBe('a samurai fighting duels')
})

test('whose face is licked is not shown instead of the dog', () => {
  const shown = promptsOf('Your dog', 'If he licks your face, he says that he is no threat to your dog.')
  expect(shown[0]).toContain('dog')
})

test('and the animal of a title has the first name of the text', () => {
  const shown = promptsOf(
    'The octopus that escaped from a zoo',
    'Inky lived in an aquarium in New Zealand.',
    'One night, someone left the lid of his tank a little open.',
    'He climbed out and crawled across the floor.',
    'Nobody ever saw Inky again.',
  )
  expect(shown[0]).toBe('octopus in an aquarium')
  expect(shown[1]).toContain('aquarium')
  expect(shown.join()).not.toContain('person')
  expect(shown[3]).toBe('octopus')
})

test('he is your dog in a text about it without people, and what it does is seen', () => {
  expect(
    promptsOf(
      'What your dog is trying to tell you',
      'When your dog yawns, he is stressed.',
      'When he brings you a toy, he wants to share it.',
      'He sleeps on your shoes because they smell like you.',
    ),
  ).toEqual(['yawning dog', 'dog holding a teddy bear', 'dog sleeping on your shoes'])
})

test('nobody does sit-ups who sits up straight', () => {
  expect(promptsOf('Interviews', 'Sit up straight and smile.')[0]).toContain('a person sitting')
  expect(promptsOf('Training', 'Do ten sit-ups and two chin ups.').join()).toContain('ups')
})

test.each([
  ['The alleys are empty and the canals are silent.', 'alleys'],
  ['The desert is cold at night.', 'desert'],
  ['The beach was empty.', 'beach'],
])('a place of which a sentence says something is shown: %s', (say, place) => {
  expect(promptsOf('At night', say)[0]).toBe(place)
})

test('but no court, class or market that decides something', () => {
  for (const say of ['The court was wrong.', 'The market is up.', 'The class is over.'])
    expect(promptsOf('News', say, 'A woman laughed.')[0]).toContain('woman')
})

test('the family in a text about beavers are beavers', () => {
  const shown = promptsOf(
    'How a beaver builds a dam',
    'A beaver cuts down a tree.',
    'In the middle of the pond the family builds a lodge.',
  )
  expect(shown[1]).toContain('beavers')
})

test('nobody falls who falls in love, and an uncle who owns a motorcycle brings no flower', () => {
  const shown = promptsOf(
    'Sixty years',
    'My grandfather peeled an orange, and my grandmother laughed.',
    'They argued about my uncle’s motorcycle.',
    'He brought a flower every morning.',
    'She fell in love with him again.',
  )
  expect(shown[2]).toContain('grandfather')
  expect(shown[3]).toContain('in love')
})

test('what is as wide as a dinner plate is no dinner, and sea creatures are no monsters', () => {
  expect(promptsOf('The hole', 'The hole is as wide as a dinner plate.')[0]).not.toContain('eating')
  expect(promptsOf('Fossils', 'They found the sea creatures.')[0]).toBe('fish')
})

test('a name with a particle is one name', () => {
  expect(
    promptsOf(
      'The engineer who invented Velcro',
      'In 1941 George de Mestral took his dog for a walk, and he liked it.',
    ),
  ).toEqual(['an engineer walking his dog'])
})

test('the mountain that exploded above Pompeii is a volcano, and a city that sleeps is nobody in bed', () => {
  const [mountain, city] = promptsOf(
    'The last day of Pompeii',
    'At noon the mountain above the city exploded.',
    'The city slept under the ash for seventeen hundred years.',
  )
  expect(mountain).toContain('volcano')
  expect(city).not.toContain('sleeping')
})

test('your teeth are shown where a sentence is about them, and eyes for pupils', () => {
  const [teeth, pupils] = promptsOf(
    'What sugar does',
    'Your teeth are under attack the whole time.',
    'Your pupils widen and your blood pressure rises.',
    'You drink soda.',
  )
  expect(teeth).toBe('teeth')
  expect(pupils).not.toContain('pupil')
})

test('plants of rooms are in pots, whatever they are called after', () => {
  const [snake, pot] = promptsOf(
    'Five gifts',
    'The spider plant lives in dark corners.',
    'Turn the pot a little every week, so that the plant grows straight.',
  )
  expect(snake).toBe('potted plant')
  expect(pot).toContain('potted plant')
})
