import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { planText, promptsOf } from '../../node/testing-plan.ts'
import { findThingStates } from './thing-states.ts'

describe('the place of a story', () => {
  test('is where it went last, not a place that one scene names', () => {
    const shown = promptsOf(
      'Two boys',
      'Two boys walked into a cave and got lost.',
      'One of the boys asked for water.',
      'By then every soldier on the beach looked for the boys.',
    )
    expect(shown[1]).toContain('cave')
  })

  test('is where somebody has their work, not a beach at the end', () => {
    const shown = promptsOf(
      'Alexander Fleming',
      'Alexander Fleming was a messy man. | Alexander Fleming, man',
      'In 1928 he left his laboratory and forgot to clean up. | laboratory',
      'He gave up. | man',
      'Every soldier on the beach had the drug. | soldier, beach',
    )
    expect(shown[0]).toBe('man, laboratory')
  })

  test('is not where somebody had been before', () => {
    const shown = promptsOf(
      'A cook',
      'A cook opened a small cafe.',
      'He was poor because he had lost a ring on the beach. | cook, ring, beach',
      'One night he wrote. | cook',
    )
    expect(shown[2]).not.toContain('beach')
  })

  test('is a shop where a garden shop is said', () => {
    const shown = promptsOf('', 'He walked to a garden shop near the town.', 'He waited and thought.')
    expect(shown.join()).not.toContain('garden')
  })

  test('is a court at a trial', () => {
    expect(promptsOf('', 'At the trial, the baker laughed.')[0]).toContain('court')
  })

  test('is a stadium for whoever cheers in it', () => {
    const shown = promptsOf(
      'The last runner',
      'The sun had set and the stadium was almost empty. | sun, stadium',
      'A few thousand people were still there, and they stood up and cheered. | runners',
    )
    expect(shown).toEqual(['stadium', 'people cheering, stadium'])
  })
})

describe('a text about a wild animal', () => {
  test('shows its feathers and its prey where it lives', () => {
    const shown = promptsOf(
      'Why owls turn their heads',
      'An owl cannot move its eyes. | owl, eyes',
      'It hears a mouse under the snow. | mouse',
      'Its feathers break the air without a sound. | feathers',
    )
    expect(shown.slice(1)).toEqual(['mouse, forest', 'feathers, forest'])
  })

  test('leaves the eggs of a hen in the kitchen', () => {
    const shown = promptsOf(
      'Hens',
      'A hen lays an egg a day. | hen',
      'A hen sleeps on one leg. | hen',
      'Crack the eggs into a pan. | eggs',
    )
    expect(shown.at(-1)).not.toContain('field')
  })
})

describe('a text of old times', () => {
  test('is set in a town of its time, and not among our streets and hospitals', () => {
    const lines = [
      'In 1518, a woman stepped into a street in Strasbourg and started dancing.',
      'The doctors of the city blamed hot blood. | doctors, city, blood',
    ]
    expect(promptsOf('The dancing plague', ...lines)).toEqual([
      'woman dancing, medieval town',
      'doctors, medieval town',
    ])
    const ours = promptsOf('Dancing', ...lines.map((line) => line.replace('In 1518', 'In 1990')))
    expect(ours.join()).not.toContain('medieval')
  })

  test('has its year in a date, too', () => {
    const lines = ['On May 3rd, 1702, the mayor of the city shouted.', 'A mayor never sleeps. | mayor']
    expect(promptsOf('', ...lines).at(-1)).toContain('medieval town')
  })

  test('needs a year, not just a number, and nothing of ours', () => {
    for (const line of [
      'Doctors say to eat in 1500 calories.',
      'In 1500 steps you cross the city.',
      'It cost 1200 dollars in the city.',
      'In 1518 a doctor came; now your phone knows.',
    ])
      expect(promptsOf('', line, 'The doctors of the city agree. | doctors, city').join()).not.toContain(
        'medieval',
      )
  })
})

test('several people do not "strokes"', () => {
  expect(
    promptsOf('', 'Dozens of people died of exhaustion and strokes.', 'They fell where they stood.').join(),
  ).not.toContain('strok')
})

test('things of the open air are where their scene says', () => {
  expect(promptsOf('', 'He saw rocks off the coast of England. | England, coast, rocks')[0]).toMatch(
    /rocks|coast/,
  )
  expect(promptsOf('Rocks', 'The rocks lie at the coast. | rocks, coast')[0]).toBe('rocks, coast')
})

describe('a story about animals', () => {
  const herd = [
    'Elephants bury their dead.',
    'The elephants stay for days.',
    'Elephants know themselves in a mirror.',
  ]

  test('has no human mothers, cows or faces', () => {
    const shown = promptsOf(
      'Elephants',
      ...herd,
      'A mother carries her calf for two years. | mother, calf, family',
      'They never forget a face. | face, friend',
    )
    expect(shown[3]).toMatch(/elephant holding baby elephant/)
    expect(shown[4]).toMatch(/^elephants?$/)
  })

  test('leaves people and the young of other animals alone', () => {
    const shown = promptsOf(
      'Ducks',
      'A duck sleeps on a log.',
      'The duck keeps one eye open.',
      'Mothers with a calf never sleep.',
    )
    expect(shown[2]).not.toMatch(/baby duck/)
    expect(promptsOf('Elephants', ...herd, 'A mother and her daughter saw it.')[3]).toMatch(/mother|daughter/)
  })

  test('shows the animal that “it” crawls and climbs as', () => {
    const shown = promptsOf(
      'A frog',
      'A frog can freeze and come back to life.',
      'The frog lives in the cold.',
      'In Alaska, it climbs a tree in autumn. | Alaska, tree, autumn',
      'It started to rain on the tree. | rain, tree',
    )
    expect(shown[2]).toMatch(/^frog climbing a tree/)
    expect(shown[3]).not.toMatch(/frog climbing/)
  })

  test('has no human legs', () => {
    expect(
      promptsOf(
        'Whales',
        'Whales used to walk.',
        'The whales went to the sea.',
        'Once a whale is born with legs. | legs',
      )[2],
    ).toMatch(/whale/)
  })
})

describe('a word that means something else', () => {
  test.each([
    ['The water behind them rose.', 'rose'],
    ['The hairs stand up and trap a layer of air.', 'trap'],
    ['He talked about his death.', 'death'],
    ['That is why only two are left in stock.', 'stock'],
  ])('is not shown: %s', (say, word) => {
    expect(promptsOf('', say, 'A man talked.')[0]).not.toContain(word)
  })

  test('is told by the scenes beside it', () => {
    const shown = promptsOf(
      'The last runner',
      'He said: they sent me to finish the race. | race, country',
      'Follow for more stories like this. | race, country',
    )
    expect(shown.join()).not.toMatch(/\brace\b/)
  })

  test('is a name where a text never writes it small', () => {
    const shown = promptsOf(
      'Curtis Reed',
      'A mailman named Curtis Reed drove home.',
      'He slept.',
      'Had you heard of Curtis Reed?',
    )
    expect(shown[2]).toMatch(/mailman/)
  })
})

describe('whatever happens to things', () => {
  test.each([
    ['A house on the corner was burning.', 'burning house'],
    ['The stairs were on fire.', 'burning stairs'],
    ['The ship sank in the night.', 'sinking ship'],
    ['The bridge collapsed in seconds.', 'collapsed bridge'],
    ['The volcano near the town erupted.', 'erupting volcano'],
    ['In 1838 a steamship broke apart on the rocks.', 'broken steamship'],
  ])('is seen: %s', (say, prompt) => {
    expect(findThingStates(say)).toContain(prompt)
  })

  test.each([
    'He was burning to tell her.',
    'They crashed a party.',
    'My voice broke.',
    'The sun was bright.',
  ])('is nothing where nothing happens: %s', (say) => {
    expect(findThingStates(say)).toEqual([])
  })

  test('is shown for the scene', () => {
    expect(promptsOf('', 'A house on Miller Road was burning.')).toEqual(['burning house'])
  })

  test('is found quickly in the longest sentences', () => {
    for (const say of [
      'the house on the corner '.repeat(3000),
      `the ${'a'.repeat(30_000)}`,
      'the a in b '.repeat(5000),
    ])
      expect(quickestMs(() => findThingStates(say))).toBeLessThan(60)
  })
})

describe('who is meant', () => {
  test('whoever was caught with a mask is nobody of the kind of the mask', () => {
    const shown = promptsOf(
      'Crows',
      'A scientist put on a caveman mask and caught the crows.',
      'He put rings on their legs.',
      'A crow will tell its family if it meets you. | family, crow',
    )
    expect(shown[1]).toMatch(/scientist/)
    expect(shown[2]).toMatch(/crow/)
    expect(shown[2]).not.toMatch(/family/)
  })

  test('not the coach who told him', () => {
    const shown = promptsOf(
      '',
      'The coach told him that he was too small for basketball. | coach, basketball',
      'So he learned to steal the ball. | ball',
      'He dribbled it and shot at the hoop.',
    )
    expect(shown[1]).toBe('a man stealing the basketball')
  })

  test('whoever a hook calls by name, not a neighbor’s coach', () => {
    const shown = promptsOf(
      'Muggsy Bogues',
      'Muggsy Bogues was five foot three. | coach, basketball',
      'The coach told him that he was too small. | coach, basketball',
      'When Muggsy Bogues was twelve, he went home.',
    )
    expect(shown[0]).toMatch(/^man/)
  })

  test('whom a question asks about by name', () => {
    const shown = promptsOf(
      'Grace Darling',
      'The rocks were wet. | rocks',
      'Grace Darling saw people on the rocks, and she called her father. | rocks',
      'Had you heard of Grace Darling? | rocks',
    )
    expect(shown[2]).toMatch(/^woman/)
  })

  test('whoever has a name after where he is from', () => {
    const shown = promptsOf(
      '',
      'In 1984 a train driver in Japan named Kenji Sato saw an old woman.',
      'He climbed down.',
    )
    expect(shown[0]).toMatch(/^a train driver looking at an old woman/)
  })

  test('not a child that he only heard', () => {
    const shown = promptsOf(
      '',
      'A mailman named Curtis Reed ran into the house.',
      'Inside he heard a child. The smoke was so thick that he crawled.',
    )
    expect(shown[1]).not.toMatch(/child crawling/)
  })

  test('what is left on a counter is put there, and nobody walks away from it', () => {
    expect(promptsOf('', 'Leave the bowl on the table overnight.')[0]).not.toMatch(/leaving/)
  })

  test('nobody sells shares in a shop', () => {
    expect(promptsOf('', 'Investors sell the stock that rises.')[0]).not.toMatch(/shop/)
  })
})

test('an animal with a name is never shown twice in one picture', () => {
  const says = Array.from({ length: 9 }, () => 'The otter is here.')
  const viewsIn = (first: string): string[] =>
    planText(
      '',
      [first, ...says].map((say) => ({ say, prompt: 'otter' })),
    ).map(({ view }) => view)
  expect(viewsIn('An otter came.').join()).toMatch(/pair|many/)
  expect(viewsIn('An otter named Olive came.').join()).not.toMatch(/pair|many/)
})

describe('a town that a title names', () => {
  const lines = ['At noon the wind rose. | wind', 'Two sisters ran. | sisters', 'Nobody knew why.']

  test('is where its people are, and what is shown where nothing else is named', () => {
    const shown = promptsOf('The day London shook', ...lines)
    expect(shown).toEqual(['wind, london', 'two sisters running, london', 'london'])
  })

  test('is not where somebody is asked for something', () => {
    const shown = promptsOf('The day London shook', ...lines, 'Tag a farmer. | farmer')
    expect(shown.at(-1)).not.toContain('london')
  })

  test('is nowhere else', () => {
    expect(promptsOf('The day we shook', ...lines).join()).not.toContain('london')
  })
})

describe('what a scene tells of', () => {
  test('is what somebody has, and not who has it', () => {
    expect(promptsOf('', "The powder is in the baker's tea. | baker, tea")[0]).toMatch(/^tea/)
  })

  test('is no giant where only something is giant, and no boat in weeks in a row', () => {
    expect(promptsOf('', 'Giant red gates open every night. | giant, gates')[0]).toBe('gates')
    expect(promptsOf('', 'Train your back for weeks in a row. | muscle, row')[0]).not.toMatch(/row/)
  })

  test('is shown, and not the people who believe it or watch', () => {
    expect(
      promptsOf('', 'The farmers claimed that a meteor had burned their barns. | farmers, meteor')[0],
    ).toBe('meteor')
    expect(promptsOf('', 'The farmers claimed that he lied. | farmers')[0]).toMatch(/^farmers/)
  })

  test('is an earthquake where the ground shakes, and whoever models are not', () => {
    expect(promptsOf('', 'At noon the earth began to shake.')[0]).toBe('earthquake')
    expect(promptsOf('', 'The workers danced around paper models. | workers')[0]).toBe('workers dancing')
  })

  test('is the animals of a list that has what they do beside them', () => {
    expect(promptsOf('', 'Few know that wolves dream. | wolves dream')[0]).toBe('wolves')
  })

  test('is nobody with whom it is only compared', () => {
    const shown = promptsOf(
      'Your heart',
      'Your heart is a pump. | heart',
      'The heart works all night, like a baker. | heart',
    )
    expect(shown.join()).not.toContain('baker')
  })

  test('is the captain of a ship where sailors are, on no hook of a fisher', () => {
    expect(promptsOf('', 'The captain and his sailors waited. | captain, sailors')[0]).toMatch(
      /ship captain|sailors/,
    )
    expect(promptsOf('', 'His hat hung on a hook. | hook')[0]).not.toBe('hook')
  })
})

test('a title about a part of the world is shown where nothing else is said', () => {
  const shown = promptsOf(
    '5 facts about the ocean',
    '5 facts about the ocean that keep you up. | maps, Mars',
    'One: we have better maps of Mars. | maps, Mars',
    'Nobody has ever seen most of it.',
  )
  expect(shown[0]).toBe('ocean')
  expect(shown[2]).toBe('ocean')
})
