import { expect, test } from 'vitest'
import { readEffectRequest } from '@vivify/timeline/sound/effect-request'
import { addEffect, effectSuggestions } from './effect-suggestions.ts'

test('every suggestion is fully understood: one effect, one moment, no unknown word', () => {
  for (const suggestion of effectSuggestions) {
    const { wishes, unknown } = readEffectRequest(suggestion)
    expect(wishes, suggestion).toHaveLength(1)
    expect(wishes[0]!.moments, suggestion).toHaveLength(1)
    expect(unknown, suggestion).toEqual([])
  }
})

test('suggestions are added after the text, and replace “none”', () => {
  expect(addEffect('', 'pop on numbers')).toBe('pop on numbers')
  expect(addEffect('whoosh on every cut. ', 'pop on numbers')).toBe('whoosh on every cut, pop on numbers')
  expect(addEffect('none', 'pop on numbers')).toBe('pop on numbers')
  const full = 'a'.repeat(495)
  expect(addEffect(full, 'pop on numbers')).toBe(full)
})
