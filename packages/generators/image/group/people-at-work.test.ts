import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { placeOf, reportLost } from '../understand/scene.ts'
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

const poseOf = (prompt: string): unknown => {
  const [subject] = understandPrompt(prompt).subjects
  return subject?.kind === 'person' ? subject.pose : undefined
}

describe('people at what they do', () => {
  test('instruments are at the chin or the mouth of those who play them', async () => {
    for (const prompt of [
      'a woman playing the violin',
      'a man playing the trumpet',
      'a saxophonist on a bridge',
    ]) {
      const { members } = await see(prompt)
      const player = members[0]!
      const instrument = members.at(-1)!
      const tall = player.bottom - player.top
      expect(instrument.top, prompt).toBeLessThan(player.top + tall * 0.3)
    }
  })

  test('drums stand before the drummer', async () => {
    const [boy, drum] = (await see('a boy playing the drums')).members
    expect(drum!.bottom).toBeCloseTo(boy!.bottom, -1)
    expect(drum!.right).toBeGreaterThan(boy!.right)
  })

  test('who shouts at somebody looks at them', async () => {
    expect(poseOf('an angry boss yelling at his employee')).toBe('shouting')
    expect((await see('an angry boss yelling at his employee')).missing).toEqual([])
  })

  test('whoever plays on a bridge is on it, whatever is in the hands', async () => {
    expect((await see('a saxophonist playing on a bridge')).missing).toEqual([])
    expect((await see('a group of hikers walking across a rope bridge')).missing).toEqual([])
  })

  test('all of a line push the car at its end', async () => {
    expect((await see('three men pushing a broken car')).missing).toEqual([])
  })

  test('a lamp is not so high that the people under it become small', async () => {
    const [first, , lamp] = (await see('a couple kissing under a street lamp')).members
    expect(lamp!.bottom - lamp!.top).toBeLessThan(1.6 * (first!.bottom - first!.top))
  })

  test('whoever is painted sits beyond the easel', async () => {
    const [painter, lady] = (await see('a painter painting a portrait of an old lady')).members
    const gap = Math.max(lady!.left - painter!.right, painter!.left - lady!.right)
    expect(gap).toBeGreaterThan(20)
  })

  test('campfires and benches are outdoors, and whoever speaks before the class is in the room', () => {
    expect(placeOf(understandPrompt('friends sitting around a campfire singing'))).toBe('field')
    expect(placeOf(understandPrompt('a man sleeping on a bench'))).toBe('city park')
    expect(placeOf(understandPrompt('a student giving a speech in front of the class'))).toBe('classroom')
    expect(placeOf(understandPrompt('a woman in front of a school'))).toBe('street')
  })
})
