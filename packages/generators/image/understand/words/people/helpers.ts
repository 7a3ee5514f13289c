// Who looks after others, builds, serves, and works outdoors.

import { woman, type RoleRow } from './role.ts'
import { shirtAndTie } from './dress.ts'

const whiteCoat = { lower: 'coat', top: '#f2f4f7', bottom: '#4a6f94' } as const

export const helpers: readonly RoleRow[] = [
  [
    'psychiatrist, counselor, therapist, psychologist, life coach, counsellor, social worker, interviewer, interviewer in an office',
    {
      look: { top: '#7d8a6b', bottom: '#4b4038', eyewear: 'glasses', hasBeard: true, hairColor: '#6b5a4a' },
      pose: 'holding',
      place: 'office',
      holds: 'clipboard',
    },
  ],
  [
    'dentist, pharmacist, paramedic, veterinarian, vet, pathologist, coroner, surgeon in a coat, chiropractor, lab technician, technician, medic',
    { look: { ...whiteCoat, gear: ['stethoscope'] }, place: 'hospital', pose: 'standing' },
  ],
  [
    'surgeon, brain surgeon, heart surgeon',
    {
      look: {
        hat: 'swimcap',
        accent: '#3f8f86',
        lower: 'coat',
        top: '#4aa398',
        bottom: '#3f8f86',
        gear: ['medical mask'],
      },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'patient, hospital patient, sick man, sick woman, invalid, sufferer',
    {
      look: { lower: 'dress', top: '#bfe0ea', hasShortSleeves: true, gear: ['head bandage', 'bandages'] },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'virologist, man in a hazmat suit, hazmat worker, person in a hazmat suit, woman in a hazmat suit',
    {
      look: { hat: 'hood', top: '#efc53a', bottom: '#efc53a', shoes: '#2b2b2b', gear: ['dust mask'] },
      place: 'laboratory',
      pose: 'standing',
    },
  ],
  [
    'waiter, busboy, butler, valet, footman, bartender, maitre d, steward, doorman, bellboy, porter',
    {
      look: { top: '#22222c', bottom: '#22222c', gear: ['lapels', 'bowtie'], accent: '#15151c' },
      pose: 'holding',
      place: 'restaurant',
      holds: 'tray',
    },
  ],
  [
    'maid, chambermaid, servant girl, housemaid, cleaning maid, servant',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#2b2b36', gear: ['apron'] },
      pose: 'holding',
      place: 'living room',
      holds: 'broom',
    },
  ],
  [
    'apprentice, craftsman apprentice, workman, laborer, factory worker, foreman, machinist, contractor, mover, repairman, construction foreman, working man, working class man, blue collar worker, proletarian',
    {
      look: { hat: 'helmet', accent: '#f3b52f', top: '#4a6f94', bottom: '#3b4252', gear: ['suspenders'] },
      place: 'workshop',
      pose: 'standing',
    },
  ],
  [
    'architect, surveyor, designer, interior designer, planner of houses, city planner, decorator',
    {
      look: { ...shirtAndTie, hat: 'helmet', accent: '#f4f6fa' },
      pose: 'holding',
      place: 'office',
      holds: 'straight-ruler',
    },
  ],
  [
    'rancher, cattleman, wrangler, rustler, farmhand, homesteader, settler, pioneer, southerner, texan, trapper, frontiersman, gold digger, prospector, gold miner, planter',
    {
      look: {
        hat: 'cowboy',
        top: '#a5503a',
        bottom: '#3b4f75',
        shoes: '#5d3a1e',
        gear: ['plaid'],
        accent: '#5f2a20',
      },
      place: 'farm',
      pose: 'standing',
    },
  ],
  [
    'inspector, private eye, private detective, investigator, secret agent, spy, undercover agent, fbi agent, cia agent, plainclothesman, secret service agent, double agent, man in black, men in black',
    {
      look: {
        hat: 'fedora',
        eyewear: 'sunglasses',
        lower: 'coat',
        top: '#3a3a44',
        bottom: '#2b2b36',
        gear: ['lapels', 'tie'],
        accent: '#15151c',
      },
      place: 'city at night',
      pose: 'standing',
    },
  ],
]
