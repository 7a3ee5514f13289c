import { expect, test } from 'vitest'
import { parseForeignJson } from './parse-json.ts'

test('texts that no database can store lose what can’t be stored, at every depth', () => {
  const parsed = parseForeignJson(
    String.raw`{"name":"A\u0000\ud800B","list":["\uDFFF",{"deep":"\u0000"}],"count":7}`,
  )
  expect(parsed).toEqual({ name: 'A�B', list: ['�', { deep: '' }], count: 7 })
})

test('whole characters stay, written in either way', () => {
  expect(parseForeignJson(String.raw`["👩","\ud83d\udc69","\\u0000"]`)).toEqual([
    '👩',
    '👩',
    String.raw`\u0000`,
  ])
})

test('what is no JSON, or is nested without end, is refused', () => {
  expect(() => parseForeignJson('{')).toThrow(SyntaxError)
  expect(() => parseForeignJson(`${'['.repeat(900_000)}"\\u0000"${']'.repeat(900_000)}`)).toThrow(RangeError)
})
