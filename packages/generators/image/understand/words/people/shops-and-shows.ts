// People of shops, shows and magic.

import { woman, type RoleRow } from './role.ts'
import { suit } from './dress.ts'

export const shopsAndShows: readonly RoleRow[] = [
  [
    'cashier, shop assistant, store clerk, sales clerk, bank teller, teller, fishmonger, cheesemaker, brewer, winemaker, gas station attendant, supermarket cashier',
    {
      look: { hat: 'cap', accent: '#2f8f6a', top: '#2f8f6a', gear: ['apron'] },
      place: 'shop',
      pose: 'standing',
    },
  ],
  [
    'sommelier',
    {
      look: { top: '#22222c', bottom: '#22222c', gear: ['lapels', 'bowtie', 'apron'], accent: '#7d1f2e' },
      place: 'restaurant',
      pose: 'holding',
      holds: 'wine-glass',
    },
  ],
  [
    'sushi chef',
    {
      look: {
        hat: 'headband',
        accent: '#c9282d',
        hairColor: '#1c1a22',
        top: '#f4f4f6',
        bottom: '#2b3347',
        gear: ['apron'],
      },
      place: 'restaurant',
      pose: 'working at a table',
      holds: 'sushi',
    },
  ],
  [
    'pastry chef, pizza chef, cake baker',
    {
      look: { hat: 'chef', top: '#f4f4f6', bottom: '#3b4252', gear: ['mustache'] },
      place: 'kitchen',
      pose: 'cooking',
    },
  ],
  [
    'biologist, botanist, zoologist, virus researcher, lab scientist, laboratory worker, female scientist, woman scientist',
    {
      look: { ...woman, hair: 'bun', eyewear: 'glasses', lower: 'coat', top: '#f2f4f7', bottom: '#3a4a4a' },
      place: 'laboratory',
      pose: 'holding',
      holds: 'test-tube',
    },
  ],
  [
    'astronomer, stargazer, astrologer',
    {
      look: {
        hasBeard: true,
        hairColor: '#d9d4c8',
        lower: 'robe',
        top: '#2f3b6b',
        accent: '#e9c34b',
        gear: ['stars'],
      },
      place: 'field',
      pose: 'reaching',
    },
  ],
  [
    'weatherman, weather forecaster, tv presenter, newscaster, newsreader, anchorman',
    { look: suit, place: 'office', pose: 'pointing' },
  ],
  [
    'ringmaster, circus director, lion tamer, showman',
    {
      look: {
        hat: 'top',
        lower: 'coat',
        top: '#c9282d',
        bottom: '#f4f4f6',
        accent: '#e9c34b',
        gear: ['mustache', 'bowtie', 'medals'],
      },
      place: 'carnival',
      pose: 'cheering',
    },
  ],
  [
    'fortune teller, psychic, clairvoyant, gypsy woman, oracle, medium at a table',
    {
      look: {
        ...woman,
        hat: 'turban',
        accent: '#7a2f9a',
        lower: 'robe',
        top: '#5a2f7a',
        gear: ['earrings', 'beads', 'makeup'],
      },
      place: 'dark room',
      pose: 'standing',
    },
  ],
  [
    'shaman, witch doctor, medicine man, tribal shaman',
    {
      look: {
        skin: '#9b6440',
        hairColor: '#1c1a22',
        hat: 'feathers',
        accent: '#c9502f',
        top: '#9b6440',
        hasBareArms: true,
        lower: 'skirt',
        bottom: '#8a5f35',
        gear: ['war paint', 'beads', 'staff'],
      },
      place: 'jungle',
      pose: 'standing',
    },
  ],
  [
    'warlock, evil wizard, dark wizard, dark mage, dark sorcerer',
    {
      look: {
        hat: 'hood',
        hasBeard: true,
        hairColor: '#c9ccd6',
        lower: 'robe',
        top: '#241d33',
        accent: '#5a2f7a',
        gear: ['staff'],
        mood: 'sly',
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
  [
    'merlin, gandalf, old wizard, archmage',
    {
      look: {
        hat: 'wizard',
        hasBeard: true,
        hair: 'long',
        hairColor: '#e2e2e8',
        lower: 'robe',
        top: '#7f8794',
        accent: '#5f6672',
        gear: ['staff'],
        age: 'old',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'king arthur, warrior king, crusader king',
    {
      look: {
        hat: 'crown',
        hasBeard: true,
        hairColor: '#7a4a24',
        top: '#aab4c2',
        bottom: '#8d97a6',
        shoes: '#6d7786',
        gear: ['cape', 'sword'],
        accent: '#b0343f',
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
  [
    'swordsman, bounty hunter, vampire hunter, monster hunter, dragon slayer, adventurer knight, squire, musketeer',
    {
      look: {
        hat: 'fedora',
        top: '#4b3a2a',
        bottom: '#3a3a34',
        gear: ['cape', 'sword', 'goatee'],
        accent: '#7d2f2b',
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
]
