// The idea engine's topic and its last ideas, which survive a reload in this tab.

import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/client.ts'
import { findTitles, type FoundTitles } from '../../api/ideas.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { useAlerts } from '../../ui/alerts.tsx'

/** Must match `maxIdeaTopicCharacters` in the contract, which imports zod. */
export const maxTopicCharacters = 200

interface Kept {
  topic: string
  found: FoundTitles | null
}

const words = messages.ideas

export function useIdeas() {
  const key = `vivify.titles.${useAccountKey()}`
  const [{ topic, found }, setKept] = useState<Kept>(() => readIdeas(key))
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  const { alert } = useAlerts()
  useArrivingTopic((given) =>
    setKept((kept) => (kept.topic === given ? kept : { topic: given, found: null })),
  )
  useEffect(() => writeKept(key, { topic, found }), [key, topic, found])
  useEffect(() => () => running.current?.abort(), [])

  const generate = async (asked = topic): Promise<void> => {
    if (running.current !== null) return
    if (asked.trim() === '') return alert(words.topicMissing)
    const request = new AbortController()
    running.current = request
    setIsBusy(true)
    try {
      const answer = await findTitles(asked, request.signal)
      setKept((kept) => ({ ...kept, found: answer }))
      void alert(words.generated(asked.trim()))
    } catch (error) {
      if (request.signal.aborted) return
      void alert(
        words.failed,
        error instanceof ApiError ? error.message : 'Something went wrong. Please try again.',
      )
    } finally {
      running.current = null
      setIsBusy(false)
    }
  }

  return {
    topic,
    setTopic: (next: string) => setKept((kept) => ({ ...kept, topic: next.slice(0, maxTopicCharacters) })),
    found,
    isBusy,
    generate,
    cancel: () => running.current?.abort(),
    clear: () => setKept((kept) => ({ ...kept, found: null })),
  }
}

export type IdeaEngineState = ReturnType<typeof useIdeas>

/** Takes the topic of `?topic=` over, and out of the address. Ideas for another topic are cleared. */
function useArrivingTopic(take: (topic: string) => void): void {
  const [search, setSearch] = useSearchParams()
  const given = search.get('topic')?.trim().slice(0, maxTopicCharacters) ?? ''
  useEffect(() => {
    if (given === '') return
    take(given)
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('topic')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }, [given, take, setSearch])
}

function readIdeas(key: string): Kept {
  const kept = readKept(key) as Partial<Kept> | null
  const { found = null, topic = '' } = kept ?? {}
  return {
    topic: typeof topic === 'string' ? topic : '',
    found: Array.isArray(found?.ideas) && Array.isArray(found.templates) ? found : null,
  }
}
