import { AppError } from '@vivify/contract/errors'
import { canDraw } from '@vivify/contract/fonts'
import { parseProject } from '@vivify/timeline/document/edit'
import { toProjectScenes, type ScriptDraft } from '@vivify/generators/script/types'
import type { Project, ProjectInput } from '@vivify/contract/project'

/** A person's choices besides the words. */
export type ProjectChoices = Omit<ProjectInput, 'version' | 'title' | 'scenes' | 'language' | 'seed'> & {
  seed: number
}

/** Turns a draft into a document. If the built-in voice can't speak the language, the video is silent. */
export function draftProject(draft: ScriptDraft, choices: ProjectChoices): Project {
  const words = [
    draft.title,
    draft.hook.text,
    ...draft.scenes.map((scene) => scene.say),
    draft.callToAction,
  ].join(' ')
  if (!canDraw(words)) {
    throw new AppError(
      'unsupported_language',
      'Vivify has no font for this alphabet yet. It supports Latin, Cyrillic, Greek, Arabic, Hebrew and Devanagari.',
    )
  }
  const isSpoken = draft.language === 'en' || draft.language.startsWith('en-')
  return parseProject({
    ...choices,
    version: 1,
    title: draft.title,
    language: draft.language,
    // Voices of vendors speak many languages.
    voice: isSpoken || choices.vendorVoice ? choices.voice : null,
    scenes: toProjectScenes(draft),
  })
}
