import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
import { understandPrompt } from '../understand-prompt.ts'

function bondsOf(prompt: string): string[] {
  const { bonds, subjects } = understandPrompt(prompt)
  return bonds.map(({ relation, from, to }) => `${subjects[from]!.word} ${relation} ${subjects[to]!.word}`)
}

describe('what a trade or a deed says of where somebody is', () => {
  test.each([
    ['an ice climber on a frozen waterfall', 'climber climbing waterfall'],
    ['a frozen waterfall with an ice climber', 'climber climbing waterfall'],
    ['a rock climber on a rock wall', 'rock climber climbing wall'],
  ])('%s', (prompt, bond) => {
    expect(bondsOf(prompt)).toContain(bond)
  })

  test('a climber who sits on a rock does not climb it', () => {
    expect(bondsOf('a climber sitting on a rock')).toEqual(['climber on rock'])
  })

  test('nobody stands on a cake to light its candles, but a girl may dance on one', () => {
    expect(bondsOf('a woman lighting candles on a birthday cake')).toEqual(['woman facing birthday cake'])
    expect(bondsOf('a girl dancing on a cake')).toEqual(['girl on cake'])
  })

  test('who lies on a grave is beside its headstone, on which a crow sits', () => {
    expect(bondsOf('a dog lying on a grave')).toEqual(['dog beside grave'])
    expect(bondsOf('an old widow lying on his grave')).toEqual(['widow beside grave'])
    expect(bondsOf('a crow sitting on a gravestone')).toEqual(['crow on gravestone'])
  })

  test('what is in a jar is in the hand with it', () => {
    expect(bondsOf('a girl holding a jar with a firefly inside')).toContain('jar filled with firefly')
  })

  test('a ladder leans against the tree, and what is picked is in it', async () => {
    const { members } = await seeGroupOf('a boy climbing a ladder to pick apples from a tree')
    const of = (word: string): (typeof members)[number] => members.find((each) => each.word === word)!
    const [ladder, tree, apple] = [of('ladder'), of('tree'), of('apples')]
    expect(Math.min(ladder.right, tree.right)).toBeGreaterThan(Math.max(ladder.left, tree.left))
    expect(apple.bottom).toBeLessThan((tree.top + tree.bottom) / 2)
  })
})

describe('who stands how to what', () => {
  test('the head of a horse that looks over a fence is above it', async () => {
    const [horse, fence] = (await seeGroupOf('a horse looking over a fence')).members
    expect(horse!.top).toBeLessThan(fence!.top)
    expect(horse!.left).toBeGreaterThan(fence!.left - (horse!.right - horse!.left))
  })

  test('a surgeon is behind the patient', async () => {
    const [surgeon, patient] = (await seeGroupOf('a surgeon operating on a patient')).members
    expect(Math.min(surgeon!.right, patient!.right)).toBeGreaterThan(Math.max(surgeon!.left, patient!.left))
  })

  test('a cub on its mother is smaller than she is', async () => {
    const [cub, mother] = (await seeGroupOf('a lion cub sleeping on its mother’s back')).members
    expect(cub!.right - cub!.left).toBeLessThan((mother!.right - mother!.left) * 0.75)
  })

  test('a carrot is fed to a snowman from the hand', () => {
    expect(bondsOf('a girl feeding a carrot to a snowman')).toEqual([
      'girl holding carrot',
      'girl facing snowman',
    ])
  })

  test('who sticks a tongue out at a mirror faces it', () => {
    expect(bondsOf('a kid sticking his tongue out at the mirror')).toEqual(['kid facing mirror'])
  })

  test('nobody wears the hat that he tries to catch', () => {
    expect(bondsOf('a man trying to catch his hat in the wind')).toEqual(['man holding hat'])
  })

  test('soup is in a pot for cooking, and a flower in another', () => {
    const motifOf = (prompt: string): (string | undefined)[] =>
      understandPrompt(prompt).subjects.map((each) => (each.kind === 'thing' ? each.thing.motif : undefined))
    expect(motifOf('a chef tasting soup from a big pot')).toContain('pot-of-food')
    expect(motifOf('a flower in a pot')).not.toContain('pot-of-food')
  })
})

test('who is at the wheel of nothing that is named is in a car, and potters have their own', () => {
  expect(bondsOf('a man yawning at the wheel')).toEqual(['man inside car'])
  expect(understandPrompt('a trucker sleeping at the wheel').missing).toEqual(['sleeping'])
  expect(bondsOf('a captain at the wheel of a ship')).not.toContain('captain inside car')
})

test('dogs have in the mouth what they pull, but for a sled', () => {
  expect(bondsOf('a puppy pulling a sock')).toEqual(['puppy holding sock'])
  expect(bondsOf('a dog pulling a sled')).toEqual(['dog pulling sled'])
})
