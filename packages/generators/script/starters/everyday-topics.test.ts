import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { findRelatedStarters, findStarters } from './find-starters.ts'
import { starters } from './index.ts'

interface EverydayTopic {
  readonly topic: string
  /** `=`: one of `ids` answers it. `~`: none does, but one of `ids` is near it. `-`: the library holds nothing near it. */
  readonly kind: string
  readonly ids: readonly string[]
}

/**
 * Topics as creators type them, written down before the search was tried on them. An id with a star stands for every
 * script of a niche ("*scary-facts").
 */
const everyday = readFileSync(new URL('everyday-topics.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): EverydayTopic => {
    const [, topic = '', kind = '', ids = ''] = /^(.+?) ([=~-])(?: (.+))?$/.exec(line) ?? []
    return { topic, kind, ids: ids.split(' ').filter(Boolean) }
  })
const answered = everyday.filter(({ kind }) => kind === '=')
const near = everyday.filter(({ kind }) => kind === '~')
const unknown = everyday.filter(({ kind }) => kind === '-')

describe('of 300 everyday topics', () => {
  test('the library answers 176, holds something near 59 and nothing about 65', () => {
    expect(new Set(everyday.map(({ topic }) => topic.toLowerCase())).size).toBe(300)
    expect([answered.length, near.length, unknown.length]).toEqual([176, 59, 65])
  })

  test('each that has an answer finds it first', () => {
    const wrong = answered.filter(({ topic, ids }) => !isAmong(ids, findStarters(topic, 1)[0]?.starter.id))
    expect(wrong).toEqual([])
  })

  test('each that has only near scripts finds no answer, and one of them as related', () => {
    const wrong = near.flatMap(({ topic, ids }) => {
      const found = findStarters(topic).map(({ starter }) => starter.id)
      const related = findRelatedStarters(topic).map(({ id }) => id)
      return found.length === 0 && related.some((id) => isAmong(ids, id)) ? [] : [{ topic, found, related }]
    })
    expect(wrong).toEqual([])
  })

  test('the others find nothing, neither as an answer nor as related', () => {
    const wrong = unknown.filter(
      ({ topic }) => findStarters(topic).length > 0 || findRelatedStarters(topic).length > 0,
    )
    expect(wrong).toEqual([])
  })

  test('each names scripts and niches that exist', () => {
    const named = new Set(everyday.flatMap(({ ids }) => ids))
    const known = new Set(starters.flatMap(({ id, niche }) => [id, starOf(niche)]))
    expect([...named].filter((id) => !known.has(id))).toEqual([])
  })
})

test('a topic takes less than 5 ms, with a typo and without an answer too', () => {
  const typed = [
    'bitcoin',
    'how to fall asleep faster',
    'the historie of medeival castels',
    'dinosuars',
    'tigers',
  ]
  const lookups = 40
  const timesMs = typed.map((topic) => {
    findRelatedStarters(topic)
    const start = threadMs()
    for (let count = 0; count < lookups; count += 1) {
      findStarters(topic)
      findRelatedStarters(topic)
    }
    return (threadMs() - start) / lookups
  })
  // Both lookups; ten times as long as they take.
  expect(Math.max(...timesMs)).toBeLessThan(50)
})

function isAmong(ids: readonly string[], id: string | undefined): boolean {
  const starter = starters.find((known) => known.id === id)
  return starter !== undefined && (ids.includes(starter.id) || ids.includes(starOf(starter.niche)))
}

function starOf(niche: string): string {
  return `*${niche.replaceAll(' ', '-')}`
}
