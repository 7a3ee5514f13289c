import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDigitReader, digitWaitMs } from './digit-reader.ts'

const codes = ['2', '1', '4', '10', '13']
let found: string[] = []

function typeKeys(...keys: string[]): void {
  found = []
  const reader = createDigitReader({ codes, onCode: (code) => found.push(code) })
  for (const key of keys) reader.read(key)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the shortcut of g and digits', () => {
  test('fires at once when no second digit could follow', () => {
    typeKeys('g', '2')
    expect(found).toEqual(['2'])
  })

  test('waits for a second digit and takes both', () => {
    typeKeys('g', '1', '3')
    expect(found).toEqual(['13'])
  })

  test('takes the single digit after the wait, and not before', () => {
    typeKeys('g', '1')
    vi.advanceTimersByTime(digitWaitMs - 1)
    expect(found).toEqual([])
    vi.advanceTimersByTime(1)
    expect(found).toEqual(['1'])
  })

  test('ignores digits without g, other keys in between, and numbers that are not codes', () => {
    typeKeys('2')
    expect(found).toEqual([])
    typeKeys('g', 'x', '2')
    expect(found).toEqual([])
    typeKeys('g', '1', '9')
    vi.runAllTimers()
    expect(found).toEqual([])
  })
})
