// The Viral Optimizer without a vendor: the strongest line first, no greeting, no filler, one idea per sentence, a
// stressed word in every scene, and an ending that asks a question. Every change has a reason; no change adds a claim.

import { goodScore } from '@vivify/contract/choices'
import type { Scene } from '@vivify/contract/project'
import { findEmphasis } from './wording/emphasis.ts'
import { scoreHook } from './wording/hook-score.ts'
import type { LanguageTools } from './wording/language-tools.ts'
import { restress, tightenText } from './rewording/rewrite.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { findOpenings, freeId, openWith } from './openings.ts'
import { startsImperative } from './wording/imperative.ts'
import { closingLines } from './shapes/source-call-to-action.ts'

export interface SceneChange {
  readonly sceneId: string
  readonly before: string
  readonly after: string
  /** Reason in one sentence for the person. */
  readonly reason: string
}

export interface OptimizedScript {
  readonly scenes: Scene[]
  /** Empty when the rules found no improvement. */
  readonly changes: SceneChange[]
}

const minHookGain = 15
const minHookScore = 62
const maxScenes = 400

const greeting =
  /^(?:(?:hi|hey|hello|yo|what['’]s up|good (?:morning|evening))\b.{0,60}|welcome (?:back )?to .{2,40}|(?:so,? )?(?:today|in (?:this|today['’]s) video),? (?:i|we|i['’]m|we['’]re)(?: (?:am|are|will|want to|going to|gonna|['’]ll))*(?: going to| gonna)? (?:talk|speak|tell|show|discuss|look|share)\b.{0,80}|before we (?:start|begin|get started)\b.{0,80}|(?:so )?(?:let['’]s|without further ado,? let['’]s) (?:get|dive|jump) (?:right )?(?:started|in(?:to it)?))[.!]?$/iu

/** Improves a script's scenes so that they hold a viewer. */
export function optimizeScript(given: readonly Scene[], tools: LanguageTools): OptimizedScript {
  const changes: SceneChange[] = []
  let scenes = dropGreetings(given, changes)
  scenes = scenes.map((scene, index) => tightenScene(scene, index === 0, tools, changes))
  scenes = strengthenHook(scenes, tools, changes)
  scenes = scenes.map((scene) => stressScene(scene, changes))
  scenes = closeWithQuestion(scenes, tools, changes)
  return { scenes, changes }
}

function dropGreetings(scenes: readonly Scene[], changes: SceneChange[]): Scene[] {
  const reason = 'Viewers decide in the first seconds, so the greeting was cut.'
  const kept = scenes.flatMap((scene, index) => {
    if (index > 2) return [scene]
    const sentences = splitSentences(scene.say)
    const rest = sentences.filter((sentence) => !greeting.test(sentence) || countWords(sentence) > 18)
    if (rest.length === sentences.length) return [scene]
    const say = rest.join(' ')
    changes.push({ sceneId: scene.id, before: scene.say, after: say, reason })
    return rest.length > 0 ? [{ ...scene, say, emphasis: restress(say, scene.emphasis) }] : []
  })
  if (kept.length > 0) return kept
  // A script that is only a greeting stays as it is.
  changes.length = 0
  return [...scenes]
}

function tightenScene(scene: Scene, isHook: boolean, tools: LanguageTools, changes: SceneChange[]): Scene {
  const wording = tightenText(scene.say, tools)
  if (!wording || (isHook && scoreHook(wording.text).score < scoreHook(scene.say).score)) return scene
  changes.push({ sceneId: scene.id, before: scene.say, after: wording.text, reason: wording.reason })
  return { ...scene, say: wording.text, emphasis: restress(wording.text, scene.emphasis) }
}

/** Puts the strongest self-contained line first, when it is much stronger than the first one. */
function strengthenHook(scenes: Scene[], tools: LanguageTools, changes: SceneChange[]): Scene[] {
  const [first, ...rest] = scenes
  if (!first || rest.length < 2) return scenes
  const current = scoreHook(first.say).score
  if (current >= goodScore) return scenes
  const [best] = findOpenings(scenes, tools)
  if (!best || best.score < Math.max(minHookScore, current + minHookGain)) return scenes
  const opened = openWith(scenes, best)
  const hook = opened[0]!
  const why = best.reasons.filter((reason) => !/short|long/.test(reason)).slice(0, 2)
  changes.push({
    sceneId: hook.id,
    before: first.say,
    after: hook.say,
    reason: `Opens with the strongest line${why.length > 0 ? `: it ${why.join(' and ')}` : ''}.`,
  })
  return opened
}

function stressScene(scene: Scene, changes: SceneChange[]): Scene {
  if (scene.emphasis.length > 0 || countWords(scene.say) < 3) return scene
  const emphasis = findEmphasis(scene.say)
  if (emphasis.length === 0) return scene
  const reason = 'An emphasized word catches the eye.'
  changes.push({
    sceneId: scene.id,
    before: 'No word is stressed',
    after: `Stressed: ${emphasis.join(', ')}`,
    reason,
  })
  return { ...scene, emphasis }
}

const asksViewer =
  /\b(?:follow|subscribe|save|comment|share|send|tag|tell (?:me|your?|someone|a|the)|reply|show (?:this|me)|try|recommend|let me know|say his|say her|link|sign up)\b|\?["”’]?$/i
/**
 * "Pin this lake to your list": an object directly after the first word, which must not be a conjunction or question
 * word.
 */
const command =
  /^(?!(?:and|but|so|or|nor|in|on|at|by|for|from|with|to|of|as|then|when|if|because|while|after|before|until|since|this|that|these|those|is|was|are|were|do|does|did|has|have|had|not|even|only|just|like|than|into|over|under|about|around|all|both|half|what|which|who|how|why|where|once|now|maybe|yet|still|though|although|unless|without|through|during|near|behind|inside|every|no)\b)\p{L}+ (?:up |down |out )?(?:the|a|an|your|this|that|it|some|one|these|me|us)\b/iu
const advice =
  /^(?:don't|never|always|stop|start|check|keep|use|try|put|take|turn|write|make|ask|drink|eat|set|avoid|buy)\b/i

function closeWithQuestion(scenes: Scene[], tools: LanguageTools, changes: SceneChange[]): Scene[] {
  const last = scenes.at(-1)
  if (!last || scenes.length >= maxScenes || asksSomething(last.say, tools)) return scenes
  const isAdvice = scenes.filter((scene) => advice.test(scene.say)).length >= 3
  const say = isAdvice ? closingLines.useful : `${closingLines.facts} Tell me in the comments.`
  const ending: Scene = {
    id: freeId(scenes, 'ending'),
    say,
    onScreen: null,
    visual: last.visual,
    emphasis: findEmphasis(say),
  }
  const reason = isAdvice
    ? 'Ends by asking viewers to save it, which tells the platform that it is useful.'
    : 'Ends with a question, so that people answer in the comments.'
  changes.push({ sceneId: ending.id, before: '', after: say, reason })
  return [...scenes, ending]
}

function asksSomething(say: string, tools: LanguageTools): boolean {
  const sentences = splitSentences(say)
  return (
    asksViewer.test(say) ||
    sentences.some((text) => command.test(text) || startsImperative(text, tools.analyse(text)))
  )
}
