import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/memory-storage.ts'
import { createLogoForm, readLogoForm, writeLogoForm } from './logo-form.ts'
import { fileNameOf } from './logo-picture.ts'

test('a form is read as it was kept, for each account apart', () => {
  const storage = createMemoryStorage()
  const form = { ...createLogoForm(), name: 'Night Owl', layout: 'roundel' as const, size: 2048 as const }
  writeLogoForm('ann', form, storage)
  expect(readLogoForm('ann', storage)).toEqual(form)
  expect(readLogoForm('ben', storage)).toEqual(createLogoForm())
})

test('what is damaged in a kept form becomes as in a new one', () => {
  const storage = createMemoryStorage()
  const damaged = {
    name: 7,
    style: 'gone',
    primary: 'javascript:x',
    layout: 'spiral',
    size: 9,
    mark: {},
    seed: 'x',
  }
  storage.setItem('vivify.logo-form.ann', JSON.stringify({ ...damaged, accent: '#123456' }))
  expect(readLogoForm('ann', storage)).toEqual({ ...createLogoForm(), accent: '#123456' })
})

test('files are named after the logo in plain letters', () => {
  expect(fileNameOf('Fox & Fern', 'roundel')).toBe('fox-fern-logo-roundel')
  expect(fileNameOf('Café Zoë', 'beside')).toBe('cafe-zoe-logo-beside')
  expect(fileNameOf('../..', 'beside')).toBe('logo-beside')
})
