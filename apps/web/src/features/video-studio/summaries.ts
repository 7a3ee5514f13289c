// One-line summaries of collapsed steps.

import type { ProjectNotes } from '../../api/projects.ts'
import { speakingVendorVoice } from '../project/vendor-voice.ts'
import type { ProjectEditor, ProjectSettings } from '../project/use-project.ts'

/** The topic or title of the script; null until there is a script. */
export function summarizeInspiration({
  document,
  notes,
}: {
  document: ProjectEditor['document']
  notes: ProjectNotes
}): string | null {
  if (document === null) return null
  return notes.topic.trim() || document.title || 'Your own script'
}

/** Number of scenes and words, voice and music; null until there is a script. */
export function summarizeScript({
  document,
  settings,
}: {
  document: ProjectEditor['document']
  settings: ProjectSettings
}): string | null {
  if (document === null) return null
  const words = document.scenes.reduce((sum, { say }) => sum + countWords(say), 0)
  const scenes = document.scenes.length
  const voice =
    settings.narration !== null
      ? 'your narration'
      : (speakingVendorVoice(settings)?.name ?? settings.voice ?? 'no voice')
  const music = settings.musicAsset !== null ? 'your music' : settings.music
  return `${count(scenes, 'scene')}, ${count(words, 'word')} · ${voice} · ${music}`
}

/** Style, format and resolution. */
export function summarizeStyle({ style, preset, format, resolution }: ProjectSettings): string {
  const look = style === 'Kinetic Text' ? style : `${style}, ${preset}`
  return `${look} · ${format} · ${resolution === 2160 ? '4K' : `${resolution}p`}`
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`
}
