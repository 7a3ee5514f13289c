import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { loadMotifOutlines } from '../../motifs/outlines.ts'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import { composeGroup, motifsOf, type Group } from '../compose-group.ts'

const studio = createNodeStudio()

async function compose(prompt: string, isNarrow: boolean): Promise<Group> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  return composeGroup(read, studio, (name) => outlines.get(name), isNarrow)!
}

const breadth = ({ wide, tall }: Group): number => wide / tall

test('two or three of a kind stand before and behind each other in a narrow picture, which makes them larger', async () => {
  for (const prompt of [
    'owls',
    'two horses',
    'three scientists',
    'a fox and a hound',
    'three dogs',
    'keys',
  ]) {
    const [usual, narrow] = [await compose(prompt, false), await compose(prompt, true)]
    expect(breadth(narrow), prompt).toBeLessThan(breadth(usual) * 0.92)
    const [first, second] = narrow.members
    // A third of each is beside the other at least.
    expect(Math.abs(first!.left - second!.left), prompt).toBeGreaterThan((first!.right - first!.left) * 0.3)
  }
})

test('whatever somebody holds stays in the hand', async () => {
  const distance = ({ members }: Group): number => {
    const [holder, thing] = ['scientists', 'test tube'].map((word) =>
      members.find((member) => member.word === word && (word !== 'scientists' || member === members[1])),
    )
    return (thing!.left + thing!.right - holder!.left - holder!.right) / (holder!.bottom - holder!.top)
  }
  const [usual, narrow] = [await compose('three scientists', false), await compose('three scientists', true)]
  expect(distance(narrow)).toBeCloseTo(distance(usual), 1)
})

test('whoever does something to another, somebody with a pet, and a crowd stay as they are', async () => {
  for (const prompt of ['a girl feeding a dog', 'a man riding a horse', 'nine sheep', 'a man and a cat'])
    expect(breadth(await compose(prompt, true)), prompt).toBeCloseTo(breadth(await compose(prompt, false)), 5)
})
