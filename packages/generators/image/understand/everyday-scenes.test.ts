// Everyday scenes that were drawn as something else, found by painting sixty prompts.

import { describe, expect, test } from 'vitest'
import { drawResting } from '../figures/resting-beasts.ts'
import { seeGroupOf } from '../../node/testing-group.ts'
import { placeOf } from './scene/scene.ts'
import { understandPrompt } from './understand-prompt.ts'

const motifsOf = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )

test('a drink with something nobody can draw is on the table itself', () => {
  expect(understandPrompt('a cup of cocoa with zorbs on a table')).toMatchObject({
    bonds: [{ relation: 'on', from: 0, to: 1 }],
    missing: ['zorbs'],
  })
  expect(understandPrompt('a hacker with code on the screen').bonds).toMatchObject([{ relation: 'beside' }])
})

test('herbs are on a dish and in a drink, and no larger', async () => {
  for (const prompt of ['a pizza with parsley', 'a mojito with mint', 'spaghetti with basil']) {
    const { members, missing } = await seeGroupOf(prompt)
    const [dish, herb] = members
    expect(missing, prompt).toEqual([])
    expect(herb!.bottom - herb!.top, prompt).toBeLessThan((dish!.bottom - dish!.top) * 0.6)
    expect(herb!.left, prompt).toBeGreaterThan(dish!.left)
    expect(herb!.right, prompt).toBeLessThan(dish!.right)
  }
})

test('marshmallows on sticks are one thing', () => {
  expect(motifsOf('a campfire with marshmallows on sticks')).toEqual(['campfire', 'roasting-sticks'])
})

test('a whale that leaps rises out of the sea, and a shark has its head up', () => {
  expect(understandPrompt('a humpback whale jumping out of the ocean').subjects).toMatchObject([
    { thing: { motif: 'breaching-whale' }, states: ['leaping'] },
  ])
  expect(motifsOf('an orca leaping')).toEqual(['breaching-orca'])
  expect(understandPrompt('a shark jumping out of the sea').subjects).toMatchObject([
    { states: ['breaching'] },
  ])
})

test('wind is drawn over any picture and told as missing in none', () => {
  for (const prompt of ['a windy beach', 'an old man walking in the wind', 'a cabin on a windy day'])
    expect(understandPrompt(prompt), prompt).toMatchObject({ air: ['wind'], missing: [] })
})

test('a blackboard has equations, which are read from the left on either side of the picture', async () => {
  const { group, missing } = await seeGroupOf('a scientist pointing at a blackboard full of formulas')
  expect(missing).toEqual([])
  expect(group.outline.isOneSided).toBe(true)
})

describe('seats', () => {
  test.each([
    ['a girl reading in a chair', 'reading'],
    ['a grandmother knitting in an armchair', 'knitting'],
  ])('%s goes on with it', async (prompt, deed) => {
    expect(understandPrompt(prompt)).toMatchObject({ subjects: [{ pose: deed }, {}], missing: [] })
    const [sitter, seat] = (await seeGroupOf(prompt)).members
    expect(sitter!.bottom).toBeGreaterThan(seat!.top + (seat!.bottom - seat!.top) * 0.5)
  })

  test('who sleeps in an armchair is on its seat and not on its back', async () => {
    const [sleeper, seat] = (await seeGroupOf('a grandfather sleeping in an armchair')).members
    expect(sleeper!.bottom).toBeGreaterThan(seat!.top + (seat!.bottom - seat!.top) * 0.7)
    expect(sleeper!.top).toBeLessThan(seat!.top)
  })
})

describe('windows', () => {
  test('a dog in a car is seen in its window, and one with its head out is before the next pillar', async () => {
    const [inside, car] = (await seeGroupOf('a dog in a car')).members
    const [outside] = (await seeGroupOf('a dog sticking its head out of a car window')).members
    expect(motifsOf('a dog in a car')).toContain('automobile')
    const tall = (item: typeof inside): number => item!.bottom - item!.top
    expect(tall(inside)).toBeLessThan(tall(car) * 0.4)
    expect(tall(outside)).toBeGreaterThan(tall(inside))
  })

  test('who looks into a window is outside of the house, and before a shop is seen from behind', () => {
    expect(motifsOf('a moose peeking into a cabin window')).toEqual(['moose', 'house-window'])
    expect(understandPrompt('a boy looking into a shop window')).toMatchObject({
      subjects: [{ word: 'boy' }],
      place: 'shop front',
      missing: [],
    })
  })
})

test('who jumps into a puddle is among drops, and the puddle is not much wider', async () => {
  const { members, missing, group } = await seeGroupOf('a goat jumping into a puddle')
  const [goat, puddle] = members
  expect(missing).toEqual([])
  expect(puddle!.right - puddle!.left).toBeLessThan((goat!.right - goat!.left) * 2.1)
  const dry = (await seeGroupOf('a goat standing in a puddle')).group
  expect(group.outline.layers.length).toBeGreaterThan(dry.outline.layers.length)
})

test('a diver among jellyfish has them on all sides', async () => {
  const { members } = await seeGroupOf('a diver among jellyfish')
  const [diver, ...others] = members
  const middle = (diver!.top + diver!.bottom) / 2
  expect(others.some(({ bottom }) => bottom < middle)).toBe(true)
  expect(others.some(({ top }) => top > middle)).toBe(true)
})

test.each(['a bear in a chef hat stirring soup', 'a fox stirring a pot'])(
  '%s does it on two legs',
  (prompt) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects[0]).toMatchObject({ kind: 'person' })
    expect(missing).toEqual([])
  },
)

test.each([
  ['a toy train on a rug', 'locomotive'],
  ['a girl holding a toy airplane', 'airplane'],
  ['a boy next to a toy tractor', 'tractor'],
])('%s: it is small, and in a room', (prompt, motif) => {
  const read = understandPrompt(prompt)
  const toy = read.subjects.find((subject) => subject.kind === 'thing' && subject.thing.motif === motif)
  expect(toy).toMatchObject({ thing: { meters: 0.4, bearing: 'ground' } })
  expect(read.missing).toEqual([])
})

test('a robot vacuum that chases a mouse has no legs, and an animal is in no gloves', () => {
  expect(motifsOf('a robot vacuum chasing a mouse')).toEqual(['robot-vacuum', 'mouse'])
  expect(understandPrompt('a hedgehog in a dress').missing).toEqual(['in'])
})

test('what a tiny person sits on is as large as furniture', async () => {
  const { members, missing } = await seeGroupOf('a tiny nurse sitting on the edge of a cupcake')
  const [nurse, cake] = members
  expect(missing).toEqual([])
  expect(cake!.right - cake!.left).toBeGreaterThan((nurse!.right - nurse!.left) * 1.2)
})

test('who is in front of something small stands beside it, and it does not grow', async () => {
  for (const prompt of ['a woman in front of a cake', 'a cat in front of a bowl']) {
    const [one, small] = (await seeGroupOf(prompt)).members
    expect(small!.bottom - small!.top, prompt).toBeLessThan((one!.bottom - one!.top) * 0.9)
    expect(Math.min(one!.right, small!.right) - Math.max(one!.left, small!.left), prompt).toBeLessThan(2)
  }
})

test('a minimalist illustration shows nobody, and money that flies around is in the air', () => {
  expect(motifsOf('a minimalist illustration of a cabin')).toEqual(['cabin'])
  expect(motifsOf('a minimalist in an empty room')).toEqual(['minimalist'])
  expect(understandPrompt('a shocked man with money flying around him').air).toEqual(['falling money'])
})

test('a longship off a coast is at sea, and a shipwreck on its sand', () => {
  expect(placeOf(understandPrompt('a viking longship near a foggy coast'))).toBe('sea')
  expect(placeOf(understandPrompt('a shipwreck on a beach'))).toBe('beach')
})

test('a tail belongs to the animal and not to what it is on', () => {
  expect(motifsOf('a lizard on a rock with a long tail')).toEqual(['lizard', 'stone'])
  expect(understandPrompt('a gecko on a branch with a colorful tail')).toMatchObject({
    bonds: [{ relation: 'on', from: 0, to: 1 }],
    missing: ['colorful', 'tail'],
  })
})

test('a wrecking ball hangs on a chain, and is no ball of a game', () => {
  expect(motifsOf('a wrecking ball hitting a wall')[0]).toBe('wrecking-ball')
})

test('nobody curls up on a ball', () => {
  expect(motifsOf('an armadillo rolled up into a ball')).toEqual(['armadillo'])
})

test('an animal that crosses a finish line is in front of its gate', () => {
  expect(understandPrompt('a snail crossing a finish line').bonds).toMatchObject([
    { relation: 'in front of', from: 0, to: 1 },
  ])
})

test('a target with an arrow in its middle is one, and a ladder made of books is a stack of books', () => {
  expect(motifsOf('a target with an arrow in the bullseye')).toEqual(['bullseye'])
  expect(understandPrompt('a girl climbing a ladder made of books')).toMatchObject({
    bonds: [{ relation: 'climbing', from: 0, to: 1 }],
    missing: [],
  })
  expect(motifsOf('a girl climbing a ladder made of books')).not.toContain('ladder')
})

test('who spills something on somebody stands before them', () => {
  const { subjects, bonds } = understandPrompt('a waitress spilling coffee on a guest')
  const guest = subjects.findIndex(({ word }) => word === 'guest')
  expect(bonds).toContainEqual(expect.objectContaining({ relation: 'facing', from: 0, to: guest }))
  expect(bonds.some(({ relation, to }) => relation === 'on' && to === guest)).toBe(false)
})

test('witches fly on brooms, gifts that are opened are open, and a hot dog stand is a stand', () => {
  expect(motifsOf('a witch flying over a church')).toContain('broom')
  expect(motifsOf('a man unwrapping a gift')).toContain('open-gift')
  expect(motifsOf('a hot dog stand in a park')).toEqual(['market-stall'])
  expect(motifsOf('a boxer punching a heavy bag')).toContain('punching-bag')
})

test('a spider hangs from its thread, and sits in the middle of a web', async () => {
  expect(motifsOf('a spider dangling from a silk thread in a cave')).toEqual(['hanging-spider'])
  const [spider, web] = (await seeGroupOf('a spider on a web')).members
  expect(spider!.bottom).toBeLessThan(web!.bottom)
  expect(spider!.top).toBeGreaterThan(web!.top)
})

test.each(['a fox watching a girl in blue', 'a dancer in gold on a stage'])(
  '%s: who is in a color wears it',
  (prompt) => {
    const { subjects, missing } = understandPrompt(prompt)
    const person = subjects.find(({ kind }) => kind === 'person')
    expect(person).toMatchObject({ wear: { top: expect.stringContaining('#') } })
    expect(missing).toEqual([])
  },
)

test('a girl in red light is lit, and men in black are who they are', () => {
  expect(understandPrompt('a girl in red light').drawn).toContain('red light')
  expect(understandPrompt('a man in black on a roof').subjects[0]).toMatchObject({ word: 'man in black' })
})

test('what is in a sink is below its tap, in a kitchen', async () => {
  const [cat, sink] = (await seeGroupOf('a puppy in a sink')).members
  expect(cat!.bottom).toBeGreaterThan(sink!.top + (sink!.bottom - sink!.top) * 0.25)
  expect(placeOf(understandPrompt('dirty dishes in a sink'))).toBe('kitchen')
})

test('a scarf is around a long neck and not at the mouth', async () => {
  const [giraffe, scarf] = (await seeGroupOf('a giraffe wearing a scarf')).members
  const tall = giraffe!.bottom - giraffe!.top
  expect(scarf!.top - giraffe!.top).toBeGreaterThan(tall * 0.2)
  expect(scarf!.bottom - giraffe!.top).toBeLessThan(tall * 0.6)
})

test('who waves from a wheelchair waves, and who phones in an armchair is at home', () => {
  expect(understandPrompt('a grandmother in a wheelchair waving').missing).toEqual([])
  expect(placeOf(understandPrompt('a woman in an armchair talking on the phone'))).toBe('living room')
  expect(placeOf(understandPrompt('a bear in a bed'))).toBe('bedroom')
})

test('a dog that digs up a bone is at the bone and not on it', () => {
  expect(understandPrompt('a fox digging up a bone')).toMatchObject({
    bonds: [expect.not.objectContaining({ relation: 'on' })],
    missing: [],
  })
})

test('an animal in a laundry basket lies in an empty one, and boxers are dogs, too', () => {
  expect(motifsOf('a boxer dog sleeping in a laundry basket')).toEqual([
    'sleeping-dog',
    'empty-laundry-basket',
  ])
  expect(motifsOf('a laundry basket on a bed')[0]).toBe('laundry-basket')
})

test('a pregnant woman holds her belly without pain', () => {
  const [woman] = understandPrompt('a pregnant woman holding her belly').subjects
  expect(woman).toMatchObject({ pose: 'cradling the belly' })
  expect(woman).not.toMatchObject({ wear: { mood: 'sad' } })
})

describe('several with something in them', () => {
  test.each([
    'two jars of candy',
    'baskets of fruit at a market',
    'a donkey carrying baskets of apples',
    'two wheelbarrows of hay',
  ])('each has its own: %s', (prompt) => {
    const { bonds, subjects, missing } = understandPrompt(prompt)
    const full = bonds.filter(({ relation }) => relation === 'filled with').map(({ from }) => from)
    const vessels = subjects.flatMap(({ word }, index) =>
      /^(?:jar|basket|wheelbarrow)/.test(word) ? [index] : [],
    )
    expect([...new Set(full)].sort()).toEqual(vessels)
    expect(missing).toEqual([])
  })

  test('coins are heaped over the rim of a cup, and coffee is seen from above', () => {
    expect(motifsOf('a cup overflowing with coins')[0]).toBe('heaped-cup')
    expect(motifsOf('a mug full of keys')[0]).toBe('heaped-cup')
    expect(motifsOf('a cup of coffee with cookies')[0]).toBe('hot-beverage')
  })

  test('two large bags in the arms of somebody are both seen', async () => {
    const [, first, second] = (await seeGroupOf('a woman carrying two bags of money')).members
    expect(second!.left).toBeGreaterThan(first!.left + 5)
  })
})

test('an animal that peeks out of a bag or a can is in it', () => {
  for (const prompt of ['a dog peeking out of a backpack', 'a raccoon peeking out of a trash can'])
    expect(understandPrompt(prompt)).toMatchObject({ bonds: [{ relation: 'inside' }], missing: [] })
})

test('the smallest dog in a tub is seen over its water', async () => {
  const [pug, tub] = (await seeGroupOf('a pug in a bathtub')).members
  expect(pug!.top).toBeLessThan(tub!.top + (tub!.bottom - tub!.top) * 0.32)
})

test('tigers, leopards and cows keep their marks at rest', () => {
  const colorsOf = (name: string): number => new Set(drawResting(name)!.layers.map(({ fill }) => fill)).size
  for (const beast of ['tiger', 'leopard', 'cow'])
    for (const pose of ['sleeping', 'sitting'])
      expect(colorsOf(`${pose}-${beast}`), beast).toBeGreaterThan(colorsOf(`${pose}-bear`))
})
