// Plain lists of the parts that a video is chosen from. A screen that only shows a list imports this file and no
// schema, because schemas would bring zod into a page's first load.

/** Frames per second of every video Vivify makes. */
export const framesPerSecond = 30

/** Scenes with this score or more, out of 100, hold a viewer. For lower scores the screen names what to improve. */
export const goodScore = 60

/** Those of a brand kit that nobody has changed. */
export const usualBrandColors = { primaryColor: '#22c55e', secondaryColor: '#9333ea' } as const

export const formats = ['9:16', '1:1', '16:9'] as const
export const resolutions = [720, 1080, 2160] as const
export const themes = ['viral', 'pixar'] as const
export const visualStyles = ['AI Generation', 'Storyboard', 'Stock Footage', 'Kinetic Text'] as const
export const presetStyles = ['Cinematic', 'Anime', 'Vintage Film', 'Pixar', 'Claymation', 'Abstract'] as const

/** Documents and the command line use `name`. The specification's lists show `label`. */
export const voices = [
  { name: 'Alloy', label: 'Alloy (Warm, Natural)' },
  { name: 'Echo', label: 'Echo (Clear, Crisp)' },
  { name: 'Fable', label: 'Fable (Storyteller)' },
  { name: 'Natural Female Voice', label: 'Natural Female Voice' },
  { name: 'Natural Male Voice', label: 'Natural Male Voice' },
  { name: 'Professional Female', label: 'Professional Female' },
  { name: 'Professional Male', label: 'Professional Male' },
] as const
export const voiceNames = voices.map(({ name }) => name)

export const musicNames = [
  'No Music',
  'Uplifting',
  'Lo-fi Beat',
  'Upbeat Corporate',
  'Chill Ambient',
  'Energetic Pop',
  'Dramatic Cinematic',
] as const

export const captionStyles = ['Classic', 'Pill', 'Karaoke', 'Boxed', 'Glow', 'Minimal'] as const
export const captionsOff = 'Off'
