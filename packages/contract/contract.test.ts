import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { messages } from './messages.ts'
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

  test('refuses what it does not know', () => {
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

  test('plans are the specification’s', () => {
    const rows = plans.map((plan) => [
      plan.name,
      plan.priceDollars,
      plan.yearlyPriceDollars,
      plan.creditsPerMonth,
    ])
    expect(rows).toEqual([
      ['Starter', 19, 15, 200],
      ['Creator', 49, 39, 500],
      ['Scale', 99, 79, 1500],
    ])
  })
})

describe('messages', () => {
  test('are sentences, each in one place', () => {
    const texts: string[] = []
    const collect = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    collect(messages)
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts) expect(text.trim()).toBe(text)
  })

  test('say what the specification says, where it is at hand', () => {
    const file = new URL('../../../shared/specification.md', import.meta.url)
    const specification = readIfThere(file)
    if (specification === null) return
    for (const sentence of [
      messages.auth.failed,
      messages.dashboard.videoGenerated,
      messages.persona.failed,
      messages.images.downloadFailed,
      messages.licences.keyMalformed,
      messages.launchKit.urlMissing,
    ]) {
      expect(specification).toContain(sentence)
    }
  })
})

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

  test('a fork leaves its parent where it is', () => {
    const one = createRandom(5)
    const other = createRandom(5)
    other.fork('side').next()
    expect(one.next()).toBe(other.next())
  })

  test('is even: a thousand draws fill ten drawers alike', () => {
    const random = createRandom(9)
    const drawers = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw++) drawers[random.integer(0, 9)]!++
    for (const count of drawers) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

function readIfThere(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
