// Finds lines of a script that could come first: understandable on their own, and not needed in their place.

import type { Scene } from '@vivify/contract/project'
import { callToActionPattern } from './from-script.ts'
import { scoreHook, type HookScore } from './wording/hook-score.ts'
import type { LanguageTools } from './wording/language-tools.ts'
import { restress } from './rewording/rewrite.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { analyseSource, type AnalysedSentence } from './meaning/source-analysis.ts'

export interface Opening extends HookScore {
  readonly scene: number
  /** Text as in the script. */
  readonly text: string
}

const maxHookWords = 14

interface PlacedSentence {
  readonly scene: number
  readonly sentence: AnalysedSentence
  /** Text as in the script. */
  readonly text: string
}

/** Possible openings of the script, the strongest first. */
export function findOpenings(scenes: readonly Scene[], tools: LanguageTools): Opening[] {
  const placed = placeSentences(scenes, tools)
  return placed
    .filter((candidate, index) => canOpen(candidate, placed[index + 1], scenes.length))
    .map(({ scene, text }) => ({ scene, text, ...scoreHook(text) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Moves that line to the beginning of the script. */
export function openWith(scenes: readonly Scene[], opening: Opening): Scene[] {
  const first = scenes[0]!
  const source = scenes[opening.scene]!
  const remaining = splitSentences(source.say).filter((sentence) => sentence !== opening.text)
  const isWhole = remaining.length === 0
  const hook: Scene = {
    ...source,
    id: isWhole ? source.id : freeId(scenes, 'hook'),
    say: opening.text,
    onScreen: first.onScreen ?? (isWhole ? source.onScreen : null),
    emphasis: restress(opening.text, source.emphasis),
  }
  const others = scenes.flatMap((scene, index) => {
    if (index === 0) return [{ ...scene, onScreen: null }]
    if (index !== opening.scene) return [scene]
    const say = remaining.join(' ')
    return isWhole ? [] : [{ ...scene, say, emphasis: restress(say, scene.emphasis) }]
  })
  return [hook, ...others]
}

/** An unused scene id based on `name`. */
export function freeId(scenes: readonly Scene[], name: string): string {
  const taken = new Set(scenes.map((scene) => scene.id))
  let id = name
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`
  return id
}

function placeSentences(scenes: readonly Scene[], tools: LanguageTools): PlacedSentence[] {
  const texts = scenes.flatMap((scene, index) =>
    splitSentences(scene.say).map((text, position) => ({ text, scene: index, startsBlock: position === 0 })),
  )
  return analyseSource(texts, tools).map((sentence, index) => ({
    sentence,
    scene: texts[index]!.scene,
    text: texts[index]!.text,
  }))
}

/** True for a sentence that is understandable without the one before it and that the next one does not need. */
function canOpen(
  { sentence, scene, text }: PlacedSentence,
  next: PlacedSentence | undefined,
  count: number,
): boolean {
  const words = countWords(text)
  return (
    scene > 0 &&
    // The last scene answers or asks; telling it first would reveal it.
    scene < count - 1 &&
    words >= 4 &&
    words <= maxHookWords &&
    !sentence.isDependent &&
    !sentence.isLabel &&
    sentence.connective === null &&
    !/\b(?:this|these|those|that|it|its|they|them|their|he|she|him|her|his|such|the other|also|too)\b/i.test(
      text,
    ) &&
    !/^(?:back|in|on|at|by|after|before|during|for|since|then|later|now|over) /i.test(text) &&
    !callToActionPattern.test(text) &&
    !(next && (next.sentence.isDependent || next.sentence.connective !== null))
  )
}
