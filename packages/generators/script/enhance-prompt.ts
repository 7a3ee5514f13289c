import { hashText } from '@vivify/contract/random'
import type { PresetStyle } from '@vivify/contract/project'

export interface EnhancedPrompt {
  /** The given words, followed by the added ones. */
  readonly prompt: string
  /** Empty when the prompt already mentions every aspect. */
  readonly added: readonly string[]
}

const aspects = ['light', 'lens', 'mood', 'palette'] as const
type Aspect = (typeof aspects)[number]

/** Words which show that a prompt already mentions an aspect. */
const spoken: Readonly<Record<Aspect, RegExp>> = {
  light:
    /\b(?:light|lights|lighting|(?:\w+-)?lit|backlit|sunlit|sunlight|sunset|sunrise|golden hour|blue hour|shadows?|glow\w*|haze|neon|dusk|dawn|noon|candlelit|moonlit)\b/i,
  lens: /\b(?:lens|\d+ ?mm|close-?up|wide (?:shot|angle)|macro|depth|bokeh|angle|shot|perspective|framing|framed|composition|aerial|portrait|tilt-shift|grain\w*)\b/i,
  mood: /\b(?:mood\w*|dramatic|calm|tense|cozy|cosy|dreamy|hopeful|nostalgic|playful|serene|epic|mysterious|atmosphere|atmospheric|whimsical|quiet)\b/i,
  palette:
    /\b(?:palette|colou?rs?|colou?red|tones?|hues?|pastel|monochrome|sepia|teal|saturated|muted|desaturated|black and white|gradients?)\b/i,
}

/**
 * The additions name no objects, because the built-in painters look for objects in a prompt: "camera angle" or "candy
 * tones" would bring a camera or a candy into the picture. enhance-prompt.test.ts enforces this.
 */
const additions: Readonly<Record<PresetStyle, Readonly<Record<Aspect, readonly string[]>>>> = {
  Cinematic: {
    light: ['rim-lit', 'dimly side-lit', 'backlit through haze'],
    lens: ['shallow depth', 'wide composition', 'low angle'],
    mood: ['dramatic atmosphere', 'tense, quiet atmosphere', 'epic atmosphere'],
    palette: ['muted tones with deep contrast', 'rich graded tones', 'deep, contrasting tones'],
  },
  Anime: {
    light: ['brightly, evenly lit', 'long soft shadows', 'luminous glow'],
    lens: ['wide open composition', 'dynamic perspective', 'layered composition'],
    mood: ['hopeful atmosphere', 'dreamy atmosphere', 'serene, nostalgic atmosphere'],
    palette: ['saturated hues', 'vivid hues', 'vivid, layered hues'],
  },
  'Vintage Film': {
    light: ['softly lit, faded', 'dimly, warmly lit', 'harshly lit'],
    lens: ['fine grain', 'soft edges and fine grain', 'slightly tilted angle'],
    mood: ['nostalgic atmosphere', 'quiet, wistful atmosphere', 'intimate atmosphere'],
    palette: ['faded sepia tones', 'warm muted tones', 'washed-out tones'],
  },
  Pixar: {
    light: ['softly studio-lit', 'warmly lit', 'gentle rim glow'],
    lens: ['gentle depth', 'low, friendly angle', 'centred composition'],
    mood: ['playful atmosphere', 'cheerful atmosphere', 'whimsical atmosphere'],
    palette: ['bright, playful hues', 'warm saturated hues', 'cheerful saturated hues'],
  },
  Claymation: {
    light: ['tabletop-lit', 'softly lit from one side', 'diffusely lit'],
    lens: ['miniature depth', 'tight composition', 'tilt-shift perspective'],
    mood: ['handmade, playful atmosphere', 'gentle atmosphere', 'quirky atmosphere'],
    palette: ['matte tones', 'muted matte hues', 'warm matte tones'],
  },
  Abstract: {
    light: ['diffuse glow', 'luminous edges and soft glow', 'translucent layered glow'],
    lens: ['asymmetric composition', 'diagonal composition', 'bold, simple composition'],
    mood: ['serene atmosphere', 'energetic, hopeful atmosphere', 'dreamy atmosphere'],
    palette: ['contrasting hues with soft gradients', 'three tones', 'deep tones with one bright accent'],
  },
}

/**
 * Adds light, lens, mood and palette to a visual prompt in the style of a preset, for those aspects that the prompt
 * does not mention yet. The same prompt gives the same words, and an enhanced prompt does not change.
 */
export function enhanceVisualPrompt(prompt: string, preset: PresetStyle): EnhancedPrompt {
  const subject = prompt.trim().replace(/(?<![\s,;.])[\s,;.]+$/, '')
  const seed = hashText(`${preset} ${subject.toLowerCase()}`)
  const added = aspects
    .filter((aspect) => !spoken[aspect].test(subject))
    .map((aspect, index) => {
      const choices = additions[preset][aspect]
      return choices[(seed >>> (index * 4)) % choices.length]!
    })
  if (added.length === 0) return { prompt: prompt.trim(), added }
  return { prompt: [subject, ...added].join(', '), added }
}
