// People of every day: kin, ages, trades that everybody knows.

import { woman, type RoleRow } from './role.ts'

export const everydayPeople: readonly RoleRow[] = [
  ['person, human, someone, somebody, figure, adult, individual', { look: {} }],
  ['man, guy, gentleman, fellow, male, husband, dad, father, uncle', { look: {} }],
  ['woman, lady, female, wife, mom, mother, mum, aunt, girlfriend', { look: { ...woman, top: '#c94f7c' } }],
  [
    'boy, son, kid, child, youngster',
    { look: { age: 'child', top: '#d9534a', lower: 'shorts', hasShortSleeves: true } },
  ],
  [
    'girl, daughter, schoolgirl',
    {
      look: {
        age: 'child',
        isBroad: false,
        hair: 'ponytail',
        lower: 'dress',
        top: '#e09a34',
        hasShortSleeves: true,
      },
    },
  ],
  [
    'baby, infant, newborn, newborn baby, baby boy, baby girl',
    { look: { age: 'baby', hair: 'bald', top: '#8cc7e8', bottom: '#8cc7e8' }, pose: 'sitting on the ground' },
  ],
  [
    'grandmother, grandma, granny, old woman, elderly woman',
    {
      look: {
        ...woman,
        age: 'old',
        hair: 'bun',
        hairColor: '#d9d9de',
        lower: 'dress',
        top: '#7a57a8',
        gear: ['cane'],
      },
    },
  ],
  [
    'grandfather, grandpa, old man, elderly man, elder',
    {
      look: {
        age: 'old',
        hair: 'short',
        hairColor: '#d9d9de',
        hasBeard: true,
        gear: ['cane'],
        top: '#5d6b57',
      },
    },
  ],
  [
    'teacher, tutor, instructor',
    {
      look: { ...woman, hair: 'bun', lower: 'skirt', top: '#3c8f6c', gear: ['pointer'] },
      pose: 'pointing',
      place: 'classroom',
    },
  ],
  [
    'doctor, physician',
    { look: { lower: 'coat', top: '#f2f4f7', bottom: '#4a6f94', gear: ['stethoscope'] }, place: 'hospital' },
  ],
  [
    'nurse',
    { look: { ...woman, hair: 'bun', hat: 'nurse', lower: 'dress', top: '#e9f1f6' }, place: 'hospital' },
  ],
  [
    'scientist, chemist, researcher',
    {
      look: { lower: 'coat', top: '#f2f4f7', bottom: '#3a4a4a', hair: 'wild', hairColor: '#c9c9cf' },
      pose: 'holding',
      place: 'laboratory',
    },
  ],
  [
    'chef, cook, baker',
    {
      look: { hat: 'chef', top: '#f4f4f6', bottom: '#3b4252', gear: ['pan'] },
      pose: 'cooking',
      place: 'kitchen',
    },
  ],
  ['waitress, barista', { look: { top: '#2b2b36', gear: ['apron'] }, pose: 'holding', place: 'cafe' }],
  [
    'soldier, trooper, infantryman, veteran',
    {
      look: {
        hat: 'helmet',
        top: '#5f6a45',
        bottom: '#545d3d',
        shoes: '#2f2a22',
        accent: '#4f5a38',
        gear: ['backpack'],
      },
      pose: 'walking',
      place: 'battlefield',
    },
  ],
  [
    'officer, parking officer, traffic warden, parking attendant',
    { look: { hat: 'police', top: '#2f4a85', bottom: '#22335c' }, place: 'street' },
  ],
  [
    'firefighter, fireman',
    {
      look: { hat: 'helmet', accent: '#d9382f', lower: 'coat', top: '#c9802f', bottom: '#a8691f' },
      place: 'street',
    },
  ],
  [
    'construction worker, builder, worker, engineer, miner, mechanic, electrician',
    { look: { hat: 'helmet', accent: '#f3b52f', top: '#e07b2f', bottom: '#3b4f75' }, place: 'street' },
  ],
  [
    'astronaut, spaceman, cosmonaut',
    {
      look: {
        hat: 'space',
        top: '#eceff4',
        bottom: '#e2e6ee',
        shoes: '#c9d0dc',
        accent: '#e0703a',
        gear: ['backpack'],
      },
      pose: 'floating',
      place: 'space',
    },
  ],
  [
    'boxer, fighter',
    {
      look: {
        hair: 'short',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#c98a5a',
        skin: '#c98a5a',
        bottom: '#c9282d',
        accent: '#c9282d',
        gear: ['gloves'],
      },
      pose: 'fighting',
      place: 'boxing ring',
    },
  ],
  [
    'wrestler',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#e3a977', skin: '#e3a977', bottom: '#2b2f55' },
      pose: 'fighting',
      place: 'gym',
    },
  ],
  [
    'athlete',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#d9534a', bottom: '#22283a', gear: ['barbell'] },
      place: 'gym',
      pose: 'lifting',
    },
  ],
  [
    'runner, jogger, sprinter, marathoner',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#e0573a', bottom: '#22283a', shoes: '#f2f2f2' },
      pose: 'running',
      place: 'road',
    },
  ],
  [
    'cyclist, bicyclist',
    {
      look: {
        hat: 'helmet',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#e0b52f',
        bottom: '#22283a',
        accent: '#d9382f',
      },
      pose: 'cycling',
      place: 'road',
    },
  ],
  [
    'diver, scuba diver, freediver',
    {
      look: { top: '#22314a', bottom: '#22314a', shoes: '#e0a32f', gear: ['backpack'], accent: '#e0a32f' },
      pose: 'swimming',
      place: 'underwater',
    },
  ],
  [
    'surfer',
    {
      look: {
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#e3a977',
        skin: '#e3a977',
        bottom: '#d9534a',
        hair: 'wild',
        hairColor: '#b5803c',
      },
      pose: 'surfing',
      place: 'sea',
    },
  ],
  [
    'mountain climber, rock climber, hiker, backpacker, mountaineer, traveler, traveller, wanderer, climber, pilgrim, nomad',
    {
      look: { hat: 'beanie', accent: '#e0a32f', top: '#c9452f', bottom: '#4b4038', gear: ['backpack'] },
      pose: 'seen from behind',
      place: 'mountain top',
    },
  ],
  [
    'dancer',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#d9534a', hasShortSleeves: true },
      pose: 'dancing',
      place: 'stage',
    },
  ],
  [
    'ballerina, ballet dancer',
    {
      look: {
        ...woman,
        hair: 'bun',
        lower: 'dress',
        top: '#f2b8cc',
        hasShortSleeves: true,
        shoes: '#f2b8cc',
      },
      pose: 'dancing',
      place: 'stage',
    },
  ],
  [
    'singer, comedian',
    { look: { hair: 'wild', top: '#7a57a8', bottom: '#22283a' }, pose: 'singing', place: 'stage' },
  ],
  [
    'guitarist, rockstar, bard',
    { look: { hair: 'long', top: '#2b2b36', bottom: '#3b4f75' }, pose: 'playing guitar', place: 'stage' },
  ],
  ['pianist', { look: { top: '#22222c', bottom: '#22222c' }, pose: 'playing piano', place: 'stage' }],
  [
    'artist, painter',
    {
      look: { hat: 'beanie', accent: '#8c2a3e', top: '#4a6f94', gear: ['apron'] },
      pose: 'painting',
      place: 'room',
    },
  ],
  [
    'farmer, gardener, peasant',
    { look: { hat: 'straw', top: '#b04a3a', bottom: '#3b4f75' }, place: 'field' },
  ],
  [
    'fisherman, fisher, angler',
    { look: { hat: 'straw', top: '#3c7a6c', gear: ['rod'] }, place: 'lake', pose: 'holding' },
  ],
  [
    'bride',
    { look: { ...woman, hat: 'veil', accent: '#f6f3ee', lower: 'robe', top: '#fbf9f4' }, place: 'church' },
  ],
  [
    'football fan, soccer fan, sports fan, baseball fan, basketball fan, hockey fan',
    { look: { scarf: '#d23b36', top: '#2f6fb0' }, pose: 'cheering', place: 'stadium' },
  ],
  [
    'graduate',
    { look: { hat: 'graduate', lower: 'robe', top: '#2f2b48', accent: '#e9c34b' }, pose: 'cheering' },
  ],
  ['photographer', { look: { hat: 'cap', top: '#4a5a4a' }, pose: 'holding', place: 'park', holds: 'camera' }],
  [
    'player, footballer',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#2f6fb0', bottom: '#f2f2f2' },
      pose: 'kicking',
      place: 'stadium',
    },
  ],
]
