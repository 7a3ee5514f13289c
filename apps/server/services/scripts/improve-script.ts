// Improves a document's words with the built-in editor. Its rules change how something is said, never the content.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { goodScore } from '@vivify/contract/choices'
import * as messages from '@vivify/contract/messages'
import { projectSchema, type Project, type Scene } from '@vivify/contract/project'
import type {
  optimizeScript as optimizeRoute,
  rewriteScript as rewriteRoute,
  scoreScript as scoreRoute,
  ScriptChange,
  writePublishTexts as publishRoute,
} from '@vivify/contract/routes/scripts'
import { findAddedWords } from '@vivify/generators/script/added-lines'
import { callToActionPattern } from '@vivify/generators/script/from-script'
import { loadLanguageTools, type LanguageTools } from '@vivify/generators/script/wording/language-tools'
import { optimizeScript } from '@vivify/generators/script/optimize'
import { writePublishTexts } from '@vivify/generators/script/publish-texts'
import { restress, reword } from '@vivify/generators/script/rewording/rewrite'
import { scoreScene, type ScenePlace, type SceneScore } from '@vivify/generators/script/wording/scene-score'
import { countWords, splitSentences } from '@vivify/generators/script/wording/sentences'
import { analyseSource } from '@vivify/generators/script/meaning/source-analysis'
import { findHooks, openHookFrames } from '@vivify/generators/script/shapes/source-hooks'
import { paceOf } from '@vivify/generators/speech/voices'
import { estimateSceneSeconds } from '@vivify/timeline/document/scene-length'
import { editorName } from './editor-name.ts'

/** People would not read more. */
const maxNamedWeak = 2

type Improved = z.input<typeof rewriteRoute.answer>

/** Rewords a script or one scene of it. Throws AppError `not_found` for an unknown scene. */
export async function rewriteDocument({
  document,
  sceneId,
  attempt,
}: z.output<typeof rewriteRoute.body>): Promise<Improved> {
  if (sceneId !== undefined && !document.scenes.some((scene) => scene.id === sceneId)) {
    throw new AppError('not_found', 'This script has no such scene.')
  }
  if (!isEnglish(document)) return unchanged(document, messages.scripts.englishOnly)
  const tools = await loadLanguageTools()
  const changes: ScriptChange[] = []
  const scenes = document.scenes.map((scene, index): Scene => {
    if (sceneId !== undefined && scene.id !== sceneId) return scene
    const wording = reword(scene.say, { tools, isHook: index === 0, attempt })
    if (!wording) return scene
    changes.push({ sceneId: scene.id, before: scene.say, after: wording.text, reason: wording.reason })
    return { ...scene, say: wording.text, emphasis: restress(wording.text, scene.emphasis) }
  })
  const { sceneTight, scriptTight } = messages.scripts
  const rewritten = { ...document, scenes }
  if (changes.length === 0 || !isValid(rewritten)) {
    return unchanged(document, sceneId === undefined ? scriptTight : sceneTight)
  }
  return { document: rewritten, changes, notice: null, engine: editorName }
}

/** The Viral Optimizer. */
export async function optimizeDocument({
  document,
}: z.output<typeof optimizeRoute.body>): Promise<z.input<typeof optimizeRoute.answer>> {
  if (!isEnglish(document)) return unchanged(document, messages.scripts.englishOnly)
  const { scenes, changes } = optimizeScript(document.scenes, await loadLanguageTools())
  const optimized = { ...document, scenes: [...scenes] }
  if (changes.length === 0 || !isValid(optimized)) return unchanged(document, describeWeakScenes(document))
  return { document: optimized, changes, notice: null, engine: editorName }
}

/** The optimizer's message when it changed nothing. It depends on the scores that the scenes show. */
function describeWeakScenes(document: Project): string {
  const weak = scoreScenes(document).flatMap(({ score, reasons }, index) => {
    const name = index === 0 ? `scene 1 (hook ${score})` : `scene ${index + 1} (${score})`
    return score < goodScore ? [`${name}, ${reasons.at(-1)}`] : []
  })
  const named = weak.slice(0, maxNamedWeak).join('; ')
  return weak.length === 0 ? messages.scripts.alreadyOptimal : messages.scripts.stillWeak(named)
}

function scoreScenes({ scenes }: Project): SceneScore[] {
  return scenes.map(({ say }, index) => {
    const place: ScenePlace = index === 0 ? 'hook' : index === scenes.length - 1 ? 'ending' : 'middle'
    return scoreScene(say, place)
  })
}

/** Scores how well each scene holds a viewer, and finds other openings for the script. */
export async function scoreDocument({
  document,
}: z.output<typeof scoreRoute.body>): Promise<z.input<typeof scoreRoute.answer>> {
  const seconds = estimateSceneSeconds(document.scenes, paceOf(document.voice))
  const scores = scoreScenes(document)
  const scenes = document.scenes.map(({ id, say }, index) => {
    const { score, reasons } = scores[index]!
    return {
      sceneId: id,
      score,
      reasons: [...reasons],
      words: countWords(say),
      added: findAddedWords(say),
      seconds: seconds[index]!,
    }
  })
  const hookAlternatives = isEnglish(document) ? findOtherHooks(document, await loadLanguageTools()) : []
  return { scenes, hookAlternatives }
}

/** Lines of the script that could open it. Excludes the last scene, which asks or answers, and the current opening. */
function findOtherHooks(document: Project, tools: LanguageTools): string[] {
  const scenes = document.scenes.length > 2 ? document.scenes.slice(0, -1) : document.scenes
  const sentences = scenes.flatMap((scene) =>
    splitSentences(scene.say).map((text, index) => ({ text, startsBlock: index === 0 })),
  )
  const [given] = document.scenes
  const frames: readonly string[] = openHookFrames
  return findHooks(analyseSource(sentences, tools), null)
    .map(({ hook }) => hook.text)
    .filter((text) => !frames.includes(text) && !isLike(text, given!.say) && !callToActionPattern.test(text))
    .slice(0, 3)
}

/** Whether more than half of the words are the same. */
function isLike(text: string, other: string): boolean {
  const words = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(words(other))
  const own = words(text)
  return own.filter((word) => known.has(word)).length > own.length / 2
}

/** Writes a title, caption and hashtags for each platform. */
export async function describeForPublishing({
  document,
}: z.output<typeof publishRoute.body>): Promise<z.input<typeof publishRoute.answer>> {
  const script = { title: document.title, says: document.scenes.map((scene) => scene.say) }
  const texts = writePublishTexts(script, await loadLanguageTools())
  return { texts: texts.map((text) => ({ ...text, hashtags: [...text.hashtags] })), engine: editorName }
}

/** New words may be longer, so the document may exceed a length limit. */
function isValid(document: Project): boolean {
  return projectSchema.safeParse(document).success
}

function isEnglish({ language }: Project): boolean {
  return /^en\b/.test(language)
}

function unchanged(document: Project, notice: string): Improved {
  return { document, changes: [], notice, engine: editorName }
}
