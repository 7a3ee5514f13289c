// Words for things cut open, in layers, lifting off and at work.

/** Motif, its size as in `measures` of things.ts, and the words for it. */
export const showcaseRows: readonly (readonly [motif: string, measure: string, words: string])[] = [
  ['cutaway-volcano', '40', 'cutaway volcano, volcano cross section, volcano diagram'],
  [
    'cutaway-earth',
    '12 a',
    'cutaway earth, earth cross section, earth core, core of the earth, earth s core, layers of the earth, inside of the earth, earth layers',
  ],
  ['cutaway-egg', '0.09', 'egg cross section'],
  [
    'cutaway-tree',
    '0.8',
    'tree rings, growth rings, annual rings, cross section of a tree, rings of a tree, tree trunk rings',
  ],
  ['cutaway-tooth', '0.2', 'tooth cross section, inside of a tooth'],
  ['cutaway-clock', '0.4', 'clockwork, gears of a clock, clock mechanism, watch mechanism'],
  [
    'dinosaur-skeleton',
    '8',
    'dinosaur skeleton, t rex skeleton, skeleton of a dinosaur, skeleton of a t rex, dinosaur bones, dinosaur fossil, fossil of a dinosaur, tyrannosaurus skeleton',
  ],
  ['change-arrow', '0.5', 'arrow to the right'],
  ['robot-arm', '2.2', 'robot arm, robotic arm, industrial robot, mechanical arm, factory robot'],
  ['circus-hoop', '1.6', 'circus hoop, circus ring, ring hoop'],
  ['city-row', '16', 'row of skyscrapers, row of towers'],
  ['space-station', '14 a', 'orbital station, international space station, iss'],
  ['launching-rocket', '16', 'rocket launch, launching rocket, rocket liftoff, rocket takeoff'],
  ['standing-rocket', '16', 'moon rocket, space rocket'],
  [
    'exploded-burger',
    '0.4',
    'exploded burger, deconstructed burger, floating burger ingredients, burger ingredients',
  ],
  ['bamboo-piece', '0.6 h', 'piece of bamboo, bamboo stick'],
  ['prism-spectrum', '0.4', 'prism with a rainbow, prism and a rainbow'],
  ['beaver-dam', '5', 'beaver dam, beaver lodge, beaver s dam'],
  [
    'charging-station',
    '1.8',
    'charging station, charger station, ev charger, charging point, electric charger',
  ],
]
