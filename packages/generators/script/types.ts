import type { Scene } from '@vivify/contract/project'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { findEmphasis } from './wording/emphasis.ts'
import type { HookPattern } from './wording/hook-score.ts'

/** Origin of the words: condensed from a source, an outline with questions, the library, or given by the person. */
export type ScriptEngine = 'extractive' | 'frame' | 'starter' | 'script'

export interface DraftHook {
  /** The words spoken first. Empty only in a frame that still lacks its facts. */
  readonly text: string
  readonly pattern: HookPattern
  readonly visualKeywords?: readonly string[]
  /** Indexes of the source sentences that it was made from. */
  readonly sourceSentences?: readonly number[]
}

/** A possible opening. */
export interface HookCandidate {
  readonly hook: DraftHook
  readonly score: number
  /** Sentences that must follow it at once, such as the answer to its question. */
  readonly followedBy: readonly number[]
}

export interface DraftScene {
  /** The words spoken. Empty in a frame whose question for this scene is still open. */
  readonly say: string
  /** A short title over the scene; null shows none. */
  readonly onScreen: string | null
  /** Up to three concrete nouns, the most specific first. */
  readonly visualKeywords: readonly string[]
  /** Words of `say` to stress. */
  readonly emphasis: readonly string[]
  /** Indexes of the sentences in the cleaned source (`readSource`) that this was made from. */
  readonly sourceSentences?: readonly number[]
}

/** A fact that only the person can supply. */
export interface DraftQuestion {
  readonly id: string
  readonly sceneIndex: number
  readonly question: string
  /** A good answer, about another subject. */
  readonly example: string
}

export interface DraftCredit {
  readonly title: string
  readonly url: string
  readonly licence: string
}

/** A short's script before it becomes a document. Spoken in order: hook, scenes, call to action. */
export interface ScriptDraft {
  readonly title: string
  readonly hook: DraftHook
  /** Up to three other openings; empty where the words must not change. */
  readonly hookAlternatives: readonly DraftHook[]
  readonly scenes: readonly DraftScene[]
  /** Empty when the given script has none. */
  readonly callToAction: string
  /** BCP 47 language of the words. */
  readonly language: string
  readonly engine: ScriptEngine
  /** Estimated length of the video. */
  readonly seconds: number
  /** Sentences for the person about parts that were left out, guessed or are weak. */
  readonly warnings: readonly string[]
  readonly questions?: readonly DraftQuestion[]
  readonly credit?: readonly DraftCredit[]
  /** The checked statements that a ready script says in its own words; `credit` is a place in the credits. */
  readonly claims?: readonly { readonly text: string; readonly credit: number }[]
}

/** Estimated length of a draft's video in seconds; missing words take no time. */
export function estimateDraft(says: readonly string[], wordsPerMinute?: number): number {
  const scenes = says.filter((say) => say.trim() !== '').map((say) => ({ say }))
  return estimateSeconds(scenes, wordsPerMinute)
}

/** A scene in the form that `projectSchema` accepts. */
export type ProjectSceneInput = Pick<Scene, 'id' | 'say' | 'onScreen' | 'emphasis'> & {
  visual: { prompt: string }
}

const maxTitleCharacters = 120

/**
 * Turns a draft into scenes of the video document: the hook first, the call to action last, without empty scenes. The
 * hook shows the title on screen if the title differs from the hook.
 */
export function toProjectScenes(draft: ScriptDraft): ProjectSceneInput[] {
  const hook: DraftScene = {
    say: draft.hook.text,
    onScreen: hookTitle(draft),
    visualKeywords: draft.hook.visualKeywords ?? draft.scenes[0]?.visualKeywords ?? [],
    emphasis: findEmphasis(draft.hook.text),
  }
  const callToAction: DraftScene = {
    say: draft.callToAction,
    onScreen: null,
    visualKeywords: draft.scenes.at(-1)?.visualKeywords ?? [],
    emphasis: findEmphasis(draft.callToAction),
  }
  return [hook, ...draft.scenes, callToAction]
    .filter((scene) => scene.say.trim() !== '')
    .map((scene, index) => ({
      id: `scene-${index + 1}`,
      say: scene.say,
      onScreen: scene.onScreen?.slice(0, maxTitleCharacters) ?? null,
      visual: { prompt: scene.visualKeywords.join(', ') },
      emphasis: scene.emphasis.slice(0, 20),
    }))
}

function hookTitle(draft: ScriptDraft): string | null {
  const title = draft.title.trim()
  const isRepeated = plainWords(draft.hook.text).startsWith(plainWords(title))
  return isRepeated || title.endsWith('…') ? null : title
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
