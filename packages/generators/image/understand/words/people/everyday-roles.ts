// More people of every day: households, sports, scouts, and those a story calls by what they are like.

import { woman, type RoleRow } from './role.ts'

const gi = { top: '#f4f4f6', bottom: '#f4f4f6', accent: '#1c1a20', gear: ['sash'], isBarefoot: true } as const
const fighter = {
  isShirtless: true,
  lower: 'shorts',
  bottom: '#c9282d',
  gear: ['gloves'],
  accent: '#1c1a20',
} as const

export const everydayRoles: readonly RoleRow[] = [
  [
    'owner, master, dog owner, cat owner, pet owner, car owner, house owner, shop owner, new owner, stay at home dad, single parent, working dad, busy dad',
    { look: {} },
  ],
  [
    'landlady, busy mom, farmer s wife, working mom, tired housewife',
    { look: { ...woman, hair: 'bun', lower: 'dress', top: '#5f7a8f', gear: ['apron'] } },
  ],
  [
    'housekeeper, cleaning woman',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#4a6f94', gear: ['apron'] },
      pose: 'holding',
      place: 'living room',
      holds: 'broom',
    },
  ],
  [
    'caretaker, custodian, school janitor',
    {
      look: { hat: 'cap', accent: '#4b4f63', top: '#5a6b7a', bottom: '#3b4252' },
      pose: 'holding',
      place: 'corridor',
      holds: 'broom',
    },
  ],
  [
    'groundskeeper, landscaper',
    {
      look: { hat: 'straw', top: '#4f8a4a', bottom: '#3b4f75', gear: ['suspenders'] },
      place: 'park',
      pose: 'standing',
    },
  ],
  [
    'milkman',
    {
      look: { hat: 'cap', accent: '#f4f4f6', top: '#f4f4f6', bottom: '#2f3b57', gear: ['bowtie'] },
      pose: 'holding',
      place: 'street',
      holds: 'glass-of-milk',
    },
  ],
  [
    'maiden, damsel, damsel in distress, fair maiden, medieval lady',
    {
      look: {
        ...woman,
        hair: 'braids',
        hairColor: '#e3bf62',
        hat: 'laurel',
        lower: 'robe',
        top: '#7ab0d9',
        accent: '#e0ae35',
      },
      place: 'castle',
      pose: 'standing',
    },
  ],
  [
    'street sweeper, road sweeper',
    {
      look: { hat: 'cap', accent: '#e8862d', top: '#e8862d', bottom: '#3b4252', gear: ['vest'] },
      pose: 'holding',
      place: 'street',
      holds: 'broom',
    },
  ],
  [
    'chimney sweep',
    {
      look: { hat: 'cap', accent: '#26262b', top: '#34343c', bottom: '#2a2a31', gear: ['ink on the face'] },
      pose: 'holding',
      place: 'rooftop',
      holds: 'broom',
    },
  ],
  [
    'boy scout, cub scout, scout',
    {
      look: {
        age: 'child',
        hat: 'fedora',
        top: '#b79a6b',
        lower: 'shorts',
        bottom: '#6b7450',
        scarf: '#c9282d',
        hasShortSleeves: true,
        gear: ['badge'],
      },
      place: 'forest',
      pose: 'saluting',
    },
  ],
  [
    'girl scout',
    {
      look: {
        age: 'child',
        isBroad: false,
        hair: 'braids',
        hat: 'beret',
        accent: '#2f6f4a',
        top: '#3f8f5a',
        lower: 'skirt',
        bottom: '#b79a6b',
        scarf: '#e9c34b',
        gear: ['badge'],
      },
      place: 'forest',
      pose: 'saluting',
    },
  ],
  [
    'choir boy, altar boy, choirboy',
    {
      look: { age: 'child', lower: 'robe', top: '#f4f4f6', accent: '#c9282d', gear: ['ruff'] },
      place: 'church',
      pose: 'standing',
    },
  ],
  [
    'choirgirl, choir singer, gospel singer',
    {
      look: { ...woman, skin: '#9b6440', lower: 'robe', top: '#7a2f9a', accent: '#e9c34b' },
      place: 'church',
      pose: 'singing',
    },
  ],
  [
    'sumo wrestler, sumo',
    {
      look: {
        build: 'fat',
        hair: 'bun',
        hairColor: '#1c1a22',
        isShirtless: true,
        isBarefoot: true,
        lower: 'shorts',
        bottom: '#f4f4f6',
      },
      place: 'gym',
      pose: 'standing',
    },
  ],
  [
    'luchador, mexican wrestler, masked wrestler',
    {
      look: {
        build: 'muscular',
        eyewear: 'mask',
        isShirtless: true,
        skin: '#c98a5a',
        bottom: '#2f55b0',
        shoes: '#e9c34b',
        gear: ['cape'],
        accent: '#c9282d',
      },
      place: 'boxing ring',
      pose: 'standing',
    },
  ],
  [
    'martial artist, karate master, karate kid, karateka, judoka, taekwondo fighter, karate fighter, black belt, judo fighter, karate student',
    { look: gi, place: 'gym', pose: 'fighting' },
  ],
  [
    'mma fighter, kickboxer, street fighter, ufc fighter',
    { look: fighter, place: 'boxing ring', pose: 'fighting' },
  ],
  [
    'surfer girl',
    {
      look: {
        ...woman,
        hairColor: '#e3bf62',
        lower: 'shorts',
        hasBareArms: true,
        top: '#2fb0c0',
        bottom: '#2fb0c0',
        areLegsBare: true,
        isBarefoot: true,
      },
      place: 'beach',
      pose: 'holding',
      holds: 'surfboard',
    },
  ],
  [
    'sherpa, arctic explorer, polar explorer, antarctic explorer',
    {
      look: {
        hat: 'ushanka',
        accent: '#c9282d',
        lower: 'coat',
        top: '#d9772e',
        gear: ['backpack'],
        hasBeard: true,
      },
      place: 'snow',
      pose: 'standing',
    },
  ],
  [
    'hypnotist',
    {
      look: { hat: 'top', top: '#22222c', gear: ['lapels', 'bowtie', 'goatee'], accent: '#7a2f9a' },
      place: 'stage',
      pose: 'reaching',
    },
  ],
  [
    'swat officer, special forces, riot police officer',
    {
      look: {
        hat: 'helmet',
        accent: '#1f2329',
        top: '#2b3036',
        bottom: '#23272d',
        gear: ['vest', 'dust mask'],
      },
      place: 'street',
      pose: 'standing',
    },
  ],
  [
    'naughty boy, bad boy, spoiled brat, spoiled child, troublemaker, prankster',
    {
      look: {
        age: 'child',
        hair: 'wild',
        mood: 'sly',
        top: '#d9534a',
        lower: 'shorts',
        hasShortSleeves: true,
        gear: ['plaster'],
      },
    },
  ],
  [
    'tomboy',
    {
      look: {
        age: 'child',
        isBroad: false,
        hair: 'bob',
        hat: 'cap',
        accent: '#2f55b0',
        top: '#3c8f6c',
        gear: ['freckles'],
      },
    },
  ],
  [
    'toddler girl, little toddler girl',
    {
      look: { age: 'baby', isBroad: false, hair: 'ponytail', lower: 'dress', top: '#e58ab0' },
      pose: 'standing',
    },
  ],
  [
    'runaway, fugitive, wanted man, stowaway, trespasser, vandal, arsonist, whistleblower, lawmaker, lobbyist, campaigner, cult leader, televangelist, game show contestant, stunt double, daredevil, escape artist, bookmaker, owner of a company',
    { look: {}, isUntold: true },
  ],
  [
    'gunman, gunslinger, sharpshooter, marksman',
    {
      look: { hat: 'cowboy', top: '#3a3a44', bottom: '#2b2b36', accent: '#8c2a3e', gear: ['bandana face'] },
      place: 'canyon',
      pose: 'standing',
    },
  ],
]
