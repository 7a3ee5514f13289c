// Housework, crafts, crimes and what is done with phones and microphones. See `everyday-deeds.ts`.

import type { Deed } from './deed.ts'

export const workDeeds: readonly (readonly [words: string, deed: Deed])[] = [
  // Bathrooms.
  [
    'brushing hair, brushing long hair',
    { place: 'bedroom', pose: 'brushing hair', isClose: true, look: { hands: ['hairbrush'] } },
  ],
  [
    'combing hair, styling hair, combing beard',
    { place: 'bathroom', pose: 'brushing hair', isClose: true, look: { hands: ['comb'] } },
  ],
  [
    'brushing teeth, brushing tooth, cleaning teeth',
    {
      place: 'bathroom',
      pose: 'hand at mouth',
      isClose: true,
      look: { hands: ['toothbrush'], marks: ['foam'] },
    },
  ],
  [
    'shaving, shaving beard, shaving face',
    {
      place: 'bathroom',
      pose: 'hand at mouth',
      isClose: true,
      look: { hands: ['razor'], marks: ['lathered'], hasBeard: false },
    },
  ],
  [
    'applying lipstick, putting on lipstick, putting lipstick on, applying makeup, putting on makeup, doing makeup, putting makeup on, applying make up',
    { place: 'bedroom', pose: 'hand at mouth with a mirror', isClose: true, look: { hands: ['lipstick'] } },
  ],
  ['taking shower, showering, having shower, singing in shower', { place: 'bathroom', pose: 'showering' }],
  ['washing hands, washing face, washing up', { place: 'bathroom', pose: 'washing', look: {} }],
  // Homes.
  [
    'chopping wood, splitting wood, chopping firewood, splitting firewood, splitting logs, chopping logs, cutting firewood',
    { pose: 'splitting wood', tool: 'axe' },
  ],
  [
    'washing dishes, doing dishes, washing plates, scrubbing dishes',
    { place: 'kitchen', pose: 'washing', look: { hands: ['plate and sponge'] } },
  ],
  [
    'drying dishes, drying plates, drying plate',
    { place: 'kitchen', pose: 'drying', look: { hands: ['towel and plate'] } },
  ],
  [
    'vacuuming, vacuuming floor, vacuuming carpet, hoovering, vacuuming living room',
    { place: 'living room', pose: 'mopping', look: { hands: ['vacuum'] } },
  ],
  [
    'mopping, mopping floor, cleaning floor, mopping up',
    { place: 'living room', pose: 'mopping', look: { hands: ['mop'] } },
  ],
  [
    'taking out trash, taking trash out, taking out garbage, taking out rubbish, carrying trash bag',
    { place: 'street', pose: 'walking', look: { hands: ['trash bag'] } },
  ],
  [
    'knitting, knitting sweater, knitting scarf, knitting socks, crocheting',
    { place: 'living room', pose: 'knitting', look: { hands: ['knitting'] } },
  ],
  [
    'at pottery wheel, working at pottery wheel, making pottery, shaping vase on wheel, shaping vase on pottery wheel, shaping pot on wheel, shaping pot on pottery wheel, shaping clay, shaping clay on wheel, shaping vase, shaping clay pot, shaping clay vase, molding clay, throwing pot, throwing pot on wheel, making clay pot, making vase, making vase on wheel, making pot, spinning clay, spinning pottery, at potters wheel, at potter s wheel, working at potter s wheel, shaping clay on potter s wheel',
    { place: 'art studio', pose: 'at a pottery wheel' },
  ],
  [
    'sewing, sewing dress, sewing clothes, sewing on sewing machine, sewing shirt',
    { place: 'living room', pose: 'sewing' },
  ],
  [
    'painting wall, painting walls, painting room, painting ceiling',
    { place: 'living room', pose: 'rolling paint', look: { hands: ['paint roller'] } },
  ],
  // Tools.
  [
    'hammering nail, hammering nails, nailing, hitting nail, driving nail',
    { pose: 'hammering', look: { hands: ['claw hammer'] } },
  ],
  [
    'banging gavel, pounding gavel, striking gavel, hitting gavel',
    { pose: 'banging a gavel', look: { hands: ['gavel'] } },
  ],
  [
    'drilling, drilling hole, drilling into, drilling hole in, drilling holes',
    { pose: 'drilling', relation: 'facing', look: { hands: ['drill'] } },
  ],
  [
    'spraying water, spraying, spraying water on, putting out, extinguishing, putting out fire, fighting fire, extinguishing fire, hosing, hosing down',
    { pose: 'spraying', relation: 'facing', look: { hands: ['hose'] } },
  ],
  [
    'casting spell, casting spells, doing magic, casting magic, using magic, conjuring',
    { pose: 'conjuring', relation: 'facing', look: { hands: ['magic'] } },
  ],
  [
    'conducting, conducting music, conducting orchestra',
    { place: 'stage', pose: 'conducting', look: { hands: ['baton'] } },
  ],
  // Guns.
  [
    'shooting gun, firing gun, shooting pistol, firing pistol, shooting at, firing at, shooting revolver',
    { pose: 'shooting', relation: 'facing', look: { hands: ['fired pistol'] } },
  ],
  [
    'shooting, firing',
    { pose: 'shooting', relation: 'facing', isBare: true, look: { hands: ['fired pistol'] } },
  ],
  [
    'aiming gun, pointing gun, aiming pistol, pointing pistol, pointing gun at, aiming gun at, holding gun, with gun, holding pistol, pointing revolver',
    { pose: 'shooting', relation: 'facing', look: { hands: ['pistol'] } },
  ],
  [
    'shooting rifle, firing rifle, shooting machine gun, firing machine gun',
    { pose: 'shooting a rifle', look: { hands: ['fired rifle'] } },
  ],
  [
    'aiming rifle, pointing rifle, aiming rifle at, holding rifle, aiming shotgun, with rifle, carrying rifle, aiming at target with rifle',
    { pose: 'shooting a rifle', relation: 'facing', look: { hands: ['rifle'] } },
  ],
  // Loads.
  ['hauling, lugging, heaving, dragging', { pose: 'dragging a load', relation: 'pulling' }],
  [
    'pulling rope, tugging rope, pulling on rope, hauling rope, tugging, playing tug of war, having tug of war, in tug of war, pulling rope in opposite directions, fighting in tug of war',
    { pose: 'pulling hard', look: { hands: ['taut rope'] } },
  ],
  [
    'writing, doing homework, taking exam, taking test, studying for exam, writing test',
    { pose: 'writing', look: { hands: ['pen'] } },
  ],
  // Desks, phones and microphones.
  [
    'writing letter, writing in diary, writing in journal, writing in notebook, writing exam, writing essay, writing poem, writing book, writing story, writing novel, journaling, signing contract, signing document, signing paper, signing papers, filling out form, scribbling, doodling',
    { place: 'living room', pose: 'writing', look: { hands: ['pen'] } },
  ],
  [
    'taking notes, writing ticket, making notes, writing down notes, taking order, taking orders, writing down order, making list, writing shopping list, jotting notes',
    { pose: 'noting', look: { hands: ['notepad'] } },
  ],
  [
    'recording podcast, podcasting, hosting podcast, speaking into microphone, recording audiobook, recording voiceover',
    { place: 'recording studio', pose: 'at a microphone', look: { hat: 'headphones', isMouthOpen: true } },
  ],
  [
    'streaming, live streaming, livestreaming, streaming game, streaming video games',
    { place: 'bedroom', pose: 'typing', look: { hat: 'headphones', isMouthOpen: true } },
  ],
  [
    'talking on phone, speaking on phone, answering phone, calling, making call, making phone call, on phone call, taking call, phoning, talking on cell phone, talking on his phone, answering call, talking on telephone',
    { pose: 'hand at cheek', look: { hands: ['phone at ear'] } },
  ],
  [
    'taking selfie, taking selfies, posing for selfie, taking picture of herself',
    { pose: 'at arms length', look: { hands: ['selfie phone'], mood: 'happy' } },
  ],
  [
    'vlogging, filming herself, filming himself, recording vlog, filming vlog, recording herself, recording himself, filming tiktok, recording video, filming tiktok video, making video',
    { pose: 'at arms length', look: { hands: ['selfie phone'], mood: 'happy', isMouthOpen: true } },
  ],
  [
    'interviewing',
    {
      pose: 'hand out',
      relation: 'facing',
      look: { hands: ['hand microphone'], isMouthOpen: true },
      done: { pose: 'waiting' },
    },
  ],
  // Doors.
  [
    'knocking on, knocking at, knocking, banging on, pounding on, ringing doorbell of',
    { pose: 'knocking', relation: 'facing' },
  ],
  ['locking, unlocking, opening', { pose: 'hand out', relation: 'facing' }],
  ['closing, slamming, shutting', { pose: 'hand out', relation: 'facing' }],
  // Money and law.
  [
    'counting money, counting cash, counting dollars, counting bills, counting banknotes, with cash, holding cash, holding wad of cash, showing off money, fanning money',
    { pose: 'holding', look: { hands: ['cash'] } },
  ],
  [
    'begging, begging for money, begging for change, begging for food',
    { pose: 'begging', look: { hands: ['alms bowl'], mood: 'sad' } },
  ],
  [
    'voting, casting vote, casting ballot, casting votes',
    { pose: 'putting in', look: { hands: ['ballot'] } },
  ],
  [
    'with cardboard sign, holding cardboard sign, holding up cardboard sign, begging with cardboard sign, sitting with cardboard sign',
    { pose: 'holding up', place: 'street', look: { hands: ['placard'], mood: 'sad' } },
  ],
  [
    'protesting, holding protest sign, holding sign, at protest, on strike, picketing, holding placard, carrying protest signs, with protest signs, holding protest signs, holding signs',
    { pose: 'holding up', look: { hands: ['placard'], isMouthOpen: true } },
  ],
  [
    'arresting, handcuffing, catching thief, detaining',
    {
      pose: 'pushing',
      relation: 'pushing',
      done: { pose: 'led away', look: { hands: ['handcuffs'], mood: 'sad' } },
    },
  ],
  [
    'in handcuffs, handcuffed, being arrested, arrested, getting arrested, under arrest',
    { pose: 'led away', look: { hands: ['handcuffs'], mood: 'sad' } },
  ],
  [
    'getting married, marrying, tying knot, exchanging rings, exchanging vows, saying vows, saying wedding vows, at altar, just married',
    { pose: 'hand in hand', couple: ['groom', 'bride'] },
  ],
]
