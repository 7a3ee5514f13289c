import { captionStyles, musicNames, presetStyles, visualStyles, voices } from '@vivify/contract/project'
import { findVoicePreset } from '@vivify/generators/speech/voices'

/** The voices, with the speed each was measured at. */
export function listVoiceChoices() {
  return voices.map(({ name, label }) => {
    const { speaker, wordsPerMinute } = findVoicePreset(name)
    return { name, label, engine: 'offline draft voice', speaker, wordsPerMinute }
  })
}

/** Visual styles, presets, captions and music. */
export function listStyleChoices() {
  return { styles: visualStyles, presets: presetStyles, captions: captionStyles, music: musicNames }
}
