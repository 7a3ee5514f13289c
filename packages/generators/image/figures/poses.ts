// Poses as angles of limbs in degrees: 0 hangs straight down, 90 points forward (to the right), negative backward. In
// front views, 90 points outward.

/** Upper and lower part of a limb. */
export type Bend = readonly [upper: number, lower: number]

export type View = 'side' | 'front' | 'back'

export interface Pose {
  readonly view: View
  /** Degrees that the trunk leans forward. */
  readonly lean: number
  /** Degrees that the head nods forward. */
  readonly nod: number
  readonly nearArm: Bend
  readonly farArm: Bend
  readonly nearLeg: Bend
  readonly farLeg: Bend
  /** Degrees that the whole figure is turned, for swimmers, sleepers and those who fall. */
  readonly turn: number
  /** What the figure sits on, where the pose needs it. */
  readonly seat?: 'chair' | 'floor' | 'mount'
  /** True when only the leg towards the viewer is drawn. */
  readonly isOneLegged?: boolean
  /** What is under water isn't drawn: its surface is at this share of the way from the hip to the neck. */
  readonly waterline?: number
  /** Height of the figure's lowest point above the ground, as a share of its size. */
  readonly lift: number
}

const standingSide: Pose = {
  view: 'side',
  lean: 1,
  nod: 0,
  nearArm: [-4, 10],
  farArm: [8, 18],
  nearLeg: [3, 0],
  farLeg: [-6, -8],
  turn: 0,
  lift: 0,
}

const standingFront: Pose = {
  ...standingSide,
  view: 'front',
  lean: 0,
  nearArm: [12, 6],
  farArm: [12, 6],
  nearLeg: [5, 2],
  farLeg: [5, 2],
}

const seated: Pose = {
  ...standingSide,
  lean: 2,
  nearArm: [18, 62],
  farArm: [26, 68],
  nearLeg: [86, 4],
  farLeg: [80, -6],
  seat: 'chair',
}

export const poses = {
  standing: standingFront,
  waiting: standingSide,
  'seen from behind': { ...standingFront, view: 'back' },
  'walking away': { ...standingFront, view: 'back', nearLeg: [7, -2], farLeg: [1, 4], nearArm: [15, 4] },
  'hand in hand': standingFront,
  'walking hand in hand': { ...standingFront, nearLeg: [8, -2], farLeg: [1, 5] },
  'hand in hand from behind': { ...standingFront, view: 'back' },
  'climbing up': {
    ...standingFront,
    view: 'back',
    nearArm: [150, 172],
    farArm: [128, 168],
    nearLeg: [22, 2],
    farLeg: [46, -16],
  },
  walking: {
    ...standingSide,
    lean: 4,
    nearArm: [-30, -8],
    farArm: [26, 50],
    nearLeg: [27, 12],
    farLeg: [-20, -42],
  },
  running: {
    ...standingSide,
    lean: 14,
    nearArm: [-58, 38],
    farArm: [42, 128],
    nearLeg: [66, -2],
    farLeg: [-24, -88],
    lift: 0.02,
  },
  'running with raised arms': {
    ...standingSide,
    lean: 4,
    nod: -8,
    nearArm: [152, 168],
    farArm: [136, 160],
    nearLeg: [66, -2],
    farLeg: [-24, -88],
    lift: 0.02,
  },
  whispering: { ...standingSide, lean: 14, nod: 6, nearArm: [64, 150], farArm: [10, 24] },
  toasting: { ...standingSide, lean: -2, nod: -6, nearArm: [88, 118], farArm: [4, 14] },
  sitting: seated,
  'sitting on the ground': {
    ...seated,
    seat: 'floor',
    lean: 4,
    nearArm: [44, 66],
    farArm: [52, 74],
    nearLeg: [134, 10],
    farLeg: [127, 18],
  },
  reading: { ...seated, nod: 16, nearArm: [30, 104], farArm: [36, 112] },
  typing: { ...seated, lean: 5, nod: 6, nearArm: [28, 84], farArm: [34, 90] },
  eating: { ...seated, nod: 6, nearArm: [30, 112], farArm: [30, 78] },
  'playing piano': { ...seated, lean: 7, nod: 6, nearArm: [32, 82], farArm: [40, 88] },
  cooking: { ...standingSide, nod: 12, nearArm: [26, 86], farArm: [34, 96] },
  'working at a table': { ...standingSide, lean: 6, nod: 18, nearArm: [34, 82], farArm: [44, 92] },
  bathing: {
    ...seated,
    seat: 'floor',
    nearArm: [50, 70],
    farArm: [60, 84],
    nearLeg: [138, 26],
    farLeg: [132, 30],
  },
  drinking: { ...standingSide, lean: -3, nod: -12, nearArm: [50, 148], farArm: [4, 14] },
  crawling: {
    ...standingSide,
    lean: 76,
    nod: -52,
    nearArm: [6, 2],
    farArm: [-10, -4],
    nearLeg: [8, -84],
    farLeg: [-8, -88],
  },
  dozing: { ...seated, lean: 8, nod: 38, nearArm: [34, 74], farArm: [30, 70] },
  slumped: { ...seated, lean: 58, nod: 24, nearArm: [84, 96], farArm: [78, 98] },
  'swinging an axe': {
    ...standingSide,
    lean: 8,
    nod: 4,
    nearArm: [96, 128],
    farArm: [104, 120],
    nearLeg: [26, 2],
    farLeg: [-20, -26],
  },
  pouring: { ...standingSide, nod: 10, nearArm: [66, 98], farArm: [14, 60] },
  juggling: { ...standingFront, nearArm: [28, 118], farArm: [28, 118] },
  'peering down': { ...standingSide, lean: 24, nod: 6, nearArm: [30, 86], farArm: [44, 92] },
  peering: { ...standingSide, lean: 10, nod: -4, nearArm: [34, 104], farArm: [46, 112] },
  aiming: { ...standingSide, nod: 2, nearArm: [60, 152], farArm: [52, 146] },
  'playing the violin': { ...standingSide, nod: 10, nearArm: [44, 116], farArm: [76, 112] },
  shouting: { ...standingSide, lean: 10, nod: -6, nearArm: [70, 104], farArm: [-34, -10] },
  tying: {
    ...standingSide,
    lean: 44,
    nod: 20,
    nearArm: [14, 22],
    farArm: [20, 28],
    nearLeg: [84, 2],
    farLeg: [2, -88],
  },
  pointing: { ...standingSide, nearArm: [94, 96], farArm: [2, 14] },
  painting: { ...standingSide, nearArm: [62, 108], farArm: [12, 74] },
  holding: { ...standingSide, nearArm: [22, 98], farArm: [32, 104] },
  flying: { ...standingSide, nearArm: [148, 152], farArm: [120, 132], nod: -14 },
  reaching: { ...standingSide, nearArm: [128, 138], farArm: [4, 16], nod: -14 },
  watching: { ...standingFront, view: 'back' },
  kneeling: {
    ...standingSide,
    lean: 4,
    nod: 10,
    nearArm: [16, 60],
    farArm: [22, 66],
    nearLeg: [14, -88],
    farLeg: [4, -90],
  },
  praying: {
    ...standingSide,
    lean: 6,
    nod: 24,
    nearArm: [28, 138],
    farArm: [32, 142],
    nearLeg: [14, -88],
    farLeg: [4, -90],
  },
  proposing: {
    ...standingSide,
    lean: 4,
    nearArm: [56, 96],
    farArm: [60, 100],
    nearLeg: [4, -88],
    farLeg: [84, 2],
  },
  riding: {
    ...standingSide,
    lean: 3,
    nearArm: [34, 82],
    farArm: [40, 88],
    nearLeg: [48, -6],
    farLeg: [48, -6],
    seat: 'mount',
    isOneLegged: true,
  },
  driving: { ...seated, nearArm: [52, 86], farArm: [58, 90] },
  cycling: {
    ...standingSide,
    lean: 34,
    nod: -20,
    nearArm: [58, 66],
    farArm: [62, 70],
    nearLeg: [78, 4],
    farLeg: [38, -14],
    seat: 'mount',
  },
  sleeping: {
    ...standingSide,
    turn: -90,
    nearArm: [8, 4],
    farArm: [6, 4],
    nearLeg: [4, 2],
    farLeg: [2, 0],
  },
  swimming: {
    ...standingSide,
    turn: 76,
    nod: -40,
    nearArm: [168, 172],
    farArm: [-30, -20],
    nearLeg: [12, 2],
    farLeg: [-14, -24],
    lift: 0.02,
  },
  'swimming at the surface': {
    ...standingSide,
    turn: 52,
    nod: -34,
    nearArm: [258, 196],
    farArm: [146, 134],
    waterline: 0.72,
  },
  'floating on the back': {
    ...standingSide,
    turn: -86,
    nod: -16,
    nearArm: [150, 140],
    farArm: [20, 10],
    waterline: 0.5,
  },
  'standing in water': { ...standingFront, nearArm: [34, 14], farArm: [34, 14], waterline: 0.2 },
  'splashing in water': {
    ...standingFront,
    nearArm: [112, 142],
    farArm: [118, 146],
    waterline: 0.2,
  },
  soaring: {
    ...standingSide,
    turn: 70,
    nod: -48,
    nearArm: [172, 176],
    farArm: [10, 30],
    nearLeg: [2, -6],
    farLeg: [-8, -24],
    lift: 0.5,
  },
  floating: {
    ...standingSide,
    turn: 16,
    nearArm: [58, 96],
    farArm: [-40, -70],
    nearLeg: [28, -20],
    farLeg: [-10, -46],
    lift: 0.16,
  },
  falling: {
    ...standingSide,
    turn: -64,
    nod: -10,
    nearArm: [118, 142],
    farArm: [150, 128],
    nearLeg: [44, 10],
    farLeg: [12, -22],
    lift: 0.5,
  },
  climbing: {
    ...standingSide,
    lean: 6,
    nod: -22,
    nearArm: [142, 160],
    farArm: [112, 128],
    nearLeg: [82, 6],
    farLeg: [14, -2],
  },
  lifting: {
    ...standingFront,
    nearArm: [128, 178],
    farArm: [128, 178],
    nearLeg: [22, 4],
    farLeg: [22, 4],
  },
  cheering: { ...standingFront, nearArm: [140, 158], farArm: [146, 162], nearLeg: [9, 4], farLeg: [9, 4] },
  jumping: {
    ...standingFront,
    nearArm: [132, 156],
    farArm: [138, 160],
    nearLeg: [34, -22],
    farLeg: [26, -40],
    lift: 0.16,
  },
  dancing: {
    ...standingFront,
    nearArm: [104, 164],
    farArm: [72, 132],
    nearLeg: [10, 2],
    farLeg: [48, -26],
  },
  waving: { ...standingFront, nearArm: [112, 168], farArm: [12, 8] },
  meditating: {
    ...standingFront,
    nearArm: [24, 34],
    farArm: [24, 34],
    nearLeg: [74, -78],
    farLeg: [74, -78],
    seat: 'floor',
  },
  fighting: {
    ...standingSide,
    lean: 10,
    nearArm: [40, 142],
    farArm: [86, 94],
    nearLeg: [34, 4],
    farLeg: [-24, -30],
  },
  kicking: {
    ...standingSide,
    lean: -14,
    nearArm: [-50, -20],
    farArm: [52, 84],
    nearLeg: [72, 58],
    farLeg: [-10, -12],
  },
  throwing: {
    ...standingSide,
    lean: 6,
    nearArm: [146, 176],
    farArm: [66, 84],
    nearLeg: [26, 4],
    farLeg: [-24, -34],
  },
  'playing guitar': { ...standingFront, nearArm: [26, -58], farArm: [42, 104] },
  singing: { ...standingFront, nearArm: [30, -146], farArm: [54, 96] },
  surfing: {
    ...standingSide,
    lean: 16,
    nearArm: [76, 84],
    farArm: [-70, -76],
    nearLeg: [52, -14],
    farLeg: [-24, -4],
  },
  lying: {
    ...standingSide,
    turn: -90,
    nearArm: [10, 6],
    farArm: [6, 4],
    nearLeg: [6, -2],
    farLeg: [2, 0],
  },
  thinking: { ...standingSide, nod: 10, nearArm: [22, 150], farArm: [40, 84] },
  pushing: {
    ...standingSide,
    lean: 18,
    nearArm: [72, 84],
    farArm: [78, 88],
    nearLeg: [34, 6],
    farLeg: [-26, -32],
  },
  'hugging on a seat': { ...seated, lean: 6, nod: 8, nearArm: [64, 98], farArm: [52, 84] },
  hugging: { ...standingSide, lean: 5, nod: 6, nearArm: [74, 104], farArm: [58, 86] },
  'shaking hands': { ...standingSide, lean: 4, nearArm: [46, 82], farArm: [-4, 10] },
  cradling: { ...standingSide, nod: 16, nearArm: [18, 96], farArm: [26, 112] },
  blowing: { ...standingSide, nod: -2, nearArm: [40, 142], farArm: [2, 14] },
  handstand: {
    ...standingFront,
    nearArm: [172, 176],
    farArm: [172, 176],
    nearLeg: [12, 6],
    farLeg: [12, 6],
    turn: 180,
  },
  crying: {
    ...seated,
    seat: 'floor',
    lean: 30,
    nod: 40,
    nearArm: [56, 100],
    farArm: [62, 104],
    nearLeg: [136, 22],
    farLeg: [132, 14],
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof poses

export function poseNamed(name: PoseName): Pose {
  return poses[name]
}
