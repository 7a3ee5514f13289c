import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { promptCases } from '../understand/prompts/prompt-cases.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import { composeGroup, motifsOf, type Group } from './compose-group.ts'
import { measureOutline } from './measure.ts'

const studio = createNodeStudio()

async function compose(prompt: string): Promise<Group> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  const group = composeGroup(read, studio, (name) => outlines.get(name))
  if (!group) throw new Error(`Nothing is drawn for "${prompt}"`)
  return group
}

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

describe('composeGroup', () => {
  test('draws every subject of the prompts, fills its square and stands on its lower edge', async () => {
    for (const { prompt, subjects } of promptCases) {
      if (subjects === '') continue
      const group = await compose(prompt)
      expect(group.members.length, prompt).toBe(subjects.split(', ').length)
      const { left, right, top, bottom } = measureOutline(studio, group.outline)
      expect(Math.max(right - left, bottom - top), prompt).toBeGreaterThan(90)
      expect(bottom, prompt).toBeGreaterThan(97)
      for (const member of group.members)
        expect(Math.max(member.right - member.left, member.bottom - member.top), prompt).toBeGreaterThan(7)
    }
  })

  test('puts what is on something on its top, and riders into the saddle', async () => {
    const crow = await compose('a crow on a gravestone')
    expect(crow.members[0]!.bottom).toBeCloseTo(crow.members[1]!.top, -1)
    expect(Math.abs(middle(crow.members[0]!) - middle(crow.members[1]!))).toBeLessThan(2)
    const [rider, horse] = (await compose('a cowboy riding a horse')).members
    expect(rider!.top).toBeLessThan(horse!.top)
    expect(rider!.bottom).toBeGreaterThan(horse!.top)
    expect(rider!.bottom).toBeLessThan(horse!.bottom)
  })

  test('stands on the upper edge of what carries it, and not at the height of its highest point', async () => {
    const [robot, whale] = (await compose('a robot on a whale')).members
    // The tail is higher than the back.
    expect(robot!.bottom).toBeGreaterThan(whale!.top + (whale!.bottom - whale!.top) * 0.15)
    const [man, boat] = (await compose('a man standing on a boat')).members
    expect(man!.bottom).toBeGreaterThan(boat!.top)
    const [fox, snowman] = (await compose('a fox on a snowman')).members
    expect(fox!.bottom).toBeCloseTo(snowman!.top, -1)
  })

  test('lays a baby at the breast of whoever holds it', async () => {
    const [woman, baby] = (await compose('a woman holding a baby')).members
    expect(Math.abs(middle(woman!) - middle(baby!))).toBeLessThan(woman!.right - woman!.left)
    expect(baby!.bottom).toBeLessThan((woman!.top + woman!.bottom) / 2)
  })

  test('keeps the order of heights: under, above, in front of, holding', async () => {
    const [shark, boat] = (await compose('a shark under a boat')).members
    expect(shark!.top).toBeGreaterThan(boat!.bottom)
    const [dragon, castle] = (await compose('a dragon above a castle')).members
    expect(dragon!.bottom).toBeLessThan(castle!.top)
    const [man, house] = (await compose('a man in front of a house')).members
    expect(house!.bottom - house!.top).toBeGreaterThan(man!.bottom - man!.top)
    expect(man!.bottom).toBeCloseTo(house!.bottom, -1)
    const [woman, book] = (await compose('a woman holding a trophy')).members
    expect(book!.top).toBeGreaterThan(woman!.top)
    expect(book!.bottom).toBeLessThan(woman!.bottom)
  })

  test('keeps sizes true, softened: a mouse is smaller than an elephant and still visible', async () => {
    const [mouse, elephant] = (await compose('a mouse facing an elephant')).members
    const ratio = (elephant!.right - elephant!.left) / (mouse!.right - mouse!.left)
    expect(ratio).toBeGreaterThan(2.4)
    expect(ratio).toBeLessThan(8)
    const [boot, , door] = (await compose('a pair of boots beside a wooden door')).members
    expect(boot!.bottom - boot!.top).toBeLessThan((door!.bottom - door!.top) * 0.33)
    const [child, man] = (await compose('a child beside a man')).members
    expect(child!.bottom - child!.top).toBeLessThan((man!.bottom - man!.top) * 0.85)
  })

  test('a chased thing is ahead of its chaser and nobody overlaps in a row', async () => {
    const [fox, rabbit] = (await compose('a fox chasing a rabbit')).members
    expect(rabbit!.left).toBeGreaterThan(fox!.right)
  })

  test('lays things into baskets, on cakes and on tables', async () => {
    const [basket, ...apples] = (await compose('a basket full of apples')).members
    expect(apples).toHaveLength(3)
    for (const apple of apples) {
      expect(apple.top).toBeLessThan(basket!.bottom)
      expect(middle(apple)).toBeGreaterThan(basket!.left)
      expect(middle(apple)).toBeLessThan(basket!.right)
    }
    const [desk, laptop, plant] = (await compose('a desk with a laptop and a plant')).members
    expect(laptop!.bottom).toBeCloseTo(plant!.bottom, 0)
    expect(laptop!.bottom).toBeLessThan(desk!.top + (desk!.bottom - desk!.top) * 0.2)
    const [cake, candle] = (await compose('a cake with five candles')).members
    expect(candle!.bottom).toBeLessThan(cake!.bottom)
  })

  test('keeps together what shares a place', async () => {
    const [cup, croissant, table] = (await compose('a cup and a croissant on a table')).members
    expect(cup!.bottom).toBeCloseTo(croissant!.bottom, 0)
    expect(cup!.bottom).toBeLessThan(table!.top + 5)
    const [first, second, bench] = (await compose('two sisters sitting on a bench')).members
    expect(first!.bottom).toBeCloseTo(second!.bottom, 0)
    expect(first!.left).toBeGreaterThan(bench!.left - 5)
    expect(second!.right).toBeLessThan(bench!.right + 5)
  })

  test('puts what is pushed ahead of who pushes, and lifts what flies', async () => {
    const [man, barrow] = (await compose('a man pushing a wheelbarrow')).members
    expect(middle(barrow!)).toBeGreaterThan(middle(man!))
    // Children who fly a kite stand; a hero flies.
    const [one, other, kite] = (await compose('two children flying a kite')).members
    for (const child of [one!, other!])
      expect(child.bottom - child.top).toBeGreaterThan((child.right - child.left) * 1.4)
    expect(kite!.bottom).toBeLessThan(one!.bottom)
    const [hero] = (await compose('a superhero flying beside an airplane')).members
    expect(hero!.right - hero!.left).toBeGreaterThan(hero!.bottom - hero!.top)
    const geese = (await compose('five geese flying')).members
    expect(new Set(geese.map(({ bottom }) => Math.round(bottom))).size).toBeGreaterThan(2)
  })
})
