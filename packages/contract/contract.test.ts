import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AppError } from './errors.ts'
import * as messages from './messages.ts'
import { articleQueueCost, plans, prices, startingCredits } from './plans.ts'
import { projectSchema } from './project.ts'
import { createRandom } from './random.ts'

describe('the video document', () => {
  const least = { version: 1, title: 'T', seed: 1, scenes: [{ id: 'a', say: 'Hello.' }] }

  test('needs a title, a seed and a scene, and fills in the rest', () => {
    expect(projectSchema.parse(least)).toMatchObject({
      format: '9:16',
      resolution: 1080,
      music: 'Uplifting',
      brand: { primaryColor: '#22c55e', secondaryColor: '#9333ea', logoAsset: null },
    })
  })

  test('survives being written to a file and read back', () => {
    const project = projectSchema.parse(least)
    expect(projectSchema.parse(JSON.parse(JSON.stringify(project)))).toEqual(project)
  })

  test('refuses unknown and impossible values', () => {
    for (const wrong of [
      { format: '4:3' },
      { seed: -1 },
      { seed: 1.5 },
      { voice: 'Nobody' },
      { scenes: [] },
    ]) {
      expect(projectSchema.safeParse({ ...least, ...wrong }).success).toBe(false)
    }
  })
})

describe('business numbers', () => {
  test('an article costs one credit, one for its featured image and one for each picture', () => {
    expect(articleQueueCost({ queueLength: 4, hasFeaturedImage: true, imageCount: 3 })).toBe(20)
    expect(articleQueueCost({ queueLength: 4, hasFeaturedImage: false, imageCount: 0 })).toBe(4)
    expect(articleQueueCost({ queueLength: 0, hasFeaturedImage: true, imageCount: 3 })).toBe(0)
  })

  test('a new account can make two videos', () => {
    expect(Math.floor(startingCredits / prices.video)).toBe(2)
  })
})

const specification = new URL('../../../shared/specification.md', import.meta.url)

// A clone without the specification beside it counts these as skipped.
describe.skipIf(!existsSync(specification))('the specification', () => {
  const text = existsSync(specification) ? readFileSync(specification, 'utf8') : ''

  test('finds its own messages in the contract, letter for letter', () => {
    const texts = collectTexts(messages)
    for (const one of texts) expect(one.trim()).toBe(one)
    // The specification quotes this many. The other messages are for states that it does not mention.
    expect(texts.filter((one) => text.includes(one)).length).toBeGreaterThanOrEqual(69)
  })

  test('finds its plans in the contract', () => {
    const rows = plans.map(
      ({ name, priceDollars, yearlyPriceDollars, creditsPerMonth }) =>
        `| ${name} | ${priceDollars} / ${yearlyPriceDollars} | ${creditsPerMonth} |`,
    )
    for (const row of rows) expect(text).toContain(row)
  })
})

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

describe('errors', () => {
  test('are recognized across copies of the module and keep their cause', () => {
    const error = new AppError('disk_full', 'The disk is full.', { cause: new Error('ENOSPC') })
    expect(AppError.isInstance(error)).toBe(true)
    expect(AppError.isInstance(new Error('x'))).toBe(false)
    expect((error.cause as Error).message).toBe('ENOSPC')
  })
})

describe('randomness', () => {
  test('is the same for the same seed on every machine', () => {
    const random = createRandom(42)
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.4869888692628592, 0.5050487946718931, 0.07134048454463482,
    ])
    expect(createRandom('plants').integer(0, 999_999)).toBe(37_642)
    expect(createRandom(1).next()).not.toBe(createRandom(2).next())
  })

  test('a fork does not advance its parent', () => {
    const one = createRandom(5)
    const other = createRandom(5)
    other.fork('side').next()
    expect(one.next()).toBe(other.next())
  })

  test('is even: ten thousand draws fill ten bins alike', () => {
    const random = createRandom(9)
    const drawers = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw++) drawers[random.integer(0, 9)]!++
    for (const count of drawers) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
