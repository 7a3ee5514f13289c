import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { PostProblem } from '@vivify/social/check-post'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { connectionsQuery } from '../../api/connections.ts'
import { resolvePlan, usePostActions } from '../../api/posts.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { hasContent } from './post-content.ts'
import { blockedPlatforms, listPlatforms } from './post-problems.ts'
import { useComposer } from './use-composer.ts'

const words = messages.composer

export interface Sending {
  /** The button that is busy. */
  busy: 'planned' | 'now' | 'draft' | null
  /** Schedules the post at its time, or sends it now. Says what is missing. */
  send: (when: 'planned' | 'now') => void
  saveDraft: () => void
}

/** Everything that Schedule Post, Post Now and Save Draft do. */
export function useSend(problems: readonly PostProblem[]): Sending {
  const { content, saveNow, startNew } = useComposer()
  const isReady = useReadiness(problems)
  const { schedule } = usePostActions()
  const { data } = useQuery(connectionsQuery)
  const { alert } = useAlerts()
  const [busy, setBusy] = useState<Sending['busy']>(null)

  async function send(when: 'planned' | 'now'): Promise<void> {
    const { id, revision, content: sent } = await saveNow()
    await schedule.mutateAsync({ id, revision, when })
    const isDryRun = sent.platforms.every(
      (platform) => !data?.connections.some((account) => account.id === sent.accounts[platform]),
    )
    toast.success(when === 'planned' ? messages.posts.scheduled : isDryRun ? words.rehearsing : words.started)
    startNew()
  }

  async function saveDraft(): Promise<void> {
    await saveNow()
    toast.success(words.draftSaved)
  }

  const fail = (error: unknown): void => {
    reportFailure('Sending the post', error)
    toast.error(error instanceof Error ? error.message : 'The post could not be sent. Try again.')
  }
  const run = (which: Exclude<Sending['busy'], null>, work: () => Promise<void>): void => {
    setBusy(which)
    work()
      .catch(fail)
      .finally(() => setBusy(null))
  }
  return {
    busy,
    // Not busy while a dialog asks: the focus must be able to return to the button.
    send: (when) =>
      void isReady(when).then((isSo) => {
        if (isSo) run(when, () => send(when))
      }, fail),
    saveDraft: () =>
      hasContent(content) ? run('draft', saveDraft) : void alert(messages.posts.contentMissing),
  }
}

/** Asks for what is missing before a post can be sent, in the order of the specification. */
function useReadiness(problems: readonly PostProblem[]): (when: 'planned' | 'now') => Promise<boolean> {
  const { content, edit } = useComposer()
  const { alert, confirm } = useAlerts()
  return async (when) => {
    const missing = missingSentence(content, when)
    if (missing !== null) return refuse(missing)
    if (when === 'planned' && (await resolvePlan(content.plan!)).isPast) return refuse(messages.posts.past)
    const blocked = blockedPlatforms(problems)
    if (blocked.length === 0) return true
    if (blocked.length === content.platforms.length) return refuse(words.allBlocked)
    const isAgreed = await confirm({
      message: words.someBlocked(listPlatforms(blocked)),
      confirmLabel: `Leave out ${listPlatforms(blocked)}`,
    })
    if (isAgreed) {
      edit((post) => ({ ...post, platforms: post.platforms.filter((each) => !blocked.includes(each)) }))
    }
    return isAgreed
  }
  async function refuse(sentence: string): Promise<false> {
    await alert(sentence)
    return false
  }
}

function missingSentence(
  content: ReturnType<typeof useComposer>['content'],
  when: 'planned' | 'now',
): string | null {
  if (!hasContent(content)) return messages.posts.contentMissing
  if (content.platforms.length === 0) return messages.posts.platformMissing
  return when === 'planned' && content.plan === null ? messages.posts.dateMissing : null
}
