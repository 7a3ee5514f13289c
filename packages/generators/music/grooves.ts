// Drum patterns. A line is 16 or 32 sixteenths: X accent, x plain, o soft, ? soft and only sometimes, . rest.
// Lines of 32 spread over an even and an odd bar.

import type { DrumName } from './score.ts'

export type DrumLines = Partial<Record<DrumName, string>>

export interface Groove {
  /** Used from energy 0.2. */
  low: DrumLines
  /** Used from energy 0.5. */
  middle: DrumLines
  /** Used from energy 0.8. */
  high: DrumLines
  /** Fills replace the last bar before a section of more energy, and occasionally the end of a phrase. */
  fills: readonly DrumLines[]
}

export const grooves = {
  'bright-four': {
    low: { kick: 'X...............', shaker: '..o...o...o...o.' },
    middle: { kick: 'X...x...X...x...', clap: '....o.......o...', shaker: 'o.x.o.x.o.x.o.x.' },
    high: {
      kick: 'X...X...X...X..?',
      clap: '....X.......X...',
      hat: 'o.?.o.?.o.?.o.?.',
      openHat: '..x...x...x...x.',
      shaker: 'xoxoxoxoxoxoxoxo',
      tambourine: '....x.......x...',
    },
    fills: [
      {
        kick: 'X...X...X.......',
        snare: '............oxxX',
        clap: '....X...........',
        shaker: 'xoxoxoxoxoxoxoxo',
      },
      {
        kick: 'X...X...........',
        snare: '........o.o.xxxX',
        tomLow: '..............x.',
        shaker: 'x.x.x.x.x.x.x.x.',
      },
      {
        kick: 'X...X...X...X.X.',
        tomHigh: '........x.x.....',
        tomLow: '............x.x.',
        openHat: '..x...x.........',
      },
    ],
  },
  'stomp-clap': {
    low: { boom: 'x...............', rim: '............o...' },
    middle: { kick: 'X.....x.X.......', clap: '....x.......x...', tambourine: '..o...o...o...o.' },
    high: {
      kick: 'X.....x.X..x....',
      tomLow: 'o.......o.......',
      clap: '....X.......X..?',
      snare: '....o.......o...',
      tambourine: 'o.x.o.x.o.x.o.x.',
      shaker: '.o.o.o.o.o.o.o.o',
    },
    fills: [
      { kick: 'X.....x.X.......', clap: '....X...X.X.XXXX', tambourine: 'o.x.o.x.o.x.o.x.' },
      {
        kick: 'X.......X.......',
        tomLow: '....x..x..x.x.x.',
        tomHigh: '......x..x.x.x.x',
        clap: '....X...........',
      },
    ],
  },
  'office-pulse': {
    low: { shaker: '..o...o...o...o.', rim: '....?.......?...' },
    middle: { kick: 'X.......x..?....', rim: '....x.......x...', shaker: 'o.x.o.x.o.x.o.x.' },
    high: {
      kick: 'X..?..x.X.......',
      snare: '....x.......x...',
      hat: 'x.o.x.o.x.o.x.o?',
      shaker: 'o.xoo.xoo.xoo.xo',
      tambourine: '....o.......o...',
    },
    fills: [
      { kick: 'X.....x.X.......', snare: '....x.....o.x.xX', hat: 'x.o.x.o.x.......' },
      {
        kick: 'X.....x.........',
        snare: '....x...........',
        tomHigh: '........x.x.....',
        tomLow: '............x.x.',
      },
    ],
  },
  'snap-half-time': {
    low: { rim: '........o.......', hat: '..o...o...o...o.' },
    middle: { kick: 'X..........?....', clap: '........x.......', hat: 'o.o.x.o.o.o.x.o.' },
    high: {
      kick: 'X.....x...x.....',
      clap: '........X.......',
      rim: '...?......?...o.',
      hat: 'xooxxoxoxooxxoxo',
      openHat: '..............o.',
    },
    fills: [
      { kick: 'X.....x.........', clap: '........X...x.xx', hat: 'xoxoxoxo........' },
      {
        kick: 'X.....x...x.....',
        clap: '........X.......',
        hat: 'xooxxoxoxxxxxxxx',
        snare: '............ooxx',
      },
    ],
  },
  'boom-bap': {
    low: { hat: 'o...o...o...o...', rim: '............?...' },
    middle: { kick: 'X.........x.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    high: {
      kick: 'X......?..x.....X..x...?..x..?..',
      snare: '....X..?....X.......X....?..X..?',
      hat: 'x.o.x.oox.o.x.o.',
      openHat: '..............?.',
      shaker: '..o...o...o...o.',
    },
    fills: [
      { kick: 'X.........x.....', snare: '....X..o..o.X.xo', hat: 'x.o.x.o.x.......' },
      {
        kick: 'X..x............',
        snare: '....X...........',
        rim: '........o..o.oo.',
        hat: 'x.o.x.o.x.o.....',
      },
    ],
  },
  'lazy-swing': {
    low: { rim: '....o.......o...', shaker: '..o...o...o...o.' },
    middle: { kick: 'X.....x.........', rim: '....x.......x...', shaker: 'o.x.o.x.o.x.o.x.' },
    high: {
      kick: 'X.....x..x......X.....x....x....',
      snare: '....x.......x..?',
      rim: '.......?..?.....',
      hat: 'o.xoo.x.o.xoo.x.',
      shaker: 'o.o.o.o.o.o.o.o.',
    },
    fills: [
      { kick: 'X.....x.........', snare: '....x.......o.oo', shaker: 'o.x.o.x.o.......' },
      { kick: 'X.........x.....', rim: '....x..x..x.x...', hat: 'o.x.o.x.o.x.....' },
    ],
  },
  stillness: { low: {}, middle: {}, high: { boom: 'o...............................' }, fills: [{}] },
  heartbeat: {
    low: {},
    middle: { kick: 'o.......?.......', shaker: '....?.......?...' },
    high: { kick: 'o..?....o.......', rim: '............?...', shaker: '..o...o...o...o.' },
    fills: [{ shaker: '..o...o.........', kick: 'o...............' }],
  },
  dance: {
    low: { kick: 'x...x...x...x...', hat: '..o...o...o...o.' },
    middle: { kick: 'X...X...X...X...', clap: '....x.......x...', hat: 'o.x.o.x.o.x.o.x.' },
    high: {
      kick: 'X...X...X...X...',
      clap: '....X.......X...',
      snare: '....x.......x...',
      openHat: '..X...X...X...X.',
      hat: 'xo.oxo.oxo.oxo.o',
      shaker: 'oxoxoxoxoxoxoxox',
    },
    fills: [
      { kick: 'X...X...X.......', snare: 'o.o.o.o.xxxxXXXX', clap: '....X...........' },
      {
        kick: 'X...X...X.......',
        clap: '....X.......X.XX',
        snare: '..........x.xx..',
        openHat: '..X...X.........',
      },
      {
        kick: 'X...X...........',
        tomHigh: '........X.x.....',
        tomLow: '............X.x.',
        snare: '..............xX',
      },
    ],
  },
  'synth-drive': {
    low: { kick: 'x.......x.......', hat: 'o.o.o.o.o.o.o.o.' },
    middle: { kick: 'X.....x.X.......', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    high: {
      kick: 'X.....x.X.x.....',
      snare: '....X.......X...',
      clap: '....x.......x...',
      hat: 'xoxoxoxoxoxoxoxo',
      openHat: '..............x.',
      tambourine: '..x...x...x...x.',
    },
    fills: [
      { kick: 'X.....x.X.......', snare: '....X...x.x.XXXX', hat: 'xoxoxoxo........' },
      {
        kick: 'X.....x.........',
        tomHigh: '........XxX.....',
        tomLow: '...........XxX..',
        snare: '....X.........XX',
      },
    ],
  },
  'war-drums': {
    low: { taiko: 'o...............................' },
    middle: { taiko: 'X.......o.......', taikoHigh: '............?.o.' },
    high: {
      taiko: 'X..x..x.X...x...X..x..x.X...x.x.',
      taikoHigh: '..o..o..o.x...xo',
      boom: 'X...............................',
      snare: '......?.....o...',
      hat: 'o.o.o.o.o.o.o.o.',
    },
    fills: [
      { taiko: 'X...x...x.x.xxXX', taikoHigh: '..x...x..x.x.x.x' },
      { taiko: 'X.......xxxxXXXX', snare: '....ooooxxxxxxxX' },
    ],
  },
  'trailer-pulse': {
    low: { boom: 'o...............................' },
    middle: { taiko: 'x.....x.........', rim: 'o.o.o.o.o.o.o.o.' },
    high: {
      taiko: 'X.....X.....X...',
      boom: 'X...............',
      snare: '........X.......',
      taikoHigh: 'o.ooo.ooo.ooo.oo',
      shaker: 'x.o.x.o.x.o.x.o.',
    },
    fills: [
      { taiko: 'X.....X.....X.X.', taikoHigh: 'oooooooxxxxxxxXX', snare: '........X.x.xxXX' },
      { taiko: 'X...........XXXX', boom: 'X...............' },
    ],
  },
} as const satisfies Record<string, Groove>

export type GrooveName = keyof typeof grooves
