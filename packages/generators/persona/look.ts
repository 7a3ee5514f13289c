// The settings of a video that suit a persona.

import type { PersonaForm } from '@vivify/contract/persona'
import type { PresetStyle, VoiceName } from '@vivify/contract/project'

const voiceOfTrait: Readonly<Record<string, VoiceName>> = {
  'Calm & Mindful': 'Fable',
  'Humorous & Entertaining': 'Fable',
  'Professional & Business-focused': 'Echo',
  'Educational & Informative': 'Echo',
  'Tech-savvy & Innovative': 'Echo',
}

/** The built-in voice whose tone suits the leading trait. */
export function voiceOf({ personalityTraits }: PersonaForm): VoiceName {
  return voiceOfTrait[personalityTraits[0] ?? ''] ?? 'Alloy'
}

const presetWords: readonly [PresetStyle, RegExp][] = [
  ['Anime', /\b(?:anime|manga|ghibli|cel[- ]?shaded|chibi)\b/i],
  [
    'Vintage Film',
    /\b(?:vintage|retro|sepia|analog|film grain|old film|medieval|nostalgic|(?:19)?[4-8]0s|faded|parchment)\b/i,
  ],
  ['Claymation', /\b(?:clay|claymation|plasticine|stop[- ]motion|handmade)\b/i],
  ['Pixar', /\b(?:pixar|3d|toy|cartoon|cute|playful|rounded|animated|candy)\b/i],
  ['Abstract', /\b(?:abstract|minimal(?:ist)?|geometric|bauhaus|flat|graphic|gradient|gradients)\b/i],
]

/** The preset style that the persona's own words describe; Cinematic when they describe none. */
export function presetOf(visualStyle: string): PresetStyle {
  return presetWords.find(([, words]) => words.test(visualStyle))?.[0] ?? 'Cinematic'
}
