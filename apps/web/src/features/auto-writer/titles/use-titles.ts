// Title generation and the API test, with the messages of the specification.

import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError } from '../../../api/client.ts'
import { generateContent } from '../../../api/content.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import type { WriterFormState } from '../use-writer-form.ts'
import { promptFor, readAnswer, splitLines, testPrompt } from './read-titles.ts'

const words = messages.autoWriter

/** Must stay within what the built-in engine reads as one subject. */
export const maxTopicCharacters = 120

export interface TitleGeneration {
  isBusy: boolean
  /** Who wrote the titles in the field; null before the first ones. */
  notice: string | null
  generate: () => Promise<void>
  cancel: () => void
}

/** Fills the field of titles from the topic; titles that are already there stay above the new ones. */
export function useTitles({ form, change, textEngine }: WriterFormState): TitleGeneration {
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function generate(): Promise<void> {
    if (running.current !== null) return
    if (form.topic.trim() === '') return void toast.error(messages.articles.topicMissing)
    const request = new AbortController()
    running.current = request
    setIsBusy(true)
    try {
      const { content, engine } = await generateContent({
        prompt: promptFor(form.topic),
        provider: textEngine?.isBuiltIn === false ? textEngine.id : undefined,
        signal: request.signal,
      })
      const titles = readAnswer(content)
      if (titles.length === 0) throw new Error(words.noTitles)
      change((now) => ({ titles: joinLines(now.titles, titles) }))
      setNotice(words.titlesBy(engine, titles.length))
    } catch (error) {
      if (request.signal.aborted) return
      reportFailure('Title generation failed', error)
      toast.error(messages.articles.titlesFailed(error instanceof Error ? error.message : ''))
    } finally {
      running.current = null
      setIsBusy(false)
    }
  }

  return { isBusy, notice, generate, cancel: () => running.current?.abort() }
}

/** Adds titles that the field does not have yet. */
function joinLines(field: string, titles: readonly string[]): string {
  const known = new Set(splitLines(field))
  const before = field.trimEnd()
  return [...(before === '' ? [] : [before]), ...titles.filter((title) => !known.has(title))].join('\n')
}

/** The Test API Connection button: an alert says how it went, the console has status, engine and message. */
export function useApiTest({ textEngine }: WriterFormState) {
  const [isBusy, setIsBusy] = useState(false)
  const { alert } = useAlerts()

  async function test(): Promise<void> {
    setIsBusy(true)
    try {
      const provider = textEngine?.isBuiltIn === false ? textEngine.id : undefined
      const { content, engine } = await generateContent({ prompt: testPrompt, provider })
      logTest({ status: 200, engine, message: `${readAnswer(content).length} titles` })
      void alert(messages.articles.apiWorks)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      const message = error instanceof Error ? error.message : String(error)
      logTest({ status, engine: textEngine?.name ?? '', message })
      void alert(words.apiFailed, words.apiFailure(status, message))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, test }
}

function logTest(outcome: { status: number; engine: string; message: string }): void {
  // oxlint-disable-next-line no-console -- the specification sends people to the console
  console.log('API test', outcome)
}
