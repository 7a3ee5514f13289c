import { expect, test } from 'vitest'
import { emptyPost } from '../post-content.ts'
import { beginTopic, takeTopic } from './topic-post.ts'

const choice = {
  text: 'Something new',
  date: '2026-11-27',
  pillar: 'Personal Stories',
  zone: 'Europe/Berlin',
}

test('a topic brings its words, its day and its pillar', () => {
  expect(takeTopic(emptyPost(), choice)).toEqual({
    ...emptyPost(),
    text: 'Something new',
    pillar: 'Personal Stories',
    plan: { date: '2026-11-27', time: '09:00', zone: 'Europe/Berlin', fold: 'earlier' },
  })
  expect(takeTopic(emptyPost(), { ...choice, date: null, pillar: null })).toMatchObject({
    plan: null,
    pillar: null,
  })
})

test('a time and a pillar that were chosen already stay', () => {
  const plan = { date: '2026-12-01', time: '18:00', zone: 'UTC', fold: 'earlier' } as const
  const chosen = { ...emptyPost(), plan, pillar: 'Industry News' }
  expect(takeTopic(chosen, choice)).toMatchObject({ plan, pillar: 'Industry News', text: 'Something new' })
})

test('a new draft goes to the platforms of the open post and has nothing else of it', () => {
  const open = {
    ...emptyPost(),
    text: 'Typed',
    firstComment: 'Link',
    platforms: ['bluesky' as const],
    accounts: { bluesky: 'a1' },
  }
  expect(beginTopic(open, { ...choice, date: null })).toEqual({
    ...emptyPost(),
    text: 'Something new',
    pillar: 'Personal Stories',
    platforms: ['bluesky'],
    accounts: { bluesky: 'a1' },
  })
})
