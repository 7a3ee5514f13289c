import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { planText } from '../../node/testing-plan.ts'
import type { PlannedScene } from './plan-scenes.ts'

const octopus = [
  'An octopus has three hearts.',
  'Two of them only serve the gills.',
  'The third one stops when it swims.',
  'That is why it prefers to crawl.',
  'Its blood is blue.',
  'It carries copper instead of iron.',
  'Follow for more.',
]

describe('planScenes', () => {
  test('shows one subject over seven scenes in seven ways', () => {
    const planned = planText('The Octopus', octopus)
    expect(new Set(planned.map(({ key }) => key))).toEqual(new Set(['octopus']))
    expect(new Set(planned.map(({ view, hour }) => `${view} ${hour}`)).size).toBe(7)
    expect(new Set(planned.slice(0, 6).map(({ view }) => view)).size).toBe(6)
  })

  test('shows a scene’s own thing, and the main subject where a scene names none', () => {
    const planned = planText('Why you wake up at night', [
      'You wake up in your bed at three in the morning.',
      'So you look at the clock.',
      'Then your phone lights up.',
      'That is a mistake.',
      'A glass of wine makes it worse, and so does your bed.',
    ])
    expect(planned.map(({ key }) => key)).toEqual([
      'bed',
      'person wall-clock',
      'mobile-phone',
      'bed',
      'wine-glass',
    ])
    expect(planned[0]).toMatchObject({ hour: 'night', source: 'own' })
    expect(planned[3]).toMatchObject({ source: 'main' })
  })

  test('shows who does something to a thing rather than the thing alone, though the scene lists it', () => {
    const planned = planText('The keeper', [
      { say: 'Every morning the old man climbed the stairs.', prompt: 'stairs, lamp' },
      { say: 'A woman was sitting in a boat and holding a lantern.', prompt: 'lantern, boat' },
      { say: 'The lantern was red.', prompt: 'lantern' },
    ])
    expect(planned.map(({ prompt }) => prompt)).toEqual([
      'old man climbing the stairs',
      'woman sitting in a boat',
      'lantern',
    ])
  })

  test('takes no verb for a thing, and no word in a sense that the text excludes', () => {
    const planned = planText('Faster at your computer', [
      'Watch this and park your doubts.',
      'Move the mouse across the screen.',
      'Close every bug in your software.',
    ])
    expect(planned.map(({ key }) => key)).toEqual(['desktop-computer', 'computer-mouse', 'person laptop'])
  })

  test('shows what a person does where it is done, by the person whom the text is about', () => {
    const planned = planText('How my grandmother learned to read', [
      'My grandmother was sixty-eight.',
      'She walked into a library and asked for help.',
      'She never met anyone in the park.',
    ])
    expect(planned.map(({ prompt }) => prompt)).toEqual([
      'grandmother, library',
      'a grandmother walking into a library',
      'park',
    ])
    expect(planText('', ['We danced in a club.'])).toMatchObject([{ prompt: 'people dancing in a club' }])
  })

  test('shows a thing that was shown before in the hands of whoever does something', () => {
    const planned = planText('The kettle', ['I have a kettle.', 'I loved my kettle.', 'My kettle is old.'])
    expect(planned.map(({ prompt }) => prompt)).toEqual(['kettle', 'a man holding the kettle', 'kettle'])
  })

  test('shows those who tell a text about nothing that can be drawn, in the place where it is set', () => {
    const planned = planText('Promotion', [
      'I wanted a promotion.',
      'My boss said no at the meeting.',
      'So I asked again, and the company agreed.',
    ])
    for (const { prompt } of planned) expect(prompt).toMatch(/office$|^boss/)
  })

  test('shows whoever acts in most scenes of a story where a scene names nothing', () => {
    const planned = planText('On the second day', [
      'On the second day it happened.',
      'A nurse crossed a frozen lake.',
      'She made a fire in the snow.',
      'She waved a jacket, and the fire went out.',
    ])
    expect(planned[0]!.prompt).toMatch(/^nurse /)
  })

  test('puts people into the place of their text rather than on a field', () => {
    const planned = planText('', [
      'My aunt was proud.',
      'She stood in the kitchen.',
      'In the kitchen, my uncle laughed.',
    ])
    expect(planned[0]).toMatchObject({ prompt: 'proud aunt, kitchen' })
  })

  test('puts people into the bakery that they have, also while they bake', () => {
    const planned = planText('', [
      'My aunt was proud.',
      'She had the only bakery in town.',
      'She baked bread.',
      'They stood in front of the bakery.',
    ])
    expect(planned.map(({ prompt }) => prompt).slice(0, 2)).toEqual([
      'proud aunt, bakery',
      'an aunt standing in the bakery',
    ])
  })

  test('puts somebody into the place that a scene lists and says', () => {
    const [planned] = planText('', [
      { say: 'My grandmother’s village was cut off from the world.', prompt: 'grandmother, village' },
    ])
    expect(planned).toMatchObject({ prompt: 'grandmother, village' })
  })

  test('puts nobody where somebody is only from', () => {
    const [planned] = planText('', [{ say: 'My uncle met a crew from Egypt.', prompt: 'crew, Egypt' }])
    expect(planned!.prompt).not.toMatch(/Egypt/)
    const [far] = planText('', [
      { say: 'My uncle slept far from home, on a street.', prompt: 'home, street' },
    ])
    expect(far!.prompt).not.toMatch(/home/)
  })

  test('shows what the video is about where the last scene only asks a question', () => {
    const prompt = 'hammer'
    const planned = planText('Bees', [
      'Bees dance.',
      { say: 'I hit a hive with a hammer.', prompt },
      { say: 'Which part surprised you most?', prompt },
    ])
    expect(planned.at(-1)).toMatchObject({ key: 'honeybee' })
  })

  test('shows no person for what animals and things do', () => {
    const deeds = ['A bat sleeps upside down.', 'The company pays when it sleeps.', 'Some stocks climb.']
    for (const deed of deeds)
      expect(planText('', [deed]).map(({ prompt }) => prompt)).not.toEqual([
        expect.stringContaining('person'),
      ])
    expect(planText('Whales', ['A whale is large.', 'They sleep.']).at(-1)).toMatchObject({ key: 'whale' })
    expect(planText('The dog', ['The dog is old.', 'She slept.']).at(-1)).toMatchObject({ key: 'dog' })
  })

  test('shows what is done rather than a word for it that is a noun elsewhere', () => {
    const planned = planText('Water', [
      { say: 'Drink a glass of water when you wake up.', prompt: 'drink, glass' },
      { say: 'Slide a lid over the pan.', prompt: 'slide, pan' },
    ])
    expect(planned.map(({ key }) => key)).toEqual(['person glass-of-water', expect.stringContaining('pan')])
  })

  test('shows what something is rather than what it is compared with', () => {
    const [planned] = planText('', [
      { say: 'The first oven was as heavy as a piano and taller than a man.', prompt: 'man, piano, oven' },
    ])
    expect(planned).toMatchObject({ prompt: 'oven' })
  })

  test('shows what somebody has in his hand rather than the hand', () => {
    const [planned] = planText('', [{ say: 'The diamond was in his tooth.', prompt: 'tooth, diamond' }])
    expect(planned).toMatchObject({ prompt: 'diamond' })
  })

  test('lets “he” be the hero whom a text calls by name', () => {
    const planned = planText('The thief', [
      'A carpenter named Vincenzo came. He was quiet.',
      'A guard was drinking coffee.',
      'He opened the door.',
    ])
    expect(planned.map(({ prompt }) => prompt).slice(1)).toEqual([
      'guard drinking coffee',
      'a carpenter opening the door',
    ])
  })

  test('never shows what a story says was not there', () => {
    const grandmother = 'My grandmother lived in a village.'
    for (const [say, prompt] of [
      ['No train came for nine days.', 'train'],
      ['Nobody had the key.', 'key'],
      ['She never wore the gloves.', 'gloves'],
      ['There was no money in the village.', 'money'],
      ['Nobody paid.', ''],
      ['We had a village, and no train after nine.', 'train'],
      ['In the morning the train was gone.', 'train'],
    ] as const) {
      const planned = planText('My grandmother', [grandmother, { say, prompt }, grandmother])
      expect(planned[1]!.prompt).toMatch(/grandmother|village/)
    }
    // What to do without is shown.
    expect(planText('', [{ say: 'No coffee after noon.', prompt: 'coffee' }])).toMatchObject([
      { key: 'hot-beverage' },
    ])
  })

  test('takes nobody for “he” who is only compared or described, and no verb for a person', () => {
    const planned = planText('The bus', [
      'My father drove a bus and had more than my uncle, who was a dentist.',
      'He walked to the bank.',
      'How do people judge?',
      'He drove to the beach.',
    ])
    expect([planned[1]!.prompt, planned[3]!.prompt]).toEqual([
      'a father walking to the bank',
      'a father driving to the beach',
    ])
  })

  test('has no main subject that only its last scene took over', () => {
    const prompt = 'kettle'
    const planned = planText('Your back', [
      'It hurts.',
      { say: 'Do it while the kettle boils.', prompt },
      { say: 'Save this for when you need it.', prompt },
    ])
    expect(planned[0]!.source).toBe('symbol')
  })

  test('shows exercises as people who do them', () => {
    expect(planText('', ['Your first pull-up takes a month.', 'Then hang from the bar.'])[0]).toMatchObject({
      prompt: 'person doing pull ups',
    })
  })

  test('never shows one person as a pair or a crowd', () => {
    const planned = planText(
      'My grandmother',
      Array.from({ length: 9 }, () => 'My grandmother was kind.'),
    )
    expect(new Set(planned.map(({ view }) => view))).toEqual(new Set(['medium', 'close', 'wide']))
  })

  test('shows what the video is about where the last scene only asks to follow', () => {
    const prompt = 'wooden box, passport'
    const planned = planText('My grandmother', [
      { say: 'My grandmother wrote to me.', prompt: 'grandmother' },
      { say: 'I keep it next to my passport.', prompt },
      { say: 'Follow for more stories like this.', prompt },
    ])
    expect(planned.at(-1)).toMatchObject({ key: 'grandmother', source: 'main' })
  })

  test('gives neighbors another light', () => {
    for (const title of ['One', 'Two', 'Three']) {
      const hours = planText(title, ['A cat.', 'A dog.', 'A cow.', 'A pig.', 'A fox.', 'A car.']).map(
        ({ hour }) => hour,
      )
      expect(hours.some((hour, index) => hour === hours[index + 1])).toBe(false)
    }
  })

  test('shows water where eight glasses of it are drunk, and no eyeglasses or cocktails', () => {
    const planned = planText('Eight glasses', [
      'Should you drink eight glasses of water a day?',
      'Drink when you are thirsty.',
      'There is no study behind that number.',
    ])
    expect(new Set(planned.map(({ key }) => key))).toEqual(
      new Set(['person glass-of-water', 'glass-of-water']),
    )
  })

  test('gives the hook its own thing instead of the first scene’s', () => {
    const prompt = 'laboratory mouse, blue dye, scientist'
    const [hook, first] = planText('Sleep', [
      { say: 'Your brain takes out the trash.', prompt },
      { say: 'Scientists put dye into mice.', prompt },
    ])
    expect([hook!.key, first!.key]).toEqual(['brain', 'mouse'])
  })

  test('prefers what a scene’s prompt lists, and alternates when neighbors list the same', () => {
    const prompt = 'coffee cup, honeybee'
    const lines = ['One.', 'Two.', 'Three.', 'Four.'].map((say) => ({ say, prompt }))
    const keys = planText('Cafes', [...lines, { say: 'Five.', prompt: 'train' }]).map(({ key }) => key)
    expect(new Set(keys.slice(0, 4))).toEqual(new Set(['hot-beverage', 'honeybee']))
  })

  test('keeps the pictures of other scenes when one is edited', () => {
    const before = planText('The Octopus', octopus)
    const after = planText('The Octopus', octopus.with(6, 'A crab has none.'))
    expect(after.slice(0, 6)).toEqual(before.slice(0, 6))
    expect(after[6]).toMatchObject({ key: 'crab' })
  })

  test('gives every scene the hour that the direction names', () => {
    expect(new Set(planText('The Octopus', octopus, 'all at night').map(({ hour }) => hour))).toEqual(
      new Set(['night']),
    )
  })

  test('shows places, the moon and crowds once', () => {
    const planned = planText(
      'The Moon',
      Array.from({ length: 5 }, () => 'The moon is far away.'),
    )
    expect(planned.map(({ view }) => view)).not.toEqual(expect.arrayContaining(['pair']))
    expect(planned.map(({ view }) => view)).not.toEqual(expect.arrayContaining(['many']))
  })

  test('falls back to the symbol of the topic, and reads long and strange texts', () => {
    expect(planText('Abstract matters', ['It depends.', 'It always does.'])).toMatchObject([
      { prompt: 'light bulb', source: 'symbol' },
      { prompt: 'light bulb', source: 'symbol' },
    ])
    expect(planText('', [])).toEqual([])
    const long = 'the cat '.repeat(5000)
    const planLong = (): PlannedScene[] =>
      planText('x', [
        { say: long, prompt: long },
        { say: 'constructor __proto__ 🐙', prompt: ',,,' },
      ])
    expect(planLong()).toHaveLength(2)
    expect(quickestMs(planLong)).toBeLessThan(500)
  })
})
