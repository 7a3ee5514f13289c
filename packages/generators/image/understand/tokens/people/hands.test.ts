import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const motifsOf = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.pose,
  )

describe('Hands that are seen by themselves', () => {
  test.each([
    ['a hand holding a phone', 'human-flat-hand'],
    ['a hand holding a candle', 'human-grip-hand'],
    ['close up of a hand holding a coin', 'human-pinch-hand'],
    ['a hand holding the earth', 'human-palmUp-hand'],
    ['two hands holding a seedling', 'human-cupped-hand'],
    ['hands holding a book', 'human-sides-hand'],
    ['a clenched fist', 'human-fist-hand'],
    ['two hands reaching for each other', 'human-touching-hand'],
    ['a zombie hand rising from a grave', 'zombie-clawed-hand'],
    ['a finger pointing at a screen', 'human-pointing-hand'],
    ['hands typing on a keyboard', 'human-typing-hand'],
    ['a hand signing a contract', 'human-writing-hand'],
    ['a handshake', 'human-shaking-hand'],
    ['two hands planting a seedling in the soil', 'human-cupped-hand'],
    ['a hand reaching out of the water', 'human-clawed-hand'],
    ['a robot hand holding a human heart', 'robot-palmUp-hand'],
    ['robot hand holding a flower', 'robot-palmUp-hand'],
  ])('%s', (prompt, motif) => {
    expect(motifsOf(prompt)[0]).toBe(motif)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('meet when one touches the other', () => {
    expect(motifsOf('a human hand touching a robot hand')).toEqual([
      'human-reaching-hand',
      'robot-reaching-hand',
    ])
  })

  test('belong to whoever is drawn whole', () => {
    expect(motifsOf('a man holding a phone in his hand')).toEqual(['holding', 'mobile-phone'])
    expect(motifsOf('a girl with a candle in her hands')).toEqual(['standing', 'candle'])
    expect(understandPrompt('a man holding a phone in his hand').missing).toEqual([])
  })
})
