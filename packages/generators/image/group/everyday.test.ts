import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../node/testing-group.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

describe('people of everyday life', () => {
  test('who watches television from a couch is seen over its back, with the screen beyond', async () => {
    const { members, missing } = await seeGroupOf('a boy watches tv on the couch, seen from behind')
    const [boy, television, couch] = members
    expect(missing).toEqual([])
    expect(boy!.top).toBeLessThan(couch!.top)
    expect(boy!.bottom).toBeLessThan(couch!.bottom)
    expect(television!.top).toBeLessThan(couch!.top)
  })

  test('five at a table are side by side behind it', async () => {
    const { members, missing } = await seeGroupOf('five friends laugh around a dinner table')
    const table = members.at(-1)!
    const friends = members.slice(0, 5)
    expect(missing).toEqual([])
    for (const [order, friend] of friends.entries()) {
      expect(friend.top).toBeLessThan(table.top)
      expect(friend.bottom).toBeLessThan(table.bottom)
      if (order > 0) expect(middle(friend)).toBeGreaterThan(middle(friends[order - 1]!))
    }
  })

  test.each([
    'a man pins photos on a corkboard',
    'a girl hangs a drawing on the fridge',
    'a woman drops coins into a jar',
    'a man puts a coin into a giant piggy bank',
    'a mother puts clothes into the washing machine',
    'a woman throws money into a fire',
  ])('%s: the thing is between the person and the other', async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    const [person, thing] = members
    const target = members.at(-1)!
    const side = Math.sign(middle(target) - middle(person!))
    expect(missing).toEqual([])
    expect((middle(thing!) - middle(person!)) * side).toBeGreaterThan(0)
    expect(thing!.right).toBeGreaterThan(target.left)
    expect(thing!.left).toBeLessThan(target.right)
  })

  test('hands meet on the table across which they are held', async () => {
    const { members, missing } = await seeGroupOf('a couple holds hands across a restaurant table')
    const [one, other, table] = members
    expect(missing).toEqual([])
    expect(Math.min(middle(one!), middle(other!))).toBeLessThan(middle(table!))
    expect(Math.max(middle(one!), middle(other!))).toBeGreaterThan(middle(table!))
  })

  test('two doors behind somebody are equally tall, one on each side', async () => {
    const { members, missing } = await seeGroupOf('a man stands in front of two doors, one red and one blue')
    const [man, one, other] = members
    expect(missing).toEqual([])
    expect(one!.bottom - one!.top).toBeCloseTo(other!.bottom - other!.top)
    expect((middle(one!) - middle(man!)) * (middle(other!) - middle(man!))).toBeLessThan(0)
  })

  test('those who gossip behind somebody are on both sides, and nobody shrinks', async () => {
    const { members, missing } = await seeGroupOf('two women gossip behind a coworker')
    const [one, other, coworker] = members
    expect(missing).toEqual([])
    expect(coworker!.bottom - coworker!.top).toBeGreaterThan((one!.bottom - one!.top) * 0.8)
    expect(one!.bottom).toBeLessThan(coworker!.bottom)
    expect((middle(one!) - middle(coworker!)) * (middle(other!) - middle(coworker!))).toBeLessThan(0)
  })

  test('who is inside of a phone is within its edges', async () => {
    const { members } = await seeGroupOf('a man is trapped inside a phone')
    const [man, phone] = members
    expect(man!.left).toBeGreaterThan(phone!.left)
    expect(man!.right).toBeLessThan(phone!.right)
    expect(man!.top).toBeGreaterThan(phone!.top)
    expect(man!.bottom).toBeLessThan(phone!.bottom)
  })

  test('things with arms and legs run as people do', async () => {
    const { members, missing } = await seeGroupOf('a clock chases a running man')
    const [clock, man] = members
    expect(missing).toEqual([])
    expect((clock!.bottom - clock!.top) / (man!.bottom - man!.top)).toBeGreaterThan(0.7)
  })

  test('a child in a shopping cart sits in it, before who pushes it', async () => {
    const { members, missing } = await seeGroupOf('a kid sits in a shopping cart pushed by his father')
    const [father, kid, cart] = members
    expect(missing).toEqual([])
    expect(kid!.top).toBeLessThan(cart!.top)
    expect(middle(kid!)).toBeGreaterThan(cart!.left)
    expect(middle(kid!)).toBeLessThan(cart!.right)
    expect(middle(father!)).toBeLessThan(cart!.left)
  })

  test('what somebody else holds is before nobody’s face', async () => {
    const { members } = await seeGroupOf('a boss yells at an employee who holds a box')
    const [boss, , box] = members
    expect(Math.min(boss!.right, box!.right) - Math.max(boss!.left, box!.left)).toBeLessThan(
      (boss!.right - boss!.left) * 0.5,
    )
  })

  test('a house on the back of a turtle is no wider than the turtle', async () => {
    const { members, missing } = await seeGroupOf('a turtle carrying a small house on its back')
    const [turtle, house] = members
    expect(missing).toEqual([])
    expect(house!.right - house!.left).toBeLessThan(turtle!.right - turtle!.left)
    expect(house!.bottom).toBeLessThan((turtle!.top + turtle!.bottom) / 2)
  })

  test('a cyclist crosses a bridge on a bicycle, and walks home', async () => {
    expect(understandPrompt('a cyclist crossing a bridge in the fog').subjects).toMatchObject([
      { pose: 'cycling' },
    ])
    expect(understandPrompt('a cyclist walking home').subjects[0]).toMatchObject({ pose: 'walking' })
  })

  test('who is on a tire swing sits on its tire, and one that hangs from a tree needs no tree of its own', async () => {
    const { members, missing } = await seeGroupOf('a boy on a tire swing')
    const [boy, swing] = members
    expect(missing).toEqual([])
    expect(boy!.bottom).toBeLessThan(swing!.bottom)
    expect(boy!.top).toBeGreaterThan(swing!.top)
    const hung = understandPrompt('a tire swing hanging from an old oak tree')
    expect(hung.subjects[0]).toMatchObject({ thing: { motif: 'hanging-tire' } })
  })

  test('the chicks that a bird brings worms are birds, and babies of a mouse are mice', () => {
    const motifs = (prompt: string): string[] =>
      understandPrompt(prompt).subjects.map((each) => (each.kind === 'thing' ? each.thing.motif : each.word))
    expect(motifs('a bird feeding worms to its chicks')).toEqual(['bird', 'worm', 'worm', 'bird', 'bird'])
    expect(motifs('a mouse with its babies')).toEqual(['mouse', 'mouse', 'mouse'])
  })
})
