import fc from 'fast-check'
import { expect, test } from 'vitest'
import { licenceKeyOf, readLicenceKey, shapeLicenceKey } from './licence-key.ts'

const key = 'VVF-AB12-CD34-EF56-GH78'

test.each([
  ['vvf-ab12-cd34-ef56-gh78', key],
  ['  VVF AB12 CD34 EF56 GH78\n', key],
  ['ab12cd34ef56gh78', null],
  ['VVF-AB12-CD34-EF56-GH7', null],
  ['VVF-AB12-CD34-EF56-GH789', null],
  ['', null],
  [`${'-'.repeat(100_000)}${key}`, null],
])('%j is read as %j', (typed, read) => {
  expect(readLicenceKey(typed)).toBe(read)
})

test.each([
  // What is in the field, with | for the caret, and what becomes of it.
  ['v|', 'V|'],
  ['vv|', 'VV|'],
  ['vvf|', 'VVF|'],
  ['vvfa|', 'VVF-A|'],
  ['a|', 'VVF-A|'],
  ['VVF-AB12C|', 'VVF-AB12-C|'],
  ['VVF-AB12-CD34-EF56-GH789|', 'VVF-AB12-CD34-EF56-GH78|'],
  ['VVF-AB12-XC|D34', 'VVF-AB12-XC|D3-4'],
  ['VVF-AB|-CD34', 'VVF-AB|CD-34'],
  ['VVF-AB12|CD34', 'VVF-AB12|-CD34'],
  ['VV|-AB12', 'VVF|-AB12'],
  ['VVF-é!a|', 'VVF-A|'],
  ['ab12cd34ef56gh78|', `${key}|`],
  ['|', '|'],
])('%j becomes %j', (typed, shaped) => {
  const caret = typed.indexOf('|')
  const { value, caret: at } = shapeLicenceKey(typed.replace('|', ''), caret)
  expect(`${value.slice(0, at)}|${value.slice(at)}`).toBe(shaped)
})

test('whatever is typed, the value has the form of a key’s beginning, stays as it is, and holds the caret', () => {
  const begun = /^(?:V{0,2}|VVF(?:-[A-Z0-9]{1,4}|(?:-[A-Z0-9]{4}){1,3}(?:-[A-Z0-9]{1,4})?)?)$/
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(60), (typed, at) => {
      const { value, caret } = shapeLicenceKey(typed, Math.min(at, typed.length))
      expect(value).toMatch(begun)
      expect(value.length).toBeLessThanOrEqual(23)
      expect(caret).toBeLessThanOrEqual(value.length)
      expect(shapeLicenceKey(value, caret)).toEqual({ value, caret })
    }),
  )
})

test('a key that is typed letter by letter reads as it was issued', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{16}$/), (body) => {
      const issued = licenceKeyOf(body)
      let value = ''
      for (const letter of issued.toLowerCase()) {
        if (letter !== '-') ({ value } = shapeLicenceKey(value + letter, value.length + 1))
      }
      expect(value).toBe(issued)
      expect(readLicenceKey(value)).toBe(issued)
    }),
  )
})
