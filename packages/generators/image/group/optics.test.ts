import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { reportLost } from '../understand/scene.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import { composeGroup, motifsOf } from './compose-group.ts'
import type { Member } from './item.ts'

const studio = createNodeStudio()

async function see(prompt: string): Promise<{ members: readonly Member[]; missing: readonly string[] }> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  const { members, lost } = composeGroup(read, studio, (name) => outlines.get(name))!
  return { members, missing: reportLost(read, lost).missing }
}

describe('who looks through something', () => {
  test.each([
    'a scientist looking through a microscope',
    'a student using a microscope',
    'a boy looking at the stars through a telescope',
    'a man looking through binoculars',
    'a detective with a magnifying glass',
    'a photographer with a camera',
  ])('has it at the height of the eyes: %s', async (prompt) => {
    const { members, missing } = await see(prompt)
    const [person, instrument] = members
    expect(missing).toEqual([])
    const head = person!.top + (person!.bottom - person!.top) * 0.2
    expect(instrument!.top).toBeLessThan(head)
    expect(instrument!.left).toBeLessThan(person!.right)
  })

  test('looks at the moon, which looks through nothing', async () => {
    const { missing } = await see('a girl looking at the moon through a telescope')
    expect(missing).toEqual([])
  })

  test('does not look through a telescope that is only there', async () => {
    const [man, telescope] = (await see('a man next to a telescope')).members
    expect(man!.right).toBeLessThan(telescope!.left)
  })
})
