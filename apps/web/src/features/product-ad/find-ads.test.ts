import { expect, test } from 'vitest'
import type { Creation } from '../../api/creations.ts'
import { findMoving, findPictures } from './find-ads.ts'

const build = (id: string, kind: Creation['kind'], facts: Creation['facts'] = {}): Creation =>
  ({ id, kind, facts }) as Creation

test('pictures are those that were made last, whatever else the account has', () => {
  const creations = [build('new', 'image'), build('old', 'image'), build('other', 'image')]
  expect(findPictures(creations, { '9:16': 'old', '1:1': 'deleted' })).toEqual({ '9:16': creations[1] })
  expect(findPictures(undefined, { '9:16': 'old' })).toEqual({})
})

test('of each format the newest video that was made of this photo is shown', () => {
  const of = (format: string, ...sourceAssetIds: string[]) => ({ format, sourceAssetIds })
  const creations = [
    build('picture', 'image', of('9:16', 'lamp')),
    build('of another photo', 'video', of('9:16', 'chair')),
    build('newest', 'video', of('9:16', 'layer', 'lamp')),
    build('older', 'video', of('9:16', 'lamp')),
    build('wide', 'video', of('16:9', 'lamp')),
    build('from a script', 'video'),
  ]
  expect(findMoving(creations, 'lamp')).toEqual({ '9:16': creations[2], '16:9': creations[4] })
  expect(findMoving(creations, null)).toEqual({})
})
