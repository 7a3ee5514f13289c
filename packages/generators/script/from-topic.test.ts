import { describe, expect, test } from 'vitest'
import { fromTopic } from './from-topic.ts'
import { buildIdeaTitles } from './idea-titles.ts'
import { findUntracedWords } from './shapes/traceability.ts'
import { toProjectScenes } from './types.ts'

const openings: [string, string][] = [
  ['how to wake up earlier', 'How do you wake up earlier? One step at a time.'],
  ['How To How To Cook Rice', 'How do you cook rice? One step at a time.'],
  ['HOW TO SAVE MONEY FAST', 'How do you save money fast? One step at a time.'],
  ['3 ways to fall asleep', 'How do you fall asleep? One step at a time.'],
  ['coffee vs matcha', 'Coffee or matcha: which one would you choose?'],
  ['Is Python better or JavaScript?', 'Python or JavaScript: which one would you choose?'],
  ['why do cats purr?', 'Have you ever wondered why cats purr?'],
  ['why is the sky blue', 'Have you ever wondered why the sky is blue?'],
  ['Why does coffee wake you up', 'Why is it that coffee wakes you up?'],
  ['history of the zipper', 'How much do you know about the zipper?'],
  ['Who was Marie Curie?', 'How much do you know about Marie Curie?'],
  ['budgeting', 'Is budgeting not working for you? Try this.'],
  ['5 desk stretches', 'Which of these five desk stretches did you know?'],
  ['top 10 facts about Mars', 'Which of these ten facts about Mars did you know?'],
  ['iPhone batteries', 'What do you really know about iPhone batteries?'],
  ['string theory', 'What do you really know about string theory?'],
  ['make a video about credit scores', 'What do you really know about credit scores?'],
  ['  "black holes"!! ', 'What do you really know about black holes?'],
]

describe('fromTopic', () => {
  test.each(openings)('%s opens with: %s', async (topic, hook) => {
    const draft = await fromTopic(topic)
    expect([draft.hook, ...draft.hookAlternatives].map((item) => item.text)).toContain(hook)
  })

  test.each(openings)('%s: sentences are well formed', async (topic) => {
    const draft = await fromTopic(topic)
    const texts = [
      draft.hook.text,
      ...draft.hookAlternatives.map((hook) => hook.text),
      ...draft.questions!.map((item) => item.question),
    ]
    for (const text of texts) {
      expect(text).toMatch(/^(\p{Lu}|iPhone)/u)
      expect(text).toMatch(/[.?]$/)
      expect(text).not.toMatch(
        /\b(\w+ \w+) \1\b|\b(the the|a a|to to|why why|about about)\b|undefined|null|\s{2}|\?\?/i,
      )
    }
  })

  test('without facts the draft claims nothing: every scene is empty and has its question', async () => {
    const draft = await fromTopic('why cats purr')
    expect(draft.scenes.every((scene) => scene.say === '')).toBe(true)
    expect(draft.questions!.map((item) => item.sceneIndex)).toEqual([0, 1, 2])
    expect(draft.warnings.join(' ')).toContain('outline')
  })

  test('with facts it is complete, in the words of the facts', async () => {
    const facts = [
      'People assume purring always means happy',
      'Cats also purr when they are hurt, at 25 to 150 hertz.',
      'Watch the ears before you decide',
    ]
    const draft = await fromTopic('why cats purr', { facts })
    expect(draft.questions).toBeUndefined()
    expect(draft.warnings).toEqual([])
    for (const scene of draft.scenes) expect(findUntracedWords(scene.say, facts, [])).toEqual([])
    expect(toProjectScenes(draft)).toHaveLength(5)
    expect(draft.scenes[1]!.emphasis).toEqual(['25'])
  })

  test('an unanswered question stays open, and extra facts are all told', async () => {
    const some = await fromTopic('budgeting', {
      facts: ['I spent twice what I thought.', '', 'Now I save 50 dollars a week.'],
    })
    expect(some.questions!.map((item) => item.question)).toEqual(['What do you do instead?'])
    const many = await fromTopic('black holes', {
      facts: ['One is big.', 'Two is small.', 'Three is hot.', 'Four is old.'],
    })
    expect(many.scenes.map((scene) => scene.say)).toEqual([
      'One is big.',
      'Two is small.',
      'Three is hot.',
      'Four is old.',
    ])
  })

  const coffeeFacts = ['Bring the water to 94 degrees', 'Use 15 grams of coffee', 'Pour slowly in circles']

  test('steps in another order than the questions are told without titles, which would be wrong', async () => {
    const facts = [...coffeeFacts, 'Rinse the filter first', 'Grind right before brewing']
    for (const some of [facts, facts.slice(0, 4), [...facts, 'Stir once']]) {
      const draft = await fromTopic('how to make pour over coffee', { facts: some })
      const told = draft.scenes.filter((scene) => scene.say !== '')
      expect(told).toHaveLength(some.length)
      for (const scene of told) expect(scene.onScreen).toBeNull()
    }
  })

  test('facts that answer the questions in order get their titles', async () => {
    const facts = ['Most people pour boiling water.', ...coffeeFacts, 'The cup tastes sweet, not sour.']
    const draft = await fromTopic('how to make pour over coffee', { facts })
    expect(draft.scenes.map((scene) => scene.onScreen)).toEqual([
      'The mistake',
      'Step one',
      'Step two',
      'Step three',
      null,
    ])
  })

  test.each([
    ['', 'script_empty'],
    ['???', 'nothing_to_say'],
  ])('%j is refused', async (topic, code) => {
    await expect(fromTopic(topic)).rejects.toMatchObject({ code })
  })
})

const titlesOf = (topic: string): string[] => buildIdeaTitles(topic).map(({ title }) => title)

test('idea titles match the specification letter for letter', () => {
  expect(titlesOf(' Meal prep $& ')).toEqual([
    'Meal Prep $&: 5 Hacks That Will Change Your Life',
    'The Truth About Meal Prep $& Nobody Talks About',
    'I Tried Meal Prep $& for 30 Days',
    'Meal Prep $&: Beginner vs Expert Comparison',
    'Why Everyone is Wrong About Meal Prep $&',
  ])
  expect(() => buildIdeaTitles('  ')).toThrow('Please enter a topic to generate ideas.')
})

test.each([
  ['how to bake bread', 'Why Everyone is Wrong About Baking Bread', 'I Tried Baking Bread for 30 Days'],
  [
    'lose weight fast',
    'Why Everyone is Wrong About Losing Weight Fast',
    'I Tried Losing Weight Fast for 30 Days',
  ],
  ['tie a tie', 'Why Everyone is Wrong About Tying a Tie', 'I Tried Tying a Tie for 30 Days'],
  ['quit smoking', 'Why Everyone is Wrong About Quitting Smoking', 'I Tried Quitting Smoking for 30 Days'],
  [
    'don’t waste food',
    'Why Everyone is Wrong About Not Wasting Food',
    'I Tried Not Wasting Food for 30 Days',
  ],
  [
    'why do cats purr?',
    'Why Everyone is Wrong About Why Cats Purr',
    'I Tried Finding Out Why Cats Purr for 30 Days',
  ],
  [
    'should I buy a house?',
    'Why Everyone is Wrong About Whether I Should Buy a House',
    'I Tried Finding Out Whether I Should Buy a House for 30 Days',
  ],
  [
    'is a hot dog a sandwich?',
    'Why Everyone is Wrong About “Is a Hot Dog a Sandwich?”',
    'I Tried “Is a Hot Dog a Sandwich?” for 30 Days',
  ],
  [
    'Notion vs Obsidian',
    'Why Everyone is Wrong About Notion vs Obsidian',
    'I Tried Notion and Obsidian for 30 Days',
  ],
  ['the zipper', 'Why Everyone is Wrong About the Zipper', 'I Tried the Zipper for 30 Days'],
  [
    'iPhone photography',
    'Why Everyone is Wrong About iPhone Photography',
    'I Tried iPhone Photography for 30 Days',
  ],
  ['🔥', 'Why Everyone is Wrong About 🔥', 'I Tried 🔥 for 30 Days'],
])('the titles for %j are good English', (topic, wrong, tried) => {
  expect(titlesOf(topic)).toEqual(expect.arrayContaining([wrong, tried]))
})
