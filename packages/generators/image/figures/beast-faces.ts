// How the heads of animals look that are on the bodies of people.

import type { BeastName } from './beast-names.ts'

export interface BeastHead {
  readonly coat: string
  /** The muzzle, and the belly. */
  readonly light: string
  readonly ears: 'pointed' | 'round' | 'large' | 'long' | 'floppy' | 'side' | 'flaps' | 'none'
  /** How far the muzzle stands out, from 0 to 1. */
  readonly snout: number
  readonly inner?: string
  readonly dark?: string
  readonly nose?: string
  readonly mark?: string
  readonly mane?: string
  readonly horns?: string
  readonly beak?: string
  readonly isFlatBeak?: boolean
  readonly hasWhiskers?: boolean
  readonly hasBuckTeeth?: boolean
  readonly face?: 'beak' | 'frog'
  readonly extra?:
    | 'mane'
    | 'horse'
    | 'horns'
    | 'antlers'
    | 'mask'
    | 'cheeks'
    | 'discs'
    | 'spots'
    | 'stripes'
    | 'trunk'
    | 'pig'
    | 'comb'
    | 'teeth'
}

export const beastLooks: Readonly<Record<BeastName, BeastHead>> = {
  cat: {
    coat: '#eba04a',
    light: '#fbe9cf',
    ears: 'pointed',
    snout: 0.1,
    nose: '#d9697a',
    mark: '#c9782a',
    extra: 'stripes',
    hasWhiskers: true,
  },
  'black cat': {
    coat: '#35323c',
    light: '#4a4652',
    ears: 'pointed',
    snout: 0.1,
    nose: '#d9697a',
    hasWhiskers: true,
  },
  dog: { coat: '#d29a5a', light: '#f6e4c8', ears: 'floppy', snout: 0.5, dark: '#8f5a2e' },
  fox: { coat: '#e5752b', light: '#fbf0e2', ears: 'pointed', snout: 0.6, dark: '#a84a1a', extra: 'cheeks' },
  wolf: { coat: '#858b96', light: '#dfe2e8', ears: 'pointed', snout: 0.7, dark: '#5f6570', extra: 'cheeks' },
  werewolf: {
    coat: '#5a5048',
    light: '#8a7c6c',
    ears: 'pointed',
    snout: 0.75,
    dark: '#3c342e',
    extra: 'teeth',
  },
  bear: { coat: '#7d5233', light: '#c79d72', ears: 'round', snout: 0.42, inner: '#a9744c' },
  'polar bear': {
    coat: '#f0f2f5',
    light: '#ffffff',
    ears: 'round',
    snout: 0.5,
    dark: '#d8dee6',
    inner: '#c4ccd6',
  },
  panda: {
    coat: '#f6f6f8',
    light: '#ffffff',
    ears: 'round',
    snout: 0.2,
    dark: '#26252c',
    inner: '#26252c',
    mark: '#26252c',
    extra: 'mask',
  },
  koala: { coat: '#9aa0ac', light: '#c9ced8', ears: 'large', snout: 0.1, inner: '#f0e6e6' },
  rabbit: {
    coat: '#d9d2ca',
    light: '#faf6f1',
    ears: 'long',
    snout: 0.12,
    nose: '#e08a98',
    hasBuckTeeth: true,
  },
  mouse: {
    coat: '#b3b0ba',
    light: '#e6e3ea',
    ears: 'large',
    snout: 0.42,
    nose: '#e08a98',
    hasWhiskers: true,
  },
  rat: { coat: '#6f6c76', light: '#a5a2ad', ears: 'large', snout: 0.6, nose: '#d9808e', hasWhiskers: true },
  hamster: {
    coat: '#e0a862',
    light: '#fdf3e2',
    ears: 'round',
    snout: 0.05,
    nose: '#d9697a',
    extra: 'cheeks',
  },
  squirrel: {
    coat: '#9c5f34',
    light: '#f3dcba',
    ears: 'round',
    snout: 0.15,
    inner: '#d9a878',
    hasBuckTeeth: true,
  },
  raccoon: { coat: '#8a909b', light: '#e9ebef', ears: 'pointed', snout: 0.5, mark: '#2c2c34', extra: 'mask' },
  lion: { coat: '#e0a44c', light: '#f8e3b8', ears: 'round', snout: 0.36, extra: 'mane' },
  lioness: { coat: '#e0a85a', light: '#f8e3b8', ears: 'round', snout: 0.36 },
  tiger: { coat: '#ee8f34', light: '#fdf2e0', ears: 'round', snout: 0.3, extra: 'stripes' },
  leopard: { coat: '#e8b44e', light: '#faecc8', ears: 'round', snout: 0.3, mark: '#5a3a1c', extra: 'spots' },
  cow: {
    coat: '#f4f1ec',
    light: '#f2b8b4',
    ears: 'side',
    snout: 0.5,
    dark: '#2f2a2c',
    nose: '#b5686a',
    extra: 'horns',
  },
  bull: {
    coat: '#5a3a28',
    light: '#c79e7c',
    ears: 'side',
    snout: 0.75,
    horns: '#f8f2e0',
    nose: '#3a2018',
    extra: 'horns',
  },
  pig: { coat: '#f3a6b6', light: '#f6b9c5', ears: 'pointed', snout: 0.3, inner: '#e88ca0', extra: 'pig' },
  horse: { coat: '#8f5c38', light: '#a9784f', ears: 'pointed', snout: 0.95, mane: '#2f2420', extra: 'horse' },
  donkey: { coat: '#8e8a88', light: '#d9d4cf', ears: 'long', snout: 0.9, mane: '#3c3836', extra: 'horse' },
  goat: { coat: '#e3ddd2', light: '#f6f2ea', ears: 'side', snout: 0.6, horns: '#8a7c66', extra: 'horns' },
  sheep: { coat: '#4b4348', light: '#5f565b', ears: 'side', snout: 0.4, mane: '#f6f3ec', extra: 'mane' },
  deer: { coat: '#b57c4a', light: '#efdabb', ears: 'side', snout: 0.55, horns: '#8a6a44', extra: 'antlers' },
  monkey: {
    coat: '#7a4e30',
    light: '#e6bd92',
    ears: 'large',
    inner: '#e6bd92',
    snout: 0.1,
    nose: '#5a3420',
    extra: 'discs',
  },
  gorilla: { coat: '#3a3940', light: '#6a6870', ears: 'none', snout: 0.2, extra: 'discs' },
  elephant: { coat: '#98a0ac', light: '#a8b0bb', ears: 'flaps', snout: 0, inner: '#c9a9ac', extra: 'trunk' },
  frog: { coat: '#5fb04a', light: '#cfe8a8', ears: 'none', snout: 0.1, face: 'frog' },
  crocodile: { coat: '#5f8f4a', light: '#8ab56a', ears: 'none', snout: 1, extra: 'teeth', face: 'frog' },
  shark: { coat: '#6f8496', light: '#e6ecf0', ears: 'none', snout: 0.7, extra: 'teeth' },
  owl: {
    coat: '#8a5f3c',
    light: '#f0dcb8',
    ears: 'pointed',
    snout: 0,
    inner: '#8a5f3c',
    face: 'beak',
    extra: 'discs',
  },
  eagle: { coat: '#f4f1ea', light: '#f4f1ea', ears: 'none', snout: 0, face: 'beak' },
  duck: {
    coat: '#f6d44a',
    light: '#f6d44a',
    ears: 'none',
    snout: 0,
    face: 'beak',
    beak: '#ef8f2f',
    isFlatBeak: true,
  },
  chicken: { coat: '#f6f1e8', light: '#f6f1e8', ears: 'none', snout: 0, face: 'beak', extra: 'comb' },
  penguin: {
    coat: '#2b2d38',
    light: '#f6f6f8',
    ears: 'none',
    snout: 0,
    face: 'beak',
    beak: '#f0a03a',
    extra: 'discs',
  },
  crow: { coat: '#2a2a33', light: '#2a2a33', ears: 'none', snout: 0, face: 'beak', beak: '#55525c' },
  parrot: {
    coat: '#d9382f',
    light: '#f6f1e8',
    ears: 'none',
    snout: 0,
    face: 'beak',
    beak: '#3a3038',
    extra: 'discs',
  },
  hedgehog: { coat: '#e3c49a', light: '#f3e0c2', ears: 'round', snout: 0.5, mane: '#6a4e3a', extra: 'mane' },
  yeti: { coat: '#eaf0f5', light: '#a9c6da', ears: 'none', snout: 0.1, extra: 'discs', nose: '#4a6478' },
  bigfoot: { coat: '#5f4230', light: '#a87c5a', ears: 'none', snout: 0.15, extra: 'discs', nose: '#2f2018' },
}
