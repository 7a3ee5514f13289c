// More of what people do: at ropes and tools, in danger, with money and in anger. See `everyday-deeds.ts`.

import type { Deed } from './deed.ts'

export const furtherDeeds: readonly (readonly [words: string, deed: Deed])[] = [
  [
    'banging fist on table, slamming fist on table, pounding table, hitting table, banging on table, slamming table, pounding fist on table, banging fist on desk, slamming fist on desk, pounding on table, slamming desk',
    { pose: 'pounding', look: { mood: 'angry' } },
  ],
  [
    'arm wrestling, arm wrestling each other, having arm wrestling match',
    { pose: 'arm wrestling', relation: 'facing' },
  ],
  [
    'throwing money in air, throwing money, throwing cash, throwing cash in air, making it rain, throwing bills in air, throwing dollar bills, throwing money into air, throwing money around',
    { pose: 'cheering', look: { hands: ['flying cash'], mood: 'happy' } },
  ],
  [
    'walking on tightrope, walking tightrope, balancing on tightrope, tightrope walking, walking across tightrope, crossing tightrope, balancing on rope, walking on rope, balancing on wire, walking on high wire',
    { pose: 'on a tightrope', look: { hands: ['balance pole'] } },
  ],
  [
    'ducking, dodging, dodging bullets, taking cover, cowering, cowering in fear, bracing for impact',
    { pose: 'ducking', relation: 'facing' },
  ],
  ['hurling, pitching, pitching ball, flinging', { pose: 'throwing', relation: 'blowing' }],
  ['tapping on', { pose: 'knocking', relation: 'facing' }],
  ['ringing, pressing, pushing button, pressing button', { pose: 'hand out', relation: 'facing' }],
  [
    'mailing letter, posting letter, sending letter, putting letter in mailbox, dropping letter in mailbox',
    { pose: 'mailing', look: { hands: ['ballot'] }, place: 'street' },
  ],
  ['wheeling', { pose: 'walking', relation: 'pulling' }],
  ['swearing oath, taking oath, taking vow, swearing in court, swearing in', { pose: 'raising a hand' }],
  [
    'drying hair, blow drying hair, blow drying her hair, using hair dryer',
    { pose: 'brushing hair', isClose: true, look: { hands: ['hair dryer'] }, place: 'bedroom' },
  ],
  [
    'twirling, spinning around, spinning in circles, pirouetting, doing pirouette, doing ballet, dancing ballet',
    { pose: 'pirouette' },
  ],
  [
    'rubbing hands, rubbing hands together, clasping hands, warming hands, wringing hands',
    { pose: 'hands together' },
  ],
  ['scratching back', { pose: 'hand on back' }],
  [
    'slapping, smacking',
    {
      pose: 'slapping',
      relation: 'facing',
      look: { mood: 'angry' },
      done: { pose: 'hand at cheek', look: { mood: 'sad' } },
    },
  ],
  [
    'panting, gasping for air, catching breath, out of breath',
    { pose: 'standing', isClose: true, look: { marks: ['sweat', 'tongue'], mood: 'tired' } },
  ],
  ['wailing, bawling, sobbing uncontrollably, crying out loud, breaking down in tears', { pose: 'crying' }],
  ['sprawling, sprawled', { pose: 'lying' }],
  ['whirling, brandishing, wielding', { pose: 'swinging an axe', relation: 'holding' }],
  [
    'summoning, enchanting, hypnotizing, casting spell on',
    { pose: 'conjuring', relation: 'facing', look: { hands: ['magic'] } },
  ],
  [
    'threatening, shaking fist at, shaking fist',
    { pose: 'fist raised', relation: 'facing', look: { mood: 'angry' } },
  ],
  [
    'robbing, mugging, holding up at gunpoint, robbing at gunpoint',
    {
      pose: 'shooting',
      relation: 'facing',
      look: { hands: ['pistol'] },
      done: { pose: 'surrendering', look: { mood: 'sad' } },
    },
  ],
  ['robbing bank', { pose: 'running', look: { hands: ['loot'] } }],
  [
    'bribing, paying, paying off, giving money to, handing money to',
    { pose: 'hand out', relation: 'facing', look: { hands: ['cash'] } },
  ],
  [
    'choking, strangling himself, suffocating',
    { pose: 'hands at collar', isClose: true, look: { marks: ['scream'] } },
  ],
  [
    'texting while walking, walking while texting, walking and texting, walking while looking at phone, looking at phone while walking, walking with phone',
    { pose: 'walking with a phone', look: { hands: ['held phone'] } },
  ],
  ['patting, stroking, caressing', { pose: 'reaching', relation: 'facing' }],
  [
    'recording song, recording music, recording album',
    { pose: 'singing', look: { hat: 'headphones', accent: '#2b2b34' }, place: 'recording studio' },
  ],
  [
    'coloring, coloring in, coloring picture, drawing picture, drawing on paper, coloring book',
    { pose: 'writing', look: { hands: ['pen'] }, place: 'living room' },
  ],
  ['observing, studying closely', { pose: 'watching', relation: 'facing' }],
  ['pacing, pacing back and forth, strutting, parading, roaming around', { pose: 'walking' }],
  ['ascending, walking up, going up', { pose: 'walking', relation: 'climbing' }],
  ['shoving', { pose: 'pushing', relation: 'pushing' }],
  [
    'breaking chains, breaking free, breaking free from chains, breaking free of chains, bursting chains, breaking out of chains',
    { pose: 'flexing', look: { hands: ['broken chains'] } },
  ],
  [
    'in chains, chained, chained up, shackled, bound in chains',
    { pose: 'chained', look: { hands: ['chains'], mood: 'sad' } },
  ],
  [
    'blindfolded, wearing blindfold, with blindfold',
    { pose: 'reaching out', look: { marks: ['blindfold'] } },
  ],
  ['hugging knees, hugging her own knees, sitting with knees up, curled up in ball', { pose: 'crying' }],
  [
    'carrying world on shoulders, carrying weight of world, holding up world, holding world on shoulders, with world on shoulders',
    { pose: 'carrying above', look: { hands: ['globe above'] } },
  ],
  [
    'holding megaphone, shouting through megaphone, speaking through megaphone, shouting into megaphone, using megaphone, with megaphone, yelling through megaphone',
    { pose: 'hand near mouth', look: { hands: ['megaphone'], isMouthOpen: true } },
  ],
  ['lifting arms in triumph, celebrating victory', { pose: 'cheering' }],
  [
    'blowing out candles, blowing out candle, blowing out birthday candles, blowing candles, blowing out candles on cake, blowing out candles on birthday cake',
    { pose: 'blowing at a cake', place: 'living room' },
  ],
]
