// What people do to and with each other, and what they say with their whole body. See `everyday-deeds.ts`.

import type { Deed } from './deed.ts'

export const socialDeeds: readonly (readonly [words: string, deed: Deed])[] = [
  [
    'opening curtains, pulling curtains, drawing curtains, pulling back curtains, opening curtain, closing curtains, opening blinds',
    { pose: 'arms apart from behind', place: 'window seat' },
  ],
  [
    'looking at phones, staring at phones, scrolling on phones, texting on phones, glued to phones, looking down at phones, using phones, checking phones',
    { pose: 'on a phone', look: { hands: ['held phone'] } },
  ],
  [
    'arguing, arguing with, quarreling, quarrelling, bickering, having argument, having fight, yelling at each other, shouting at each other, screaming at each other, arguing with each other',
    { pose: 'shouting', relation: 'facing', look: { mood: 'angry', isMouthOpen: true } },
  ],
  [
    'comforting, consoling, reassuring, embracing, giving hug, hugging tightly',
    { pose: 'hugging', relation: 'hugging', done: { pose: 'hugging', look: { mood: 'sad' } } },
  ],
  ['lighting candle, lighting candles', { pose: 'lighting a candle', look: { hands: ['candle', 'match'] } }],
  [
    'helping, assisting, supporting, guiding, helping up',
    { pose: 'hand in hand', relation: 'hand in hand', done: { pose: 'hand in hand' } },
  ],
  ['laughing at', { pose: 'waiting', relation: 'facing', look: { marks: ['big laugh'] } }],
  [
    'folding laundry, folding clothes, folding towels, folding shirts, folding shirt',
    { pose: 'folding', place: 'living room' },
  ],
  [
    'counting coins, counting gold coins, counting gold, counting coins at table, counting gold coins at table',
    { pose: 'counting coins' },
  ],
  ['rescuing, saving', { pose: 'holding', relation: 'holding' }],
  [
    'operating on, performing surgery on, performing operation on',
    { pose: 'working over', relation: 'facing', place: 'hospital', done: { pose: 'sleeping' } },
  ],
  [
    'giving speech, making speech, delivering speech, giving talk, speaking at podium, giving public speech, speaking to crowd, addressing crowd, addressing nation',
    { pose: 'at a lectern', place: 'stage', look: { isMouthOpen: true } },
  ],
  [
    'laughing, laughing out loud, bursting out laughing, cracking up, laughing hard, laughing together, laughing hysterically, dying of laughter, rolling with laughter',
    { pose: 'laughing', look: { marks: ['big laugh'] } },
  ],
  [
    'screaming, screaming in fear, screaming in horror, screaming in terror, panicking, freaking out, screaming loudly, screaming with fear',
    { pose: 'hands on cheeks', look: { marks: ['scream'] } },
  ],
  [
    'calling for help, crying for help, shouting for help, screaming for help, yelling for help, begging for help',
    { pose: 'cheering', look: { isMouthOpen: true, mood: 'sad' } },
  ],
  [
    'shushing, hushing, asking for silence, asking for quiet, asking everyone to be quiet, putting finger to lips, with finger on lips, holding finger to lips, saying shh, making shush gesture, finger on lips, with finger to lips',
    { pose: 'finger on lips', isClose: true, look: { hands: ['one finger'] } },
  ],
  [
    'daydreaming, daydreaming of, dreaming of, imagining, daydreaming about, dreaming about',
    { pose: 'thinking', look: { hands: ['thought cloud'] } },
  ],
  [
    'eavesdropping, eavesdropping on, cupping ear, listening at, listening closely, with hand to ear, pressing ear against, pressing ear to, straining to hear',
    { pose: 'listening', relation: 'facing' },
  ],
  [
    'adjusting tie, putting on tie, tying tie, fixing tie, straightening tie, tying necktie, loosening tie',
    { pose: 'hands at collar', look: { gear: ['tie'], accent: '#c23b3b' } },
  ],
  [
    'buttoning shirt, getting dressed, putting on shirt, buttoning up shirt',
    { pose: 'hands at collar', place: 'bedroom' },
  ],
  [
    'tying shoe, tying shoes, tying shoelaces, tying shoelace, tying laces, lacing shoes, putting on shoes, putting on sneakers, putting on boots, tying up shoes, lacing up sneakers, lacing up shoes',
    { pose: 'tying' },
  ],
  ['spying', { pose: 'peering', tool: 'field-glasses' }],
  [
    'shopping, shopping for groceries, grocery shopping, buying groceries, doing groceries, doing grocery shopping, shopping for food, pushing shopping cart, shopping in supermarket',
    { pose: 'pushing', tool: 'shopping-cart', place: 'shop' },
  ],
  [
    'plowing, plowing field, ploughing, ploughing field, tilling field, tilling soil, plowing fields',
    { pose: 'pushing', tool: 'plow', place: 'field' },
  ],
  ['sliding down, sliding on, sliding', { pose: 'sitting', relation: 'on' }],
  ['playing tag', { pose: 'running' }],
  ['hiding face, hiding face behind hands, weeping into hands', { pose: 'face in both hands' }],
  [
    'with hands behind back, hands behind back, walking with hands behind back',
    { pose: 'hands behind back' },
  ],
  [
    'with hands behind head, hands behind head, with hands on head, hands on head',
    { pose: 'hands behind head' },
  ],
  [
    'wearing vr headset, using vr headset, playing vr, in vr headset, playing vr game, using virtual reality, playing in vr',
    { pose: 'reaching out', look: { marks: ['vr headset'] } },
  ],
  [
    'receiving award, winning trophy, lifting trophy, holding up trophy, raising trophy, holding trophy up, winning award, accepting award',
    { pose: 'holding up', look: { hands: ['trophy'], mood: 'happy' }, place: 'stage' },
  ],
  [
    'lifting dumbbells, lifting dumbbell, curling dumbbells, doing bicep curls, lifting weights with dumbbells',
    { pose: 'curling', look: { hands: ['dumbbells'] }, place: 'gym' },
  ],
  [
    'walking with crutches, on crutches, using crutches, walking on crutches, with crutches',
    { pose: 'waiting', look: { hands: ['crutches'] } },
  ],
  [
    'carrying torch, holding torch, with torch, holding burning torch, carrying burning torch',
    { pose: 'torch out', look: { hands: ['torch'] } },
  ],
  [
    'using flashlight, with flashlight, holding flashlight, shining flashlight, searching with flashlight, pointing flashlight',
    { pose: 'hand out', look: { hands: ['flashlight'] } },
  ],
  [
    'lighting match, striking match, holding match, holding lit match',
    { pose: 'hand out', relation: 'facing', look: { hands: ['match'] } },
  ],
  [
    'blowing whistle, blowing into whistle',
    { pose: 'hand at mouth', isClose: true, look: { hands: ['pea whistle'] } },
  ],
  [
    'clutching chest, having heart attack, holding chest, grabbing chest, with chest pain, hand on heart, with hand on heart',
    { pose: 'hand on chest', look: { mood: 'sad', marks: ['pain'] } },
  ],
  [
    'holding stomach, clutching stomach, with stomach ache, having stomach ache, with stomachache, rubbing belly, holding belly',
    { pose: 'hands on belly', look: { mood: 'sad' } },
  ],
  [
    'holding back, rubbing back, with back pain, having back pain, with sore back',
    { pose: 'hand on back', look: { mood: 'sad' } },
  ],
  [
    'having headache, with headache, holding head, with migraine, having migraine, rubbing temples, holding head in pain, massaging temples, clutching head, grabbing head',
    { pose: 'covering ears', look: { mood: 'sad', marks: ['pain'] } },
  ],
]
