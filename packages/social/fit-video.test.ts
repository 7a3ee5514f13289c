import { platformIds as ids, type PlatformId } from '@vivify/contract/platforms'
import type { VideoTracks } from '@vivify/contract/routes/assets'
import { describe, expect, test } from 'vitest'
import { describeFit, fitVideo, type VideoFacts, type VideoFit } from './fit-video.ts'
import { platformRules } from './rules.ts'

const usualTracks: VideoTracks = {
  width: 1080,
  height: 1920,
  durationSeconds: 30,
  codec: 'h264',
  isPlain: true,
  fps: 30,
  sound: { codec: 'aac', channelCount: 2 },
}

type Change = Partial<Omit<VideoFacts, 'tracks'>> & { tracks?: Partial<VideoTracks> | null }

function buildVideo({ tracks, ...change }: Change = {}): VideoFacts {
  const all = { ...usualTracks, ...tracks }
  const { width, height, durationSeconds } = all
  const facts = { mimeType: 'video/mp4', sizeBytes: 20_000_000, width, height, durationSeconds }
  return { ...facts, ...change, tracks: tracks === null ? null : all }
}

/** Platforms by what they do with a video. */
function group(video: VideoFacts): Partial<Record<VideoFit['type'], PlatformId[]>> {
  const groups: Partial<Record<VideoFit['type'], PlatformId[]>> = {}
  for (const id of ids) (groups[fitVideo(video, id).type] ??= []).push(id)
  return groups
}

const forms = (video: VideoFacts) =>
  ids.flatMap((id) => {
    const fit = fitVideo(video, id)
    return fit.type === 'convert' ? [{ id, form: fit.form, aboutBytes: fit.aboutBytes }] : []
  })

describe('fitVideo: what is sent as it is', () => {
  test('every platform takes a video as Vivify makes it', () => {
    expect(group(buildVideo())).toEqual({ fits: ids })
  })

  test('a landscape one with 59.94 frames a second, mono or silent, too', () => {
    const landscape = { width: 1920, height: 1080, fps: 59.94 }
    for (const sound of [null, { codec: 'aac', channelCount: 1 }]) {
      expect(group(buildVideo({ tracks: { ...landscape, sound } }))).toEqual({ fits: ids })
    }
  })

  test('a video that was not opened yet is judged by its type, length, size and bytes', () => {
    expect(group(buildVideo({ tracks: null }))).toEqual({ fits: ids })
    const webm = group(buildVideo({ mimeType: 'video/webm', tracks: null }))
    expect(webm).toEqual({
      convert: ids.filter((id) => !['youtube', 'webhook'].includes(id)),
      fits: ['youtube', 'webhook'],
    })
  })
})

describe('fitVideo: what is put into an MP4 without loss', () => {
  test.each(['video/quicktime', 'video/x-matroska'])('H.264 with AAC in %s', (mimeType) => {
    const { repack = [], fits = [], convert } = group(buildVideo({ mimeType }))
    expect(convert).toBeUndefined()
    expect(fits).toContain('webhook')
    expect(repack).toEqual(ids.filter((id) => !fits.includes(id)))
  })

  test('not when anything else is wrong', () => {
    const mimeType = 'video/x-matroska'
    for (const tracks of [
      { codec: 'vp9' },
      { isPlain: false },
      { fps: 120 },
      { sound: { codec: 'opus', channelCount: 2 } },
    ]) {
      expect(fitVideo(buildVideo({ mimeType, tracks }), 'twitter').type).toBe('convert')
    }
  })
})

describe('fitVideo: what is coded again', () => {
  test('codecs that a platform does not take', () => {
    expect(group(buildVideo({ tracks: { codec: 'hevc' } })).fits).toEqual(
      ids.filter((id) => platformRules[id].videos?.codecs?.includes('hevc') ?? true),
    )
    expect(group(buildVideo({ tracks: { codec: 'vp9' } })).fits).toEqual(['youtube', 'webhook'])
    expect(group(buildVideo({ tracks: { isPlain: false } })).fits).toEqual(['youtube', 'webhook'])
    const surround = { codec: 'aac', channelCount: 6 }
    expect(group(buildVideo({ tracks: { sound: surround } })).fits).toEqual(['youtube', 'webhook'])
  })

  test('4K becomes 1080p where 4K is not taken', () => {
    const video = buildVideo({ tracks: { width: 3840, height: 2160 } })
    for (const id of ['twitter', 'instagram'] as const) {
      expect(fitVideo(video, id)).toMatchObject({
        type: 'convert',
        form: { width: 1920, height: 1080, fps: 30 },
      })
    }
    expect(group(video).fits).toContain('tiktok')
  })

  test('120 frames a second become 60, and 12 become as many as are asked for', () => {
    for (const { form } of forms(buildVideo({ tracks: { fps: 120 } }))) expect(form.fps).toBe(60)
    const slow = buildVideo({ tracks: { fps: 12 } })
    expect(forms(slow).map(({ id, form }) => [id, form.fps])).toEqual([
      ['instagram', 24],
      ['tiktok', 24],
    ])
    expect(forms(buildVideo({ tracks: { fps: 22 } })).map(({ form }) => form.fps)).toEqual([44, 44])
  })

  test('a rate that no camera has is not believed', () => {
    const webm = buildVideo({ mimeType: 'video/webm', tracks: { fps: 1000, codec: 'vp9' } })
    for (const { form } of forms(webm)) expect(form.fps).toBe(30)
  })

  test('small pictures grow to what a platform asks for', () => {
    const small = buildVideo({ tracks: { width: 320, height: 180 } })
    expect(forms(small).map(({ id, form }) => [id, form.width, form.height])).toEqual([['tiktok', 640, 360]])
  })

  test('every form is even, within the platform’s rules and too small for its bytes never', () => {
    const sizes = [
      [3840, 2160],
      [2161, 3839],
      [641, 361],
      [1001, 1001],
      [720, 1281],
    ]
    for (const [width = 0, height = 0] of sizes) {
      for (const durationSeconds of [3, 60, 140, 600, 3600]) {
        for (const codec of ['vp9', 'mpeg4', 'other']) {
          const tracks = { width, height, durationSeconds, codec, fps: 29.97 }
          for (const { id, form, aboutBytes } of forms(buildVideo({ mimeType: 'video/x-msvideo', tracks }))) {
            const { maxBytes, sides } = platformRules[id].videos!
            expect([form.width % 2, form.height % 2]).toEqual([0, 0])
            expect(Math.max(form.width, form.height)).toBeLessThanOrEqual(sides?.maxLong ?? 1920)
            expect(Math.abs(form.width / form.height / (width / height) - 1)).toBeLessThan(0.01)
            expect(((form.maxBitsPerSecond + 192_000) * durationSeconds) / 8).toBeLessThan(maxBytes * 0.93)
            expect(aboutBytes).toBeLessThan(maxBytes)
          }
        }
      }
    }
  })

  test('too many bytes: a smaller picture rather than a bad one', () => {
    const video = buildVideo({ sizeBytes: 600_000_000, tracks: { durationSeconds: 600, fps: 60 } })
    const fit = fitVideo(video, 'mastodon')
    expect(fit).toMatchObject({ type: 'convert', form: { width: 540, height: 960, fps: 60 } })
    expect(describeFit(fit, video)).toMatch(/^Converted to MP4 \(H\.264\), 540 × 960, about \d+ MB$/)
  })
})

describe('fitVideo: what only a person can solve', () => {
  const refusal = (change: Change, id: PlatformId) => {
    const fit = fitVideo(buildVideo(change), id)
    return fit.type === 'impossible' ? fit.message : fit.type
  }

  test('a length outside of the limits', () => {
    expect(refusal({ tracks: { durationSeconds: 141 } }, 'twitter')).toBe(
      'This video is longer than Twitter takes (2 minutes).',
    )
    expect(refusal({ tracks: { durationSeconds: 2 } }, 'tiktok')).toBe(
      'This video is shorter than TikTok takes (3 seconds).',
    )
  })

  test('a shape that the platform refuses', () => {
    expect(refusal({ tracks: { width: 2000, height: 500 } }, 'twitter')).toBe(
      'This video is too wide for Twitter. Crop it, or leave it out there.',
    )
    expect(refusal({ tracks: { width: 400, height: 1080 } }, 'linkedin')).toBe(
      'This video is too tall for LinkedIn. Crop it, or leave it out there.',
    )
  })

  test('an hour in 99 megabytes', () => {
    const hour = {
      sizeBytes: 900_000_000,
      tracks: { width: 1920, height: 1080, durationSeconds: 3600, fps: 60 },
    }
    expect(refusal(hour, 'mastodon')).toBe(
      'This video is too long to be made small enough for Mastodon, which takes 103 MB. Cut it, or leave it out there.',
    )
  })
})

test('describeFit says what changes, and nothing when nothing does', () => {
  const of = (change: Change, id: PlatformId) => {
    const video = buildVideo(change)
    return describeFit(fitVideo(video, id), video)
  }
  expect(of({}, 'twitter')).toBeNull()
  expect(of({ mimeType: 'video/quicktime' }, 'bluesky')).toBe('Saved as MP4 without any loss, about 20 MB')
  expect(of({ tracks: { codec: 'hevc' } }, 'twitter')).toBe('Converted to MP4 (H.264), about 31 MB')
  expect(of({ tracks: { width: 3840, height: 2160, fps: 120 } }, 'twitter')).toBe(
    'Converted to MP4 (H.264), 1920 × 1080, 60 frames a second, about 7 MB',
  )
})
