import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

describe('what comes out of something, hangs from it or steals from it', () => {
  test.each([
    'a goldfish jumping out of its bowl',
    'an owl looking down from a branch',
    'a mouse stealing cheese from a sleeping cat',
    'a raccoon stealing a pizza from a garbage can',
    'a giant octopus attacking a sailing ship',
    'a clock hanging from a branch',
    'a monkey hanging from a vine and eating a banana',
    'an open book with a castle growing out of its pages',
    'a robot controlling a brain',
    'a suitcase full of cash under the bed',
    'a light bulb with a plant growing inside',
    'a duck followed by five ducklings',
    'a turtle racing a rabbit',
    'a dog holding a bone in its mouth',
    'a lantern hanging from an old tree',
    'books flying out of a suitcase',
    'two bears fighting over a fish',
    'a slice of pizza on a surfboard riding a wave',
    'a bear riding a bicycle',
    'a seal balancing a ball on its nose',
    'a drone carrying a package',
    'a cat hiding inside a cardboard box',
    'a chess king standing among fallen pawns',
    'a butterfly landing on a sleeping tiger’s nose',
    'a raccoon looking out of a dumpster',
    'a puppy digging a hole in the backyard',
  ])('"%s" is seen whole', async (prompt) => {
    expect((await seeGroupOf(prompt)).missing).toEqual([])
  })

  test('a fish that jumps out of a bowl is over it', async () => {
    const [fish, bowl] = (await seeGroupOf('a goldfish jumping out of its bowl')).members
    expect(fish!.bottom).toBeLessThan(bowl!.top + 12)
  })

  test('what grows out of a book stands on its pages and rises over them', async () => {
    const [book, castle] = (await seeGroupOf('an open book with a castle growing out of its pages')).members
    expect(castle!.top).toBeLessThan(book!.top)
    expect(castle!.bottom).toBeGreaterThan(book!.top)
    expect(castle!.bottom).toBeLessThan(book!.bottom)
  })

  test('what stands on a mushroom is not far wider than the mushroom', async () => {
    const [house, mushroom] = (await seeGroupOf('a tiny house on top of a mushroom')).members
    expect(mushroom!.right - mushroom!.left).toBeGreaterThan((house!.right - house!.left) * 0.8)
  })

  test('what is under a bed is on the ground below it', async () => {
    const [monster, bed] = (await seeGroupOf('a monster under the bed')).members
    expect(bed!.bottom).toBeLessThan(monster!.bottom - 10)
    expect(monster!.top).toBeGreaterThan(bed!.top)
  })

  test('everything that surrounds a steaming cup has a place', async () => {
    const { members } = await seeGroupOf('a coffee cup with steam and coffee beans around it')
    expect(members).toHaveLength(5)
    expect(members.every(({ left, right }) => right - left > 5)).toBe(true)
  })

  test('what a snake eats is at its mouth, and what a giraffe eats is high up', async () => {
    const [snake, egg] = (await seeGroupOf('a snake eating an egg')).members
    expect(egg!.bottom).toBeLessThan((snake!.top + snake!.bottom) / 2)
    const [hedgehog, berry] = (await seeGroupOf('a hedgehog eating a strawberry')).members
    expect(berry!.bottom).toBeGreaterThan((hedgehog!.top + hedgehog!.bottom) / 2)
    const [koala, apple] = (await seeGroupOf('a koala with an apple in its mouth')).members
    expect(apple!.left).toBeGreaterThan(koala!.left + (koala!.right - koala!.left) * 0.3)
    const [giraffe, leaf] = (await seeGroupOf('a giraffe eating a leaf')).members
    expect(leaf!.top).toBeLessThan(giraffe!.top + (giraffe!.bottom - giraffe!.top) * 0.3)
  })

  test('whoever drives sits behind the side of the car, with the head over it', async () => {
    const [man, car] = (await seeGroupOf('a man driving a red car')).members
    expect(man!.top).toBeLessThan(car!.bottom - (car!.bottom - car!.top) * 0.6)
    expect(man!.bottom).toBeLessThanOrEqual(car!.bottom)
  })
})
