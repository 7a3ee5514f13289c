// What a figure looks like: age, hair, clothes and what it carries. Roles are in roles.ts.

import type { FaceMark, HandTool } from './deed-looks.ts'
import type { BeastName } from './beast-names.ts'
import type { Mood } from './expressions.ts'
import type { MoreHat } from './hat-names.ts'
import type { FaceGear, WornGear } from './gear-names.ts'
import type { Age, Stature } from './rig.ts'

export type Hair =
  | 'short'
  | 'long'
  | 'bun'
  | 'ponytail'
  | 'curly'
  | 'bald'
  | 'wild'
  | 'mohawk'
  | 'bob'
  | 'dreads'
  | 'balding'
  | 'braids'
  | 'slick'

export type Hat =
  | 'none'
  | 'chef'
  | 'crown'
  | 'helmet'
  | 'knight'
  | 'samurai'
  | 'cowboy'
  | 'straw'
  | 'wizard'
  | 'top'
  | 'cap'
  | 'police'
  | 'hood'
  | 'space'
  | 'graduate'
  | 'viking'
  | 'pirate'
  | 'beanie'
  | 'veil'
  | 'wimple'
  | 'santa'
  | 'plume'
  | 'laurel'
  | 'nurse'
  | 'headphones'
  | 'fedora'
  | MoreHat

export type Lower = 'trousers' | 'shorts' | 'skirt' | 'dress' | 'robe' | 'coat' | 'hakama'

/** Shapes of creatures that stand on two legs; all others are people. */
export type Kind = 'person' | 'robot' | 'alien' | 'skeleton' | 'beast'

/** Things of our own that hang on a figure. */
export type Gear =
  | 'sword'
  | 'katana'
  | 'shield'
  | 'staff'
  | 'spear'
  | 'cape'
  | 'backpack'
  | 'apron'
  | 'cane'
  | 'barbell'
  | 'gloves'
  | 'tie'
  | 'stethoscope'
  | 'wings'
  | 'sash'
  | 'pan'
  | 'pointer'
  | 'broom'
  | 'rod'
  | 'belly'
  | WornGear
  | FaceGear

export interface Look {
  readonly kind: Kind
  /** Whose head is on the body of a beast. */
  readonly beast?: BeastName
  /** The motif of a thing that has arms and legs. */
  readonly mascot?: string
  readonly age: Age
  readonly hair: Hair
  readonly hat: Hat
  readonly lower: Lower
  readonly hasBeard: boolean
  readonly isBroad: boolean
  /** Fat, thin or muscular; nothing says anything for all others. */
  readonly build?: Stature
  /** Sleeves end at the elbow. */
  readonly hasShortSleeves: boolean
  readonly isShirtless?: boolean
  readonly isBarefoot?: boolean
  /** Legs are bare up to the hips. */
  readonly areLegsBare?: boolean
  /** No sleeves at all, as swimmers have. */
  readonly hasBareArms?: boolean
  readonly gear: readonly Gear[]
  readonly skin: string
  readonly hairColor: string
  readonly top: string
  readonly bottom: string
  readonly shoes: string
  /** Hat, belt, trims. */
  readonly accent: string
  /** The mood that the face shows. */
  readonly mood?: Mood
  /** Shouts or sings. */
  readonly isMouthOpen?: boolean
  readonly eyewear?: 'glasses' | 'sunglasses' | 'mask' | 'patch' | 'blindfold'
  /** What the hands do or have. */
  readonly hands?: readonly HandTool[]
  /** What the face does, and what is seen around it. */
  readonly marks?: readonly FaceMark[]
  /** Color of the wings. */
  readonly wings?: string
  /** Color of a scarf around the neck. */
  readonly scarf?: string
  /** True for who has no head. */
  readonly isHeadless?: boolean
  /** The color of what a body is made of that is no flesh, with its clothes. */
  readonly matter?: string
  /** What is all over somebody. */
  readonly over?: readonly BodyState[]
}

export type BodyState = 'frozen' | 'burning' | 'glowing' | 'cracked' | 'mossy'

export const skins = ['#f2c9a4', '#e3a977', '#c98a5a', '#9b6440', '#74482e'] as const
export const hairs = ['#2a1d18', '#4a2f1d', '#7a4a24', '#b5803c', '#1c1a22'] as const
export const tops = ['#d9534a', '#2f6fb0', '#3c8f6c', '#e09a34', '#7a57a8', '#c94f7c', '#4a8ea8'] as const
const bottoms = ['#2f3b57', '#4b4038', '#3a4a4a', '#56607a'] as const

/** A person in everyday clothes. */
export const plainLook: Look = {
  kind: 'person',
  age: 'adult',
  hair: 'short',
  hat: 'none',
  lower: 'trousers',
  hasBeard: false,
  isBroad: true,
  hasShortSleeves: false,
  gear: [],
  skin: skins[0],
  hairColor: hairs[1],
  top: tops[1],
  bottom: bottoms[0],
  shoes: '#3a2c28',
  accent: '#e9c34b',
}
