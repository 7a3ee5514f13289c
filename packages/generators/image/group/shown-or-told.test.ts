// What animals and people are seen doing, and what is told because nothing can show it. Found by painting 15 animals with 30
// verbs, 75 deeds of people, 50 relations and 45 dealings of pairs, and looking at all that claimed to be whole.

import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { composeGroup, motifsOf, type Group } from './compose-group.ts'
import { reportLost } from '../understand/scene/scene.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'

const studio = createNodeStudio()

async function see(prompt: string): Promise<{ missing: readonly string[]; members: Group['members'] }> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  const group = composeGroup(read, studio, (name) => outlines.get(name))
  return { missing: reportLost(read, group?.lost ?? []).missing, members: group?.members ?? [] }
}

const statesOf = (prompt: string): unknown =>
  understandPrompt(prompt).subjects.map((each) => 'states' in each && each.states)

test.each([
  ['an elephant diving', 'diving'],
  ['an elephant sitting', 'sitting'],
  ['a duck running', 'running'],
  ['a butterfly running', 'running'],
  ['a spider standing on its hind legs', 'standing on its hind legs'],
  ['a duck digging a hole', 'digging'],
  ['a dog swinging from a branch', 'swinging from'],
  ['a cat pointing at a mouse', 'pointing at'],
  ['a lion helping a zebra', 'helping'],
  ['two wolves pulling a sheep', 'pulling'],
  ['a lion leading a zebra', 'leading'],
  ['a mother painting her baby', 'painting'],
  ['a woman above a city', 'above'],
  ['a cat seen from above', 'from above'],
  ['two girls sliding down a hill', 'sliding down'],
])('%s: %s is told, because nothing shows it', async (prompt, word) => {
  expect((await see(prompt)).missing).toEqual([word])
})

test.each([
  ['a dog swimming', ['swimming']],
  ['an elephant swimming', ['swimming']],
  ['a horse wading in a river', ['wading']],
  ['a beluga leaping', ['breaching']],
  ['a pig running', ['dashing']],
])('%s is in water up to its back, leaps, or raises dust', async (prompt, states) => {
  expect(statesOf(prompt)).toEqual([states])
  expect((await see(prompt)).missing).toEqual([])
})

test('who swims without a place named is in water', () => {
  expect(understandPrompt('a tiger swimming').subjects).toMatchObject([{ thing: { bearing: 'water' } }])
})

test('an animal that is chased runs, and one that is only watched stands', () => {
  expect(understandPrompt('a boy chasing a dog').subjects[1]).toMatchObject({
    thing: { motif: 'running-dog' },
  })
  expect(statesOf('a farmer chasing a pig')).toEqual([false, ['dashing']])
  expect(understandPrompt('a boy watching a dog').subjects[1]).toMatchObject({ thing: { motif: 'dog' } })
})

test('who comes out of a hole is halfway in it', async () => {
  const [mouse, hole] = (await see('a mouse peeking out of a hole')).members
  expect(mouse!.bottom).toBeLessThan(hole!.bottom)
  expect(mouse!.bottom).toBeGreaterThan((hole!.top + hole!.bottom) / 2)
  expect(hole!.right - hole!.left).toBeGreaterThan((mouse!.right - mouse!.left) * 1.4)
})

test('what is tiny is smaller than what it is beside', async () => {
  const [cat, horse] = (await see('a cat next to a tiny horse')).members
  expect(horse!.bottom - horse!.top).toBeLessThan((cat!.bottom - cat!.top) * 0.6)
})

test('who leans out of a window is inside its frame', async () => {
  const { missing, members } = await see('a woman leaning out of a window')
  const [woman, frame] = members
  expect(missing).toEqual([])
  expect(woman!.left).toBeGreaterThan(frame!.left)
  expect(woman!.bottom).toBeLessThan(frame!.bottom)
})

test('snow covers things, stairs that somebody falls down are whole, and clouds are overhead', () => {
  expect(statesOf('a car covered in snow')).toEqual([['snowy']])
  expect(understandPrompt('a man falling down the stairs').subjects).toMatchObject([{ pose: 'falling' }, {}])
  expect(statesOf('a man falling down the stairs')).toEqual([false, false])
  expect(understandPrompt('a bear below the clouds')).toMatchObject({
    subjects: [{ word: 'bear' }],
    missing: [],
  })
})

test('what is poured comes out of its own vessel, into one glass', () => {
  const vesselOf = (prompt: string): unknown => understandPrompt(prompt).subjects.at(-1)
  expect(vesselOf('a barista pouring milk into a cup')).toMatchObject({ thing: { motif: 'pouring-jug' } })
  expect(vesselOf('a girl pouring water into a glass')).toMatchObject({ thing: { motif: 'pouring-carafe' } })
  expect(understandPrompt('a girl pouring water into a glass').missing).toEqual([])
  expect(understandPrompt('a waiter pouring wine into a glass').subjects[1]).not.toHaveProperty('isHeaped')
})

test('spiral stairs are one staircase', () => {
  expect(understandPrompt('a man climbing the spiral stairs').subjects).toHaveLength(2)
})

test('an animal that feeds another one is told, and one that feeds on grass is seen', async () => {
  expect((await see('a mother penguin feeding her chick')).missing).toEqual(['feeding'])
  expect((await see('a dog feeding on a bone')).missing).toEqual([])
})

test('a car behind a truck is smaller than the truck, and seen', async () => {
  const { missing, members } = await see('a blue car behind a red truck')
  const [car, truck] = members
  expect(missing).toEqual([])
  expect(car!.bottom - car!.top).toBeLessThan(truck!.bottom - truck!.top)
  expect(car!.left).toBeLessThan(truck!.left)
})

test('a plane that crashes is nose down, a tree without leaves has none, and no river is of chocolate', () => {
  expect(statesOf('a plane crashing')).toEqual([['plunging']])
  expect(understandPrompt('a tree without leaves').subjects).toMatchObject([
    { thing: { motif: 'bare-tree' } },
  ])
  expect(understandPrompt('a river of chocolate').missing).toEqual(['of chocolate'])
})

test('who is buried in papers is in them up to the chest', async () => {
  const { missing, members } = await see('an office worker buried under paperwork')
  const [worker, heap] = members
  expect(missing).toEqual([])
  expect(worker!.bottom).toBeGreaterThan(heap!.top)
  expect(worker!.bottom).toBeLessThan(heap!.bottom)
})

test('who watches from a chair sits on it, and who shaves somebody else does not shave', async () => {
  const watched = understandPrompt('a lifeguard watching the sea from a chair')
  expect(watched.bonds).toMatchObject([{ relation: 'on', from: 0, to: 1 }])
  expect((await see('a mother combing her daughter')).missing).toEqual(['combing'])
  expect((await see('a woman combing her hair')).missing).toEqual([])
})

test('a swan that glides on a lake swims, and an eagle that glides over it flies', () => {
  expect(understandPrompt('a swan gliding on a lake').subjects).toMatchObject([{ thing: { motif: 'swan' } }])
  expect(understandPrompt('an eagle gliding over a lake').subjects[0]).toMatchObject({ lift: 0.9 })
  expect(understandPrompt('a stack of coins growing into a tree').missing).toEqual(['growing'])
})
