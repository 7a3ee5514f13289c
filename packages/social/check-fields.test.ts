import { postContentSchema } from '@vivify/contract/post'
import { describe, expect, test } from 'vitest'
import { checkPost, countTags } from './check-post.ts'

function problemsOf(
  content: Parameters<typeof postContentSchema.parse>[0],
  platform: 'youtube' | 'linkedin',
) {
  const video = { assetId: 'v', kind: 'video' as const, mimeType: 'video/mp4', sizeBytes: 1000 }
  const facts = [{ ...video, width: 1080, height: 1920, durationSeconds: 20 }]
  const parsed = postContentSchema.parse({ media: [{ assetId: 'v' }], ...(content as object) })
  return checkPost(parsed, platform, facts).map(({ message }) => message)
}

describe('checkPost: what YouTube and LinkedIn take', () => {
  const title = 'A lighthouse'

  test('a good video has no problem', () => {
    expect(problemsOf({ text: 'Dusk', fields: { youtube: { title } } }, 'youtube')).toEqual([])
  })

  test('all problems of a YouTube post are named at once', () => {
    const tags = Array.from({ length: 6 }, () => 'a'.repeat(90))
    const content = { text: 'a < b', firstComment: 'Hi', fields: { youtube: { tags, privacy: 'private' } } }
    expect(problemsOf(content, 'youtube')).toEqual([
      'YouTube needs a title.',
      'YouTube does not allow < or > in a description.',
      'The tags have 545 of 500 characters for YouTube.',
      'YouTube takes no comments on private videos and videos for kids. Leave out the first comment.',
    ])
  })

  test('tags are counted with commas, and with quotes where they have spaces', () => {
    expect(countTags([])).toBe(0)
    expect(countTags(['sea', 'night sky'])).toBe(3 + 1 + 11)
  })

  test('a LinkedIn comment is shorter than a post', () => {
    const text = 'a'.repeat(3000)
    expect(problemsOf({ text, firstComment: 'a'.repeat(1250) }, 'linkedin')).toEqual([])
    expect(problemsOf({ text, firstComment: 'a'.repeat(1251) }, 'linkedin')).toEqual([
      'The first comment is too long for LinkedIn.',
    ])
  })
})
