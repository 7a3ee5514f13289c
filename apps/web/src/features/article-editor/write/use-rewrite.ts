// Rewriting the selection: the new wording is shown beside the old one, and only the person puts it into the text.

import { maxRewriteCharacters } from '@vivify/contract/article-choices'
import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { rewriteSelection, type RewriteWay } from '../../../api/articles.ts'
import { useArticle } from '../use-article.ts'
import type { TextField } from './use-text-field.ts'

const words = messages.articleEditor

export const rewriteWays: readonly RewriteWay[] = ['shorter', 'plainer', 'livelier', 'longer']

export interface Suggestion {
  before: string
  after: string
  way: RewriteWay
  engine: string
  /** What the person should know about it. */
  notice: string | null
}

export interface Rewrite {
  isBusy: boolean
  /** The wording to accept or reject. */
  suggestion: Suggestion | null
  /** Why there is none. */
  problem: string | null
  start: (way: RewriteWay) => void
  cancel: () => void
  accept: () => void
  dismiss: () => void
}

export function useRewrite(text: TextField): Rewrite {
  const { saved } = useArticle()
  const [isBusy, setIsBusy] = useState(false)
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const place = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(before: string, way: RewriteWay): Promise<void> {
    const request = new AbortController()
    running.current = request
    setIsBusy(true)
    try {
      const answer = await rewriteSelection(saved!.id, { text: before, way }, request.signal)
      if (answer.text === null || answer.text === before) setProblem(answer.notice ?? words.noRewrite)
      else setSuggestion({ before, after: answer.text, way, engine: answer.engine, notice: answer.notice })
    } catch (error) {
      if (!request.signal.aborted) setProblem(error instanceof Error ? error.message : words.rewriteFailed)
    } finally {
      running.current = null
      setIsBusy(false)
    }
  }

  function start(way: RewriteWay): void {
    if (running.current !== null) return
    setSuggestion(null)
    setProblem(null)
    const { text: whole, start: from, end } = text.read()
    const chosen = whole.slice(from, end)
    const before = chosen.trim()
    if (before === '') return setProblem(words.selectFirst)
    if (before.length > maxRewriteCharacters) return setProblem(words.selectionTooLong(maxRewriteCharacters))
    place.current = from + chosen.indexOf(before)
    void ask(before, way)
  }

  function accept(): void {
    if (suggestion === null) return
    const { before, after } = suggestion
    const at = findAgain(text.read().text, before, place.current)
    setSuggestion(null)
    if (at === null) return setProblem(words.movedOn)
    text.apply(({ text: whole }) => ({
      text: whole.slice(0, at) + after + whole.slice(at + before.length),
      start: at,
      end: at + after.length,
    }))
    toast.success(words.rewritten)
  }

  return {
    isBusy,
    suggestion,
    problem,
    start,
    cancel: () => running.current?.abort(),
    accept,
    dismiss: () => {
      setSuggestion(null)
      setProblem(null)
    },
  }
}

/** Where the passage is now: at its place, or wherever it is the only one of its kind; null when that is unclear. */
function findAgain(whole: string, passage: string, place: number): number | null {
  if (whole.startsWith(passage, place)) return place
  const first = whole.indexOf(passage)
  return first !== -1 && whole.indexOf(passage, first + 1) === -1 ? first : null
}
