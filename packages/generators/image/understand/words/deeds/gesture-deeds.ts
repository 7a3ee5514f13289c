// Gestures, faces, falls and exercise. See `everyday-deeds.ts`.

import type { Deed } from './deed.ts'

const face = { pose: 'standing', isClose: true } as const

export const gestures: readonly (readonly [words: string, deed: Deed])[] = [
  // Faces.
  ['winking, giving wink, winking at camera', { ...face, look: { marks: ['wink'] } }],
  ['blushing, blushing with embarrassment', { ...face, look: { marks: ['blush'], mood: 'happy' } }],
  ['yawning, yawning widely', { ...face, look: { marks: ['yawn'] } }],
  ['frowning, scowling, glaring', { ...face, look: { mood: 'angry' } }],
  ['pouting', { ...face, look: { marks: ['pout'] } }],
  ['grinning, smirking, beaming, giggling, chuckling', { ...face, look: { mood: 'happy' } }],
  ['sticking out tongue, sticking tongue out, pulling face', { ...face, look: { marks: ['tongue'] } }],
  ['whistling, whistling tune', { ...face, look: { marks: ['whistle'] } }],
  [
    'chewing gum, chewing bubble gum, blowing bubble gum, blowing bubble with gum, blowing gum bubble',
    { ...face, look: { marks: ['gum bubble'] } },
  ],
  [
    'fuming, fuming with anger, boiling with rage, losing temper',
    { ...face, look: { mood: 'angry', marks: ['steam'] } },
  ],
  ['gritting teeth, clenching teeth, grimacing', { ...face, look: { marks: ['clenched teeth'] } }],
  ['closing eyes, with eyes closed, eyes closed', { ...face, look: { marks: ['closed eyes'] } }],
  ['sweating, perspiring, sweating bullets', { ...face, look: { marks: ['sweat'], mood: 'tired' } }],
  ['sneezing', { pose: 'leaning forward', isClose: true, look: { marks: ['spray'] } }],
  ['coughing, having cough', { pose: 'hand at mouth', isClose: true, look: { marks: ['puffs'] } }],
  [
    'blowing nose, wiping nose',
    { pose: 'hand at mouth', isClose: true, look: { marks: ['closed eyes'], hands: ['handkerchief'] } },
  ],
  [
    'wiping tears, wiping away tears, drying tears, wiping eyes, holding back tears',
    { pose: 'hand at mouth', isClose: true, look: { mood: 'crying', hands: ['handkerchief'] } },
  ],
  ['snoring', { pose: 'sleeping', look: { marks: ['closed eyes'], hands: ['snores'] } }],
  [
    'smoking, smoking cigarette, having cigarette, having smoke, vaping',
    { pose: 'hand near mouth', look: { marks: ['cigarette'] } },
  ],
  ['licking', { pose: 'hand near mouth', relation: 'holding', look: { marks: ['tongue'] } }],
  [
    'smelling, sniffing flower, sniffing roses',
    { pose: 'hand near mouth', relation: 'holding', look: { marks: ['closed eyes'] } },
  ],
  [
    'shivering, freezing, trembling, shivering with cold, shaking with fear, trembling with fear',
    { pose: 'hugging oneself', look: { marks: ['clenched teeth'], hands: ['shiver'] } },
  ],
  // Gestures.
  ['standing guard, keeping guard, on guard, standing watch, keeping watch', { pose: 'standing' }],
  [
    'raising hand, raising arm, putting hand up, with hand raised, with raised hand, hand raised, with one hand raised, holding hand up',
    { pose: 'raising a hand' },
  ],
  [
    'showing red card, shows red card, giving red card, holding up red card, raising red card',
    { pose: 'raising a hand', look: { hands: ['red card'] } },
  ],
  [
    'showing yellow card, shows yellow card, giving yellow card, holding up yellow card, raising yellow card',
    { pose: 'raising a hand', look: { hands: ['yellow card'] } },
  ],
  ['saluting, giving salute, saluting at, salute', { pose: 'saluting', relation: 'facing' }],
  [
    'tipping hat, taking off hat, putting on hat, holding on to hat, adjusting hat',
    { pose: 'saluting', look: { hat: 'fedora' } },
  ],
  ['scanning horizon, shading eyes, shielding eyes, shielding eyes from sun', { pose: 'saluting' }],
  [
    'crossing arms, with arms crossed, arms crossed, with crossed arms, with folded arms, folding arms, with arms folded, arms folded',
    { pose: 'arms crossed' },
  ],
  ['with hands on hips, hands on hips, with hand on hip, putting hands on hips', { pose: 'hands on hips' }],
  [
    'with hands in pockets, hands in pockets, with hand in pocket, putting hands in pockets',
    { pose: 'hands in pockets', look: { hands: ['pockets'] } },
  ],
  ['shrugging, shrugging shoulders', { pose: 'shrugging' }],
  [
    'surrendering, with hands up, hands up, putting hands up, raising hands in surrender, with hands in air, giving up',
    { pose: 'surrendering' },
  ],
  ['waving white flag, raising white flag', { pose: 'holding up', look: { hands: ['white flag'] } }],
  [
    'flexing, flexing muscles, flexing biceps, flexing arms, showing muscles, showing off muscles',
    { pose: 'flexing', look: { hands: ['muscles'], hasShortSleeves: true } },
  ],
  ['covering ears, blocking ears, plugging ears, holding ears', { pose: 'covering ears' }],
  ['covering eyes, hiding eyes', { pose: 'covering eyes' }],
  [
    'facepalming, slapping forehead, doing facepalm',
    { pose: 'facepalm', isClose: true, look: { marks: ['closed eyes'] } },
  ],
  [
    'covering face, covering face with hands, hiding face in hands, with face in hands, burying face in hands, rubbing eyes',
    { pose: 'face in both hands' },
  ],
  ['covering mouth, covering mouth with hand, gasping', { pose: 'hand at mouth', isClose: true }],
  ['scratching head, scratching back of head, rubbing head, puzzling', { pose: 'hand on head' }],
  [
    'scratching chin, stroking chin, rubbing chin, stroking beard, holding chin, biting nails, scratching nose, picking nose, rubbing nose, touching face',
    { pose: 'hand at mouth' },
  ],
  ['slapping cheek, touching cheek, having toothache, with toothache', { pose: 'hand at cheek' }],
  [
    'giving thumbs up, giving thumb up, showing thumbs up, with thumbs up, with thumb up, doing thumbs up',
    { pose: 'showing a hand', isClose: true, look: { hands: ['thumb up'], mood: 'happy' } },
  ],
  [
    'giving thumbs down, showing thumbs down, with thumbs down',
    { pose: 'showing a hand', isClose: true, look: { hands: ['thumb down'], mood: 'angry' } },
  ],
  [
    'making peace sign, giving peace sign, showing peace sign, flashing peace sign, with peace sign, making victory sign, doing peace sign',
    { pose: 'showing a hand', isClose: true, look: { hands: ['two fingers'], mood: 'happy' } },
  ],
  [
    'holding up one finger, raising finger, raising index finger, holding up finger',
    { pose: 'showing a hand', isClose: true, look: { hands: ['one finger'] } },
  ],
  ['hitchhiking, thumbing ride', { pose: 'thumbing a ride', look: { hands: ['thumb up'] } }],
  [
    'checking watch, looking at watch, checking time, looking at wristwatch, glancing at watch, checking wristwatch',
    { pose: 'looking at wrist', look: { hands: ['wristwatch'] } },
  ],
  [
    'bowing, taking bow, bowing down, bowing politely, bowing deeply, bowing to, bowing before, bowing in front of',
    { pose: 'bowing', relation: 'facing' },
  ],
  ['clapping, applauding, clapping hands', { pose: 'clapping', look: { hands: ['clap'] } }],
  [
    'high fiving, giving high five, high five, giving each other high five, high fives',
    { pose: 'high five', relation: 'facing' },
  ],
  ['fist bumping, bumping fists, giving fist bump, fist bump', { pose: 'fist bump', relation: 'facing' }],
  ['pumping fist, raising fist, fist pumping, with raised fist, with fist raised', { pose: 'fist raised' }],
  [
    'leaning against, leaning on, leaning back against, leaning',
    { pose: 'leaning', relation: 'in front of' },
  ],
  // Falls and steps.
  [
    'stumbling, tripping, stumbling over, tripping over, stumbling on, tripping on, losing balance',
    { pose: 'tripping', relation: 'facing' },
  ],
  ['slipping, slipping on, skidding, slipping over', { pose: 'slipping', relation: 'above' }],
  [
    'collapsing, fainting, passing out, swooning, collapsing from exhaustion, fainting from heat',
    { pose: 'collapsing', look: { marks: ['closed eyes'] } },
  ],
  [
    'creeping, sneaking, tiptoeing, tiptoe, creeping up on, sneaking up on, creeping past, sneaking past, sneaking away, sneaking out, sneaking around, walking on tiptoe, prowling',
    { pose: 'sneaking', relation: 'facing' },
  ],
  ['drowning, struggling in water', { pose: 'drowning', look: { isMouthOpen: true, mood: 'sad' } }],
  // Exercise and play.
  [
    'doing push ups, doing pushups, doing push up, doing press ups, push ups, pushups, planking, doing plank',
    { place: 'gym', pose: 'push-up' },
  ],
  ['doing sit ups, doing situps, doing crunches, sit ups', { place: 'gym', pose: 'sit-up' }],
  ['doing pull ups, doing pullups, doing chin ups, pull ups', { place: 'gym', pose: 'pull-up' }],
  ['squatting, doing squats, doing squat, squats', { pose: 'squatting' }],
  ['lunging, doing lunges', { pose: 'lunging' }],
  ['stretching, stretching arms, stretching before run, stretching before workout', { pose: 'stretching' }],
  ['cartwheeling, doing cartwheel, doing cartwheels', { pose: 'cartwheel' }],
  [
    'doing backflip, doing somersault, doing flip, doing front flip, somersaulting, backflipping',
    { pose: 'somersault' },
  ],
  ['doing splits', { pose: 'splits' }],
  ['skipping rope, jumping rope, jump roping', { pose: 'skipping rope', look: { hands: ['skipping rope'] } }],
  [
    'hula hooping, spinning hula hoop, playing with hula hoop, twirling hula hoop',
    { pose: 'hula hooping', look: { hands: ['hula hoop'] } },
  ],
  ['waking up, getting up, getting out of bed, waking', { place: 'bedroom', pose: 'waking up' }],
]
