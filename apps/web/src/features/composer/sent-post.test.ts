import { expect, test } from 'vitest'
import type { TargetState } from '@vivify/contract/post'
import { refreshMs, type SavedPost } from '../../api/posts.ts'
import { emptyPost } from './post-content.ts'
import { isSentEverywhere, isSentSomewhere } from './sent-post.ts'

const now = Date.parse('2026-11-24T09:00:00Z')

function buildPost(...states: [TargetState, dueInMs?: number][]): SavedPost {
  return {
    id: 'p1',
    content: emptyPost(),
    revision: 1,
    state: 'draft',
    repeatOf: null,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    targets: states.map(([state, dueInMs], index) => ({
      id: `t${index}`,
      platform: 'twitter',
      connectionId: null,
      accountName: null,
      state,
      dueAt: dueInMs === undefined ? null : new Date(now + dueInMs).toISOString(),
      endedAt: null,
      permalink: null,
      message: null,
    })),
  }
}

test('a post that failed somewhere can still be changed, one that was sent everywhere can’t', () => {
  expect(isSentEverywhere(buildPost())).toBe(false)
  expect(isSentEverywhere(buildPost(['published'], ['failed']))).toBe(false)
  expect(isSentSomewhere(buildPost(['published'], ['failed']))).toBe(true)
  expect(isSentEverywhere(buildPost(['rehearsed'], ['unconfirmed']))).toBe(true)
})

test('the list is read often while a post is being sent, and not at all when nothing can change', () => {
  expect(refreshMs([buildPost(['published']), buildPost()], now)).toBe(false)
  expect(refreshMs([buildPost(['scheduled', 7_200_000])], now)).toBe(30_000)
  expect(refreshMs([buildPost(['scheduled', 60_000])], now)).toBe(3000)
  expect(refreshMs([buildPost(['scheduled', 60_000]), buildPost(['publishing'])], now)).toBe(1500)
})
