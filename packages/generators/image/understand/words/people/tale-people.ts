// People of tales and of everyday talk.

import { woman, type RoleRow } from './role.ts'

export const talePeople: readonly RoleRow[] = [
  [
    'james bond, secret agent in a tuxedo, agent in a tuxedo, man in a tuxedo',
    {
      look: {
        top: '#1f2027',
        bottom: '#1f2027',
        hair: 'slick',
        gear: ['lapels', 'bowtie'],
        accent: '#15151c',
      },
      place: 'casino',
      pose: 'standing',
    },
  ],
  [
    'indiana jones',
    {
      look: {
        hat: 'fedora',
        top: '#b79a6b',
        bottom: '#6b5537',
        shoes: '#4a3322',
        gear: ['vest'],
        accent: '#5a4128',
      },
      place: 'jungle',
      pose: 'standing',
    },
  ],
  [
    'mrs claus',
    {
      look: {
        ...woman,
        age: 'old',
        hair: 'bun',
        hairColor: '#f4f4f6',
        eyewear: 'glasses',
        hat: 'santa',
        lower: 'dress',
        top: '#c9282d',
        gear: ['apron'],
      },
      place: 'christmas room',
      pose: 'standing',
    },
  ],
  [
    'father time, old hermit',
    {
      look: {
        age: 'old',
        hair: 'balding',
        hasBeard: true,
        hairColor: '#f0eee8',
        lower: 'robe',
        top: '#7f8794',
        accent: '#c9ccd6',
        gear: ['cane'],
      },
      pose: 'holding',
      holds: 'hourglass-not-done',
    },
  ],
  [
    'mother nature, forest goddess, dryad, spring goddess',
    {
      look: {
        ...woman,
        hat: 'laurel',
        lower: 'robe',
        top: '#3f8f4a',
        accent: '#e9c34b',
        hairColor: '#6b4226',
        hasBareArms: true,
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'tooth fairy, fairy godmother, fairy queen',
    {
      look: { ...woman, lower: 'dress', top: '#9ab8f0', gear: ['wings'], hat: 'crown', hairColor: '#d9b45a' },
      place: 'bedroom',
      pose: 'standing',
    },
  ],
  [
    'guardian angel, archangel, archangel michael, angel of death',
    {
      look: {
        hair: 'long',
        hat: 'halo',
        lower: 'robe',
        top: '#f6f3ea',
        accent: '#e9c34b',
        gear: ['wings'],
        hairColor: '#d9b45a',
      },
      place: 'sky',
      pose: 'standing',
    },
  ],
  [
    'cupid',
    {
      look: {
        age: 'baby',
        hair: 'curly',
        hairColor: '#e3bf62',
        isShirtless: true,
        bottom: '#f4f4f6',
        gear: ['wings'],
      },
      place: 'sky',
      pose: 'pointing',
      holds: 'bow-and-arrow',
    },
  ],
  [
    'castaway, shipwrecked man, robinson crusoe, stranded man, shipwreck survivor',
    {
      look: {
        hair: 'long',
        hasBeard: true,
        hairColor: '#8a5f35',
        isShirtless: true,
        isBarefoot: true,
        skin: '#c98a5a',
        lower: 'shorts',
        bottom: '#7a6b4a',
        gear: ['patches'],
      },
      place: 'beach',
      pose: 'standing',
    },
  ],
  [
    'hipster',
    {
      look: {
        hat: 'beanie',
        accent: '#6b5a4a',
        hasBeard: true,
        eyewear: 'glasses',
        top: '#b5433a',
        gear: ['plaid'],
      },
      place: 'cafe',
      pose: 'standing',
    },
  ],
  [
    'surfer dude, beach boy, slacker',
    {
      look: {
        hair: 'long',
        hairColor: '#e3bf62',
        isShirtless: true,
        isBarefoot: true,
        lower: 'shorts',
        bottom: '#2fb0c0',
      },
      place: 'beach',
      pose: 'standing',
    },
  ],
  [
    'prom queen, beauty queen, miss universe',
    {
      look: {
        ...woman,
        hat: 'crown',
        lower: 'dress',
        top: '#e77ba5',
        hasBareArms: true,
        gear: ['makeup', 'earrings', 'sash'],
        accent: '#f4f4f6',
      },
      place: 'stage',
      pose: 'waving',
    },
  ],
  [
    'homeowner, older brother, big brother, ex husband, half brother, new neighbor, single man, middle aged man, fellow passenger',
    { look: {} },
  ],
  [
    'soccer mom, older sister, big sister, ex wife, half sister, single woman, middle aged woman',
    { look: { ...woman, top: '#c94f7c' } },
  ],
  [
    'little brother, younger brother, baby brother, kid brother',
    { look: { age: 'child', top: '#4f8fd6', lower: 'shorts', hasShortSleeves: true } },
  ],
  [
    'little sister, younger sister, kid sister, baby sister',
    {
      look: {
        age: 'child',
        isBroad: false,
        hair: 'ponytail',
        lower: 'dress',
        top: '#c94f7c',
        hasShortSleeves: true,
      },
    },
  ],
  ['evil twin, doppelganger', { look: { mood: 'sly', top: '#22222c', gear: ['goatee'] } }],
]
