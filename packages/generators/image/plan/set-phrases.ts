// Phrases that mean something else than their words do: nobody who goes from door to door carries a door.

/** Phrases in which no word means a thing, and what is shown for some of them. */
export const phraseRows: readonly (readonly [shown: string, phrases: string])[] = [
  ['in a forest', 'in a wood'],
  ['into a forest', 'into a wood'],
  ['through a forest', 'through a wood'],
  [
    '',
    'high note, signs your, signs you, signs that, the signs, turn it to the wall, turned it to the wall, job board, job boards, message board, makes babies, make babies, have babies, has babies, figure eight, figure of eight, figure out, figures out, figured out, purpose, on purpose, around the block, by heart, at heart, heart of the matter, bear with me, bear in mind, on the other hand, on the one hand, at hand, ' +
      'step by step, first step, next step, one step, two steps, three steps, steps ahead, small steps, baby steps, piece of cake, elephant in the room, ' +
      'cold turkey, rabbit hole, lion share, mother tongue, mother nature, mother earth, human race, grave mistake, ' +
      'room for error, room for improvement, make room, makes room, making room, made room, in stock, out of stock, left in stock, window of opportunity, last straw, ' +
      'silver bullet, magic bullet, glass ceiling, can of worms, break the ice, broke the ice, drop the ball, ball is in your court, ' +
      'cherry on top, low hanging fruit, spill the beans, rock bottom, rule of thumb, light years, light year, in your shoes, ' +
      'in their shoes, sound wave, sound waves, radio waves, radio wave, brain waves, light waves, shock wave, shock waves, ' +
      'the key is, the key to, key to success, key point, key points, night owl, pay attention, pays attention, paid attention, paying attention, ' +
      'pay off in the end, paid off in the end, wake up call, in the driver seat, drives you crazy, butterflies in your stomach, ' +
      'root of it, root of the problem, root cause, lock of hair, golf club, book club, more stories, stories high, story high, stories tall, story tall, stories deep, juice of, ' +
      'large scale, small scale, full scale, grand scale, global scale, on a scale, richter scale, in the present, the present moment, ' +
      'stories like this, story like this, part of the story, on the same page, turn the page, bottom line, back burner, food chain, nuclear option, ' +
      'the box says, think outside the box, out of the box, on board, across the board, hit the road, cut corners, no brainer, ' +
      'arm and a leg, grain of salt, not my cup of tea, not your cup of tea, sweet tooth, blue moon, face the music, by ear, ' +
      'curiosity killed the cat, two birds with one stone, new leaf, let off steam, mood swings, on the fence, iron curtain, ' +
      'coat of paint, coats of paint, van gogh, road trip, bridge of your nose, bridge of the nose, world class, first class, business class, in the long run, turned orange, turns orange, ' +
      'from door to door, door to door, from house to house, house to house, from hand to hand, hand to hand, face to face, side by side, eye level, eye contact, eye opener, by date, up to date, out of date, ' +
      'back to back, heart to heart, eye to eye, toe to toe, cheek to cheek, nose to nose, bumper to bumper, word of mouth, head to toe, ' +
      'from head to toe, head over heels, day after day, night after night, in the eyes of, in the hands of, on the heels of, in the face of, ' +
      'lean in, leaned in, leans in, leaning in, leaned in close, leaned in closer, ' +
      'at the foot of, out of hand, change of heart, by the end of the war, at the end of the war, end of the war, after the war, ' +
      'on the planet, place on earth, empire on earth, animal on earth, animals on earth, person on earth, people on earth, ' +
      'days in a row, weeks in a row, months in a row, years in a row, nights in a row, times in a row, games in a row, in steps, ' +
      'wooden model, wooden models, clay model, clay models, paper model, paper models, scale model, scale models, ' +
      'before the war, during the war, since the war, until the war, ' +
      'in history, in space history, in human history, of human history, throughout history, in the history of, ' +
      'for the first time, for the last time, the first time, the last time, at the same time, all the time, at a time, for a long time, a long time ago, time after time, time and again, by the time, in no time',
  ],
  ['factory', 'paper mill, steel mill, cotton mill, textile mill, lumber mill'],
  ['supermarkets', 'chain of supermarkets, chain of stores, chain of shops, supermarket chain'],
  ['restaurants', 'chain of restaurants, restaurant chain'],
  [
    'earthquake',
    'ground began to shake, ground started to shake, ground shook, ground shakes, ground was shaking, ground trembled, ' +
      'ground began to tremble, ground started to tremble, earth began to shake, earth started to shake, earth shook, earth trembled',
  ],
  ['in the courtroom', 'at the trial, at his trial, at her trial, at their trial, during the trial'],
  ['lake', 'hot spring, hot springs, thermal spring'],
  ['river', 'mouth of the river, bank of the river, banks of the river, river bank, river banks'],
  [
    'sunset',
    'sun had set, sun set, sun sets, sun was setting, sun went down, sun goes down, sun had gone down',
  ],
  ['sunrise', 'sun had risen, sun rose, sun rises, sun was rising, sun came up, sun comes up'],
  ['sun', 'heat wave, heat waves'],
  ['car', 'station wagon, estate car, family car, used car'],
  ['cars', 'station wagons, used cars, used car lot'],
  ['fish', 'school of fish, schools of fish, fish scales'],
  ['hamster', 'guinea pig, guinea pigs'],
  [
    'factory',
    'power plant, power plants, nuclear plant, chemical plant, steel plant, assembly plant, car plant',
  ],
  [
    'horizontal traffic light',
    'traffic light, traffic lights, light turned red, light turned green, light turns red, light turns green',
  ],
  [
    'light bulb',
    'turn off the light, turn off the lights, turn on the light, turn on the lights, switch off the light, switch off the lights, lights out',
  ],
  ['chart increasing', 'bull market, bear market, stock market, market crash'],
  ['piggy bank', 'nest egg, savings account, emergency fund'],
  ['alarm clock', 'early bird'],
  ['brain', 'train of thought'],
  ['clipboard', 'bucket list, to do list, shopping list, checklist'],
  ['laptop', 'search engine, search engines'],
  ['medal', 'world record, gold star, gold stars'],
  ['toothbrush', 'brush your teeth, brush your gums, brushing your teeth'],
  ['trophy', 'world cup, golden globe, golden globes'],
  ['bar chart', 'pie chart, pie charts'],
  ['stadium', 'baseball diamond'],
  ['tornado', 'eye of the storm'],
  ['comet', 'meteor shower, meteor showers, shower of meteors'],
  ['heart', 'blood vessel, blood vessels'],
  ['file cabinet', 'file cabinet, file cabinets, filing cabinet, filing cabinets'],
  ['coins', 'gold bar, gold bars'],
  ['wedding ring', 'diamond ring, diamond rings, engagement ring'],
  ['chart increasing', 'wall street'],
  [
    'potted plant',
    'spider plant, spider plants, rubber plant, rubber plants, rubber tree, rubber trees, jade plant, money plant, peace lily, pothos, monstera',
  ],
  ['fish', 'sea creatures, sea creature, marine animals, marine animal, marine life'],
  ['window', 'broken glass, shattered glass, window glass, knocked on the glass'],
  ['bar chart', 'table shows, tables show'],
  ['ship', 'warship, battleship, frigate'],
  ['ships', 'warships, battleships, frigates'],
  ...['train', 'bus', 'taxi', 'cab', 'truck', 'car', 'delivery'].flatMap((vehicle) =>
    ['driver', 'drivers'].map((driver) => [`${vehicle} ${driver}`, `${vehicle} ${driver}`] as const),
  ),
  ['railway', 'train track, train tracks, railroad track, railroad tracks'],
  ['hospital', 'nursing home, nursing homes, retirement home, retirement homes, old people s home'],
  ['window', 'window pane, pane of glass'],
  ['train', 'train cab, cab of the train, cabs of the trains, cab of the engine, cab of the locomotive'],
  [
    'boarding pass',
    'plane ticket, plane tickets, airplane ticket, flight ticket, ticket home, one way ticket',
  ],
  ['horses', 'horse race, horse races, horse racing'],
]
