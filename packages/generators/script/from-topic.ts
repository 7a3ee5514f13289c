import { createRandom } from '@vivify/contract/random'
import { readInput } from './wording/bad-input.ts'
import { readDraftLanguage } from './wording/draft-language.ts'
import { findEmphasis } from './wording/emphasis.ts'
import { classifyHook, scoreHook } from './wording/hook-score.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import type { LanguageTools } from './wording/language-tools.ts'
import { groupScenes, textOf } from './wording/scene-grouping.ts'
import type { SpokenPiece } from './wording/scene-grouping.ts'
import { splitSentences } from './wording/sentences.ts'
import { answersFrame, buildFrame } from './topic/topic-frames.ts'
import type { FrameBeat } from './topic/topic-frames.ts'
import { requireEnglishTopic } from './topic/topic-language.ts'
import { capitalise, parseTopic } from './topic/topic-pattern.ts'
import { endSentence } from './wording/tighten.ts'
import {
  estimateDraft,
  type DraftHook,
  type DraftQuestion,
  type DraftScene,
  type ScriptDraft,
} from './types.ts'
import { countLemmas, isConcrete, pickVisualKeywords } from './wording/visual-keywords.ts'

export interface FromTopicOptions {
  /**
   * Facts for the scenes. Titles are shown over them only when they answer the frame's questions in order. Empty
   * strings leave a question open. More facts make more scenes.
   */
  readonly facts?: readonly string[]
  /** Pace of the voice that will speak. Default 158. */
  readonly wordsPerMinute?: number
  /** Selects the call to action. Default 0. */
  readonly seed?: number
}

const maxTopicWords = 40

/**
 * Plans a short about a bare topic: a hook, three to five beats and a call to action, with a question for every missing
 * fact. With all facts given, the draft is complete. Otherwise scenes are empty and `questions` is not, and the draft
 * must not be made into a video. The script adds nothing to the topic and the facts. Throws AppError `script_empty`,
 * `script_too_long` or `nothing_to_say`, and `unsupported_language` for a topic that is plainly not in English.
 */
export async function fromTopic(topic: string, options: FromTopicOptions = {}): Promise<ScriptDraft> {
  const input = readInput(topic, 'topic').split(/\s+/).slice(0, maxTopicWords).join(' ')
  requireEnglishTopic(input)
  const language = readDraftLanguage([input, ...(options.facts ?? [])].join(' '))
  const pattern = parseTopic(input)
  const frame = buildFrame(pattern)
  const tools = language.isEnglish ? await loadLanguageTools() : null
  const facts = (options.facts ?? []).map((fact) => (fact.trim() === '' ? '' : readInput(fact, 'fact')))
  const areShown = answersFrame(frame.beats, facts)
  const beats = withExtraFacts(frame.beats, facts).map((beat) => ({
    ...beat,
    isShown: beat.isShown && areShown,
  }))
  const scenes = beats.flatMap((beat, index) => buildBeat(beat, facts[index] ?? '', tools))
  const questions = openQuestions(scenes)
  const hooks = frame.hooks.map(toHook).sort((a, b) => scoreHook(b.text).score - scoreHook(a.text).score)
  const callToAction = createRandom(`${input}/${options.seed ?? 0}`).pick(frame.callsToAction)
  return {
    title: pattern.title,
    hook: { ...hooks[0]!, visualKeywords: keywordsOf(input, tools) },
    hookAlternatives: hooks.slice(1, 4),
    scenes: scenes.map((scene) => scene.draft),
    callToAction,
    language: language.language,
    engine: 'frame',
    seconds: estimateDraft(
      [hooks[0]!.text, ...scenes.map((scene) => scene.draft.say), callToAction],
      options.wordsPerMinute,
    ),
    warnings: [
      ...language.warnings,
      ...(questions.length > 0 ? ['This is an outline. Answer its questions to make it a script.'] : []),
    ],
    ...(questions.length > 0 ? { questions } : {}),
  }
}

interface FrameScene {
  readonly beat: FrameBeat
  readonly draft: DraftScene
}

/** Facts beyond the frame become scenes of their own, after its beats. */
function withExtraFacts(beats: readonly FrameBeat[], facts: readonly string[]): FrameBeat[] {
  const extra = facts
    .slice(beats.length)
    .map((): FrameBeat => ({ label: '', isShown: false, question: '', example: '' }))
  return [...beats, ...extra]
}

function buildBeat(beat: FrameBeat, fact: string, tools: LanguageTools | null): FrameScene[] {
  if (fact === '') {
    return [{ beat, draft: { say: '', onScreen: beat.label, visualKeywords: [], emphasis: [] } }]
  }
  const sentences = splitSentences(endSentence(capitalise(fact)))
  const pieces: SpokenPiece[] = sentences.map((text, sentence) => ({
    text,
    sentence,
    startsBlock: sentence === 0,
  }))
  return groupScenes(pieces).map((group, index) => {
    const say = textOf(group)
    const tokens = group.flatMap((piece) => tools?.analyse(piece.text) ?? [])
    const nouns = tokens.filter(isConcrete).map((token) => token.lower)
    const onScreen = index === 0 && beat.isShown ? beat.label : null
    const visualKeywords = pickVisualKeywords(tokens, countLemmas([tokens]))
    return { beat, draft: { say, onScreen, visualKeywords, emphasis: findEmphasis(say, nouns) } }
  })
}

function openQuestions(scenes: readonly FrameScene[]): DraftQuestion[] {
  return scenes.flatMap(({ beat, draft }, sceneIndex) =>
    draft.say === ''
      ? [{ id: `fact-${sceneIndex + 1}`, sceneIndex, question: beat.question, example: beat.example }]
      : [],
  )
}

function toHook(text: string): DraftHook {
  return { text, pattern: classifyHook(text) }
}

function keywordsOf(text: string, tools: LanguageTools | null): string[] {
  const tokens = tools?.analyse(text) ?? []
  return pickVisualKeywords(tokens, countLemmas([tokens]))
}
