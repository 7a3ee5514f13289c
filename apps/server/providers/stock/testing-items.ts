// What the stubs' libraries hold. Each item is drawn when it is asked for.

export interface StockItem {
  id: number
  /** The words that find it are those of title and tags. */
  title: string
  tags: string
  kind: 'photo' | 'video'
  width: number
  height: number
  seconds: number | null
  /** A code of Openverse: `by-sa 4.0`, `pdm`. Libraries with a license of their own ignore it. */
  licence: string
  author: string
}

const portrait = { width: 720, height: 1280 }
const landscape = { width: 1280, height: 720 }
const video = { kind: 'video', seconds: 6, ...portrait } as const
const photo = { kind: 'photo', seconds: null, width: 1080, height: 1620 } as const

/** Topics of the journeys and the bench; each with clips and photos in every library. */
const topics = [
  'sourdough bread',
  'dough flour water',
  'starter jar',
  'oven baking',
  'coffee cup',
  'morning kitchen',
  'ocean wave',
  'city night',
  'forest path',
  'rocket launch',
]

const licences = ['by 4.0', 'by-sa 4.0', 'cc0 1.0', 'by-nc 2.0', 'by-nd 2.0', 'pdm 1.0']

/** In an order that puts what may not be used first, so that a missing filter shows. */
export const stockItems: readonly StockItem[] = topics.flatMap((topic, index) => {
  const title = topic.charAt(0).toUpperCase() + topic.slice(1)
  const first = index * 20 + 1
  return [
    { ...video, id: first, title: `${title} no derivatives`, licence: 'by-nd 2.0' },
    { ...video, id: first + 1, title: `${title} in close-up`, licence: 'by 4.0' },
    { ...video, ...landscape, id: first + 2, title: `${title} from afar`, licence: 'by-sa 3.0', seconds: 12 },
    { ...photo, id: first + 3, title: `${title} not commercial`, licence: 'by-nc 2.0' },
    ...licences.map((licence, place) => ({
      ...photo,
      id: first + 4 + place,
      title: `${title} picture ${place + 1}`,
      licence,
    })),
  ].map((item) => ({ ...item, tags: topic, author: `Author ${item.id}` }))
})
