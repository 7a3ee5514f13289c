import { expect, test } from 'vitest'
import { emptyKit } from '../kit-store.ts'
import { fillForm, findMissing } from './fill-form.ts'

test('what was read fills empty fields and leaves the person’s own words', () => {
  const read = { ...emptyKit.form, name: 'Nib', summary: 'Sorts notes', price: 'Free' }
  const filled = fillForm({ ...emptyKit.form, summary: 'Keeps my notes in order', price: ' ' }, read)
  expect(filled).toMatchObject({ name: 'Nib', summary: 'Keeps my notes in order', price: 'Free' })
})

test('a kit needs a name first, then what the product does', () => {
  expect(findMissing({ name: ' ', summary: 'Sorts' })).toBe('name')
  expect(findMissing({ name: 'Nib', summary: '' })).toBe('summary')
  expect(findMissing({ name: 'Nib', summary: 'Sorts' })).toBeNull()
})
