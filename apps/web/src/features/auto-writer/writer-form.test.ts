import { defaultArticleConfig } from '@vivify/contract/article-choices'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/memory-storage.ts'
import { emptyForm, readForm, writeFiles, writeForm, type WriterForm } from './writer-form.ts'

const filled: WriterForm = {
  topic: 'tea',
  titles: 'One\nTwo',
  queue: [{ id: 'a', title: 'Green tea' }],
  config: { ...defaultArticleConfig, niche: 'Tea', articleLength: 'Long', imagesInArticle: 0 },
  notes: 'Tea is a drink.',
  addresses: 'https://example.com',
  usesWikipedia: false,
  files: [{ name: 'tea.txt', text: 'Tea.', warnings: [] }],
  textEngine: 'gemini',
  imageEngine: 'openai',
}

function writeAll(storage: Storage, files = filled.files): void {
  const { files: _, ...form } = filled
  writeForm('ada', form, storage)
  writeFiles('ada', files, storage)
}

test('a form is found again by its account only, with the specified defaults otherwise', () => {
  const storage = createMemoryStorage()
  writeAll(storage)
  expect(readForm('ada', storage)).toEqual(filled)
  expect(readForm('bo', storage)).toEqual(emptyForm)
  expect(emptyForm.config).toEqual({
    niche: 'Pets and pet care',
    articleStyle: 'Informative',
    pointOfView: 'Second-person',
    articleLength: 'Medium',
    hasFeaturedImage: true,
    imagesInArticle: 3,
    photoStyle: 'Photographic',
    usesBrandKit: true,
  })
})

test('damaged parts get their defaults, the others stay', () => {
  const storage = createMemoryStorage()
  for (const kept of [null, 7, 'x', [], { queue: 'x', config: 7, notes: {} }]) {
    storage.setItem('vivify.auto-writer.ada', JSON.stringify(kept))
    expect(readForm('ada', storage)).toEqual(emptyForm)
  }
  const config = { articleStyle: 'Rude', imagesInArticle: 99, photoStyle: 'Abstract' }
  storage.setItem('vivify.auto-writer.ada', JSON.stringify({ topic: 'tea', config, queue: [{ id: 1 }] }))
  expect(readForm('ada', storage)).toEqual({
    ...emptyForm,
    topic: 'tea',
    config: { ...emptyForm.config, photoStyle: 'Abstract' },
  })
})

test('files that the browser has no room for leave the rest of the form stored', () => {
  const storage = createMemoryStorage()
  const full: Storage = {
    ...storage,
    setItem(key, value) {
      if (value.length > 1000) throw new Error('QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  writeAll(full)
  writeAll(full, [{ name: 'big.txt', text: 'x'.repeat(2000), warnings: [] }])
  expect(readForm('ada', storage)).toEqual({ ...filled, files: [] })
})
