import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { AppError } from '@vivify/contract/errors'
import { isRightToLeft, readInput, requireSpeakableLength, requireVowels } from './wording/bad-input.ts'
import { readDraftLanguage } from './wording/draft-language.ts'
import { findEmphasis } from './wording/emphasis.ts'
import { classifyHook } from './wording/hook-score.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import type { AnalysedToken } from './wording/language-tools.ts'
import { groupScenes, textOf, usualSceneLimits } from './wording/scene-grouping.ts'
import type { SceneLimits, SpokenPiece } from './wording/scene-grouping.ts'
import { stripScriptLabels } from './cleaning/script-labels.ts'
import type { ScriptLine } from './cleaning/script-labels.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { readLineFlow } from './wording/line-flow.ts'
import { nameOfScript } from './wording/script-name.ts'
import { withoutPostTags, type PostText } from './cleaning/post-tags.ts'
import type { DraftScene, ScriptDraft } from './types.ts'
import { countLemmas, isConcrete, pickVisualKeywords } from './wording/visual-keywords.ts'

export interface FromScriptOptions {
  /** Shown over the hook. By default, the script's own title or the hook's first words. */
  readonly title?: string
  /** Pace of the voice that will speak. Default 158. */
  readonly wordsPerMinute?: number
}

// A video document contains at most 400 scenes; hook and call to action need two.
const maxScenes = 396
const maxSceneCharacters = 2000
/** Matches a line that asks the viewer to follow, save, comment or send. */
export const callToActionPattern =
  /\b(follow|subscribe|like this|save this|comment|share (this|it)|send this|tag (a|someone)|link in|let me know|tell me|drop a|hit the|sign up|check out|try (it|this)|click|which one)\b/i

/**
 * Turns a finished script into scenes without changing a word: markdown, labels, stage directions and time codes are
 * removed and reported. At most `maxScriptWords` are spoken. Scenes have 8 to 18 words, or more where a script has so
 * many short paragraphs that they would exceed the document's limit. Throws AppError `script_empty`, `script_too_long`
 * or `nothing_to_say`.
 */
export async function fromScript(text: string, options: FromScriptOptions = {}): Promise<ScriptDraft> {
  const input = readInput(text)
  const post = withoutPostTags(input)
  const stripped = stripScriptLabels(post.text)
  const pieces = readPieces(stripped.lines)
  const spoken = textOf(pieces)
  if (spoken === '')
    throw new AppError('nothing_to_say', 'There is nothing to say in this script: it holds only notes.')
  readInput(spoken)
  requireSpeakableLength(spoken)
  requireVowels(spoken)
  const language = readDraftLanguage(spoken)
  const warnings = [...stripped.warnings, ...describeTags(post), ...language.warnings]

  const groups = groupGivenScenes(pieces, warnings)
  const tools = language.isEnglish ? await loadLanguageTools() : null
  const analysed = groups.map((group) => group.flatMap((piece) => tools?.analyse(piece.text) ?? []))
  const counts = countLemmas(analysed)
  const scenes = groups.map((group, index) => {
    const note = noteFor(stripped.lines, group, groups[index - 1])
    return buildScene(textOf(group), analysed[index]!, counts, note)
  })
  const [hook, ...rest] = scenes
  const last = rest.length >= 2 && callToActionPattern.test(rest.at(-1)!.say) ? rest.pop() : undefined
  return {
    title: options.title ?? stripped.title ?? nameOfScript(spoken),
    hook: { text: hook!.say, pattern: classifyHook(hook!.say), visualKeywords: hook!.visualKeywords },
    hookAlternatives: [],
    scenes: rest,
    callToAction: last?.say ?? '',
    language: language.language,
    engine: 'script',
    seconds: estimateSeconds(
      groups.map((group) => ({ say: textOf(group) })),
      options.wordsPerMinute,
    ),
    warnings,
  }
}

function describeTags({ hashtags, handles }: PostText): string[] {
  const named = [
    ...(hashtags > 0 ? [`${hashtags} ${hashtags === 1 ? 'hashtag' : 'hashtags'}`] : []),
    ...(handles > 0 ? [`${handles} ${handles === 1 ? 'handle' : 'handles'}`] : []),
  ]
  return named.length > 0 ? [`Left out at the end: ${named.join(', ')}.`] : []
}

function readPieces(lines: readonly ScriptLine[]): SpokenPiece[] {
  const flow = readLineFlow(lines.map((line) => line.text))
  const paragraphs: { text: string; line: number; startsBlock: boolean }[] = []
  lines.forEach((line, index) => {
    const last = paragraphs.at(-1)
    if (last && !line.startsBlock && flow.continues(lines[index - 1]!.text, line.text))
      last.text += ` ${line.text}`
    else paragraphs.push({ text: line.text, line: index, startsBlock: line.startsBlock })
  })
  return paragraphs.flatMap((paragraph, position) =>
    splitSentences(withEnd(paragraph.text, position === paragraphs.length - 1)).map((text, index) => ({
      text,
      sentence: paragraph.line,
      startsBlock: paragraph.startsBlock && index === 0,
    })),
  )
}

/** A line that ends without punctuation gets a period, so that it is not spoken together with the next one. */
function withEnd(line: string, isLast: boolean): string {
  return isLast || !/[\p{L}\p{N}%)"'”’]$/u.test(line) || /[.!?]["'”’)]+$/.test(line) ? line : `${line}.`
}

function groupGivenScenes(pieces: readonly SpokenPiece[], warnings: string[]): SpokenPiece[][] {
  const opening = openingOf(pieces)
  const rest = pieces.slice(opening.length)
  for (let factor = 1; ; factor *= 1.5) {
    const limits: SceneLimits = {
      minWords: Math.ceil(usualSceneLimits.minWords * factor),
      maxWords: Math.ceil(usualSceneLimits.maxWords * factor),
    }
    // When there are more short paragraphs than scenes, they may share a scene from the second round on.
    const given = factor === 1 ? rest : rest.map((piece) => ({ ...piece, startsBlock: false }))
    const groups = [...groupScenes(opening, limits), ...groupScenes(given, limits)].flatMap(splitOversized)
    if (groups.length > maxScenes) continue
    if (factor > 1)
      warnings.push(`This script has very many parts: its scenes hold up to ${limits.maxWords} words each.`)
    return groups
  }
}

/** The hook is a scene of its own, extended only until it has three words. */
function openingOf(pieces: readonly SpokenPiece[]): SpokenPiece[] {
  let count = 1
  while (count < pieces.length && countWords(textOf(pieces.slice(0, count))) < 3) count++
  return pieces.slice(0, count)
}

/** A "word" of thousands of letters still has to fit the document. */
function splitOversized(group: SpokenPiece[]): SpokenPiece[][] {
  const text = textOf(group)
  if (text.length <= maxSceneCharacters) return [group]
  const parts: SpokenPiece[][] = []
  let rest = text
  while (rest.length > 0) {
    const space = rest.length <= maxSceneCharacters ? rest.length : rest.lastIndexOf(' ', maxSceneCharacters)
    const cut = space > 0 ? space : maxSceneCharacters
    parts.push([{ ...group[0]!, text: rest.slice(0, cut).trim() }])
    rest = rest.slice(cut).trim()
  }
  return parts
}

interface SceneNote {
  readonly onScreen: string | null
  readonly visual: string | null
}

/** A note belongs to the first scene of its line. */
function noteFor(
  lines: readonly ScriptLine[],
  group: readonly SpokenPiece[],
  groupBefore: readonly SpokenPiece[] | undefined,
): SceneNote {
  const line = group[0]!.sentence
  const isFirst = groupBefore?.[0]!.sentence !== line
  const noted = lines[line]
  return { onScreen: isFirst ? (noted?.onScreen ?? null) : null, visual: noted?.visual ?? null }
}

function buildScene(
  say: string,
  tokens: readonly AnalysedToken[],
  counts: ReadonlyMap<string, number>,
  note: SceneNote,
): DraftScene {
  const nouns = tokens.filter(isConcrete).map((token) => token.lower)
  const noted =
    note.visual === null ? [] : note.visual.split(/(?:(?<!\s)\s+)?[,;]\s*/).filter((part) => part !== '')
  const keywords = noted.length > 0 ? noted.slice(0, 3) : pickVisualKeywords(tokens, counts)
  return {
    say,
    onScreen: note.onScreen === null ? null : note.onScreen.slice(0, 120),
    visualKeywords: keywords,
    emphasis: isRightToLeft(say) ? [] : findEmphasis(say, nouns),
  }
}
