// Odd, strong and sad people, and those of fantasy.

import { woman, type RoleRow } from './role.ts'
import { suitWithGoldTie } from './dress.ts'

export const creaturesAndOthers: readonly RoleRow[] = [
  [
    'maniac, madman, lunatic, crazy man, crazy person',
    { look: { hair: 'wild', mood: 'laughing', top: '#f0efe8', bottom: '#b9bfc8', gear: ['ropes'] } },
  ],
  [
    'crazy woman, madwoman, crazy lady',
    {
      look: { ...woman, hair: 'wild', mood: 'laughing', top: '#f0efe8', bottom: '#b9bfc8', gear: ['ropes'] },
    },
  ],
  [
    'cheerleader',
    {
      look: {
        ...woman,
        hair: 'ponytail',
        lower: 'skirt',
        top: '#d9382f',
        bottom: '#f4f4f6',
        hasBareArms: true,
      },
      pose: 'jumping',
      place: 'stadium',
    },
  ],
  [
    'biker, bikie, biker gang member, hells angel',
    {
      look: {
        hat: 'bandana',
        accent: '#1f1e26',
        hasBeard: true,
        build: 'fat',
        top: '#2b2320',
        bottom: '#3a4664',
        hasBareArms: true,
        gear: ['tattoos', 'chain'],
      },
      pose: 'riding',
      place: 'road',
      holds: 'motorcycle',
    },
  ],
  [
    'bodyguard, bouncer, henchman in a suit, nightclub bouncer',
    {
      look: { ...suitWithGoldTie, build: 'muscular', hair: 'bald', eyewear: 'sunglasses', accent: '#15151c' },
      place: 'alley',
      pose: 'standing',
    },
  ],
  [
    'bodybuilder, muscle man, strongman, strong man, gym bro, fitness model, muscular man, weightlifter, powerlifter, strongest man',
    {
      look: {
        build: 'muscular',
        lower: 'shorts',
        hasBareArms: true,
        top: '#e3a977',
        skin: '#e3a977',
        bottom: '#d9382f',
        gear: ['muscles'],
      },
      place: 'gym',
      pose: 'standing',
    },
  ],
  ['fat man, overweight man, obese man, chubby man, fat guy', { look: { build: 'fat', top: '#d9534a' } }],
  [
    'mourner, widow, grieving widow',
    {
      look: { ...woman, hat: 'veil', accent: '#22222c', lower: 'dress', top: '#22222c', mood: 'sad' },
      place: 'graveyard',
      pose: 'standing',
    },
  ],
  [
    'widower',
    {
      look: { ...suitWithGoldTie, mood: 'sad', accent: '#15151c', age: 'old', hairColor: '#d9d9de' },
      place: 'graveyard',
      pose: 'standing',
    },
  ],
  [
    'tourist, american tourist, sightseer, vacationer, holidaymaker',
    {
      look: {
        hat: 'straw',
        eyewear: 'sunglasses',
        top: '#e0733a',
        accent: '#f4d46a',
        gear: ['dots', 'backpack'],
        lower: 'shorts',
        bottom: '#b79a6b',
        hasShortSleeves: true,
      },
      pose: 'standing',
      place: 'beach',
    },
  ],
  [
    'champion, winner, olympic champion, gold medalist, world champion',
    {
      look: {
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#2f6fb0',
        bottom: '#22283a',
        gear: ['chain'],
        mood: 'excited',
      },
      pose: 'cheering',
      place: 'stadium',
      holds: 'trophy',
    },
  ],
  ['loser, failure of a man', { look: { mood: 'sad', top: '#7a7a84' } }],
  ['coward, scaredy cat', { look: { mood: 'scared' } }],
  [
    'idiot, moron, dumb guy, imbecile, stupid man',
    { look: { mood: 'confused', hair: 'wild', top: '#e09a34' } },
  ],
  [
    'ghostly woman, banshee, woman in white, lady in white',
    {
      look: {
        ...woman,
        lower: 'robe',
        skin: '#dfe8ee',
        top: '#eef2f6',
        accent: '#eef2f6',
        hairColor: '#c9d2da',
      },
      place: 'graveyard',
    },
  ],
  [
    'plague doctor',
    {
      look: { hat: 'fedora', lower: 'robe', top: '#1f1d24', accent: '#1f1d24', gear: ['beak'] },
      place: 'alley',
      pose: 'standing',
    },
  ],
  [
    'dwarf, gnome man, dwarves, fantasy dwarf, dwarf warrior',
    {
      look: {
        age: 'child',
        hat: 'viking',
        hasBeard: true,
        hairColor: '#b0602e',
        top: '#6b4a2f',
        bottom: '#4b4038',
        build: 'fat',
        gear: ['shield'],
        accent: '#c9a03a',
      },
      pose: 'holding',
      place: 'mountains',
      holds: 'axe',
    },
  ],
  [
    'elf, elven archer, wood elf, elf warrior, elven queen, elf girl',
    {
      look: {
        ...woman,
        hairColor: '#e3d29a',
        top: '#3f6b3a',
        bottom: '#5a4630',
        gear: ['pointed ears', 'cape'],
        accent: '#2f5230',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'goblin, orc, troll, ogre, orc warrior',
    {
      look: {
        skin: '#6f9a4a',
        hair: 'bald',
        build: 'muscular',
        top: '#6b4a2f',
        bottom: '#4b3a2a',
        hasBareArms: true,
        gear: ['pointed ears', 'fangs', 'spear'],
        mood: 'angry',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'leprechaun',
    {
      look: {
        age: 'child',
        hat: 'top',
        hasBeard: true,
        hairColor: '#d9682a',
        lower: 'coat',
        top: '#2f8f4a',
        bottom: '#257a3c',
        gear: ['bowtie'],
        accent: '#e9c34b',
      },
      place: 'field',
      pose: 'dancing',
    },
  ],
  [
    'genie, djinn',
    {
      look: {
        hat: 'turban',
        accent: '#e9c34b',
        skin: '#5aa0dc',
        top: '#5aa0dc',
        hasBareArms: true,
        bottom: '#7a3fa0',
        build: 'muscular',
        gear: ['goatee', 'earrings'],
      },
      place: 'desert',
      pose: 'floating',
    },
  ],
]
