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
  const { isBusy, suggestion, problem, show, ask, cancel } = useAsking()
  const place = useRef(0)

  function start(way: RewriteWay): void {
    if (isBusy) return
    const { text: whole, start: from, end } = text.read()
    const chosen = whole.slice(from, end)
    const before = chosen.trim()
    if (before === '') return show({ problem: words.selectFirst })
    if (before.length > maxRewriteCharacters) {
      return show({ problem: words.selectionTooLong(maxRewriteCharacters) })
    }
    place.current = from + chosen.indexOf(before)
    void ask(before, way)
  }

  function accept(): void {
    if (suggestion === null) return
    const { before, after } = suggestion
    const at = findAgain(text.read().text, before, place.current)
    if (at === null) return show({ problem: words.movedOn })
    show({})
    text.apply(({ text: whole }) => ({
      text: whole.slice(0, at) + after + whole.slice(at + before.length),
      start: at,
      end: at + after.length,
    }))
    toast.success(words.rewritten)
  }

  return { isBusy, suggestion, problem, start, cancel, accept, dismiss: () => show({}) }
}

interface Outcome {
  suggestion?: Suggestion
  problem?: string
}

/** One request at a time, and what came of the last one. */
function useAsking() {
  const { saved } = useArticle()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, show] = useState<Outcome>({})
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(before: string, way: RewriteWay): Promise<void> {
    const request = new AbortController()
    running.current = request
    setIsBusy(true)
    show({})
    try {
      const { text, notice, engine } = await rewriteSelection(
        saved!.id,
        { text: before, way },
        request.signal,
      )
      if (text === null || text === before) show({ problem: notice ?? words.noRewrite })
      else show({ suggestion: { before, after: text, way, engine, notice } })
    } catch (error) {
      if (request.signal.aborted) return
      show({ problem: error instanceof Error ? error.message : words.rewriteFailed })
    } finally {
      setIsBusy(false)
    }
  }

  const { suggestion = null, problem = null } = outcome
  return { isBusy, suggestion, problem, show, ask, cancel: () => running.current?.abort() }
}

/** Where the passage is now: at its place, or wherever it is the only one of its kind; null when that is unclear. */
function findAgain(whole: string, passage: string, place: number): number | null {
  if (whole.startsWith(passage, place)) return place
  const first = whole.indexOf(passage)
  return first !== -1 && whole.indexOf(passage, first + 1) === -1 ? first : null
}
