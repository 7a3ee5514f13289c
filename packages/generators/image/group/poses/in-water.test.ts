import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../../motifs/outlines.ts'
import { placeOf } from '../../understand/scene/scene.ts'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import { composeGroup, motifsOf } from '../compose-group.ts'

const studio = createNodeStudio()

async function compose(prompt: string) {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  return composeGroup(read, studio, (name) => outlines.get(name))!
}

describe('swimmers', () => {
  test.each(['a woman swimming in a lake', 'a boy swimming in a swimming pool', 'a man swimming'])(
    'are seen from the shoulders up: %s',
    async (prompt) => {
      const group = await compose(prompt)
      const [swimmer] = group.members
      expect(group.bearing).toBe('water')
      expect(swimmer!.bottom).toBeGreaterThan(95)
      // A body that lies on the water is four times as long as it is high.
      expect(swimmer!.right - swimmer!.left).toBeLessThan(3 * (swimmer!.bottom - swimmer!.top))
    },
  )

  test('are below the surface with what lives there, and divers are, too', () => {
    expect(placeOf(understandPrompt('a man swimming with dolphins'))).toBe('underwater')
    expect(placeOf(understandPrompt('a diver with a shark'))).toBe('underwater')
    expect(placeOf(understandPrompt('a woman swimming'))).toBe('sea')
  })

  test('have their legs where there is no water', async () => {
    const group = await compose('a goalkeeper diving for the ball')
    const [keeper] = group.members
    expect(keeper!.right - keeper!.left).toBeGreaterThan(2 * (keeper!.bottom - keeper!.top))
  })
})
