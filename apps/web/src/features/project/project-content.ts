// What of a project is edited and saved: the document, and what was typed and chosen on the way to it. The contract's
// schemas stay out of here: they would weigh on the first load.

import type { Project } from '@vivify/contract/project'
import type { ProjectNotes } from '../../api/projects.ts'

export interface ProjectContent {
  /** null until there is a script. */
  document: Project | null
  notes: ProjectNotes
}

/** Choices that exist before there is a document, and those that need one. */
export type ProjectSettings = Omit<ProjectNotes['choices'], 'title' | 'seed'> &
  Pick<Project, 'narration' | 'musicAsset' | 'progressBar'>

type Choices = ProjectNotes['choices']

const firstChoices: Choices = {
  format: '9:16',
  resolution: 1080,
  theme: 'viral',
  style: 'Kinetic Text',
  preset: 'Cinematic',
  voice: 'Alloy',
  music: 'Uplifting',
  captions: 'Classic',
  soundEffects: '',
  brand: {
    logoAsset: null,
    primaryColor: '#22c55e',
    secondaryColor: '#9333ea',
    font: null,
    watermark: null,
  },
}

/** Nothing typed, with the given choices over the document's defaults. */
export function emptyContent(choices: Partial<Choices> = {}): ProjectContent {
  return {
    document: null,
    notes: {
      topic: '',
      videoUrl: '',
      pageUrl: '',
      transcript: '',
      script: '',
      visualPrompt: '',
      model: '',
      choices: { ...firstChoices, ...choices },
    },
  }
}

/** True when there is something that a person would miss. Choices alone are not worth a project. */
export function isWorthSaving({ document, notes }: ProjectContent): boolean {
  const { topic, videoUrl, pageUrl, transcript, script, visualPrompt } = notes
  const texts = [topic, videoUrl, pageUrl, transcript, script, visualPrompt]
  return document !== null || texts.some((text) => text.trim() !== '')
}

/** A name to find the project by. */
export function titleOf({ document, notes }: ProjectContent): string {
  const title = [document?.title, notes.choices.title, notes.topic, notes.script].find(
    (text) => text && text.trim() !== '',
  )
  return title === undefined ? 'Untitled' : title.trim().split('\n')[0]!.slice(0, 200)
}

/** The settings that stand: the document's, or what was chosen before there is one. */
export function settingsOf({ document, notes }: ProjectContent): ProjectSettings {
  if (document !== null) return document
  return { ...notes.choices, narration: null, musicAsset: null, progressBar: true }
}

/**
 * Changes settings. They are kept with the choices too, so that the next script begins with them; a narration or
 * music of one's own is a file of the document and is set only once there is one.
 */
export function withSettings(content: ProjectContent, change: Partial<ProjectSettings>): ProjectContent {
  const { narration, musicAsset, progressBar, ...choices } = change
  const files = Object.fromEntries(
    Object.entries({ narration, musicAsset, progressBar }).filter(([, value]) => value !== undefined),
  )
  return {
    document: content.document && { ...content.document, ...choices, ...files },
    notes: { ...content.notes, choices: { ...content.notes.choices, ...choices } },
  }
}
