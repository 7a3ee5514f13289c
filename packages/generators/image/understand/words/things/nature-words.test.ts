import { describe, expect, test } from 'vitest'
import { animalPartRows, animalRows } from './animal-words.ts'
import { natureOwnRows, natureWords } from './nature-words.ts'
import { understandPrompt } from '../../understand-prompt.ts'

/** Words of which a longer phrase or a place is drawn instead, or that a body in the picture has anyway. */
const others = /^clapping hands$|^(?:handshake|wings?|ripple)$/

describe('Words for things of nature', () => {
  test('are each drawn, and nothing is missing', () => {
    const rows = [...natureOwnRows, ...animalRows, ...animalPartRows].map(
      ([motif, , words]) => [motif, words] as const,
    )
    const unread = [...rows, ...natureWords].flatMap(([motif, words]) =>
      words.split(', ').filter((word) => {
        const { missing, subjects } = understandPrompt(`a ${word}`)
        const isDrawn = subjects.some(
          (subject) =>
            subject.kind === 'thing' &&
            (subject.thing.motif === motif || subject.thing.motif.endsWith('-hand')),
        )
        return !others.test(word) && (missing.length > 0 || !isDrawn)
      }),
    )
    expect(unread).toEqual([])
  })

  test.each([
    ['three walruses on the ice', 'walrus', 3],
    ['a school of piranhas', 'piranha', 5],
    ['a poppy field at sunset', 'poppy', 6],
    ['two red cardinals on a branch', 'cardinal', 2],
  ])('%s', (prompt, motif, count) => {
    const drawn = understandPrompt(prompt).subjects.filter(
      (subject) => subject.kind === 'thing' && subject.thing.motif === motif,
    )
    expect(drawn.length).toBe(count)
  })

  test.each([
    ['a wolf with sharp fangs', ['sharp fangs']],
    ['a woman with blue eyes', ['blue eyes']],
    ['an owl with a broken wing', ['broken', 'wing']],
    ['a man with a sore foot', ['sore', 'foot']],
  ])('a part that is not seen is missing: %s', (prompt, missing) => {
    expect(understandPrompt(prompt).missing).toEqual(missing)
  })

  test('a cub is smaller than its mother', () => {
    const [cub, mother] = understandPrompt('a lion cub next to its mother').subjects
    expect(cub!.size).toBeLessThan(mother!.size)
  })
})
