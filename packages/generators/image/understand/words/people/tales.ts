// People of history, belief and tales, and figures that are no people.

import { woman, type RoleRow } from './role.ts'

const robot = {
  kind: 'robot',
  skin: '#b8c4d4',
  top: '#8fa1b8',
  bottom: '#6f8098',
  shoes: '#56657c',
  accent: '#ff8a3c',
} as const

export const tales: readonly RoleRow[] = [
  [
    'samurai, ronin, shogun',
    {
      look: {
        hat: 'samurai',
        lower: 'hakama',
        top: '#8c2a2e',
        bottom: '#2f2a3a',
        accent: '#2a2230',
        gear: ['katana', 'lamellae'],
        shoes: '#2a2230',
      },
      pose: 'holding',
      place: 'cherry garden',
    },
  ],
  [
    'ninja',
    {
      look: {
        hat: 'hood',
        top: '#25252f',
        bottom: '#25252f',
        shoes: '#1b1b22',
        gear: ['katana'],
        accent: '#a12a3a',
      },
      pose: 'fighting',
      place: 'city at night',
    },
  ],
  [
    'knight, crusader, paladin',
    {
      look: {
        hat: 'knight',
        top: '#aab4c2',
        bottom: '#8d97a6',
        shoes: '#6d7786',
        gear: ['cape', 'sword', 'shield'],
        accent: '#b8323a',
      },
      pose: 'standing',
      place: 'castle',
    },
  ],
  [
    'viking chief, viking chieftain, jarl, berserker, viking raider',
    {
      look: {
        hat: 'viking',
        hasBeard: true,
        hairColor: '#b5803c',
        top: '#6b4a2f',
        bottom: '#4b4038',
        gear: ['cape', 'shield', 'sword'],
        accent: '#7d2f2b',
      },
      place: 'fjord',
    },
  ],
  [
    'gladiator, roman soldier, legionary, centurion, spartan, warrior',
    {
      look: {
        hat: 'plume',
        lower: 'skirt',
        top: '#b5793a',
        bottom: '#a8322f',
        hasShortSleeves: true,
        gear: ['sword', 'shield', 'cape'],
        accent: '#b02f2c',
      },
      place: 'arena',
    },
  ],
  [
    'emperor, senator',
    {
      look: { hat: 'laurel', lower: 'robe', top: '#f2ede2', accent: '#8c2a5e', gear: ['cape'] },
      place: 'temple',
    },
  ],
  [
    'philosopher, stoic, sage, thinker, socrates, plato, aristotle, seneca',
    {
      look: {
        hair: 'short',
        hairColor: '#d9d4c8',
        hasBeard: true,
        lower: 'robe',
        top: '#efe8d8',
        accent: '#b59a63',
        shoes: '#8a6a3a',
      },
      place: 'temple',
    },
  ],
  [
    'king, monarch, ruler',
    {
      look: {
        hat: 'crown',
        hasBeard: true,
        lower: 'robe',
        top: '#7d1f3a',
        accent: '#b0343f',
        gear: ['cape'],
        hairColor: '#7a4a24',
      },
      place: 'throne room',
    },
  ],
  [
    'queen, empress',
    {
      look: { ...woman, hat: 'crown', lower: 'robe', top: '#5a3b94', accent: '#c9a23a', gear: ['cape'] },
      place: 'throne room',
    },
  ],
  [
    'prince',
    { look: { hat: 'crown', top: '#2f6fb0', gear: ['cape'], accent: '#b0343f' }, place: 'throne room' },
  ],
  [
    'princess',
    { look: { ...woman, hat: 'crown', lower: 'robe', top: '#e58ab0', accent: '#f3c13a' }, place: 'castle' },
  ],
  [
    'shaolin',
    {
      look: { hair: 'bald', lower: 'robe', top: '#d9772e', accent: '#8c3b22' },
      pose: 'meditating',
      place: 'temple',
    },
  ],
  [
    'nun',
    {
      look: { isBroad: false, hat: 'wimple', lower: 'robe', top: '#26242e', accent: '#2b2935' },
      place: 'church',
      pose: 'praying',
    },
  ],
  [
    'cowboy, cowgirl',
    { look: { hat: 'cowboy', top: '#8a4a2a', bottom: '#3b4f75', shoes: '#5d3a1e' }, place: 'desert' },
  ],
  [
    'pirate, sailor captain, buccaneer, corsair, privateer, freebooter',
    {
      look: {
        hat: 'pirate',
        hasBeard: true,
        lower: 'coat',
        top: '#7d1f2e',
        bottom: '#2b2b36',
        gear: ['sword'],
      },
      place: 'beach',
    },
  ],
  [
    'wizard, sorcerer, mage',
    {
      look: {
        hat: 'wizard',
        hasBeard: true,
        hairColor: '#e2e2e8',
        lower: 'robe',
        top: '#3b3a8c',
        accent: '#2f2e78',
        gear: ['staff'],
      },
      place: 'forest',
    },
  ],
  [
    'witch',
    {
      look: { ...woman, hat: 'wizard', lower: 'robe', top: '#3a2a4a', accent: '#2a1f38', gear: ['broom'] },
      place: 'forest',
    },
  ],
  [
    'archer, bowman, longbowman, crossbowman',
    {
      look: { hat: 'hood', top: '#3f6b3a', bottom: '#5a4630', hair: 'long', hairColor: '#d9b45a' },
      pose: 'drawing a bow',
      place: 'forest',
      holds: 'drawn-bow',
    },
  ],
  [
    'hunter',
    {
      look: {
        hat: 'hood',
        top: '#3f6b3a',
        bottom: '#5a4630',
        hair: 'long',
        hairColor: '#d9b45a',
        gear: ['spear'],
      },
      place: 'forest',
    },
  ],
  [
    'angel',
    {
      look: {
        ...woman,
        lower: 'robe',
        top: '#f6f3ea',
        accent: '#e9c34b',
        gear: ['wings'],
        hairColor: '#d9b45a',
      },
      place: 'sky',
    },
  ],
  [
    'santa, santa claus',
    {
      look: {
        hat: 'santa',
        hasBeard: true,
        hairColor: '#f4f4f6',
        lower: 'coat',
        top: '#c9282d',
        bottom: '#c9282d',
        shoes: '#22202b',
      },
      place: 'snow',
    },
  ],
  [
    'zombie',
    {
      look: {
        skin: '#8fae7a',
        hair: 'wild',
        top: '#56604a',
        bottom: '#4b4038',
        mood: 'tired',
        isMouthOpen: true,
        gear: ['patches', 'blood'],
      },
      pose: 'reaching',
      place: 'graveyard',
    },
  ],
  ['skeleton', { look: { kind: 'skeleton', skin: '#efe9da' }, place: 'graveyard' }],
  ['robot, android, cyborg, humanoid', { look: robot }],
  [
    'alien, extraterrestrial, martian',
    {
      look: { kind: 'alien', skin: '#7fc46a', top: '#7fc46a', bottom: '#7fc46a', shoes: '#5f9f4f' },
      place: 'mars',
    },
  ],
  [
    'detective',
    { look: { hat: 'fedora', lower: 'coat', top: '#8a7050', bottom: '#3a3a44' }, place: 'city at night' },
  ],
  [
    'caveman, cave man, neanderthal, cavewoman',
    {
      look: {
        hair: 'wild',
        hasBeard: true,
        lower: 'skirt',
        top: '#8a5f35',
        bottom: '#8a5f35',
        hasShortSleeves: true,
        gear: ['spear'],
      },
      place: 'mountains',
    },
  ],
  ['shepherd', { look: { lower: 'robe', top: '#8a7050', hat: 'hood', gear: ['staff'] }, place: 'field' }],
]
