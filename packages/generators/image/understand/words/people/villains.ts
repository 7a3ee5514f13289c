// Villains, victims and the poor.

import { woman, type RoleRow } from './role.ts'
import { suitWithGoldTie } from './dress.ts'

const ragged = {
  hair: 'wild',
  hasBeard: true,
  top: '#7a7462',
  bottom: '#5a5448',
  shoes: '#4a3c30',
  gear: ['patches', 'mud on the face'],
} as const
const dark = { top: '#22222c', bottom: '#1b1b22', shoes: '#15151c' } as const

export const villains: readonly RoleRow[] = [
  [
    'villain, supervillain, evil villain, super villain, evil genius, mastermind, antagonist, bad guy, evil mastermind',
    {
      look: {
        hair: 'slick',
        hairColor: '#15151c',
        top: '#2a2233',
        bottom: '#1f1a28',
        gear: ['goatee', 'cape', 'scar'],
        accent: '#7d1f2e',
        mood: 'sly',
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'mad scientist, crazy scientist, evil scientist',
    {
      look: {
        lower: 'coat',
        top: '#f2f4f7',
        bottom: '#3a4a4a',
        hair: 'wild',
        hairColor: '#e4e4ea',
        eyewear: 'glasses',
        mood: 'laughing',
      },
      pose: 'holding',
      place: 'laboratory',
      holds: 'alembic',
    },
  ],
  [
    'killer, murderer, serial killer, slasher, psycho killer, stalker, kidnapper, attacker, intruder, home invader',
    {
      look: { ...dark, hat: 'hood', mood: 'sly', gear: ['gloves'], accent: '#15151c' },
      pose: 'holding',
      place: 'alley',
      holds: 'kitchen-knife',
    },
  ],
  [
    'criminal, crook, thug, mugger, bank robber, burglar, robber, thief, pickpocket, shoplifter, smuggler, drug dealer, hooligan, gang member, henchman, outlaw in a mask, masked man, masked thief, bandit in a mask',
    {
      look: { hat: 'beanie', accent: '#1b1b22', ...dark, top: '#33333f', eyewear: 'mask' },
      pose: 'standing',
      place: 'alley',
    },
  ],
  [
    'gangster, gangster of the 1920s, mafia boss, mob boss, godfather, the godfather, al capone',
    {
      look: {
        hat: 'fedora',
        ...suitWithGoldTie,
        gear: ['lapels', 'tie', 'stripes'],
        top: '#2a2a33',
        bottom: '#22222a',
        accent: '#4b4b58',
        hasBeard: false,
      },
      place: 'alley',
      pose: 'standing',
    },
  ],
  [
    'assassin, hooded assassin, cloaked figure, shadow assassin',
    {
      look: { ...dark, hat: 'hood', gear: ['cape', 'sword'], accent: '#7d1f2e' },
      place: 'city at night',
      pose: 'standing',
    },
  ],
  [
    'rebel, revolutionary, freedom fighter, guerilla fighter, guerilla, activist, protester, protestor, demonstrator, striker, picket',
    {
      look: { hat: 'bandana', accent: '#b5322e', hair: 'wild', top: '#56604a', bottom: '#3a3a34' },
      pose: 'cheering',
      place: 'street',
    },
  ],
  [
    'victim, murder victim, injured man, injured person, wounded man, wounded soldier, wounded person, hurt man, accident victim, casualty',
    { look: { gear: ['head bandage', 'bandages', 'blood'], mood: 'sad', top: '#8f97a3' } },
  ],
  [
    'prisoner, inmate, convict, captive, jailbird',
    {
      look: {
        hair: 'short',
        hat: 'none',
        top: '#f0efe8',
        bottom: '#f0efe8',
        accent: '#2b2b30',
        gear: ['stripes'],
      },
      place: 'prison',
      pose: 'standing',
    },
  ],
  [
    'hostage, kidnapped man, tied up man, tied up woman, kidnapping victim',
    { look: { gear: ['ropes', 'gag'], mood: 'scared' }, place: 'dark room', pose: 'standing' },
  ],
  [
    'slave, slaves in chains, galley slave, roman slave, egyptian slave',
    {
      look: {
        skin: '#9b6440',
        top: '#9b6440',
        hasBareArms: true,
        lower: 'skirt',
        bottom: '#b59a6b',
        gear: ['handcuffs'],
        mood: 'sad',
        shoes: '#9b6440',
      },
      place: 'desert',
      pose: 'standing',
    },
  ],
  [
    'beggar, homeless man, homeless person, homeless veteran, homeless soldier, homeless teenager, hobo, tramp, bum, vagrant, poor man, pauper, vagabond',
    { look: { hat: 'beanie', accent: '#5c5a4e', ...ragged }, pose: 'sitting on the ground', place: 'street' },
  ],
  [
    'poor woman, homeless woman, poor girl, beggar woman',
    {
      look: { ...woman, hair: 'wild', lower: 'dress', top: '#7a6a58', gear: ['patches', 'mud on the face'] },
      pose: 'sitting on the ground',
      place: 'street',
    },
  ],
  [
    'poor boy, poor child, street kid, orphan, orphan boy, street urchin',
    {
      look: {
        age: 'child',
        hat: 'flatcap',
        top: '#7a7462',
        bottom: '#5a5448',
        gear: ['patches', 'mud on the face', 'suspenders'],
      },
      place: 'street',
    },
  ],
  [
    'drunk, drunkard, alcoholic, drunk man, wino',
    {
      look: { mood: 'drunk', hair: 'wild', top: '#6b7a5a', gear: ['ball nose'] },
      pose: 'holding',
      place: 'restaurant',
      holds: 'bottle',
    },
  ],
]
