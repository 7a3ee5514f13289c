// Kin of an age, and roles of two words that would be read as one.

import { woman, type RoleRow } from './role.ts'

export const kinfolk: readonly RoleRow[] = [
  [
    'teenage son, teen son, teenage brother',
    { look: { hair: 'wild', hat: 'hood', top: '#7a57a8', bottom: '#3f5f94' } },
  ],
  [
    'teenage daughter, teen daughter, teenage sister',
    { look: { ...woman, top: '#e58ab0', lower: 'skirt', bottom: '#3f5f94' } },
  ],
  ['adult son, grown son, older son', { look: { top: '#3c8f6c' } }],
  ['adult daughter, grown daughter, older daughter', { look: { ...woman, top: '#c94f7c' } }],
  ['old father, elderly father, old dad', { look: { age: 'old', hairColor: '#d9d9de', top: '#5d6b57' } }],
  [
    'old mother, elderly mother, old mom',
    { look: { ...woman, age: 'old', hair: 'bun', hairColor: '#d9d9de', top: '#5f7a8f' } },
  ],
  [
    'pirate captain, captain hook, captain of pirates',
    {
      look: {
        hat: 'pirate',
        hasBeard: true,
        hairColor: '#1c1a22',
        lower: 'coat',
        top: '#7d1f2e',
        bottom: '#2b2b36',
        eyewear: 'patch',
        gear: ['sword'],
      },
      pose: 'standing',
      place: 'ship deck',
    },
  ],
  [
    'indian bride, hindu bride',
    {
      look: {
        ...woman,
        skin: '#c98a5a',
        hairColor: '#1c1a22',
        hat: 'veil',
        lower: 'robe',
        top: '#c9282d',
        accent: '#e0ae35',
        gear: ['bindi', 'earrings'],
      },
      place: 'wedding',
      pose: 'standing',
    },
  ],
  [
    'japanese bride, geisha bride',
    {
      look: {
        ...woman,
        hairColor: '#1c1a22',
        hair: 'bun',
        hat: 'veil',
        lower: 'robe',
        top: '#f6f3ee',
        accent: '#f6f3ee',
      },
      place: 'cherry garden',
      pose: 'standing',
    },
  ],
  [
    'japanese chef, chinese chef, italian chef, french chef, female chef, head chef',
    {
      look: { hat: 'chef', top: '#f4f4f6', bottom: '#3b4252', gear: ['mustache'] },
      place: 'kitchen',
      pose: 'cooking',
    },
  ],
  [
    'female doctor, woman doctor, lady doctor',
    {
      look: {
        ...woman,
        hair: 'bun',
        lower: 'coat',
        top: '#f2f4f7',
        bottom: '#4a6f94',
        gear: ['stethoscope'],
      },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'female soldier, woman soldier',
    {
      look: {
        ...woman,
        hat: 'helmet',
        top: '#5f6a45',
        bottom: '#545d3d',
        accent: '#4f5a38',
        gear: ['backpack'],
      },
      place: 'battlefield',
      pose: 'standing',
    },
  ],
  [
    'female warrior, warrior woman, amazon, amazon warrior, warrior princess',
    {
      look: {
        ...woman,
        hat: 'plume',
        lower: 'skirt',
        top: '#b5793a',
        bottom: '#a8322f',
        hasBareArms: true,
        gear: ['sword', 'shield'],
      },
      place: 'arena',
      pose: 'standing',
    },
  ],
  [
    'male nurse',
    {
      look: { top: '#4aa398', bottom: '#3f8f86', gear: ['stethoscope'] },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'female pilot',
    {
      look: {
        ...woman,
        hat: 'officer',
        top: '#22335c',
        bottom: '#1c2a4c',
        gear: ['medals', 'tie'],
        accent: '#15151c',
      },
      place: 'airport',
    },
  ],
  [
    'female police officer, police woman',
    {
      look: {
        ...woman,
        hat: 'police',
        top: '#2f4a85',
        bottom: '#22335c',
        gear: ['badge', 'tie'],
        accent: '#15151c',
      },
      place: 'street',
    },
  ],
]
