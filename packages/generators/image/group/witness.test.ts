import { createNodeStudio } from '@vivify/timeline/node/studio'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { readPromptLists } from '../../node/prompt-lists.ts'
import { promptCases } from '../understand/prompts/prompt-cases.ts'
import type { Bond, Understanding } from '../understand/understanding.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import { reportLost } from '../understand/scene/scene.ts'
import { composeGroup, motifsOf, type Group } from './compose-group.ts'
import type { Member } from './item.ts'

const studio = createNodeStudio()

interface Composed {
  prompt: string
  read: Understanding
  group: Group | undefined
}

async function compose(prompt: string): Promise<Composed> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  return { prompt, read, group: composeGroup(read, studio, (name) => outlines.get(name)) }
}

async function see(
  prompt: string,
): Promise<{ drawn: readonly string[]; missing: readonly string[]; members: readonly Member[] }> {
  const { read, group } = await compose(prompt)
  return { ...reportLost(read, group?.lost ?? []), members: group?.members ?? [] }
}

const prompts = [...promptCases.map(({ prompt }) => prompt), ...readPromptLists()]

const middle = ({ left, right }: Member): number => (left + right) / 2
const shared = (first: Member, second: Member): number =>
  Math.min(first.right, second.right) - Math.max(first.left, second.left)
/** Boxes are in hundredths of the group, so a twentieth is a hand's breadth. */
const near = 6

/** What must be true of two boxes when a picture claims a relation; the layout's own tests are not used here. */
const claims: Partial<Record<Bond['relation'], (first: Member, second: Member) => boolean>> = {
  on: (first, second) =>
    shared(first, second) > 0 && first.bottom > second.top - near && first.top < second.bottom,
  // Riders rise above their mounts, drivers are seen in their cars, and a board rides in the curl of a wave.
  riding: (first, second) =>
    first.bottom > second.top - near &&
    (first.top < second.top + (second.bottom - second.top) * 0.5 ||
      (first.left > second.left && first.right < second.right)),
  climbing: (first, second) => shared(first, second) > 0 && first.top < second.bottom - near,
  // A tongue reaches half as far as its owner is long.
  holding: (first, second) =>
    shared(first, second) > -near ||
    (/chameleon|frog|gecko|lizard|anteater/.test(first.word) &&
      shared(first, second) > -(first.right - first.left) * 0.5),
  inside: (first, second) => shared(first, second) > 0 && first.top < second.bottom,
  // An umbrella's handle reaches down to the hand that holds it.
  above: (first, second) =>
    first.bottom < second.top + near ||
    (first.word === 'umbrella' && first.top < second.top && shared(first, second) > 0),
  // The baby who is pushed sits in the stroller that the hands are at.
  pushing: (first, second) => shared(first, second) > -near * 4,
  hugging: (first, second) => shared(first, second) > 0,
  // A visitor stands before the bed of who lies in it.
  'hand in hand': (first, second) => shared(first, second) > -near * 2,
  'in front of': (first, second) => shared(first, second) > -near * 3,
}

describe('what a picture claims of its arrangement', () => {
  const pictures: Composed[] = []
  beforeAll(async () => {
    for (const prompt of prompts) pictures.push(await compose(prompt))
  })

  test('is true of the boxes of all prompts', () => {
    let count = 0
    for (const { prompt, read, group } of pictures) {
      if (!group || group.members.length < read.subjects.length) continue
      const { drawn } = reportLost(read, group.lost)
      for (const { relation, from, to, word } of read.bonds) {
        const claim = claims[relation]
        if (!claim || word === undefined || !drawn.includes(word)) continue
        count++
        // Of a pile, only the lowest lie on what is below it.
        const isPile = read.bonds.some(
          (bond) => bond.relation === 'piled' && read.teams[bond.from] === read.teams[from],
        )
        const own = group.members.filter((_, index) =>
          isPile ? read.teams[index] === read.teams[from] : index === from,
        )
        const isTrue = own.some((member) => claim(member, group.members[to]!))
        expect(isTrue, `${prompt}: ${relation}`).toBe(true)
      }
    }
    expect(count).toBeGreaterThan(100)
  })

  test('seldom differs from what the reader promised before', () => {
    let [promised, lost] = [0, 0]
    for (const { read, group } of pictures) {
      promised += read.bonds.filter(({ word }) => word !== undefined && read.drawn.includes(word)).length
      lost += group?.lost.filter((word) => read.drawn.includes(word)).length ?? 0
    }
    expect(promised).toBeGreaterThan(250)
    expect(lost / promised).toBeLessThan(0.07)
  })

  test.each([
    ['a man climbing a ladder', []],
    ['a robot watering a plant', []],
    ['a violinist playing on a bridge', []],
    ['a wolf howling at the full moon', []],
    ['a man walking up the stairs', []],
    ['three boys climbing a tree', []],
    ['four friends sitting around a campfire', []],
    ['a snake around a stick', ['around']],
    ['a snake around a sword', []],
    ['a cat around a stick', ['around']],
    ['a cat between two dogs', []],
    ['a queen on a throne with a guard on each side', []],
    ['three cupcakes with a candle on each', []],
    ['three girls holding balloons', []],
    ['two ants carrying a leaf', []],
    ['three ants carrying a leaf', ['carrying']],
    ['two men carrying a couch', []],
    ['two cowboys riding horses', []],
    ['two cowboys riding a horse', []],
    ['three cowboys riding a horse', ['riding']],
    ['two girls holding hands', []],
    ['a robot holding hands with a little girl', []],
    ['a bear chasing a hunter', []],
    ['a thief running away from a policeman', []],
    ['a man and a woman back to back', []],
    ['two swans facing each other', []],
    ['a cowboy leading a horse', []],
    ['a woman walking her cat on a leash', []],
    ['a man carrying his son on his shoulders', []],
    ['a bird sitting on a man’s shoulder', []],
    ['a monkey riding on an elephant’s back', []],
    ['a nurse pushing an old man in a wheelchair', []],
    ['a crowd of people watching a singer', []],
    ['a mother and daughter looking at the stars', []],
    ['a father and son fishing', []],
    ['a woman and a snail dancing', ['dancing']],
    ['a boy and a girl under one umbrella', []],
    ['a group of people dancing in a circle', []],
  ])('of "%s" it misses %j', async (prompt, missing) => {
    expect((await see(prompt)).missing).toEqual(missing)
  })
})

describe('several at once', () => {
  test('climbers are on their ladder and between its ends', async () => {
    const [man, ladder] = (await see('a man climbing a ladder')).members
    expect(man!.bottom).toBeLessThan(ladder!.bottom - 5)
    expect(Math.abs(middle(man!) - middle(ladder!))).toBeLessThan(10)
  })

  test('half of a group is on each side of the fire', async () => {
    const members = (await see('four friends sitting around a campfire')).members
    const fire = middle(members[4]!)
    expect(members.slice(0, 4).filter((each) => middle(each) < fire)).toHaveLength(2)
  })

  test('what is between two is between them', async () => {
    const [cat, one, other] = (await see('a cat between two dogs')).members
    expect(middle(one!)).toBeLessThan(middle(cat!))
    expect(middle(other!)).toBeGreaterThan(middle(cat!))
  })

  test('every cupcake has its candle', async () => {
    const members = (await see('three cupcakes with a candle on each')).members
    for (const cake of members.slice(0, 3))
      expect(
        members.slice(3).filter((candle) => shared(cake, candle) > 0 && candle.top < cake.top),
      ).toHaveLength(1)
  })

  test('what is called giant is larger than the others, and in hands it is large', async () => {
    const [knight, spider] = (await see('a knight facing a giant spider')).members
    expect(spider!.right - spider!.left).toBeGreaterThan(knight!.bottom - knight!.top)
    const [chef, pizza] = (await see('a chef holding a giant pizza')).members
    expect(pizza!.right - pizza!.left).toBeGreaterThan((chef!.bottom - chef!.top) * 0.5)
  })

  test('who lies or cries in a crib is between its rails', async () => {
    for (const deed of ['crying', 'sleeping']) {
      const [baby, crib] = (await see(`a baby ${deed} in a crib`)).members
      expect(baby!.bottom).toBeGreaterThan(crib!.top + (crib!.bottom - crib!.top) * 0.5)
    }
  })

  test('a couple that watches something from a couch sits on it', async () => {
    const { read, group } = await compose('a couple watching television on a couch')
    expect(group!.lost).not.toContain('on')
    const [one, , couch] = group!.members
    expect(read.subjects[0]).toMatchObject({ kind: 'person' })
    expect(one!.bottom).toBeGreaterThan(couch!.top + 8)
  })

  test('who writes on a board stands at its side', async () => {
    const { members, missing } = await see('a teacher writing on a blackboard')
    expect(missing).toEqual([])
    expect(shared(members[0]!, members[1]!)).toBeLessThan(near)
  })

  test('whoever has a picnic sits on the blanket', async () => {
    const { members } = await see('two friends having a picnic by a lake')
    const [one, other, blanket] = members
    for (const friend of [one!, other!]) expect(shared(friend, blanket!)).toBeGreaterThan(0)
    expect(one!.bottom - one!.top).toBeLessThan(60)
  })

  test('a film is watched over the back of the couch, and who sits on a chair plays no guitar', async () => {
    const film = await see('a family watching television on the couch')
    const [television, couch] = film.members.slice(3)
    expect(television!.top).toBeLessThan(couch!.top)
    expect(film.missing).toEqual([])
    expect((await see('a man playing guitar on a chair')).missing).toContain('playing guitar')
  })

  test('hands meet, whatever the sizes of those who hold them', async () => {
    const [girl, other] = (await see('two girls holding hands')).members
    expect(Math.abs(shared(girl!, other!))).toBeLessThan(12)
    const [robot, child] = (await see('a robot holding hands with a little girl')).members
    expect(shared(robot!, child!)).toBeGreaterThan(-1)
    expect(child!.top).toBeGreaterThan(robot!.top)
  })

  test('things in hands go where their holders go', async () => {
    const [woman, phone, bed] = (await see('a woman looking at her phone in bed')).members
    expect(shared(woman!, phone!)).toBeGreaterThan(-1)
    expect(phone!.bottom).toBeLessThan(bed!.bottom)
    expect(phone!.top).toBeGreaterThan(woman!.top)
  })

  test('a child sits above the shoulders that carry it', async () => {
    const [man, son] = (await see('a man carrying his son on his shoulders')).members
    expect(son!.bottom).toBeLessThan(man!.bottom - 20)
    expect(son!.top).toBeLessThan(man!.top)
  })

  test('a crowd stands in two rows and fills more of the picture than a line would', async () => {
    const { group } = await compose('six friends jumping')
    expect(group!.wide).toBeLessThanOrEqual(1)
    expect(group!.tall).toBeGreaterThan(0.35)
  })
})

test('a wall of masks behind a clown is behind him, and nobody plays in a house that is behind them', async () => {
  expect((await see('a wall of masks behind a clown')).missing).toEqual([])
  expect((await see('two brothers playing cards in a tree house')).missing).toEqual(['in'])
})
