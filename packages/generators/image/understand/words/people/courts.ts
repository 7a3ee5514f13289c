// People of courts and castles.

import { woman, type RoleRow } from './role.ts'
import { suit } from './dress.ts'

const courtier = {
  lower: 'coat',
  top: '#5a2f4a',
  bottom: '#f0ede4',
  accent: '#c9a03a',
  gear: ['ruff', 'cape'],
} as const
const gown = { ...woman, hair: 'bun', lower: 'robe', top: '#7a2f5a', accent: '#e0ae35' } as const

export const courts: readonly RoleRow[] = [
  [
    'duke, baron, nobleman, lord, viscount, aristocrat of old, courtier, marquis, cavalier',
    { look: courtier, place: 'throne room', pose: 'standing' },
  ],
  [
    'duchess, baroness, noblewoman, countess, lady in waiting, court lady, marie antoinette, southern belle, princess in a ball gown',
    {
      look: { ...gown, hat: 'wig', top: '#e0a3bc', gear: ['beads', 'earrings', 'makeup'] },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'queen elizabeth the first, elizabeth i, queen of england, mary queen of scots',
    {
      look: {
        ...gown,
        hat: 'crown',
        hair: 'curly',
        hairColor: '#c4572a',
        top: '#7d1f2e',
        gear: ['ruff', 'beads'],
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'queen victoria, old queen',
    {
      look: { ...gown, age: 'old', hat: 'crown', hairColor: '#d9d9de', top: '#22222c', gear: ['ruff'] },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'henry viii, henry the eighth, fat king, tudor king',
    {
      look: {
        hat: 'beret',
        accent: '#22222c',
        build: 'fat',
        hasBeard: true,
        hairColor: '#b0602e',
        lower: 'coat',
        top: '#7d1f2e',
        bottom: '#f0ede4',
        gear: ['ruff', 'chain'],
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'louis xiv, sun king, french king',
    {
      look: {
        hat: 'wig',
        lower: 'coat',
        top: '#2f4a9a',
        bottom: '#f0ede4',
        accent: '#e0ae35',
        gear: ['ruff', 'cape', 'cane'],
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'tsar, czar, kaiser, byzantine emperor, holy roman emperor, german emperor',
    {
      look: {
        hat: 'crown',
        hasBeard: true,
        hairColor: '#6b4226',
        top: '#2f3b6b',
        bottom: '#22283a',
        accent: '#b0343f',
        gear: ['medals', 'cape'],
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'executioner, hangman, torturer',
    {
      look: {
        hat: 'hood',
        top: '#1f1d24',
        bottom: '#1f1d24',
        hasBareArms: true,
        build: 'muscular',
        eyewear: 'mask',
      },
      place: 'castle',
      pose: 'holding',
      holds: 'axe',
    },
  ],
  [
    'jailer, warden, prison warden',
    {
      look: { hat: 'police', top: '#5b6644', bottom: '#4b5438', gear: ['badge'] },
      place: 'prison',
      pose: 'standing',
    },
  ],
  [
    'yakuza, yakuza boss',
    {
      look: {
        ...suit,
        hairColor: '#15131a',
        hair: 'slick',
        eyewear: 'sunglasses',
        gear: ['lapels', 'tattoos', 'scar'],
      },
      place: 'neon street',
      pose: 'standing',
    },
  ],
]
