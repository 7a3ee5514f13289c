// What is done in tales, on decks, in battles and by night.

import type { Deed } from './deed.ts'

export const taleDeeds: readonly (readonly [words: string, deed: Deed])[] = [
  [
    'crowning, placing crown on head of, putting crown on',
    {
      pose: 'reaching out',
      relation: 'facing',
      place: 'throne room',
      done: { pose: 'kneeling', look: { hat: 'crown' } },
    },
  ],
  [
    'slaying, stabbing, piercing, battling, dueling, duelling, striking down',
    { pose: 'fighting', relation: 'facing' },
  ],
  ['burying', { pose: 'digging', relation: 'facing', look: { hands: ['spade'] } }],
  ['mourning, grieving', { pose: 'hands together', look: { mood: 'sad' } }],
  [
    'telling story, telling stories, telling tale, telling tales, telling ghost story, telling ghost stories, telling legend',
    { pose: 'showing a hand' },
  ],
  ['galloping, riding off, riding away', { pose: 'riding', tool: 'horse', place: 'field' }],
  ['repairing, fixing, mending', { pose: 'holding', relation: 'facing', tool: 'hammer', isForThings: true }],
  [
    'forging, hammering',
    { pose: 'hammering', relation: 'facing', isForThings: true, look: { hands: ['claw hammer'] } },
  ],
  ['howling, howling at', { pose: 'shouting', relation: 'facing' }],
  ['blessing, baptizing, taming, calming, calming down', { pose: 'hand out', relation: 'facing' }],
  [
    'speaking to, speaking with, giving orders to, commanding, ordering, pleading with, begging for mercy from, bargaining with, negotiating with, making deal with, lying to, warning, threatening, questioning',
    { pose: 'pointing', relation: 'facing' },
  ],
  [
    'peeking, peeping, peering, spying on',
    { pose: 'leaning forward', relation: 'facing', isForThings: true },
  ],
  ['surrendering to', { pose: 'surrendering', relation: 'facing' }],
]
