import { postContentSchema } from '@vivify/contract/post'
import { checkPost, type MediaFacts } from '@vivify/social/check-post'
import { expect, test } from 'vitest'
import { listChanges } from './media-changes.ts'

const video: MediaFacts = {
  assetId: 'v',
  kind: 'video',
  mimeType: 'video/quicktime',
  sizeBytes: 20_000_000,
  width: 1080,
  height: 1920,
  durationSeconds: 30,
}
const platforms = ['twitter', 'linkedin', 'bluesky', 'youtube'] as const
const content = postContentSchema.parse({
  text: 'Dusk',
  platforms,
  media: [{ assetId: 'v' }, { assetId: 'p' }],
})
const changesOf = (facts: MediaFacts, ids: readonly (typeof platforms)[number][] = platforms) =>
  listChanges(
    facts.assetId,
    ids.flatMap((platform) => checkPost(content, platform, [facts])),
  )

const tracks = { width: 1080, height: 1920, durationSeconds: 30, isPlain: true, fps: 30, sound: null }

test('platforms that get the same file share a line, and those that take it as it is have none', () => {
  expect(changesOf({ ...video, tracks: { ...tracks, codec: 'h264' } })).toEqual([
    'Twitter, LinkedIn, and Bluesky: saved as MP4 without any loss, about 20 MB',
  ])
  expect(changesOf({ ...video, tracks: { ...tracks, codec: 'hevc' } }, ['twitter', 'youtube'])).toEqual([
    'Twitter: converted to MP4 (H.264), about 32 MB',
  ])
  expect(changesOf({ ...video, mimeType: 'video/mp4' })).toEqual([])
})

test('several changes of a picture are one line', () => {
  const picture: MediaFacts = {
    ...video,
    assetId: 'p',
    kind: 'image',
    mimeType: 'image/webp',
    durationSeconds: null,
  }
  expect(changesOf(picture, ['linkedin'])).toEqual(['LinkedIn: converted to JPEG; compressed to 8 MB'])
})
