// Leaders, stars and discoverers whom documentaries name.

import { woman, type RoleRow } from './role.ts'
import { suit } from './dress.ts'

export const leadersAndStars: readonly RoleRow[] = [
  [
    'churchill, winston churchill',
    {
      look: {
        age: 'old',
        build: 'fat',
        hat: 'bowler',
        ...suit,
        top: '#22222a',
        bottom: '#22222a',
        gear: ['lapels', 'bowtie', 'cane'],
      },
      place: 'london',
      pose: 'standing',
    },
  ],
  [
    'hitler, adolf hitler, nazi, nazi officer',
    {
      look: {
        hair: 'slick',
        hairColor: '#1c1a22',
        top: '#7a6a4a',
        bottom: '#5f5238',
        gear: ['toothbrush mustache', 'tie', 'lapels'],
        accent: '#22222a',
        mood: 'angry',
      },
      place: 'stage',
      pose: 'standing',
    },
  ],
  [
    'stalin, joseph stalin',
    {
      look: {
        hat: 'officer',
        hairColor: '#4a4240',
        top: '#8a8d7a',
        bottom: '#6b6e5c',
        gear: ['mustache', 'medals'],
      },
      place: 'moscow',
      pose: 'standing',
    },
  ],
  [
    'lenin, vladimir lenin, trotsky',
    {
      look: {
        hair: 'balding',
        hairColor: '#6b4a3a',
        ...suit,
        gear: ['goatee', 'mustache', 'lapels', 'tie', 'vest'],
      },
      place: 'moscow',
      pose: 'pointing',
    },
  ],
  [
    'che guevara',
    {
      look: {
        hat: 'beret',
        accent: '#1f1e26',
        hair: 'long',
        hasBeard: true,
        hairColor: '#1c1a22',
        top: '#5b6644',
        bottom: '#4b5438',
      },
      place: 'jungle',
      pose: 'standing',
    },
  ],
  [
    'fidel castro',
    {
      look: {
        hat: 'officer',
        hasBeard: true,
        hairColor: '#3a2a22',
        top: '#5b6644',
        bottom: '#4b5438',
        gear: ['cigar'],
      },
      place: 'stage',
      pose: 'pointing',
    },
  ],
  [
    'martin luther king',
    {
      look: {
        skin: '#74482e',
        hairColor: '#15131a',
        ...suit,
        top: '#22222a',
        bottom: '#22222a',
        gear: ['lapels', 'tie', 'mustache'],
      },
      place: 'stage',
      pose: 'singing',
    },
  ],
  [
    'marilyn monroe',
    {
      look: {
        ...woman,
        hair: 'curly',
        hairColor: '#f0dc9a',
        lower: 'dress',
        top: '#f6f3ee',
        hasBareArms: true,
        gear: ['makeup', 'earrings'],
      },
      place: 'stage',
      pose: 'standing',
    },
  ],
  [
    'michael jackson',
    {
      look: {
        hat: 'fedora',
        hair: 'curly',
        hairColor: '#15131a',
        top: '#1b1b22',
        bottom: '#1b1b22',
        gear: ['lapels', 'gloves'],
        accent: '#f4f4f6',
      },
      place: 'stage',
      pose: 'dancing',
    },
  ],
  [
    'freddie mercury',
    {
      look: { hair: 'slick', hairColor: '#15131a', top: '#e9c34b', bottom: '#f4f4f6', gear: ['mustache'] },
      place: 'stage',
      pose: 'singing',
    },
  ],
  [
    'bruce lee, kung fu fighter',
    {
      look: { hairColor: '#15131a', top: '#e9c34b', bottom: '#e9c34b', accent: '#15131a' },
      place: 'alley',
      pose: 'fighting',
    },
  ],
  [
    'muhammad ali, mike tyson',
    {
      look: {
        skin: '#74482e',
        isShirtless: true,
        lower: 'shorts',
        bottom: '#f4f4f6',
        hairColor: '#15131a',
        gear: ['gloves'],
        accent: '#c9282d',
      },
      place: 'boxing ring',
      pose: 'fighting',
    },
  ],
  [
    'neil armstrong, buzz aldrin',
    {
      look: {
        hat: 'space',
        top: '#eceff4',
        bottom: '#e2e6ee',
        shoes: '#c9d0dc',
        accent: '#e0703a',
        gear: ['backpack'],
      },
      place: 'moon',
      pose: 'standing',
    },
  ],
  [
    'christopher columbus, columbus, magellan, marco polo, captain cook, vasco da gama, conquistador, hernan cortes',
    {
      look: {
        hat: 'tricorne',
        accent: '#5a3a24',
        lower: 'coat',
        top: '#5a2f2a',
        bottom: '#3a2a28',
        gear: ['ruff', 'goatee', 'sword'],
      },
      place: 'ship deck',
      pose: 'standing',
    },
  ],
  [
    'blackbeard',
    {
      look: {
        hat: 'pirate',
        hasBeard: true,
        hairColor: '#15131a',
        lower: 'coat',
        top: '#22222a',
        bottom: '#2b2b36',
        gear: ['sword'],
        mood: 'angry',
      },
      place: 'ship deck',
      pose: 'standing',
    },
  ],
  [
    'jack the ripper',
    {
      look: {
        hat: 'top',
        lower: 'coat',
        top: '#1b1b22',
        bottom: '#1b1b22',
        gear: ['cape'],
        accent: '#22222a',
        mood: 'sly',
      },
      place: 'alley',
      pose: 'holding',
      holds: 'kitchen-knife',
    },
  ],
  [
    'rasputin',
    {
      look: {
        hair: 'long',
        hasBeard: true,
        hairColor: '#15131a',
        lower: 'robe',
        top: '#22222a',
        accent: '#3a3440',
        gear: ['cross'],
        mood: 'serious',
      },
      place: 'church',
      pose: 'standing',
    },
  ],
  [
    'florence nightingale',
    {
      look: { ...woman, hat: 'nurse', lower: 'robe', top: '#5a6b7a', accent: '#f4f4f6', gear: ['apron'] },
      place: 'hospital',
      pose: 'holding',
      holds: 'lantern',
    },
  ],
  [
    'mother teresa',
    {
      look: {
        isBroad: false,
        age: 'old',
        hat: 'hijab',
        accent: '#f4f6fa',
        lower: 'robe',
        top: '#f4f6fa',
        gear: ['wrinkles'],
      },
      place: 'church',
      pose: 'praying',
    },
  ],
  [
    'pocahontas, sacagawea',
    {
      look: {
        ...woman,
        skin: '#c98a5a',
        hairColor: '#1c1a22',
        hair: 'braids',
        hat: 'headband',
        accent: '#c9382f',
        lower: 'dress',
        top: '#a5733a',
        gear: ['beads'],
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'geronimo, sitting bull, crazy horse',
    {
      look: {
        skin: '#c98a5a',
        hairColor: '#1c1a22',
        hair: 'braids',
        hat: 'feathers',
        accent: '#c9782f',
        top: '#a5733a',
        bottom: '#8a5f35',
        gear: ['war paint'],
      },
      place: 'canyon',
      pose: 'standing',
    },
  ],
  [
    'elon musk, jeff bezos, bill gates, mark zuckerberg, warren buffett, donald trump, joe biden, barack obama, putin, vladimir putin, tim cook',
    { look: suit, place: 'stage', pose: 'standing', isUntold: true },
  ],
  [
    'taylor swift, beyonce, rihanna, ariana grande',
    {
      look: { ...woman, lower: 'dress', top: '#c9a03a', hasBareArms: true },
      place: 'stage',
      pose: 'singing',
      isUntold: true,
    },
  ],
  [
    'lionel messi, messi, cristiano ronaldo, ronaldo, neymar, mbappe',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#2f6fb0', bottom: '#f2f2f2' },
      place: 'stadium',
      pose: 'kicking',
      holds: 'soccer-ball',
      isUntold: true,
    },
  ],
  [
    'michael jordan, lebron james, kobe bryant',
    {
      look: {
        skin: '#74482e',
        hair: 'bald',
        lower: 'shorts',
        hasBareArms: true,
        top: '#c9282d',
        bottom: '#c9282d',
      },
      place: 'stadium',
      pose: 'holding',
      holds: 'basketball',
      isUntold: true,
    },
  ],
]
