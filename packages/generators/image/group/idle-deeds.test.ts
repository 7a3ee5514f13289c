import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../node/testing-group.ts'

describe('deeds that nothing in the picture shows', () => {
  test.each([
    ['a man unwrapping a box', 'unwrapping'],
    ['a woman training a boy', 'training'],
    ['three pigs building a brick house', 'building'],
    ['a man digging through a box', 'digging through'],
    ['a beekeeper opening a hive', 'opening'],
    ['a teacher erasing a blackboard', 'erasing'],
    ['a bartender shaking a cocktail', 'shaking'],
    ['a man stuck in an elevator with a cow', 'with'],
    ['a delivery man ringing the doorbell with a stack of pizzas', 'with'],
  ])('"%s" tells "%s"', async (prompt, verb) => {
    expect((await seeGroupOf(prompt)).missing).toContain(verb)
  })

  test.each([
    'a man looking at a car',
    'a knight charging at a door',
    'beavers building a dam',
    'a woman talking to a boy',
    'a girl petting a cat',
    'a man opening a door',
    'a cat sniffing a flower',
    'a child playing with wooden blocks',
    'a woman hanging laundry on a clothesline',
    'a man discovering a box',
    'a nurse with a syringe',
    'a man with a stack of books',
  ])('"%s" is seen whole', async (prompt) => {
    expect((await seeGroupOf(prompt)).missing).toEqual([])
  })
})

test('who is covered by others is told, and what somebody has on or attacks is not', async () => {
  expect((await seeGroupOf('a magician sawing a box with a woman in it')).missing).toEqual(['magician'])
  expect((await seeGroupOf('a dog wearing sunglasses driving a convertible')).missing).toEqual([])
  expect((await seeGroupOf('a giant octopus attacking a sailing ship')).missing).toEqual([])
})

test('who lies takes no picture, and a hat that is tried on is on the head', async () => {
  expect((await seeGroupOf('a man lying on the floor taking a picture of a cat')).missing).toEqual(['taking'])
  expect((await seeGroupOf('a woman trying on a hat in front of a mirror')).missing).toEqual([])
})
