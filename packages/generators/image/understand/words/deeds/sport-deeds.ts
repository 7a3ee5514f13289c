// Sports, camps, meetings and what becomes of money. See `everyday-deeds.ts`.

import type { Deed } from './deed.ts'

const gi = { top: '#f4f4f6', bottom: '#f4f4f6', shoes: '#e3a977', gear: ['sash'], accent: '#23262f' } as const

export const sportDeeds: readonly (readonly [words: string, deed: Deed])[] = [
  [
    'ice skating, ice-skating, iceskating, figure skating, skating on ice, skating on frozen lake, skating on frozen pond, speed skating',
    { place: 'frozen lake', pose: 'skating', look: { shoes: '#f4f6fa' } },
  ],
  [
    'doing karate, practicing karate, doing martial arts, practicing martial arts, doing kung fu, practicing kung fu, doing taekwondo, training karate, training martial arts, practising karate, doing karate kick, doing high kick, kickboxing, doing judo',
    { pose: 'high kick', look: gi },
  ],
  [
    'playing tennis, hitting tennis ball, serving tennis ball, playing badminton',
    { pose: 'swinging a racket', look: { hands: ['racket'] } },
  ],
  [
    'dunking, dunking basketball, slam dunking, doing slam dunk, dunking ball, doing dunk, making slam dunk, dunking on hoop',
    { pose: 'dunking', look: { hands: ['basketball'] }, place: 'court' },
  ],
  [
    'shooting basketball, shooting hoops, shooting ball, shooting free throw, throwing basketball, taking free throw, playing basketball',
    { pose: 'shooting hoops', look: { hands: ['basketball'] }, place: 'court' },
  ],
  [
    'throwing dart, throwing darts, playing darts, throwing dart at target, hitting bullseye, hitting target with dart',
    { pose: 'throwing a dart', look: { hands: ['dart'] } },
  ],
  [
    'scuba diving, diving with oxygen tank, exploring reef',
    { pose: 'swimming', look: { marks: ['diving mask'] }, place: 'underwater' },
  ],
  ['doing gymnastics', { pose: 'cartwheel', place: 'gym' }],
  ['doing split', { pose: 'splits' }],
  [
    'taking cold shower, taking hot shower, having cold shower, having hot shower, taking long shower',
    { pose: 'showering', place: 'bathroom' },
  ],
  [
    'roasting marshmallow, roasting marshmallows, toasting marshmallows, toasting marshmallow, roasting marshmallows over campfire, roasting marshmallows over fire, roasting sausage, roasting sausages',
    { pose: 'roasting', look: { hands: ['marshmallow stick'] }, place: 'forest' },
  ],
  [
    'making fire, starting fire, building fire, making campfire, building campfire, starting campfire, lighting campfire, lighting fire',
    { pose: 'making fire' },
  ],
  [
    'having meeting, in meeting, brainstorming, holding meeting, in business meeting, having business meeting, having discussion, negotiating, negotiating deal, having team meeting, in team meeting',
    { pose: 'sitting', tool: 'table', place: 'office' },
  ],
  ['raising, holding aloft', { pose: 'fist raised', relation: 'holding', isForThings: true }],
  [
    'trading stocks, trading crypto, day trading, trading, trading online, trading bitcoin, analyzing charts, analyzing stocks, looking at stock charts, watching stock charts, checking stocks, watching charts, studying charts, analyzing stock charts',
    { pose: 'at two screens', place: 'office' },
  ],
  [
    'winning lottery, winning jackpot, hitting jackpot, getting rich, becoming rich, winning money',
    { pose: 'cheering', look: { hands: ['flying cash'], mood: 'happy' } },
  ],
  [
    'broke, bankrupt, going broke, being broke, showing empty pockets, with empty pockets, going bankrupt, turning out pockets, losing all money, out of money',
    { pose: 'empty pockets', look: { hands: ['empty pockets'], mood: 'sad' } },
  ],
  [
    'getting fired, being fired, quitting job, leaving job, getting laid off, laid off, fired from job, losing job, quitting work, getting fired from job, after getting fired, carrying box of belongings',
    { pose: 'carrying a box away', look: { hands: ['office box'], mood: 'sad' }, place: 'street' },
  ],
  [
    'having romantic dinner, having candlelit dinner, having family dinner, eating dinner together, having fancy dinner, having brunch, on dinner date, having dinner date, eating in restaurant',
    { pose: 'eating' },
  ],
  // What is done to the hair of others.
  [
    'brushing, combing',
    {
      pose: 'tending hair',
      relation: 'pushing',
      followedBy: 'hair',
      look: { hands: ['hairbrush'] },
      done: { pose: 'sitting' },
    },
  ],
  [
    'cutting, trimming',
    {
      pose: 'tending hair',
      relation: 'pushing',
      followedBy: 'hair',
      look: { hands: ['shears'] },
      done: { pose: 'sitting' },
    },
  ],
  [
    'braiding, styling, plaiting',
    { pose: 'tending hair', relation: 'pushing', followedBy: 'hair', done: { pose: 'sitting' } },
  ],
]
