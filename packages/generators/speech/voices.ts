// The seven voices of the product on Flite's three speakers: seven names, three people.

import { voiceNames } from '@vivify/contract/choices'
import type { VoiceName } from '@vivify/contract/project'

/** The speakers inside Flite: slt is a US woman, rms a US man, awb a Scottish man. */
export type Speaker = 'slt' | 'rms' | 'awb'

export interface VoicePreset {
  readonly name: VoiceName
  readonly speaker: Speaker
  readonly gender: 'female' | 'male'
  /** Speed relative to the speaker's own; 1 is unchanged. */
  readonly rate: number
  /** Mean pitch in Hz; null keeps the speaker's own. */
  readonly pitchHz: number | null
  /** Displayed words per minute, including short pauses between sentences. */
  readonly wordsPerMinute: number
}

/** `wordsPerMinute` was measured on the text of voices.test.ts, which also checks it. */
const presets: readonly VoicePreset[] = [
  { name: 'Alloy', speaker: 'slt', gender: 'female', rate: 1, pitchHz: null, wordsPerMinute: 183 },
  { name: 'Echo', speaker: 'rms', gender: 'male', rate: 1, pitchHz: null, wordsPerMinute: 167 },
  { name: 'Fable', speaker: 'awb', gender: 'male', rate: 0.95, pitchHz: null, wordsPerMinute: 171 },
  {
    name: 'Natural Female Voice',
    speaker: 'slt',
    gender: 'female',
    rate: 0.97,
    pitchHz: 185,
    wordsPerMinute: 178,
  },
  {
    name: 'Natural Male Voice',
    speaker: 'rms',
    gender: 'male',
    rate: 1.05,
    pitchHz: null,
    wordsPerMinute: 174,
  },
  {
    name: 'Professional Female',
    speaker: 'slt',
    gender: 'female',
    rate: 1.05,
    pitchHz: 160,
    wordsPerMinute: 191,
  },
  { name: 'Professional Male', speaker: 'awb', gender: 'male', rate: 1.05, pitchHz: 95, wordsPerMinute: 187 },
]

const presetsByName = new Map(presets.map((preset) => [preset.name, preset]))

/** The presets in the order of the product's voice list. */
export function listVoicePresets(): readonly VoicePreset[] {
  return voiceNames.map(findVoicePreset)
}

/** Finds the preset of a voice. Throws RangeError for an unknown name. */
export function findVoicePreset(name: VoiceName): VoicePreset {
  const preset = presetsByName.get(name)
  if (!preset) throw new RangeError(`No voice is called ${name}`)
  return preset
}

/** Words per minute for estimates of length; null for a silent video, which viewers read. */
export function paceOf(voice: VoiceName | null): number | null {
  return voice === null ? null : speechRate(voice)
}

/** Displayed words per minute of a voice, for word budgets. Throws RangeError on an unknown name. */
export function speechRate(name: VoiceName): number {
  return findVoicePreset(name).wordsPerMinute
}
