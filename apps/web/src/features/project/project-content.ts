// The content of a project that is edited and saved: the document, and the texts and choices that led to it. This file
// does not import the contract's schemas, because they would slow down the first load.

import type { Project } from '@vivify/contract/project'
import { nameOfScript } from '@vivify/generators/script/wording/script-name'
import type { ProjectNotes } from '../../api/projects.ts'

export interface ProjectContent {
  /** null until there is a script. */
  document: Project | null
  notes: ProjectNotes
}

/** Settings of the video: some can be chosen before there is a document, the others need one. */
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

/** Content without texts; `choices` override the default settings. */
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

/** True until a project has a brand of its own; its first script then takes the brand kit. */
export function awaitsBrandKit({ document, notes }: ProjectContent): boolean {
  return document === null && JSON.stringify(notes.choices.brand) === JSON.stringify(firstChoices.brand)
}

/** True when there is a document or a typed text. Choices alone are not worth saving. */
export function isWorthSaving({ document, notes }: ProjectContent): boolean {
  const { topic, videoUrl, pageUrl, transcript, script, visualPrompt } = notes
  const texts = [topic, videoUrl, pageUrl, transcript, script, visualPrompt]
  return document !== null || texts.some((text) => text.trim() !== '')
}

/** The project's name in lists. */
export function titleOf({ document, notes }: ProjectContent): string {
  const given = [document?.title, notes.choices.title].find((text) => text && text.trim() !== '')
  if (given !== undefined) return firstLineOf(given).slice(0, 200)
  const topic = firstLineOf(notes.topic)
  if (topic !== '') return topic.length > maxTopicName ? nameOfScript(topic) : topic
  return nameOfScript(firstLineOf(notes.script).replace(/^#+ /, '')) || 'Untitled'
}

/** A longer topic is a text, whose first words are name enough. */
const maxTopicName = 80

function firstLineOf(text: string): string {
  return text.trim().split('\n')[0]!
}

/** The current settings: those of the document, or the choices if there is no document yet. */
export function settingsOf({ document, notes }: ProjectContent): ProjectSettings {
  if (document !== null) return document
  return { ...notes.choices, narration: null, musicAsset: null, progressBar: true }
}

/**
 * Changes settings, in the choices too, so that the next script starts with them. A narration or the person's own music
 * needs a document, because they are files of the document.
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
