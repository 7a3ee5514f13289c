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
    { pose: 'on a tightrope', look: { hands: ['balance pole'] }, place: 'rope between towers' },
  ],
  [
    'ducking, dodging, dodging bullets, taking cover, cowering, cowering in fear, bracing for impact',
    { pose: 'ducking', relation: 'facing' },
  ],
  ['hurling, pitching, pitching ball, flinging', { pose: 'throwing', relation: 'blowing' }],
  [
    'holding out hand, reaching out hand, extending hand, offering hand, stretching out hand, with outstretched hand, reaching out with hand',
    { pose: 'hand out' },
  ],
  ['spinning', { pose: 'pirouette', isBare: true }],
  [
    'warming hands over, warming hands by, warming hands at, warming up by',
    { pose: 'hands together', relation: 'facing' },
  ],
  ['locked in, locked up in, locked inside, caged in', { pose: 'standing', relation: 'inside' }],
  [
    'hiding face behind mask, holding mask over face, holding mask in front of face, holding up mask, hiding behind mask',
    { pose: 'holding up in front', look: { hands: ['face mask'] } },
  ],
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
  ['shaking fist at, shaking fist', { pose: 'fist raised', relation: 'facing', look: { mood: 'angry' } }],
  [
    'robbing, mugging, holding up at gunpoint, robbing at gunpoint',
    {
      pose: 'shooting',
      relation: 'facing',
      look: { hands: ['pistol'] },
      done: { pose: 'surrendering', look: { mood: 'sad' } },
    },
  ],
  [
    'robbing bank, running with money bags, running away with money, running with bags of money, with bags of money, carrying bags of money, running off with money, escaping with money, fleeing with money',
    { pose: 'running', look: { hands: ['loot'] } },
  ],
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
  ['hugging knees, sitting with knees up, curled up in ball', { pose: 'crying' }],
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
  [
    'chased by, being chased by, pursued by, being pursued by, hunted by, being hunted by',
    { pose: 'running', relation: 'fleeing' },
  ],
  [
    'sawing, sawing wood, sawing log, sawing plank, cutting wood with saw, sawing wood in half',
    { pose: 'sawing', look: { hands: ['saw'] }, place: 'workshop' },
  ],
  [
    'welding, welding metal, welding steel, soldering pipe',
    { pose: 'welding', look: { hands: ['welding torch'], marks: ['welding mask'] }, place: 'workshop' },
  ],
  [
    'tearing paper, tearing letter, tearing up letter, tearing photo, tearing up photo, ripping letter, ripping paper, ripping up letter, ripping up photo, tearing contract, tearing up contract, tearing up paper, ripping photo, tearing up photograph',
    { pose: 'tearing', look: { hands: ['torn paper'] } },
  ],
  [
    'taking off mask, removing mask, unmasking himself, pulling off mask, taking off his mask',
    { pose: 'holding up in front', look: { hands: ['face mask'] } },
  ],
  [
    'tied to chair, bound to chair, tied up on chair, tied up in chair',
    { pose: 'tied to a chair', look: { hands: ['ropes'], mood: 'sad' } },
  ],
  [
    'tied up, tied up with rope, bound with rope, bound with ropes, tied with rope, bound and gagged',
    { pose: 'hands behind back', look: { hands: ['ropes'], mood: 'sad' } },
  ],
  ['celebrating goal, scoring goal, celebrating winning goal', { pose: 'cheering', place: 'stadium' }],
  ['staring at ceiling, looking at ceiling', { pose: 'lying' }],
  [
    'staring at reflection in, looking at reflection in, admiring reflection in, looking at himself in, looking at herself in, admiring himself in, admiring herself in, staring at himself in, staring at herself in, checking herself in, checking himself in',
    { pose: 'waiting', relation: 'facing' },
  ],
  [
    'on knees, down on knees, falling to knees, dropping to knees, on both knees, fallen to knees',
    { pose: 'kneeling' },
  ],
  ['praying on knees, kneeling in prayer, kneeling and praying', { pose: 'praying' }],
  [
    'blowing up balloon, inflating balloon, blowing up balloons, blowing into balloon, inflating balloons',
    { pose: 'hand at mouth', look: { marks: ['balloon'] } },
  ],
  [
    'tasting soup, tasting sauce, tasting stew, tasting soup with spoon, tasting soup with wooden spoon, tasting soup from spoon, tasting soup from wooden spoon, tasting sauce with spoon, tasting sauce with wooden spoon, tasting soup from ladle, tasting soup with ladle, eating soup with spoon',
    { pose: 'hand near mouth', look: { hands: ['spoon'] } },
  ],
  [
    'lighting cigar, lighting cigarette, lighting up cigarette, lighting up cigar',
    { pose: 'hand near mouth', look: { marks: ['cigarette'], hands: ['match'] } },
  ],
  [
    'smoking cigar, smoking big cigar, with cigar, with cigarette, with cigarette in mouth, with cigar in mouth',
    { pose: 'hand near mouth', look: { marks: ['cigarette'] } },
  ],
  [
    'digging, shoveling, shovelling, digging up, digging for',
    { pose: 'digging', relation: 'facing', look: { hands: ['spade'] } },
  ],
  [
    'shoveling snow, clearing snow, shovelling snow, removing snow',
    { pose: 'digging', look: { hands: ['spade'] }, place: 'snow' },
  ],
  ['ringing doorbell, ringing bell at door', { pose: 'ringing', place: 'street' }],
  ['slow dancing, slow dancing together', { pose: 'hugging' }],
  [
    'swinging club, swinging golf club, teeing off, hitting golf ball',
    { pose: 'holding', tool: 'golf-club', place: 'golf course' },
  ],
  [
    'playing video games, playing video game, playing games on console, playing xbox, playing playstation, playing nintendo',
    { pose: 'holding', tool: 'video-game', place: 'living room' },
  ],
  ['trying on shoes, trying shoes on, trying on sneakers, trying on boots', { pose: 'tying', place: 'shop' }],
  [
    'interrogating, cross examining',
    {
      pose: 'shouting',
      relation: 'facing',
      look: { mood: 'angry', isMouthOpen: true },
      done: { pose: 'tied to a chair', look: { hands: ['handcuffs'], mood: 'sad' } },
    },
  ],
  [
    'hugging herself, hugging himself, hugging themselves, wrapping arms around herself, wrapping arms around himself, hugging own body',
    { pose: 'hugging oneself' },
  ],
  ['practicing ballet, practising ballet, practicing dance moves', { pose: 'pirouette' }],
  [
    'jumping for joy, jumping with joy, jumping up and down, jumping in air, leaping for joy',
    { pose: 'jumping', look: { mood: 'happy' } },
  ],
  [
    'writing letter home, writing letter to his wife, writing home, writing letter to her, writing love letter, writing farewell letter, writing postcard',
    { pose: 'writing', look: { hands: ['pen'] } },
  ],
]
