// More people: of work, of tales, and those who are only called by their part in a scene.

import { woman, type RoleRow } from './role.ts'
import { plainSuit, sportswear } from './dress.ts'

const darkRobe = { hat: 'hood', lower: 'robe', top: '#1f1d24', accent: '#1f1d24' } as const

export const widerPeople: readonly RoleRow[] = [
  [
    'vendor, street vendor, food vendor, street food vendor, merchant, seller, shopkeeper, market seller, fruit seller, grocer, stall owner',
    { look: { top: '#3f7f6a', gear: ['apron'] }, place: 'market' },
  ],
  [
    'mountain biker, bmx rider, motocross rider, cyclist in the mountains',
    {
      look: { hat: 'helmet', top: '#3c8f6c', bottom: '#22283a', accent: '#d9382f' },
      pose: 'cycling',
      place: 'mountains',
    },
  ],
  [
    'fairy, pixie',
    {
      look: { ...woman, lower: 'dress', top: '#8fd08a', gear: ['wings'], hairColor: '#d9b45a' },
      place: 'forest',
    },
  ],
  ['bandit, outlaw', { look: { hat: 'cowboy', top: '#3a3a44', bottom: '#2b2b36' }, place: 'canyon' }],
  [
    'neighbour, villager, citizen, spectator, host, co worker, sibling, driver behind the wheel, leader, follower, dreamer, landlord',
    { look: {} },
  ],
  ['hostess, bridesmaid, saleswoman', { look: { ...woman, top: '#c94f7c' } }],
  [
    'old lady, elderly lady',
    {
      look: {
        ...woman,
        age: 'old',
        hair: 'bun',
        hairColor: '#d9d9de',
        lower: 'dress',
        top: '#5f7a8f',
        gear: ['cane'],
      },
    },
  ],
  [
    'broker, stockbroker, stock broker, financial advisor, realtor, real estate agent, recruiter, salesperson, job candidate, commentator, business partner, senator in a suit, founder, day trader, stock trader',
    { look: plainSuit, place: 'office', pose: 'waiting' },
  ],
  [
    'videographer, cameraman, paparazzi',
    { look: { hat: 'cap', top: '#4a5a8a' }, pose: 'holding', holds: 'video-camera' },
  ],
  [
    'grim reaper, reaper',
    { look: { ...darkRobe, skin: '#e6e0d2' }, pose: 'holding', holds: 'scythe', place: 'graveyard' },
  ],
  [
    'cultist, necromancer, hooded figure, dark figure, shadowy figure, mysterious figure, hooded man, hooded stranger',
    { look: darkRobe, place: 'alley' },
  ],
  [
    'geisha, maiko',
    {
      look: { ...woman, hair: 'bun', lower: 'robe', top: '#c23b5a', accent: '#e9c34b', hairColor: '#1c1a22' },
      place: 'cherry garden',
    },
  ],
  [
    'marathon runner, trail runner, track runner',
    { look: { ...sportswear, bottom: '#22283a' }, pose: 'running', place: 'road' },
  ],
  [
    'fitness trainer, weight lifter, crossfitter',
    { look: { ...sportswear, bottom: '#22283a' }, pose: 'lifting', place: 'gym' },
  ],
  [
    'gymnast',
    {
      look: {
        ...woman,
        hair: 'bun',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#7a4fb5',
        bottom: '#7a4fb5',
      },
      pose: 'handstand',
      place: 'gym',
    },
  ],
  [
    'figure skater, ice skater',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#4a8ed0' },
      pose: 'skating',
      place: 'frozen lake',
    },
  ],
  [
    'american football player, quarterback',
    {
      look: { hat: 'helmet', top: '#b02f2c', bottom: '#f2f2f2', accent: '#b02f2c' },
      pose: 'holding',
      place: 'stadium',
      holds: 'american-football',
    },
  ],
  [
    'hockey player',
    {
      look: { hat: 'helmet', top: '#2f6fb0', accent: '#2f6fb0' },
      pose: 'holding',
      place: 'snow',
      holds: 'ice-hockey',
    },
  ],
  [
    'rider, jockey, equestrian, horse rider, horsewoman, horseman',
    {
      look: { hat: 'helmet', top: '#b02f2c', bottom: '#f2f2f2', accent: '#2b2b36' },
      pose: 'riding',
      place: 'field',
      holds: 'horse',
    },
  ],
  [
    'motorcyclist, motorcycle rider',
    {
      look: { hat: 'helmet', top: '#d9382f', bottom: '#d9382f', accent: '#f2f2f2' },
      pose: 'riding',
      place: 'road',
      holds: 'motorcycle',
    },
  ],
  [
    'race car driver, racing driver, race driver, racer',
    {
      look: { hat: 'helmet', top: '#d9382f', bottom: '#d9382f', accent: '#f2f2f2' },
      pose: 'driving',
      place: 'road',
      holds: 'racing-car',
    },
  ],
  ['stuntman', { look: { hat: 'helmet', top: '#d9382f', bottom: '#d9382f', accent: '#f2f2f2' } }],
  [
    'welder, dock worker, roofer, bricklayer, lumber worker, handywoman, sailor on deck',
    { look: { hat: 'helmet', accent: '#f3b52f', top: '#4a6f94', bottom: '#3b4252', gear: ['apron'] } },
  ],
  [
    'cleaner, janitor, cleaning lady',
    { look: { top: '#4a8ea8', gear: ['apron'] }, pose: 'holding', holds: 'broom' },
  ],
  [
    'potter, ceramist',
    { look: { top: '#6b7a5a', gear: ['apron'] }, pose: 'at a pottery wheel', place: 'art studio' },
  ],
  [
    'sculptor, shoemaker, watchmaker, jeweler',
    { look: { top: '#6b7a5a', gear: ['apron'] }, pose: 'holding', place: 'shop', holds: 'hammer' },
  ],
  [
    'bassist, rock star, guitar player, street musician, busker',
    { look: { hair: 'long', top: '#2b2b36', bottom: '#3b4f75' }, pose: 'playing guitar', place: 'street' },
  ],
  [
    'medieval peasant, monk with a book, druid, hermit',
    { look: { hat: 'hood', lower: 'robe', top: '#7a6244', accent: '#5f4a32' }, place: 'village' },
  ],
]
