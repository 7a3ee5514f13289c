// Complete other versions of a script in its own words: with another opening, shorter, or in plainer words. Versions
// that the rules can't write well are not offered.

import type { Scene } from '@vivify/contract/project'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import type { LanguageTools } from './wording/language-tools.ts'
import { findOpenings, openWith, type Opening } from './openings.ts'
import type { SceneChange } from './optimize.ts'
import { scoreHook } from './wording/hook-score.ts'
import { restress, reword } from './rewording/rewrite.ts'
import { scoreScene } from './wording/scene-score.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { cutTrailingClauses } from './wording/tighten.ts'

export interface ScriptAlternative {
  readonly kind: 'opening' | 'shorter' | 'plainer'
  readonly name: string
  /** Description of the difference, in one sentence. */
  readonly about: string
  readonly scenes: Scene[]
  readonly changes: SceneChange[]
}

const maxOpenings = 1
/** Minimum score of an alternative opening. */
const minOpeningScore = 68
/** Shorter scripts are not cut. */
const minSecondsToCut = 14
/** A version that saves less than this is not offered. */
const minSecondsSaved = 3
const maxGroupScenes = 2
/** Maximum share of scenes to drop. */
const maxDroppedShare = 0.34
/** Sentences of the shorter version lose their last clauses down to this length. */
const shortSentenceWords = 8

/** Up to three versions; none when the script is too short or the rules find no improvement. */
export function findAlternatives(
  scenes: readonly Scene[],
  tools: LanguageTools,
  wordsPerMinute: number | null,
): ScriptAlternative[] {
  const shorter = shorten(scenes, wordsPerMinute)
  const plainer = sayWholePlainly(scenes, tools)
  return [...reopen(scenes, tools), ...(shorter ? [shorter] : []), ...(plainer ? [plainer] : [])]
}

function reopen(scenes: readonly Scene[], tools: LanguageTools): ScriptAlternative[] {
  if (scenes.length < 3) return []
  const before = scenes[0]!.say
  const current = scoreHook(before).score
  return findOpenings(scenes, tools)
    .filter(({ score, text }) => score >= Math.max(minOpeningScore, current) && !leansAnywhere.test(text))
    .slice(0, maxOpenings)
    .map((opening): ScriptAlternative => {
      const opened = openWith(scenes, opening)
      const reason = 'Another line of the script comes first; the first one follows it.'
      const changes = [{ sceneId: opened[0]!.id, before, after: opening.text, reason }]
      return {
        kind: 'opening',
        name: `Opens with “${opening.text}”`,
        about: tellWhy(opening),
        scenes: opened,
        changes,
      }
    })
}

function tellWhy({ reasons }: Opening): string {
  const told = reasons.filter((reason) => !/short|long|to improve/.test(reason)).slice(0, 2)
  return told.length === 0
    ? 'Another line comes first.'
    : `Another line comes first: it ${told.join(' and ')}.`
}

/**
 * A scene that refers to the previous one is kept or dropped together with it; a scene about a time often refers back.
 */
const leansBack =
  /^(?:and|but|so|or|then|also|instead|still|yet|even|because|which|that's|it's|they're|he's|she's|only|another|both|some|others?|out|at last|at that|now|today|later|when|while|within|after|before|by|in \d|the (?:same|other|others|result|reason|real|rest))\b|^(?:\S+ ){0,5}(?:it|its|they|them|their|he|him|his|she|her|this|these|those|such|there|also)\b/i
/** Words in an opening that refer to something that was not said yet. */
const leansAnywhere =
  /^(?:look|out|some|others?)\b|\b(?:every one|each one|the ones?|also|same|other|another)\b/i
const isCounted = /^(?:first|second|third|fourth|fifth|next|finally|last|number|step|rule|\d+[.):])/i

function shorten(scenes: readonly Scene[], wordsPerMinute: number | null): ScriptAlternative | null {
  const whole = estimateSeconds(scenes, wordsPerMinute)
  if (whole < minSecondsToCut) return null
  const dropped = chooseDropped(scenes)
  const changes: SceneChange[] = []
  const left = scenes.flatMap((scene, index) => {
    const isKept = !dropped.includes(scene)
    const say = isKept && index > 0 ? cutClauses(scene.say) : scene.say
    if (isKept && say === scene.say) return [scene]
    const reason = isKept ? 'Leaves off what only adds.' : 'Left out: the script is understood without it.'
    changes.push({ sceneId: scene.id, before: scene.say, after: isKept ? say : '', reason })
    return isKept ? [{ ...scene, say, emphasis: restress(say, scene.emphasis) }] : []
  })
  const seconds = whole - estimateSeconds(left, wordsPerMinute)
  if (seconds < minSecondsSaved) return null
  const about = `${tellDropped(dropped.length, changes.length - dropped.length)}.`
  return { kind: 'shorter', name: 'Shorter', about, scenes: left, changes }
}

function tellDropped(dropped: number, cut: number): string {
  const goes = dropped === 1 ? 'One scene goes' : `${dropped} scenes go`
  const loses = cut === 1 ? 'one loses its last clause' : `${cut} lose their last clauses`
  if (cut === 0) return goes
  if (dropped === 0)
    return cut === 1 ? 'One scene loses its last clause' : `${cut} scenes lose their last clauses`
  return `${goes} and ${loses}`
}

function cutClauses(say: string): string {
  return splitSentences(say)
    .map((sentence) => cutTrailingClauses(sentence, shortSentenceWords))
    .join(' ')
}

/** Keeps lists whole, because a list with a gap is worse than a long one. */
function chooseDropped(scenes: readonly Scene[]): Scene[] {
  if (scenes.filter(({ say }) => isCounted.test(say)).length >= 2) return []
  const most = Math.floor(scenes.length * maxDroppedShare)
  const dropped: Scene[] = []
  for (const group of droppableGroups(scenes)) {
    if (group.length <= maxGroupScenes && dropped.length + group.length <= most) dropped.push(...group)
  }
  return dropped
}

/** Groups of scenes between hook and ending that can be dropped together, the weakest first. */
function droppableGroups(scenes: readonly Scene[]): Scene[][] {
  const groups: Scene[][] = []
  let isOfHook = true
  for (const scene of scenes.slice(1, -1)) {
    if (!leansBack.test(scene.say)) {
      isOfHook = false
      groups.push([scene])
    } else if (!isOfHook) groups.at(-1)!.push(scene)
  }
  // The first group begins to deliver what the hook promised, and the last one concludes it.
  const free = groups.slice(1, -1)
  const holdOf = (group: readonly Scene[]): number =>
    group.reduce((sum, { say }) => sum + scoreScene(say, 'middle').score, 0) / group.length
  return free.toSorted((a, b) => holdOf(a) - holdOf(b))
}

const onlyAnotherWord = 'Takes another word.'
/** Versions with fewer changes are not offered. */
const minChanges = 2

function sayWholePlainly(scenes: readonly Scene[], tools: LanguageTools): ScriptAlternative | null {
  const changes: SceneChange[] = []
  const reworded = scenes.map((scene, index): Scene => {
    const wording = reword(scene.say, { tools, isHook: index === 0, attempt: 0 })
    if (!wording || wording.reason === onlyAnotherWord) return scene
    changes.push({ sceneId: scene.id, before: scene.say, after: wording.text, reason: wording.reason })
    return { ...scene, say: wording.text, emphasis: restress(wording.text, scene.emphasis) }
  })
  if (changes.length < minChanges) return null
  const count = (list: readonly Scene[]): number => list.reduce((sum, { say }) => sum + countWords(say), 0)
  const saved = count(scenes) - count(reworded)
  const about = `${changes.length === 1 ? 'One scene says' : `${changes.length} scenes say`} the same in other words`
  const shorter = saved > 0 ? `, ${saved === 1 ? 'one fewer' : `${saved} fewer`}.` : '.'
  return { kind: 'plainer', name: 'In other words', about: about + shorter, scenes: reworded, changes }
}
