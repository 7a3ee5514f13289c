// Words for hands and other parts of bodies that are shown by themselves, with their sizes.

const owners = 'human, man, woman, person, child, kid, boy, girl, businessman, farmer, mother, father'

const ofAll = (word: string): string =>
  [word, ...owners.split(', ').map((owner) => `${owner} ${word}`)].join(', ')

/** Motif, its size as in `measures` of things.ts, and the words for it. */
export const bodyOwnRows: readonly (readonly [motif: string, measure: string, words: string])[] = [
  [
    'human-open-hand',
    '0.4',
    `${ofAll('hand')}, two hands, both hands, pair of hands, open hand, open palm, raised hand, palm of a hand, waving hand, hand waving, hand waving goodbye, hand waving hello`,
  ],
  ['zombie-clawed-hand', '0.4', 'zombie hand, undead hand, monster hand, dead hand'],
  ['robot-open-hand', '0.4', 'robot hand, robotic hand, android hand, cyborg hand, bionic hand, ai hand'],
  ['skeleton-open-hand', '0.4', 'skeleton hand, skeletal hand, bony hand, hand of a skeleton'],
  ['human-fist-hand', '0.4', 'fist, clenched fist, raised fist, closed fist, clenched hand'],
  ['human-pointing-hand', '0.4', 'finger, index finger, pointing finger, pointing hand, forefinger'],
  ['human-palmUp-hand', '0.4', 'outstretched palm, empty hand, begging hand'],
  ['human-cupped-hand', '0.4', 'cupped hands, outstretched hands, cupped palms'],
  [
    'human-praying-hand',
    '0.4',
    'praying hands, folded hands, hands in prayer, hands praying, hands folded in prayer, prayer hands',
  ],
  ['human-thumbsUp-hand', '0.4', 'thumb, thumbs up, thumb up'],
  ['human-peace-hand', '0.4', 'peace sign, victory sign, peace hand sign'],
  ['human-touching-hand', '0.5', 'reaching hands'],
  ['human-shaking-hand', '0.5', 'business handshake, hands shaking, two hands shaking, firm handshake'],
]
