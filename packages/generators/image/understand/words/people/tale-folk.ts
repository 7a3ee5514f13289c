// More people of tales: crews, courts, taverns, temples and crimes.

import { woman, type RoleRow } from './role.ts'

export const taleFolk: readonly RoleRow[] = [
  [
    'hansel, jack and the beanstalk, farm boy jack',
    {
      look: {
        age: 'child',
        hat: 'flatcap',
        top: '#e9e2d0',
        bottom: '#5b7a3a',
        lower: 'shorts',
        gear: ['suspenders'],
        accent: '#6b4526',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'gretel, goldilocks, heidi',
    {
      look: {
        ...woman,
        age: 'child',
        hair: 'braids',
        hairColor: '#d9b45a',
        lower: 'dress',
        top: '#b5453f',
        gear: ['apron'],
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'dead body, corpse, dead man, murdered man, lifeless body, dead soldier, dead knight, dead king',
    { look: { top: '#5a6270', bottom: '#33373f' }, pose: 'lying' },
  ],
  [
    'roman general, roman commander, roman officer, roman captain',
    {
      look: {
        hat: 'plume',
        lower: 'skirt',
        top: '#c9a24a',
        bottom: '#a8322f',
        hasShortSleeves: true,
        gear: ['cape', 'sword'],
        accent: '#b02f2c',
      },
      place: 'rome',
      pose: 'standing',
    },
  ],
  [
    'elf archer, elven ranger, ranger with a bow',
    {
      look: {
        hat: 'hood',
        top: '#3f6b3a',
        bottom: '#5a4630',
        hair: 'long',
        hairColor: '#d9b45a',
        gear: ['pointed ears', 'cape'],
        accent: '#2f5530',
      },
      place: 'forest',
      pose: 'drawing a bow',
      holds: 'drawn-bow',
    },
  ],
  [
    'first mate, boatswain, quartermaster, deckhand, pirate sailor',
    {
      look: {
        hat: 'bandana',
        accent: '#b02f2c',
        top: '#e9e2d0',
        gear: ['stripes'],
        bottom: '#4b4038',
        hasBeard: true,
      },
      place: 'ship deck',
      pose: 'standing',
    },
  ],
  [
    'cabin boy, ship boy, young pirate, pirate boy, boy pirate',
    {
      look: {
        age: 'child',
        hat: 'bandana',
        accent: '#b02f2c',
        top: '#e9e2d0',
        bottom: '#5b4a3a',
        isBarefoot: true,
      },
      place: 'ship deck',
      pose: 'standing',
    },
  ],
  [
    'shieldmaiden, viking queen, viking warrior woman, female viking',
    {
      look: {
        ...woman,
        hair: 'braids',
        hairColor: '#d9b45a',
        lower: 'skirt',
        top: '#6b4a2f',
        bottom: '#4b4038',
        gear: ['cape', 'shield', 'sword', 'war paint'],
        accent: '#7d2f2b',
      },
      place: 'fjord',
      pose: 'standing',
    },
  ],
  [
    'minstrel, troubadour, wandering bard',
    {
      look: {
        hat: 'tricorne',
        lower: 'shorts',
        top: '#3f6f4a',
        bottom: '#7d2f2b',
        gear: ['cape', 'ruff'],
        accent: '#d9a03a',
      },
      place: 'medieval town',
      pose: 'playing guitar',
    },
  ],
  [
    'priestess, high priestess, vestal virgin, oracle of delphi, temple maiden',
    {
      look: {
        ...woman,
        hat: 'laurel',
        lower: 'robe',
        top: '#f4efe2',
        accent: '#e0b84a',
        hairColor: '#2a1d18',
        hasBareArms: true,
      },
      place: 'rome',
      pose: 'standing',
    },
  ],
  [
    'sorceress, enchantress, witch queen, evil sorceress, dark sorceress, morgana',
    {
      look: {
        ...woman,
        hat: 'crown',
        lower: 'robe',
        top: '#4a2a6b',
        accent: '#b58cff',
        hairColor: '#15131a',
        gear: ['staff', 'cape'],
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
  [
    'old hag, hag, crone, old crone',
    {
      look: {
        ...woman,
        age: 'old',
        hair: 'wild',
        hairColor: '#c9c9cf',
        hat: 'hood',
        lower: 'robe',
        top: '#3a3440',
        gear: ['cane', 'wrinkles'],
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'nymph, water nymph, forest nymph, naiad, forest spirit',
    {
      look: {
        ...woman,
        hat: 'laurel',
        lower: 'dress',
        top: '#7fc9b0',
        hairColor: '#6fae6a',
        hasBareArms: true,
        isBarefoot: true,
      },
      place: 'enchanted forest',
      pose: 'standing',
    },
  ],
  [
    'greek hero, ancient hero, odysseus, perseus, theseus, jason and the argonauts',
    {
      look: {
        hat: 'laurel',
        lower: 'skirt',
        top: '#e9e2d0',
        bottom: '#e9e2d0',
        hasBeard: true,
        gear: ['sword', 'shield', 'cape'],
        accent: '#b02f2c',
      },
      place: 'field',
      pose: 'standing',
    },
  ],
  [
    'templar, templar knight, knight templar, crusader knight',
    {
      look: {
        hat: 'knight',
        lower: 'skirt',
        top: '#f4f1ea',
        bottom: '#9aa0aa',
        gear: ['cross', 'shield', 'sword', 'cape'],
        accent: '#b02f2c',
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
  [
    'huntsman, royal hunter, evil huntsman, monster hunter with a bow',
    {
      look: {
        hat: 'hood',
        hasBeard: true,
        lower: 'coat',
        top: '#3f5a34',
        bottom: '#4b4038',
        gear: ['belly'],
        accent: '#6b4526',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'highwayman, masked bandit, masked robber',
    {
      look: {
        hat: 'tricorne',
        eyewear: 'mask',
        lower: 'coat',
        top: '#22222a',
        bottom: '#2b2b36',
        gear: ['cape'],
      },
      place: 'forest path',
      pose: 'standing',
    },
  ],
  [
    'alchemist, apothecary, old alchemist',
    {
      look: {
        age: 'old',
        hasBeard: true,
        hairColor: '#d9d9de',
        hat: 'fez',
        lower: 'robe',
        top: '#6b3f2a',
        accent: '#d9a03a',
        eyewear: 'glasses',
      },
      place: 'laboratory',
      pose: 'standing',
    },
  ],
  [
    'gravedigger, grave digger, undertaker with a shovel',
    {
      look: {
        hat: 'flatcap',
        hasBeard: true,
        top: '#4b4a44',
        bottom: '#3a3a3a',
        gear: ['suspenders'],
        hands: ['spade'],
      },
      place: 'graveyard',
      pose: 'digging',
    },
  ],
  [
    'innkeeper, tavern keeper, barkeeper, tavern owner',
    {
      look: {
        hasBeard: true,
        hair: 'balding',
        top: '#e9e2d0',
        bottom: '#5b4a3a',
        gear: ['apron', 'belly'],
        build: 'fat',
      },
      place: 'saloon',
      pose: 'standing',
    },
  ],
  [
    'runaway orphan, street rat, ragged boy, poor orphan boy',
    {
      look: {
        age: 'child',
        hair: 'wild',
        hat: 'flatcap',
        top: '#7d6a52',
        bottom: '#5b4a3a',
        isBarefoot: true,
        gear: ['patches'],
      },
      pose: 'standing',
    },
  ],
  [
    'suspect, murder suspect, prime suspect',
    {
      look: { hair: 'slick', top: '#4b4f63', bottom: '#2f3340', gear: ['handcuffs'], mood: 'sad' },
      place: 'interrogation room',
      pose: 'standing',
    },
  ],
  [
    'miller, shepherd boy, swineherd, farm boy, peasant boy',
    {
      look: { hat: 'straw', top: '#c9b58a', bottom: '#6b5537', gear: ['vest'] },
      place: 'field',
      pose: 'standing',
    },
  ],
  [
    'drummer boy, young drummer',
    {
      look: {
        age: 'child',
        hat: 'kepi',
        top: '#2f4f8a',
        bottom: '#e9e2d0',
        gear: ['stripes'],
        accent: '#b02f2c',
      },
      place: 'battlefield',
      pose: 'standing',
      holds: 'drum',
    },
  ],
  [
    'starfighter pilot, space pilot, spaceship pilot, rebel pilot, space captain, starship captain, space cadet',
    {
      look: { hat: 'helmet', top: '#d9722f', bottom: '#d9722f', gear: ['vest', 'badge'], accent: '#e9e2d0' },
      place: 'spaceship',
      pose: 'standing',
    },
  ],
  [
    'time traveler, time traveller',
    {
      look: {
        hat: 'top',
        eyewear: 'glasses',
        lower: 'coat',
        top: '#6b4a2f',
        bottom: '#3a3440',
        gear: ['vest', 'bowtie'],
        accent: '#c9a03a',
      },
      place: 'laboratory',
      pose: 'standing',
    },
  ],
  [
    'anubis, jackal god, egyptian jackal god',
    {
      look: {
        kind: 'beast',
        beast: 'wolf',
        skin: '#23222b',
        hat: 'nemes',
        lower: 'skirt',
        isShirtless: true,
        bottom: '#f0e6cc',
        accent: '#e0b040',
        gear: ['staff'],
      },
      place: 'tomb',
      pose: 'standing',
    },
  ],
]
