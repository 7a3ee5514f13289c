// What a mood does to a face, each as a few measures of eyes, brows and mouth.

const moods = [
  'happy',
  'laughing',
  'excited',
  'sad',
  'crying',
  'angry',
  'furious',
  'shocked',
  'scared',
  'tired',
  'bored',
  'confused',
  'proud',
  'in love',
  'sick',
  'drunk',
  'shy',
  'sly',
  'serious',
  'disgusted',
  'calm',
  'hot',
  'freezing',
  'dizzy',
  'silly',
] as const

export type Mood = (typeof moods)[number]

export type Mouth =
  | 'gentle'
  | 'smile'
  | 'grin'
  | 'laugh'
  | 'frown'
  | 'wail'
  | 'shout'
  | 'gape'
  | 'clench'
  | 'flat'
  | 'smirk'
  | 'wavy'
  | 'tongue'

export interface Expression {
  /** The share of an eye that its lid covers. */
  readonly lid: number
  /** How much lower the lid is at the nose; negative for sad eyes. */
  readonly slant: number
  /** Eyes that are shut: smiling ones are arched upward. */
  readonly shut?: 'smiling' | 'resting'
  readonly eye: number
  readonly pupil: number
  readonly gaze: readonly [x: number, y: number]
  /** Heights of a brow at the nose and at the temple, upward. */
  readonly brow: readonly [inner: number, outer: number]
  /** How much higher the brow at the right is. */
  readonly raised?: number
  readonly mouth: Mouth
  readonly cheeks?: number
  readonly tint?: readonly [color: string, share: number]
  readonly marks?: readonly Mark[]
}

export type Mark = 'tears' | 'sweat' | 'hearts' | 'steam' | 'question' | 'bags' | 'bubbles' | 'spirals'

const neutral: Expression = {
  lid: 0,
  slant: 0,
  eye: 1,
  pupil: 1,
  gaze: [0, 0],
  brow: [0.06, 0.02],
  mouth: 'gentle',
}

const expressions: Readonly<Record<Mood, Expression>> = {
  happy: { ...neutral, lid: 0, brow: [0.1, 0.02], mouth: 'grin', cheeks: 0.34 },
  laughing: { ...neutral, shut: 'smiling', brow: [0.1, 0.04], mouth: 'laugh', cheeks: 0.42 },
  excited: { ...neutral, lid: 0, eye: 1.12, brow: [0.14, 0.1], mouth: 'laugh', cheeks: 0.36 },
  sad: { ...neutral, lid: 0.3, slant: -0.3, gaze: [0, 0.06], brow: [0.16, -0.1], mouth: 'frown' },
  crying: {
    ...neutral,
    lid: 0.34,
    slant: -0.34,
    brow: [0.18, -0.12],
    mouth: 'wail',
    cheeks: 0.4,
    marks: ['tears'],
  },
  angry: { ...neutral, lid: 0.3, slant: 0.42, pupil: 0.86, brow: [-0.2, 0.14], mouth: 'frown' },
  furious: {
    ...neutral,
    lid: 0.32,
    slant: 0.5,
    pupil: 0.7,
    brow: [-0.24, 0.18],
    mouth: 'shout',
    tint: ['#d63a28', 0.36],
    marks: ['steam'],
  },
  shocked: { ...neutral, lid: 0, eye: 1.34, pupil: 0.56, brow: [0.24, 0.2], mouth: 'gape' },
  scared: {
    ...neutral,
    lid: 0,
    eye: 1.26,
    pupil: 0.5,
    brow: [0.3, 0.04],
    mouth: 'clench',
    tint: ['#c9dcea', 0.3],
    marks: ['sweat'],
  },
  tired: {
    ...neutral,
    lid: 0.58,
    slant: -0.08,
    gaze: [0, 0.06],
    brow: [0.04, -0.08],
    mouth: 'flat',
    marks: ['bags'],
  },
  bored: { ...neutral, lid: 0.5, gaze: [0.1, 0], brow: [-0.04, -0.02], mouth: 'flat' },
  confused: {
    ...neutral,
    gaze: [0.07, -0.07],
    brow: [-0.02, -0.06],
    raised: 0.22,
    mouth: 'wavy',
    marks: ['question'],
  },
  proud: { ...neutral, lid: 0.32, brow: [0, 0.08], mouth: 'smirk', cheeks: 0.2 },
  'in love': { ...neutral, lid: 0, brow: [0.14, 0.02], mouth: 'grin', cheeks: 0.5, marks: ['hearts'] },
  sick: { ...neutral, lid: 0.46, slant: -0.24, brow: [0.14, -0.08], mouth: 'wavy', tint: ['#8fb860', 0.46] },
  drunk: {
    ...neutral,
    lid: 0.5,
    slant: -0.12,
    gaze: [-0.06, 0.04],
    brow: [0.06, -0.04],
    raised: 0.1,
    mouth: 'smirk',
    cheeks: 0.75,
    marks: ['bubbles'],
  },
  shy: {
    ...neutral,
    lid: 0.26,
    slant: -0.16,
    gaze: [-0.1, 0.08],
    brow: [0.14, 0],
    mouth: 'gentle',
    cheeks: 0.62,
  },
  sly: { ...neutral, lid: 0.34, slant: 0.34, gaze: [0.08, 0], brow: [-0.16, 0.16], mouth: 'smirk' },
  serious: { ...neutral, lid: 0.26, slant: 0.16, brow: [-0.1, 0.02], mouth: 'flat' },
  disgusted: {
    ...neutral,
    lid: 0.42,
    slant: 0.12,
    gaze: [-0.08, 0.04],
    brow: [-0.12, 0.02],
    raised: 0.1,
    mouth: 'wavy',
  },
  hot: {
    ...neutral,
    lid: 0.4,
    slant: -0.1,
    brow: [0.14, -0.06],
    mouth: 'wavy',
    tint: ['#e0583a', 0.26],
    marks: ['sweat'],
  },
  freezing: {
    ...neutral,
    lid: 0.2,
    slant: -0.2,
    brow: [0.2, -0.04],
    mouth: 'clench',
    tint: ['#86b4e6', 0.42],
  },
  dizzy: { ...neutral, lid: 0, brow: [0.1, 0.06], mouth: 'wavy', marks: ['spirals'] },
  silly: {
    ...neutral,
    lid: 0,
    gaze: [0.06, -0.02],
    brow: [0.1, 0.04],
    raised: 0.12,
    mouth: 'tongue',
    cheeks: 0.3,
  },
  calm: { ...neutral, shut: 'resting', brow: [0.04, 0.02], mouth: 'smile' },
}

export const expressionOf = (mood: Mood | undefined): Expression =>
  mood === undefined ? neutral : expressions[mood]
