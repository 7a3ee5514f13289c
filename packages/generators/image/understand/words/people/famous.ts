// Famous people of history, by what marks them.

import { woman, type RoleRow } from './role.ts'

const toga = { lower: 'robe', top: '#f2ede2', accent: '#8c2a5e', gear: ['cape'] } as const
const tailcoat = {
  lower: 'coat',
  top: '#3a3440',
  bottom: '#2b2733',
  gear: ['ruff'],
  accent: '#c9a03a',
} as const

export const famous: readonly RoleRow[] = [
  [
    'shakespeare, william shakespeare',
    {
      look: {
        hair: 'balding',
        hairColor: '#4a2f1d',
        top: '#2f2733',
        bottom: '#3a2a33',
        gear: ['ruff', 'goatee', 'thin mustache'],
      },
      pose: 'holding',
      place: 'library',
      holds: 'fountain-pen',
    },
  ],
  [
    'playwright, dramatist, poet of old, cervantes, elizabethan man, renaissance man',
    {
      look: { hairColor: '#4a2f1d', top: '#3f2f4a', bottom: '#2f2733', gear: ['ruff', 'goatee'] },
      pose: 'holding',
      place: 'library',
      holds: 'fountain-pen',
    },
  ],
  [
    'napoleon, napoleon bonaparte, bonaparte',
    {
      look: {
        hat: 'bicorne',
        lower: 'coat',
        top: '#27355f',
        bottom: '#f0ede4',
        shoes: '#1c1a1e',
        accent: '#c9a03a',
        gear: ['vest', 'medals'],
      },
      pose: 'standing',
      place: 'battlefield',
    },
  ],
  [
    'einstein, albert einstein',
    {
      look: {
        age: 'old',
        hair: 'wild',
        hairColor: '#e8e6e0',
        top: '#6b6258',
        bottom: '#4b453d',
        gear: ['mustache', 'wrinkles', 'lapels'],
      },
      pose: 'standing',
      place: 'classroom',
    },
  ],
  [
    'cleopatra, nefertiti, egyptian queen, egyptian princess',
    {
      look: {
        ...woman,
        hat: 'headband',
        hair: 'bob',
        hairColor: '#15131a',
        skin: '#c98a5a',
        lower: 'dress',
        top: '#f4efe0',
        hasBareArms: true,
        accent: '#e0ae35',
        gear: ['beads', 'makeup', 'earrings'],
      },
      pose: 'standing',
      place: 'egypt',
    },
  ],
  [
    'pharaoh, egyptian pharaoh, tutankhamun, king tut, ramses, egyptian king, ancient egyptian king',
    {
      look: {
        hat: 'nemes',
        skin: '#b57a48',
        top: '#b57a48',
        hasBareArms: true,
        lower: 'skirt',
        bottom: '#f4efe0',
        accent: '#e0ae35',
        gear: ['beads', 'staff', 'goatee'],
        hairColor: '#1c1a22',
      },
      pose: 'standing',
      place: 'egypt',
    },
  ],
  [
    'roman emperor, julius caesar, caesar, augustus, emperor augustus, nero, emperor nero, caligula, roman senator, marcus aurelius, roman consul',
    { look: { ...toga, hat: 'laurel' }, pose: 'standing', place: 'temple' },
  ],
  [
    'alexander the great, leonidas, achilles, hector, spartan king, hannibal, ares',
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
      pose: 'standing',
      place: 'arena',
    },
  ],
  [
    'abraham lincoln, lincoln, abe lincoln',
    {
      look: {
        hat: 'top',
        build: 'thin',
        hasBeard: true,
        hairColor: '#241d1a',
        lower: 'coat',
        top: '#22222a',
        bottom: '#22222a',
        gear: ['lapels', 'bowtie'],
        accent: '#15151c',
      },
      pose: 'standing',
      place: 'stage',
    },
  ],
  [
    'george washington, washington the president, founding father, thomas jefferson, benjamin franklin, revolutionary soldier, american revolutionary, mozart, bach, baroque composer',
    {
      look: {
        hat: 'wig',
        lower: 'coat',
        top: '#27407c',
        bottom: '#f0ede4',
        accent: '#c9a03a',
        gear: ['vest', 'ruff'],
        shoes: '#1c1a1e',
      },
      pose: 'standing',
      place: 'living room',
    },
  ],
  [
    'redcoat, british redcoat',
    {
      look: {
        hat: 'tricorne',
        accent: '#1d1a1e',
        lower: 'coat',
        top: '#b5282c',
        bottom: '#f0ede4',
        gear: ['ropes'],
      },
      pose: 'standing',
      place: 'field',
    },
  ],
  [
    'isaac newton, newton',
    {
      look: { hat: 'wig', lower: 'coat', top: '#5a2f2a', bottom: '#3a2a28', gear: ['ruff'] },
      pose: 'holding',
      place: 'garden',
      holds: 'red-apple',
    },
  ],
  [
    'leonardo da vinci, da vinci, leonardo, galileo, galileo galilei, copernicus, archimedes, michelangelo, nostradamus, old master',
    {
      look: {
        age: 'old',
        hat: 'beret',
        accent: '#6b2a33',
        hair: 'long',
        hasBeard: true,
        hairColor: '#d9d4c8',
        lower: 'robe',
        top: '#6b3a2f',
      },
      pose: 'painting',
      place: 'workshop',
    },
  ],
  [
    'van gogh, vincent van gogh',
    {
      look: { hat: 'straw', hasBeard: true, hairColor: '#c4622a', top: '#4a6f94', gear: ['head bandage'] },
      pose: 'painting',
      place: 'field',
    },
  ],
  [
    'frida kahlo',
    {
      look: {
        ...woman,
        hair: 'bun',
        hairColor: '#15131a',
        skin: '#c98a5a',
        lower: 'dress',
        top: '#b5322e',
        gear: ['beads', 'earrings', 'makeup'],
        accent: '#2f9a63',
      },
      pose: 'painting',
      place: 'room',
    },
  ],
  [
    'beethoven, ludwig van beethoven',
    {
      look: { hair: 'wild', hairColor: '#8f8a84', ...tailcoat, scarf: '#f4efe6' },
      pose: 'playing piano',
      place: 'stage',
    },
  ],
  [
    'nikola tesla, tesla the inventor, thomas edison, edison, victorian inventor',
    {
      look: {
        hair: 'slick',
        hairColor: '#1c1a22',
        top: '#2b2b36',
        bottom: '#22222c',
        gear: ['mustache', 'lapels', 'bowtie'],
        accent: '#15151c',
      },
      pose: 'holding',
      place: 'laboratory',
      holds: 'light-bulb',
    },
  ],
  [
    'marie curie',
    {
      look: { ...woman, hair: 'bun', hairColor: '#6b5a4a', lower: 'dress', top: '#22222c' },
      pose: 'holding',
      place: 'laboratory',
      holds: 'test-tube',
    },
  ],
]
