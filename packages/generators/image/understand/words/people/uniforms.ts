// Officers, sailors and the police.

import { type RoleRow } from './role.ts'

const uniform = {
  hat: 'officer',
  top: '#5b6644',
  bottom: '#4b5438',
  shoes: '#22201d',
  gear: ['medals'],
} as const

export const uniforms: readonly RoleRow[] = [
  [
    'army officer, military officer, general, army general, colonel, lieutenant, sergeant, corporal, commander, commanding officer, brigadier, marshal, field marshal, military commander, war veteran, dictator, commandant, cadet, drill sergeant, army captain, warlord',
    { look: uniform, place: 'battlefield', pose: 'standing' },
  ],
  [
    'admiral, navy officer, naval officer, ship captain, sea captain, captain of a ship, boat captain',
    {
      look: { ...uniform, top: '#22335c', bottom: '#1c2a4c', hasBeard: true, hairColor: '#d9d9de' },
      place: 'harbor',
      pose: 'standing',
    },
  ],
  [
    'pilot, airline pilot, copilot, airplane pilot',
    {
      look: { ...uniform, top: '#22335c', bottom: '#1c2a4c', gear: ['medals', 'tie'], accent: '#15151c' },
      place: 'airport',
    },
  ],
  [
    'fighter pilot, aviator, test pilot',
    {
      look: {
        hat: 'helmet',
        accent: '#5f6a45',
        top: '#6a7450',
        bottom: '#6a7450',
        eyewear: 'sunglasses',
        gear: ['badge'],
      },
      place: 'airport',
    },
  ],
  [
    'sailor, navy sailor, seaman, midshipman, crewman',
    {
      look: { hat: 'sailor', top: '#f4f6fa', bottom: '#24407c', accent: '#24407c', gear: ['stripes'] },
      place: 'harbor',
    },
  ],
  [
    'private, recruit, rifleman, gunner, commando, guerrilla, mercenary, marine, army man, army soldier, young soldier, paratrooper, sniper, special forces soldier',
    {
      look: {
        hat: 'helmet',
        top: '#5f6a45',
        bottom: '#545d3d',
        shoes: '#2f2a22',
        accent: '#4f5a38',
        gear: ['backpack'],
      },
      pose: 'standing',
      place: 'battlefield',
    },
  ],
  [
    'sheriff, deputy, marshal of the west, lawman, texas ranger',
    {
      look: { hat: 'cowboy', top: '#b08a5a', bottom: '#4b4038', gear: ['badge'], shoes: '#5d3a1e' },
      place: 'canyon',
    },
  ],
  [
    'police officer, policeman, policewoman, cop, patrolman, police chief, constable, traffic cop, security guard, prison guard, guard, guardian, traffic officer, police',
    {
      look: { hat: 'police', top: '#2f4a85', bottom: '#22335c', gear: ['badge', 'tie'], accent: '#15151c' },
      place: 'street',
    },
  ],
]
