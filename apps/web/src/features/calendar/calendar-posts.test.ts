import { describe, expect, test } from 'vitest'
import { postContentSchema, type Plan, type PostContent, type PostState } from '@vivify/contract/post'
import type { SavedPost } from '../../api/posts.ts'
import { movePlan, placePost, placePosts } from './calendar-posts.ts'

const plan: Plan = { date: '2026-11-25', time: '09:00', zone: 'Europe/Berlin', fold: 'earlier' }
let posts = 0

function buildPost(content: Partial<PostContent> = {}, state: PostState = 'scheduled'): SavedPost {
  const id = `post-${++posts}`
  return {
    id,
    content: postContentSchema.parse({ text: `Text of ${id}`, platforms: ['twitter'], plan, ...content }),
    revision: 1,
    state,
    targets: [],
    repeatOf: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }
}

const warningsOf = (list: SavedPost[]): (readonly string[])[] =>
  [...placePosts(list, 'Europe/Berlin').values()].flat().map(({ warnings }) => warnings)

describe('a post', () => {
  test('is on the day of the browser’s clock, also when it is planned in another zone', () => {
    const post = buildPost({ plan: { ...plan, time: '23:30', zone: 'America/New_York' } })
    expect(placePost(post, 'Europe/Berlin')).toMatchObject({ day: '2026-11-26', time: '05:30' })
  })

  test('without a plan is where it was published, and nowhere when it was not', () => {
    const target = { endedAt: '2026-11-24T10:00:00.000Z' } as SavedPost['targets'][number]
    const post = { ...buildPost({ plan: null }, 'published'), targets: [target] }
    expect(placePost(post, 'UTC')).toMatchObject({ day: '2026-11-24', time: '10:00', isMovable: false })
    expect(placePost(buildPost({ plan: null }, 'draft'), 'UTC')).toBeNull()
  })

  test('can be moved as a draft or while it is scheduled, and no longer when it was sent', () => {
    const movable = (
      ['draft', 'scheduled', 'publishing', 'published', 'unconfirmed', 'rehearsed'] as const
    ).filter((state) => placePost(buildPost({}, state), 'UTC')!.isMovable)
    expect(movable).toEqual(['draft', 'scheduled'])
  })

  test('keeps its time and zone when it is moved, also over a change of clocks', () => {
    expect(movePlan(plan, '2026-11-25', '2026-12-03')).toEqual({ ...plan, date: '2026-12-03' })
    const march = { ...plan, date: '2026-03-27' }
    expect(movePlan(march, '2026-03-27', '2026-03-30')).toEqual({ ...plan, date: '2026-03-30' })
  })

  test('of another zone is moved by as many days as it is dragged', () => {
    const far: Plan = { ...plan, time: '23:30', zone: 'America/New_York' }
    // Shown on the 26th in Berlin.
    expect(movePlan(far, '2026-11-26', '2026-11-28')).toEqual({ ...far, date: '2026-11-27' })
  })
})

describe('a day', () => {
  test('has its posts in the order of their time', () => {
    const late = buildPost({ plan: { ...plan, time: '18:00' } })
    const early = buildPost()
    const day = placePosts([late, early], 'Europe/Berlin').get('2026-11-25')!
    expect(day.map(({ post }) => post.id)).toEqual([early.id, late.id])
  })

  test('warns of two posts of one platform in one hour', () => {
    const within = buildPost({ plan: { ...plan, time: '09:40' } })
    const sentence = 'Another Twitter post is planned within the same hour.'
    expect(warningsOf([buildPost(), within])).toEqual([[sentence], [sentence]])
    expect(warningsOf([buildPost(), buildPost({ plan: { ...plan, time: '10:40' } })])).toEqual([[], []])
    expect(warningsOf([buildPost(), buildPost({ platforms: ['linkedin'] })])).toEqual([[], []])
    expect(warningsOf([buildPost(), buildPost({}, 'draft')])).toEqual([[], []])
  })

  test('warns of the same text on the same platform, whatever the day', () => {
    const tea = { text: 'Tea ' }
    const later = { text: 'tea', plan: { ...plan, date: '2026-12-01' } }
    const sentence = 'Another Twitter post on this calendar has the same text.'
    expect(warningsOf([buildPost(tea), buildPost(later)])).toEqual([[sentence], [sentence]])
  })
})
