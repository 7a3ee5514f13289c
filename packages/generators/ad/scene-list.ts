// The names of the scenes, for screens that list them. The code that draws the scenes is large and is not imported
// here.

export const adSceneIds = [
  'sweep',
  'window',
  'podium',
  'glow',
  'blocks',
  'water',
  'party',
  'stone',
  'wood',
  'neon',
  'leaves',
] as const
export type AdSceneId = (typeof adSceneIds)[number]

export interface AdScene {
  readonly id: AdSceneId
  readonly label: string
  /** One-line description for the person who chooses. */
  readonly about: string
}

export const adScenes: readonly AdScene[] = [
  { id: 'sweep', label: 'Studio sweep', about: 'A seamless backdrop in the product’s color' },
  { id: 'window', label: 'Window light', about: 'Sun through a window, with the shadows of its bars' },
  { id: 'podium', label: 'Podium', about: 'A round plinth before an arch' },
  { id: 'glow', label: 'Gradient glow', about: 'A bright disc of color behind the product' },
  { id: 'blocks', label: 'Color block', about: 'Two flat colors that meet behind the product' },
  { id: 'water', label: 'Still water', about: 'A mirror of water at dusk' },
  { id: 'party', label: 'Confetti', about: 'Confetti in the air, made for offers' },
  { id: 'stone', label: 'Stone table', about: 'A stone slab in soft daylight' },
  { id: 'wood', label: 'Wooden table', about: 'Boards in a sunny room' },
  { id: 'neon', label: 'Night neon', about: 'A dark room with a ring of light' },
  { id: 'leaves', label: 'Paper leaves', about: 'Leaves cut from paper, layer on layer' },
]
