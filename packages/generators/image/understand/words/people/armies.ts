// Soldiers of many wars, and thinkers of many times.

import { type RoleRow } from './role.ts'

const soldier = {
  hat: 'helmet',
  top: '#5f6a45',
  bottom: '#545d3d',
  shoes: '#2f2a22',
  accent: '#4f5a38',
  gear: ['backpack'],
} as const
const thinker = {
  hairColor: '#d9d4c8',
  hasBeard: true,
  lower: 'robe',
  top: '#efe8d8',
  accent: '#b59a63',
  shoes: '#8a6a3a',
} as const

export const armies: readonly RoleRow[] = [
  [
    'german soldier, nazi soldier, wehrmacht soldier, ww1 soldier, ww2 soldier, world war soldier',
    {
      look: { ...soldier, top: '#6b7068', bottom: '#5a5f58', accent: '#5f645c' },
      place: 'battlefield',
      pose: 'standing',
    },
  ],
  [
    'american soldier, british soldier, russian soldier, us soldier, gi, army private, space marine, ukrainian soldier',
    { look: soldier, place: 'battlefield', pose: 'standing' },
  ],
  [
    'confederate soldier, confederate general',
    {
      look: { hat: 'kepi', top: '#8f949c', bottom: '#7a8088', gear: ['medals'], hasBeard: true },
      place: 'battlefield',
      pose: 'standing',
    },
  ],
  [
    'union soldier, civil war soldier, union general, cavalryman, general grant',
    {
      look: { hat: 'kepi', top: '#2f4a85', bottom: '#5f82b5', gear: ['medals'], hasBeard: true },
      place: 'battlefield',
      pose: 'standing',
    },
  ],
  [
    'medieval soldier, persian soldier, trojan, hoplite, greek soldier, trojan warrior, persian king',
    {
      look: {
        hat: 'plume',
        lower: 'skirt',
        top: '#8a8f9a',
        bottom: '#6b3a2f',
        hasShortSleeves: true,
        gear: ['spear', 'shield'],
        accent: '#b02f2c',
      },
      place: 'battlefield',
      pose: 'standing',
    },
  ],
  [
    'celt, saxon, gaul, celtic warrior, germanic warrior, conan',
    {
      look: {
        hair: 'long',
        hasBeard: true,
        hairColor: '#c4622a',
        isShirtless: true,
        build: 'muscular',
        bottom: '#5a4a3a',
        gear: ['sword', 'shield', 'war paint', 'cape'],
        accent: '#6b4a2f',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'janissary, ottoman, ottoman soldier, saracen, moor',
    {
      look: {
        hat: 'turban',
        accent: '#f4efe6',
        skin: '#c98a5a',
        gear: ['mustache', 'sword', 'sash'],
        top: '#b0343f',
        bottom: '#2f3b6b',
        hairColor: '#1c1a22',
      },
      place: 'desert',
      pose: 'standing',
    },
  ],
  [
    'pythagoras, euclid, hippocrates, homer, virgil, epictetus, epicurus, diogenes, heraclitus, cicero, greek philosopher, stoic philosopher, ancient philosopher',
    { look: thinker, place: 'temple', pose: 'standing' },
  ],
  [
    'voltaire, rousseau, kant, immanuel kant, descartes, rene descartes, enlightenment thinker',
    {
      look: { hat: 'wig', lower: 'coat', top: '#5a4a6b', bottom: '#3a3440', gear: ['ruff'] },
      place: 'library',
      pose: 'holding',
      holds: 'closed-book',
    },
  ],
  [
    'dante, dante alighieri, machiavelli',
    {
      look: { hat: 'beret', accent: '#8c1f2e', lower: 'robe', top: '#8c1f2e' },
      place: 'library',
      pose: 'standing',
    },
  ],
]
