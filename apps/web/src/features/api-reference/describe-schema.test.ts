import { expect, test } from 'vitest'
import { describeSchema, sampleOf } from './describe-schema.ts'

test('a schema reads as a type: optional fields, lists, choices', () => {
  const text = describeSchema({
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['a', 'b'] },
      sizes: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      names: { type: 'object', additionalProperties: { type: 'string' } },
    },
  })
  expect(text).toBe('{\n  kind: "a" | "b"\n  sizes?: (number | null)[]\n  names?: Record<string, string>\n}')
})

test('what is nested deeply is shortened', () => {
  let schema = { type: 'string' } as Parameters<typeof describeSchema>[0]
  for (let depth = 0; depth < 30; depth++) schema = { type: 'object', properties: { inner: schema } }
  expect(describeSchema(schema)).toContain('inner?: { … }')
  expect(describeSchema(schema).length).toBeLessThan(200)
})

test('a sample holds the required fields, with defaults where there are some', () => {
  const sample = sampleOf({
    type: 'object',
    required: ['prompt', 'count', 'titles'],
    properties: {
      prompt: { type: 'string' },
      count: { type: 'integer', minimum: 1, default: 2 },
      titles: { type: 'array', minItems: 1, items: { type: 'string' } },
      seed: { type: 'integer' },
    },
  })
  expect(sample).toEqual({ prompt: '', count: 2, titles: [''] })
})
