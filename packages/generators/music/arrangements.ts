// The six moods as tables: harmony, tempo, rhythm and instruments. A seed picks one arrangement of its mood, then
// progressions, patterns and a motif within it.

import type { GrooveName } from './grooves.ts'
import type { Channel, InstrumentName, KitName, MasterTone, Mode, MoodName } from './score.ts'

export type Role = 'pad' | 'comp' | 'arp' | 'bass' | 'lead'

export interface Part extends Channel {
  role: Role
  /**
   * One pattern is picked per piece, with 16 sixteenths per bar. Chords and leads: X x o as in grooves. Arpeggios:
   * digits count up through the voicing. Bass: r root, f fifth, o octave, a approach to the next chord. Pads do not use
   * it.
   */
  patterns: readonly string[]
  /** The part plays while the section energy is at least this and below `leaves`. */
  enters: number
  leaves: number
  /** Semitones added to the shared voicing (pads, chords, arpeggios), or the center of the line (bass, lead). */
  pitch: number
  /** Note length as a share of the time to the next one (or to the end of the bar). */
  gate: number
}

export interface Arrangement {
  name: string
  bpm: readonly [number, number]
  mode: Mode
  tonics: readonly number[]
  /** Four bars each; a bar contains one chord, or two with a space between. */
  progressions: readonly (readonly string[])[]
  /** The bar before the final chord. */
  cadences: readonly string[]
  finals: readonly string[]
  /** Delay of every second sixteenth, as a share of a sixteenth. */
  swing: number
  groove: GrooveName
  kit: KitName
  drumLevelDecibels: number
  /** Rhythms of the motif, 32 sixteenths (two bars). */
  motifs: readonly string[]
  outroEnergy: number
  vinyl: number
  reverbSeconds: number
  master: MasterTone
  parts: readonly Part[]
}

const neutralChannel = {
  levelDecibels: 0,
  pan: 0,
  reverbSend: 0.2,
  delaySend: 0,
  duck: 0,
  chorus: 0,
  tremolo: 0,
  patterns: [] as readonly string[],
  enters: 0,
  leaves: 2,
  pitch: 0,
  gate: 0.95,
}

function part(role: Role, instrument: InstrumentName, settings: Partial<Part> = {}): Part {
  return { ...neutralChannel, role, instrument, ...settings }
}

const brightProgressions = [
  ['Iadd9', 'V/3', 'vi7', 'IVadd9'],
  ['IVadd9', 'V', 'vi7', 'I/3'],
  ['vi7', 'IVmaj7', 'Iadd9', 'Vsus4 V'],
  ['Iadd9', 'iii7', 'IVmaj7', 'V'],
  ['IVadd9', 'I/3', 'ii7', 'Vsus4'],
]
const corporateProgressions = [
  ['Iadd9', 'IVadd9', 'vi7', 'Vsus4'],
  ['I', 'V/3', 'vi7', 'IVmaj7'],
  ['Iadd9', 'Vsus4 V', 'ii7', 'IVmaj7'],
  ['I', 'ii7', 'IVadd9', 'Vsus4'],
  ['vi7', 'IVadd9', 'I', 'V'],
]
const dustyMinor = [
  ['i9', 'bVImaj7', 'bIIImaj7', 'v7'],
  ['iv9', 'bVII7', 'bIIImaj7', 'bVImaj7'],
  ['i9', 'iv9', 'bVImaj7', 'v7'],
  ['bVImaj7', 'v7', 'i9', 'i9'],
]
const dustyMajor = [
  ['ii9', 'V9', 'Imaj9', 'vi7'],
  ['IVmaj9', 'iii7', 'vi9', 'vi9'],
  ['IVmaj7', 'iv6', 'iii7', 'vi7'],
  ['Imaj9', 'vi9', 'ii9', 'V9'],
]
const calmProgressions = [
  ['Imaj9', 'IVmaj7', 'vi9', 'IVmaj9'],
  ['Iadd9', 'iii7', 'IVmaj7', 'IVadd9'],
  ['IVmaj9', 'I/3', 'vi7', 'Vsus4'],
  ['Imaj7', 'vi9', 'IVmaj9', 'Vsus4'],
]
const drivingMinor = [
  ['i', 'bVI', 'bIII', 'bVII'],
  ['bVI', 'bVII', 'i', 'i7'],
  ['i', 'iv7', 'bVI', 'bVII'],
  ['bVImaj7', 'bVII', 'v7', 'i'],
]
const anthemProgressions = [
  ['I', 'V', 'vi7', 'IVadd9'],
  ['IVadd9', 'V', 'iii7', 'vi7'],
  ['vi7', 'IV', 'I', 'V'],
  ['I', 'iii7', 'vi7', 'IV'],
]
const epicProgressions = [
  ['i', 'bVI', 'bIII', 'bVII'],
  ['i', 'bVI', 'iv', 'Vsus4 V'],
  ['i', 'v/3', 'bVI', 'iv'],
  ['i', 'bIII/5', 'bVI', 'bVII'],
  ['i', 'iv', 'bVI', 'Vsus4 V'],
]

const uplifting: Arrangement[] = [
  {
    name: 'plucks and piano',
    bpm: [116, 126],
    mode: 'major',
    tonics: [0, 2, 5, 7],
    progressions: brightProgressions,
    cadences: ['IV V', 'Vsus4 V', 'ii7 V'],
    finals: ['Iadd9', 'I'],
    swing: 0,
    groove: 'bright-four',
    kit: 'tight',
    drumLevelDecibels: 0,
    motifs: [
      'x--x--x---..x---................',
      '..x-x---x---....................',
      'x---..x-x-x-x---................',
    ],
    outroEnergy: 0.4,
    vinyl: 0,
    reverbSeconds: 1.8,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -2, airDecibels: -3 },
    parts: [
      part('pad', 'warm-pad', { levelDecibels: -1, duck: 0.45, reverbSend: 0.3, filterHertz: [1400, 6500] }),
      part('comp', 'bright-piano', {
        patterns: ['X.....x...x.....', 'X.......x...x...', 'X..x..x.........', 'X...............'],
        enters: 0.2,
        pan: -0.15,
        duck: 0.15,
        reverbSend: 0.2,
      }),
      part('arp', 'synth-pluck', {
        patterns: ['0.2.1.3.2.1.3.2.', '0.1.2.3.0.1.2.3.', '02.13.2.02.13.4.', '0..2..1.3..2..1.'],
        enters: 0.5,
        pitch: 12,
        pan: 0.3,
        gate: 0.8,
        duck: 0.3,
        delaySend: 0.35,
        levelDecibels: -3,
      }),
      part('bass', 'synth-bass', {
        patterns: ['r.r.r.r.r.r.r.ra', 'r...r.r.r...r.f.', 'r..r..r.r..r..r.'],
        enters: 0.5,
        pitch: 40,
        gate: 0.75,
        duck: 0.4,
        reverbSend: 0,
      }),
      part('bass', 'sub-bass', {
        patterns: ['r...............'],
        enters: 0.2,
        leaves: 0.5,
        pitch: 40,
        reverbSend: 0,
        levelDecibels: -3,
      }),
      part('lead', 'bell', {
        enters: 0.8,
        pitch: 79,
        pan: -0.3,
        delaySend: 0.3,
        reverbSend: 0.35,
        levelDecibels: -3,
      }),
    ],
  },
  {
    name: 'stomp and guitars',
    bpm: [108, 118],
    mode: 'major',
    tonics: [2, 4, 7, 9],
    progressions: brightProgressions,
    cadences: ['IVadd9 V', 'ii7 V'],
    finals: ['I', 'Iadd9'],
    swing: 0,
    groove: 'stomp-clap',
    kit: 'tight',
    drumLevelDecibels: 0,
    motifs: ['x---x-x---..x---x---............', 'x-x-x---....x---................'],
    outroEnergy: 0.3,
    vinyl: 0,
    reverbSeconds: 1.5,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -8, airDecibels: 0 },
    parts: [
      part('comp', 'nylon-guitar', {
        patterns: ['X..x..x.x..x..x.', 'X...x.x...x.x...', 'X.x...x.x.x...x.'],
        pan: -0.35,
        reverbSend: 0.15,
        levelDecibels: 0,
      }),
      part('arp', 'muted-guitar', {
        patterns: ['0.0.2.0.1.0.2.0.', '0.2.0.1.0.2.0.3.'],
        enters: 0.5,
        pan: 0.4,
        gate: 0.6,
        delaySend: 0.15,
      }),
      part('pad', 'string-section', {
        enters: 0.5,
        levelDecibels: -3,
        reverbSend: 0.35,
        filterHertz: [2500, 8000],
      }),
      part('pad', 'warm-pad', { leaves: 0.8, levelDecibels: -4, reverbSend: 0.3, filterHertz: [1500, 4000] }),
      part('bass', 'finger-bass', {
        patterns: ['r.....r.r.....f.', 'r.....r.f.....a.', 'r...r...r...r.a.'],
        enters: 0.2,
        pitch: 40,
        reverbSend: 0,
      }),
      part('lead', 'kalimba', {
        enters: 0.5,
        pitch: 76,
        pan: 0.15,
        delaySend: 0.2,
        reverbSend: 0.3,
      }),
    ],
  },
]

const lofi: Arrangement[] = [
  {
    name: 'electric piano',
    bpm: [74, 84],
    mode: 'minor',
    tonics: [9, 2, 4, 7],
    progressions: dustyMinor,
    cadences: ['bVImaj7 v7', 'iv9', 'v7'],
    finals: ['i9'],
    swing: 0.2,
    groove: 'boom-bap',
    kit: 'dusty',
    drumLevelDecibels: 0,
    motifs: [
      '......x-x--x--..x-----..........',
      'x--x----..x--x------............',
      '..x---x-----....x-x-----........',
    ],
    outroEnergy: 0.3,
    vinyl: 1,
    reverbSeconds: 1.1,
    master: { gainDecibels: 9, lowDecibels: 0, presenceDecibels: 0, airDecibels: 1 },
    parts: [
      part('comp', 'electric-piano', {
        patterns: ['X.....x...o.....', 'X..........x....', 'X.....o..x......', 'X.........x.o...'],
        tremolo: 0.35,
        chorus: 0.3,
        gate: 1,
        reverbSend: 0.2,
        filterHertz: [3500, 7000],
      }),
      part('pad', 'air-pad', { enters: 0.2, levelDecibels: -4, reverbSend: 0.3, filterHertz: [1200, 3500] }),
      part('bass', 'upright-bass', {
        patterns: ['r......rr.f.....', 'r.....r...f...a.', 'r.........r..a..'],
        enters: 0.45,
        pitch: 40,
        gate: 0.9,
        reverbSend: 0,
      }),
      part('lead', 'nylon-guitar', {
        enters: 0.5,
        pitch: 69,
        pan: 0.25,
        delaySend: 0.25,
        reverbSend: 0.3,
        levelDecibels: 5,
      }),
    ],
  },
  {
    name: 'felt piano',
    bpm: [70, 80],
    mode: 'major',
    tonics: [0, 3, 5, 10],
    progressions: dustyMajor,
    cadences: ['V9', 'ii9 V9', 'iv6'],
    finals: ['Imaj9'],
    swing: 0.26,
    groove: 'lazy-swing',
    kit: 'dusty',
    drumLevelDecibels: 0,
    motifs: [
      'x-x---..x-----..................',
      '....x--x--x-----................',
      'x-----x-x---....................',
    ],
    outroEnergy: 0.3,
    vinyl: 0.8,
    reverbSeconds: 1.3,
    master: { gainDecibels: 9, lowDecibels: -1, presenceDecibels: 5, airDecibels: 1 },
    parts: [
      part('arp', 'felt-piano', {
        patterns: ['0.2.1.3.........', '0..1..2...3.....', '0...2.1...3.2...'],
        gate: 3,
        reverbSend: 0.25,
        chorus: 0.2,
        levelDecibels: 1,
      }),
      part('comp', 'electric-piano', {
        patterns: ['....x.......x...', 'x.....x.........'],
        enters: 0.8,
        pan: -0.25,
        tremolo: 0.4,
        chorus: 0.3,
        levelDecibels: -3,
      }),
      part('pad', 'choir', { enters: 0.2, levelDecibels: -5, reverbSend: 0.35, filterHertz: [1100, 2600] }),
      part('bass', 'sub-bass', {
        patterns: ['r.......f.......', 'r.....r...r.....'],
        enters: 0.45,
        pitch: 40,
        gate: 0.85,
        reverbSend: 0,
      }),
      part('lead', 'kalimba', {
        enters: 0.5,
        pitch: 74,
        pan: 0.3,
        delaySend: 0.3,
        reverbSend: 0.3,
        levelDecibels: 2,
      }),
    ],
  },
]

const corporate: Arrangement[] = [
  {
    name: 'muted guitar and marimba',
    bpm: [112, 122],
    mode: 'major',
    tonics: [0, 2, 7, 9],
    progressions: corporateProgressions,
    cadences: ['IV V', 'Vsus4 V', 'ii7 Vsus4'],
    finals: ['Iadd9', 'I'],
    swing: 0,
    groove: 'office-pulse',
    kit: 'tight',
    drumLevelDecibels: 0,
    motifs: [
      'x-x-..x---..x---................',
      '..x-..x-x---x---................',
      'x---x---..x-x-..................',
    ],
    outroEnergy: 0.4,
    vinyl: 0,
    reverbSeconds: 1.3,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -5, airDecibels: -2 },
    parts: [
      part('arp', 'muted-guitar', {
        patterns: ['0.0.1.0.2.0.1.0.', '0.1.2.1.0.1.2.1.', '0000100020001000'],
        pan: -0.35,
        gate: 0.6,
        delaySend: 0.15,
      }),
      part('comp', 'bright-piano', {
        patterns: ['X...............', 'X.....x.........', 'X.......x.....x.'],
        enters: 0.5,
        pan: 0.1,
        levelDecibels: -1,
      }),
      part('arp', 'marimba', {
        patterns: ['..2...1...3...2.', '2..1..0.2..1..3.', '..0..1..2..1..3.'],
        enters: 0.5,
        pitch: 12,
        pan: 0.4,
        gate: 1,
        levelDecibels: -2,
      }),
      part('pad', 'warm-pad', { levelDecibels: -4, duck: 0.2, reverbSend: 0.3, filterHertz: [1500, 6000] }),
      part('bass', 'finger-bass', {
        patterns: ['r.....r.r.....r.', 'r..r..r.f..f..a.', 'r...r...r...r.f.'],
        enters: 0.5,
        pitch: 40,
        gate: 0.85,
        reverbSend: 0,
      }),
      part('lead', 'bell', { enters: 0.8, pitch: 81, delaySend: 0.25, reverbSend: 0.3, levelDecibels: -5 }),
    ],
  },
  {
    name: 'piano and strings',
    bpm: [100, 110],
    mode: 'major',
    tonics: [3, 5, 7, 10],
    progressions: corporateProgressions,
    cadences: ['IVadd9 V', 'Vsus4 V'],
    finals: ['Iadd9', 'Imaj7'],
    swing: 0,
    groove: 'snap-half-time',
    kit: 'tight',
    drumLevelDecibels: 0,
    motifs: ['x---x---x-----..................', 'x-----x-x-----..x---............'],
    outroEnergy: 0.3,
    vinyl: 0,
    reverbSeconds: 1.8,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -1, airDecibels: -3 },
    parts: [
      part('arp', 'bright-piano', {
        patterns: ['0.1.2.1.3.1.2.1.', '0.2.1.2.3.2.1.2.', '0..1..2.3..2..1.'],
        gate: 2,
        pan: -0.1,
        levelDecibels: 0,
      }),
      part('arp', 'spiccato', {
        patterns: ['0.0.0.0.1.1.1.1.', '0.0.1.1.2.2.1.1.'],
        enters: 0.5,
        pan: 0.35,
        gate: 0.7,
        levelDecibels: -3,
        reverbSend: 0.3,
      }),
      part('pad', 'string-section', {
        enters: 0.5,
        levelDecibels: -3,
        reverbSend: 0.35,
        filterHertz: [2200, 7500],
      }),
      part('pad', 'air-pad', { levelDecibels: -4, reverbSend: 0.35, filterHertz: [1600, 6000] }),
      part('bass', 'synth-bass', {
        patterns: ['r.......r.....f.', 'r.....r...r.....'],
        enters: 0.5,
        pitch: 40,
        gate: 0.9,
        reverbSend: 0,
        levelDecibels: -1,
      }),
      part('lead', 'glass-pluck', { enters: 0.8, pitch: 76, pan: -0.3, delaySend: 0.35, levelDecibels: 1 }),
    ],
  },
]

const ambient: Arrangement[] = [
  {
    name: 'pads and bells',
    bpm: [60, 70],
    mode: 'major',
    tonics: [0, 3, 8, 10],
    progressions: calmProgressions,
    cadences: ['IVmaj7', 'Vsus4', 'IVmaj9'],
    finals: ['Iadd9', 'Imaj9'],
    swing: 0,
    groove: 'stillness',
    kit: 'soft',
    drumLevelDecibels: -3,
    motifs: [
      'x-----x-----x---................',
      '....x-------x-----..............',
      'x-------....x-x-------..........',
    ],
    outroEnergy: 0.25,
    vinyl: 0,
    reverbSeconds: 4,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: 7, airDecibels: 11 },
    parts: [
      part('pad', 'warm-pad', { reverbSend: 0.4, filterHertz: [1200, 4500], chorus: 0.2 }),
      part('pad', 'choir', { enters: 0.5, levelDecibels: -5, reverbSend: 0.5, filterHertz: [1500, 4000] }),
      part('arp', 'glass-pluck', {
        patterns: ['0...2...1...3...', '..0...3.....2...', '0.....2.....4...'],
        enters: 0.2,
        pitch: 12,
        pan: 0.3,
        gate: 2,
        delaySend: 0.5,
        reverbSend: 0.5,
        levelDecibels: -4,
      }),
      part('bass', 'sub-bass', {
        patterns: ['r...............'],
        enters: 0.5,
        pitch: 40,
        reverbSend: 0,
        levelDecibels: -3,
      }),
      part('lead', 'bell', {
        enters: 0.5,
        pitch: 76,
        pan: -0.25,
        delaySend: 0.45,
        reverbSend: 0.6,
        levelDecibels: -2,
      }),
    ],
  },
  {
    name: 'felt piano and strings',
    bpm: [64, 74],
    mode: 'major',
    tonics: [2, 5, 7, 9],
    progressions: calmProgressions,
    cadences: ['IVmaj7 Vsus4', 'ii7', 'IVadd9'],
    finals: ['Iadd9', 'Imaj7'],
    swing: 0,
    groove: 'heartbeat',
    kit: 'soft',
    drumLevelDecibels: -3,
    motifs: ['x---x-------x---................', '..x---x-----....x-----..........'],
    outroEnergy: 0.25,
    vinyl: 0.15,
    reverbSeconds: 3.2,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: 5, airDecibels: 7 },
    parts: [
      part('arp', 'felt-piano', {
        patterns: ['0...1...2...3...', '0.2...1...3.....', '0...2.3...1.....'],
        gate: 3,
        reverbSend: 0.4,
        levelDecibels: 1,
      }),
      part('pad', 'air-pad', { reverbSend: 0.5, filterHertz: [1400, 5000], levelDecibels: -2 }),
      part('pad', 'string-section', {
        enters: 0.5,
        levelDecibels: -5,
        reverbSend: 0.5,
        filterHertz: [1400, 5000],
      }),
      part('bass', 'sub-bass', {
        patterns: ['r.......f.......', 'r...............'],
        enters: 0.5,
        pitch: 40,
        reverbSend: 0,
        levelDecibels: -4,
      }),
      part('lead', 'electric-piano', {
        enters: 0.8,
        pitch: 72,
        pan: 0.25,
        delaySend: 0.4,
        reverbSend: 0.5,
        tremolo: 0.3,
        levelDecibels: 1,
      }),
    ],
  },
]

const pop: Arrangement[] = [
  {
    name: 'dance',
    bpm: [122, 130],
    mode: 'minor',
    tonics: [9, 4, 2, 6],
    progressions: drivingMinor,
    cadences: ['bVI bVII', 'bVII', 'iv7 bVII'],
    finals: ['i', 'isus2'],
    swing: 0,
    groove: 'dance',
    kit: 'pop',
    drumLevelDecibels: 0,
    motifs: [
      'x--x--x-..x-x---................',
      'x-..x-x-..x-....................',
      '..x-..x-x-..x---................',
    ],
    outroEnergy: 0.85,
    vinyl: 0,
    reverbSeconds: 1.4,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -5, airDecibels: -3 },
    parts: [
      part('pad', 'warm-pad', { duck: 0.7, reverbSend: 0.3, filterHertz: [1800, 8000] }),
      part('comp', 'synth-pluck', {
        patterns: ['X..x..x...x..x..', 'X..x..x.x..x..x.', '..x...x...x...x.', 'x..x...x..x...x.'],
        gate: 0.7,
        pan: 0.15,
        duck: 0.35,
        delaySend: 0.2,
      }),
      part('arp', 'glass-pluck', {
        patterns: ['0212032102120321', '0.2.3.2.0.2.4.2.'],
        enters: 0.8,
        pitch: 12,
        pan: -0.4,
        gate: 0.7,
        duck: 0.35,
        delaySend: 0.25,
        levelDecibels: -6,
      }),
      part('bass', 'synth-bass', {
        patterns: ['..r...r...r...r.', '..rr..rr..rr..ro', 'r..r..r.r..r..ro'],
        enters: 0.5,
        pitch: 40,
        gate: 0.85,
        duck: 0.5,
        reverbSend: 0,
      }),
      part('lead', 'synth-pluck', {
        enters: 0.8,
        pitch: 76,
        pan: -0.2,
        delaySend: 0.35,
        reverbSend: 0.3,
        levelDecibels: 3,
      }),
    ],
  },
  {
    name: 'synth drive',
    bpm: [112, 122],
    mode: 'major',
    tonics: [0, 2, 5, 9],
    progressions: anthemProgressions,
    cadences: ['IV V', 'Vsus4 V'],
    finals: ['I', 'Iadd9'],
    swing: 0,
    groove: 'synth-drive',
    kit: 'pop',
    drumLevelDecibels: 0,
    motifs: ['x---x-x---x-x---................', 'x-x---x-x---....x---............'],
    outroEnergy: 0.85,
    vinyl: 0,
    reverbSeconds: 1.7,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: -3, airDecibels: -5 },
    parts: [
      part('bass', 'synth-bass', {
        patterns: ['rrrrrrrrrrrrrrrr', 'r.rrr.rrr.rrr.ro', 'r.r.r.r.r.r.r.r.'],
        enters: 0.2,
        pitch: 40,
        gate: 0.8,
        duck: 0.45,
        reverbSend: 0,
      }),
      part('pad', 'brass-section', {
        enters: 0.8,
        levelDecibels: -5,
        duck: 0.3,
        reverbSend: 0.3,
        filterHertz: [2500, 7000],
      }),
      part('pad', 'air-pad', { duck: 0.5, reverbSend: 0.35, filterHertz: [2000, 8000] }),
      part('comp', 'electric-piano', {
        patterns: ['X.....x.....x...', 'X..x..x.........', 'X...............'],
        chorus: 0.5,
        pan: -0.2,
        levelDecibels: -1,
      }),
      part('arp', 'synth-pluck', {
        patterns: ['0.1.2.3.2.1.3.1.', '0.3.2.3.1.3.2.3.'],
        enters: 0.5,
        pitch: 12,
        pan: 0.35,
        gate: 0.6,
        delaySend: 0.3,
        duck: 0.2,
        levelDecibels: -4,
      }),
      part('lead', 'bell', { enters: 0.8, pitch: 79, pan: -0.25, delaySend: 0.3, levelDecibels: -3 }),
    ],
  },
]

const cinematic: Arrangement[] = [
  {
    name: 'war drums',
    bpm: [88, 100],
    mode: 'minor',
    tonics: [2, 0, 7, 4],
    progressions: epicProgressions,
    cadences: ['bVI bVII', 'iv V', 'bVI Vsus4'],
    finals: ['i', 'isus2', 'I'],
    swing: 0,
    groove: 'war-drums',
    kit: 'epic',
    drumLevelDecibels: 0,
    motifs: [
      'x-------x---x---x-------........',
      'x---x-------x-----..............',
      'x-------....x---x-------........',
    ],
    outroEnergy: 0.9,
    vinyl: 0,
    reverbSeconds: 3,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: 0, airDecibels: 3 },
    parts: [
      part('pad', 'string-section', { reverbSend: 0.4, filterHertz: [1600, 8000] }),
      part('pad', 'low-strings', {
        levelDecibels: -3,
        pitch: -12,
        reverbSend: 0.25,
        filterHertz: [800, 3000],
      }),
      part('arp', 'spiccato', {
        patterns: ['0.0.0.0.0.0.0.0.', '0.00.00.0.00.00.', '0.0.2.0.1.0.2.0.'],
        enters: 0.5,
        pan: -0.3,
        gate: 0.7,
        reverbSend: 0.35,
      }),
      part('pad', 'brass-section', {
        enters: 0.8,
        pan: 0.15,
        levelDecibels: -2,
        reverbSend: 0.4,
        filterHertz: [1500, 5500],
      }),
      part('bass', 'low-strings', {
        patterns: ['r...............', 'r.......r.......'],
        enters: 0.2,
        pitch: 40,
        reverbSend: 0.15,
        levelDecibels: -2,
      }),
      part('lead', 'brass-section', {
        enters: 0.8,
        pitch: 62,
        pan: 0.25,
        reverbSend: 0.45,
        levelDecibels: 2,
        filterHertz: [2000, 5000],
      }),
      part('pad', 'choir', {
        enters: 0.95,
        levelDecibels: -3,
        reverbSend: 0.5,
        filterHertz: [2500, 5000],
        pitch: 0,
      }),
    ],
  },
  {
    name: 'piano trailer',
    bpm: [80, 92],
    mode: 'minor',
    tonics: [9, 11, 4, 6],
    progressions: epicProgressions,
    cadences: ['bVI Vsus4', 'iv', 'bVII'],
    finals: ['i', 'isus2'],
    swing: 0,
    groove: 'trailer-pulse',
    kit: 'epic',
    drumLevelDecibels: 0,
    motifs: ['x-----x-x-------................', 'x---x---x-----x-x-------........'],
    outroEnergy: 0.35,
    vinyl: 0,
    reverbSeconds: 3.4,
    master: { gainDecibels: 8, lowDecibels: 0, presenceDecibels: 0, airDecibels: 3 },
    parts: [
      part('arp', 'felt-piano', {
        patterns: ['0...2...1...2...', '0.2.1.2.0.2.1.2.', '0..2..1.0..2..3.'],
        gate: 3,
        reverbSend: 0.4,
        levelDecibels: 2,
      }),
      part('pad', 'low-strings', {
        pitch: -12,
        levelDecibels: -4,
        reverbSend: 0.3,
        filterHertz: [900, 3500],
      }),
      part('pad', 'string-section', { enters: 0.5, reverbSend: 0.4, filterHertz: [1800, 8000] }),
      part('arp', 'spiccato', {
        patterns: ['0.000.000.000.00', '0.1.0.2.0.1.0.2.'],
        enters: 0.8,
        pitch: 12,
        pan: -0.35,
        gate: 0.7,
        reverbSend: 0.35,
        levelDecibels: -3,
      }),
      part('pad', 'choir', { enters: 0.8, levelDecibels: -3, reverbSend: 0.5, filterHertz: [2000, 5000] }),
      part('bass', 'synth-bass', {
        patterns: ['r...............', 'r.....r.....r...'],
        enters: 0.5,
        pitch: 40,
        reverbSend: 0.05,
        levelDecibels: -1,
      }),
      part('lead', 'string-section', {
        enters: 0.8,
        pitch: 74,
        pan: 0.2,
        reverbSend: 0.45,
        levelDecibels: 1,
        filterHertz: [2500, 6000],
      }),
    ],
  },
]

export const arrangementsByMood: Record<MoodName, readonly Arrangement[]> = {
  Uplifting: uplifting,
  'Lo-fi Beat': lofi,
  'Upbeat Corporate': corporate,
  'Chill Ambient': ambient,
  'Energetic Pop': pop,
  'Dramatic Cinematic': cinematic,
}
