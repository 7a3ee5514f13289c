import { expect, test } from 'vitest'
import { chooseAd, firstSettings } from './ad-settings.ts'
import { makeAds, titleOf, type AdsToMake } from './make-ads.ts'

interface Call {
  call: 'send' | 'draw' | 'save' | 'saved'
  what: string
}

/** Records calls; a save takes longer than a drawing. */
function buildWork(changes: Partial<AdsToMake> = {}) {
  const calls: Call[] = []
  const told: { stage: string; share: number }[] = []
  const stop = new AbortController()
  const work: AdsToMake = {
    photo: {
      name: 'desk lamp.png',
      async send() {
        calls.push({ call: 'send', what: 'photo' })
        return 'photo-id'
      },
    },
    async draw({ format }) {
      calls.push({ call: 'draw', what: format })
      return new Blob([format], { type: 'image/png' })
    },
    async save({ recipe, onProgress }) {
      const { format } = recipe as { format: string }
      calls.push({ call: 'save', what: format })
      for (const share of [0, 0.5, 1]) {
        await new Promise((resolve) => setTimeout(resolve, 2))
        onProgress?.(share)
      }
      calls.push({ call: 'saved', what: format })
      return { id: `id of ${format}` }
    },
    tell: (stage, share) => told.push({ stage, share }),
    cut: { hasOwnAlpha: false },
    ad: chooseAd(firstSettings, undefined),
    settings: firstSettings,
    signal: stop.signal,
    ...changes,
  }
  const indexOf = (call: Call['call'], what: string): number =>
    calls.findIndex((one) => one.call === call && one.what === what)
  return { work, calls, told, stop, indexOf }
}

test('all four ads are made, the next one drawn while one is saved, and never two saved at once', async () => {
  const { work, calls, indexOf } = buildWork()
  expect(await makeAds(work)).toEqual({
    '9:16': 'id of 9:16',
    '1:1': 'id of 1:1',
    '4:5': 'id of 4:5',
    '16:9': 'id of 16:9',
  })
  expect(calls[0]).toEqual({ call: 'send', what: 'photo' })
  expect(indexOf('draw', '1:1')).toBeLessThan(indexOf('saved', '9:16'))
  expect(indexOf('save', '1:1')).toBeGreaterThan(indexOf('saved', '9:16'))
})

test('progress never falls, and stays below the whole', async () => {
  const { work, told } = buildWork()
  await makeAds(work)
  const shares = told.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeLessThan(1)
  expect(told[0]!.stage).toBe('Uploading the photo')
  expect(told.map(({ stage }) => stage)).toContain('Saving 16:9')
})

test('an ad that can’t be saved ends the work with its error, after the drawing under way', async () => {
  const { work, calls } = buildWork({
    save: async () => {
      throw new Error('No room left.')
    },
  })
  await expect(makeAds(work)).rejects.toThrow('No room left.')
  expect(calls.filter(({ call }) => call === 'draw').map(({ what }) => what)).toEqual(['9:16', '1:1'])
})

test('cancelling keeps what is drawn then from being saved', async () => {
  const { work, calls, stop } = buildWork()
  const draw = work.draw
  const making = makeAds({
    ...work,
    async draw(asked) {
      if (asked.format === '4:5') stop.abort(new Error('Cancelled'))
      return draw(asked)
    },
  })
  await expect(making).rejects.toThrow('Cancelled')
  expect(calls.filter(({ call }) => call === 'save').map(({ what }) => what)).toEqual(['9:16', '1:1'])
})

test('ads are called by their headline, else by the photo', () => {
  const words = (headline: string) => ({ words: { ...firstSettings.words, headline } })
  expect(titleOf(words(' Light up '), { name: 'lamp.png' })).toBe('Light up')
  expect(titleOf(words(' '), { name: 'desk.lamp.png' })).toBe('desk.lamp')
  expect(titleOf(words(''), { name: '.png' })).toBe('Product ad')
  expect(titleOf(words('x'.repeat(200)), { name: '' })).toHaveLength(150)
})
