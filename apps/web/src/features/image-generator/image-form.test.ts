import { understandPrompt } from '@vivify/generators/image/understand/understand-prompt'
import * as messages from '@vivify/contract/messages'
import { aspectRatioSchema, imageRequestSchema, imageSizes } from '@vivify/contract/routes/images'
import { describe, expect, test } from 'vitest'
import { describeSeed, seedOf } from './describe-picture.ts'
import { createForm, ratios, readSeed } from './image-form.ts'
import { promptIdeas } from './prompt-ideas.ts'

describe('the form', () => {
  test('makes a valid request as soon as there is a prompt', () => {
    expect(imageRequestSchema.safeParse(createForm()).success).toBe(false)
    expect(imageRequestSchema.parse({ ...createForm(), prompt: 'A fox' })).toMatchObject({ count: 1 })
  })

  test('draws every aspect ratio with the proportions that the server uses', () => {
    for (const ratio of aspectRatioSchema.options) {
      const { width, height } = imageSizes[ratio]
      expect(ratios[ratio]).toBeCloseTo(width / height)
    }
  })

  test('reads a seed from typed or pasted text', () => {
    expect(readSeed('042')).toBe(42)
    expect(readSeed('seed: 7 ')).toBe(7)
    expect(readSeed('99999999999')).toBe(4_294_967_295)
    expect(readSeed('none')).toBeNull()
  })
})

test('a picture shows its seed, and none if its engine ignores seeds', () => {
  const made = { seed: 7, engineName: 'OpenAI', warnings: [] }
  expect([seedOf(made), describeSeed(made)]).toEqual([7, ['seed 7']])
  const ignored = { ...made, warnings: [messages.images.seedIgnored('OpenAI')] }
  expect([seedOf(ignored), describeSeed(ignored)]).toEqual([null, []])
})

test('the painter understands the subject and the place or time of every prompt idea', () => {
  expect(promptIdeas).toHaveLength(10)
  for (const idea of promptIdeas) {
    const { drawn, missing } = understandPrompt(idea)
    expect(drawn.length, idea).toBeGreaterThanOrEqual(2)
    expect(missing, idea).toEqual([])
  }
})
