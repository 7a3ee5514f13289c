import type { PresetStyle } from '@vivify/contract/project'
import type { PictureRequest } from './port.ts'

/** Each preset's look, in words that image models know. No studio is named. */
const looks: Record<PresetStyle, string> = {
  Cinematic: 'cinematic film still, dramatic light, shallow depth of field',
  Anime: 'anime illustration, clean lines, painted sky',
  'Vintage Film': 'vintage film photograph, faded colors, light leaks, grain',
  Pixar: 'smooth 3D toy rendering, rounded shapes, soft studio light',
  Claymation: 'claymation, modeling clay with fingerprints, miniature set',
  Abstract: 'abstract composition, flowing shapes, rich colors',
}

/** The prompt for a vendor without presets and negative prompts. */
export function describePicture(
  request: Pick<PictureRequest, 'prompt' | 'negativePrompt' | 'preset'>,
): string {
  const { prompt, negativePrompt, preset } = request
  const avoid = negativePrompt === '' ? '' : ` Do not show: ${negativePrompt}.`
  return `${prompt.replace(/(?<![.\s])[.\s]+$/, '')}. Style: ${looks[preset]}.${avoid}`
}
