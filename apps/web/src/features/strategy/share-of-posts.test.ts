import { expect, test } from 'vitest'
import { sharePosts } from './share-of-posts.ts'

test('shares are of all posts, so posts without a pillar lower every gauge', () => {
  const counts = [
    { planned: 2, published: 1 },
    { planned: 0, published: 0 },
  ]
  const shares = sharePosts({ counts, other: { planned: 1, published: 2 } })
  expect(shares.map(({ percent }) => percent)).toEqual([50, 0])
})

test('without posts there is no share', () => {
  const none = { planned: 0, published: 0 }
  expect(sharePosts({ counts: [none], other: none })[0]!.percent).toBeNull()
})
