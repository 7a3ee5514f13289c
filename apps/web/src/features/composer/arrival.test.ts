import { expect, test } from 'vitest'
import { postLink } from '../../lib/post-link.ts'
import { contentOf, readArrival, withoutArrival } from './arrival.ts'

const read = (address: string) => readArrival(new URL(address, 'http://x').searchParams)

test('what a link says is in the new draft, with what it was made from', () => {
  const link = postLink({
    media: ['a1', 'a2'],
    text: 'Bees & wasps #1',
    from: { kind: 'creation', id: 'c1', title: 'Bees: the film' },
    date: '2030-05-01',
    time: '18:30',
  })
  const content = contentOf(read(link)!, 'Europe/Berlin', { twitter: 't1' })
  expect(content).toMatchObject({
    text: 'Bees & wasps #1',
    platforms: ['twitter', 'linkedin'],
    accounts: { twitter: 't1' },
    media: [
      { assetId: 'a1', altText: '' },
      { assetId: 'a2', altText: '' },
    ],
    derivedFrom: [{ kind: 'creation', id: 'c1', title: 'Bees: the film' }],
    plan: { date: '2030-05-01', time: '18:30', zone: 'Europe/Berlin', fold: 'earlier' },
  })
})

test('an address without a post, or with broken parts, opens nothing', () => {
  expect(read('/social-media-suite?tab=calendar&post=p1')).toBeNull()
  expect(read('/social-media-suite?media=../../etc&from=nobody:1:x&date=tomorrow')).toBeNull()
  expect(read('/?text=Hi&from=idea:only-two')).toMatchObject({ text: 'Hi', from: [] })
})

test('what was read leaves the address, and the rest stays', () => {
  const search = new URLSearchParams('tab=workflow&media=a&text=b&from=idea:1:x&date=2030-01-01&time=10:00')
  expect(withoutArrival(search).toString()).toBe('tab=workflow')
})
