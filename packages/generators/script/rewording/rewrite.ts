// Rewords text with other and fewer words. Every new wording must pass `keepsFacts`, so that it claims nothing that the
// script did not claim. Text that can't be improved stays.

import { findMoves, type MoveKind } from './clause-moves.ts'
import { findEmphasis } from '../wording/emphasis.ts'
import { scoreHook } from '../wording/hook-score.ts'
import { keepsFacts } from './keeps-facts.ts'
import { capitalise } from '../wording/lead-ins.ts'
import type { LanguageTools } from '../wording/language-tools.ts'
import { sayPlainly, swapTwins, type WordingReason } from '../wording/plain-words.ts'
import { countWords, splitSentences } from '../wording/sentences.ts'

export interface Wording {
  readonly text: string
  /** Reason in one sentence for the person. */
  readonly reason: string
}

export type RewordReason = WordingReason | MoveKind | 'twin' | 'opening'

const reasonOrder: readonly RewordReason[] = [
  'filler', 'wordy', 'cliche', 'active', 'direct', 'split', 'contraction', 'front', 'back', 'opening', 'twin',
] // prettier-ignore
const reasonWords: Readonly<Record<RewordReason, string>> = {
  filler: 'cuts filler words',
  wordy: 'says it in fewer words',
  cliche: 'drops a cliché',
  active: 'names who acts first',
  direct: 'gets straight to the point',
  split: 'keeps one idea per sentence',
  contraction: 'sounds like everyday speech',
  front: 'opens with when or why',
  back: 'opens with what matters',
  opening: 'opens without a connective',
  twin: 'uses a different word',
}

interface Variant {
  readonly text: string
  readonly reasons: readonly RewordReason[]
}

/**
 * Another wording of a text of one or more sentences, or null when none is as good. Higher values of `attempt` give the
 * next ones. A hook keeps its order and never becomes weaker.
 */
export function reword(
  text: string,
  options: { tools: LanguageTools; isHook: boolean; attempt: number },
): Wording | null {
  const reasons = new Set<RewordReason>()
  const sentences = splitSentences(text).map((sentence) => {
    const variants = findVariants(sentence, options)
    const chosen = variants[options.attempt % Math.max(1, variants.length)]
    if (!chosen) return sentence
    for (const reason of chosen.reasons) reasons.add(reason)
    return chosen.text
  })
  const next = sentences.join(' ')
  return next === text || reasons.size === 0 ? null : { text: next, reason: explain([...reasons]) }
}

/** Uses only plain words and short sentences, which always make a text easier to follow. */
export function tightenText(text: string, tools: LanguageTools): Wording | null {
  const reasons = new Set<RewordReason>()
  const sentences = splitSentences(text).map((sentence) => {
    const plain = sayPlainly(sentence)
    const isKept = keepsFacts(sentence, plain.text)
    const tight = isKept ? plain.text : sentence
    if (isKept) for (const reason of plain.reasons) reasons.add(reason)
    const isLong = countWords(tight) > longSentenceWords
    const move = findMoves(tight, tools).find(
      ({ kind }) => kind === 'active' || kind === 'direct' || (isLong && kind === 'split'),
    )
    if (!move || !keepsFacts(sentence, move.text)) return tight
    reasons.add(move.kind)
    return move.text
  })
  const next = sentences.join(' ')
  return next === text || reasons.size === 0 ? null : { text: next, reason: explain([...reasons]) }
}

/** Longer sentences are hard to follow for a listener. */
const longSentenceWords = 12

function explain(reasons: readonly RewordReason[]): string {
  const [first, second] = reasonOrder
    .filter((reason) => reasons.includes(reason))
    .map((reason) => reasonWords[reason])
  return `${capitalise(first ?? '')}${second ? ` and ${second}` : ''}.`
}

/** Stressed words of a changed text: those that are still in it, or else new ones. */
export function restress(say: string, emphasis: readonly string[]): string[] {
  const said = say.toLowerCase()
  const kept = emphasis.filter((word) => said.includes(word.toLowerCase()))
  return kept.length > 0 ? kept : findEmphasis(say)
}

/** All good wordings except the given one, the largest change first. */
function findVariants(
  sentence: string,
  { tools, isHook }: { tools: LanguageTools; isHook: boolean },
): Variant[] {
  const plain = sayPlainly(sentence)
  const base: Variant = keepsFacts(sentence, plain.text) ? plain : { text: sentence, reasons: [] }
  const moves = findMoves(base.text, tools)
    .filter(({ kind }) => !isHook || (kind !== 'front' && kind !== 'back'))
    .map((move): Variant => ({ text: move.text, reasons: [...base.reasons, move.kind] }))
  const twins = swapTwins(base.text).map((text): Variant => ({ text, reasons: [...base.reasons, 'twin'] }))
  const opening = withoutConnective(base.text)
  const openings: Variant[] = opening ? [{ text: opening, reasons: [...base.reasons, 'opening'] }] : []
  const both = moves.flatMap((move) =>
    swapTwins(move.text).map((text): Variant => ({ text, reasons: [...move.reasons, 'twin'] })),
  )
  const seen = new Set([sentence])
  return [...moves, ...(base.reasons.length > 0 ? [base] : []), ...twins, ...openings, ...both].filter(
    (variant) => {
      if (seen.has(variant.text) || !keepsFacts(sentence, variant.text)) return false
      seen.add(variant.text)
      return !isHook || scoreHook(variant.text).score >= scoreHook(sentence).score
    },
  )
}

/** "So the clocks differ" → "The clocks differ". */
function withoutConnective(sentence: string): string | null {
  const found =
    /^(?:And|So|Then|Now|But|Yet),? (?=(?:the|an?|it|they|he|she|we|you|people|there|your|my|their|its|his|her|that|this|these|those|every|each|most|some)\b)(.+)$/u.exec(
      sentence,
    )
  return found && countWords(found[1]!) >= 4 ? capitalise(found[1]!) : null
}
