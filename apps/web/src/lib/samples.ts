// Samples that a new account sees: pictures and shorts from the product's own painters, made by
// `scripts/make-samples.ts`.

import type { PresetStyle, ProjectInput } from '@vivify/contract/project'

export interface SamplePicture {
  name: string
  title: string
  prompt: string
  preset: PresetStyle
  seed: number
  width: number
  height: number
}

export interface SampleVideo {
  name: string
  title: string
  width: number
  height: number
  durationSeconds: number
  document: ProjectInput
}

export const samplePictures: readonly SamplePicture[] = [
  {
    name: 'mountains',
    title: 'Mountains at sunset',
    prompt: 'mountains at sunset',
    preset: 'Cinematic',
    seed: 11,
    width: 480,
    height: 640,
  },
  {
    name: 'fox',
    title: 'Fox in the forest',
    prompt: 'a fox in the forest',
    preset: 'Pixar',
    seed: 4,
    width: 512,
    height: 512,
  },
  {
    name: 'sea',
    title: 'Sea at dusk',
    prompt: 'a lighthouse by the sea at sunset',
    preset: 'Anime',
    seed: 21,
    width: 480,
    height: 640,
  },
  {
    name: 'street',
    title: 'Morning street',
    prompt: 'a city street in the morning',
    preset: 'Vintage Film',
    seed: 11,
    width: 640,
    height: 480,
  },
]

export const sampleVideos: readonly SampleVideo[] = [
  {
    name: 'octopus',
    title: 'Three hearts',
    width: 360,
    height: 640,
    durationSeconds: 5,
    document: {
      version: 1,
      title: 'Three hearts',
      seed: 7,
      resolution: 720,
      style: 'Kinetic Text',
      voice: 'Alloy',
      music: 'Uplifting',
      scenes: [
        { id: 'scene-1', say: 'An octopus has three hearts.', emphasis: ['three'] },
        { id: 'scene-2', say: 'One stops when it swims.', emphasis: ['stops'] },
      ],
    },
  },
  {
    name: 'venus',
    title: 'Rain on Venus',
    width: 360,
    height: 640,
    durationSeconds: 4,
    document: {
      version: 1,
      title: 'Rain on Venus',
      seed: 3,
      resolution: 720,
      style: 'AI Generation',
      preset: 'Cinematic',
      captions: 'Karaoke',
      voice: 'Echo',
      music: 'Dramatic Cinematic',
      scenes: [
        {
          id: 'scene-1',
          say: 'It rains on Venus.',
          emphasis: ['Venus'],
          visual: { kind: 'image', prompt: 'a storm over mountains at sunset' },
        },
        {
          id: 'scene-2',
          say: 'The rain never lands.',
          emphasis: ['never'],
          visual: { kind: 'image', prompt: 'a desert at sunset' },
        },
      ],
    },
  },
  {
    name: 'snow-fox',
    title: 'What a fox hears',
    width: 360,
    height: 360,
    durationSeconds: 4,
    document: {
      version: 1,
      title: 'What a fox hears',
      seed: 5,
      format: '1:1',
      resolution: 720,
      theme: 'pixar',
      style: 'AI Generation',
      preset: 'Pixar',
      captions: 'Pill',
      voice: 'Fable',
      music: 'Lo-fi Beat',
      scenes: [
        {
          id: 'scene-1',
          say: 'A fox hears mice under snow.',
          emphasis: ['hears', 'mice'],
          visual: { kind: 'image', prompt: 'a fox in snowy mountains' },
        },
        {
          id: 'scene-2',
          say: 'Then it jumps in.',
          emphasis: ['jumps'],
          visual: { kind: 'image', prompt: 'a fox in the forest' },
        },
      ],
    },
  },
]

/** Address of a sample's file; `poster` and `picture` are WebP. */
export function sampleUrl(name: string, ending: 'mp4' | 'webp'): string {
  return `/samples/${name}.${ending}`
}
