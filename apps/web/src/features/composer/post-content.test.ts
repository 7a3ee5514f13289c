import { expect, test } from 'vitest'
import { platformIds } from '@vivify/contract/platforms'
import { postContentSchema } from '@vivify/contract/post'
import {
  addHashtags,
  addMedia,
  changeVersion,
  copyPost,
  emptyPost,
  hasContent,
  isWorthSaving,
  moveMedia,
  removeMedia,
  toggleMediaThere,
  togglePlatform,
} from './post-content.ts'

const file = (assetId: string) => ({ assetId, altText: '' })
const withFiles = (...names: string[]) => ({ ...emptyPost(), media: names.map(file) })

test('an empty post is what the contract’s schema makes of nothing', () => {
  expect(emptyPost()).toEqual(postContentSchema.parse({}))
})

test('selected platforms alone are not worth saving; words or media are', () => {
  expect(isWorthSaving(emptyPost())).toBe(false)
  expect(hasContent({ ...emptyPost(), text: ' \n' })).toBe(false)
  expect(hasContent(withFiles('a'))).toBe(true)
  const version = changeVersion(emptyPost(), 'twitter', { text: 'Hi' })
  expect([isWorthSaving(version), hasContent(version)]).toEqual([true, false])
})

test('a selected platform takes its place in the order and its first account', () => {
  const chosen = togglePlatform(emptyPost(), 'bluesky', platformIds, 'c1')
  const all = togglePlatform(chosen, 'facebook', platformIds, undefined)
  expect(all.platforms).toEqual(['twitter', 'linkedin', 'facebook', 'bluesky'])
  expect(all.accounts).toEqual({ bluesky: 'c1' })
  expect(togglePlatform(all, 'bluesky', platformIds, 'c1')).toMatchObject({
    platforms: ['twitter', 'linkedin', 'facebook'],
    accounts: {},
  })
})

test('a version that was returned to the post’s own leaves nothing behind', () => {
  const edited = changeVersion(emptyPost(), 'linkedin', { text: 'For work' })
  expect(edited.versions).toEqual({ linkedin: { text: 'For work' } })
  expect(changeVersion(edited, 'linkedin', { text: undefined }).versions).toEqual({})
})

test('a file that a platform leaves out stays left out when files are added, moved and removed', () => {
  let content = toggleMediaThere(withFiles('a', 'b', 'c'), 'youtube', 1)
  const shown = () => content.versions.youtube?.media?.map((at) => content.media[at]!.assetId)
  expect(shown()).toEqual(['a', 'c'])
  content = moveMedia(content, 2, 0)
  expect(content.media.map(({ assetId }) => assetId)).toEqual(['c', 'a', 'b'])
  expect(shown()).toEqual(['c', 'a'])
  content = addMedia(content, file('d'))
  expect(shown()).toEqual(['c', 'a', 'd'])
  content = removeMedia(content, 0)
  expect(shown()).toEqual(['a', 'd'])
  expect(toggleMediaThere(content, 'youtube', 1).versions).toEqual({})
})

test('the same file is added once', () => {
  const content = withFiles('a')
  expect(addMedia(content, file('a'))).toBe(content)
})

test('only hashtags that the text does not have are appended', () => {
  expect(addHashtags('About #Bees', ['#bees', '#honey', '#garden'])).toEqual({
    text: 'About #Bees\n\n#honey #garden',
    added: 2,
  })
  expect(addHashtags('About #bees', ['#Bees'])).toEqual({ text: 'About #bees', added: 0 })
})

test('a copy names the post that it was made from, and has no time', () => {
  const plan = { date: '2030-01-01', time: '09:00', zone: 'UTC', fold: 'earlier' } as const
  const copy = copyPost({ ...emptyPost(), text: 'Hello\nworld', plan }, 'p1')
  expect(copy).toMatchObject({
    plan: null,
    text: 'Hello\nworld',
    derivedFrom: [{ kind: 'post', id: 'p1', title: 'Hello' }],
  })
  expect(copyPost(copy, 'p1').derivedFrom).toHaveLength(1)
})
