// Makes pictures: starts the job, follows it, and handles its end.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { madeImagesQuery, startImages } from '../../api/images.ts'
import type { JobEnd } from '../../lib/jobs/job-follower.ts'
import { useJob, type FollowedJob } from '../../lib/jobs/use-job.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import type { ImageFormState } from './use-image-form.ts'

type Work = FollowedJob<'make-images', null>

export interface ImageJob extends Pick<Work, 'isBusy' | 'job' | 'progress' | 'reason' | 'isCanceling'> {
  /** Sentences about a canceled job or about results that differ from the request. */
  notices: readonly string[]
  /** Creation ids of the last job since the page was opened, in order. */
  madeIds: readonly string[]
  generate: () => void
  cancel: () => void
  dismissNotices: () => void
}

const words = messages.images

/** Makes the pictures that the form describes. Finds a running job again after a reload. */
export function useImageJob(state: ImageFormState): ImageJob {
  const [notices, setNotices] = useState<readonly string[]>([])
  const [madeIds, setMadeIds] = useState<readonly string[]>([])
  const { alert } = useAlerts()
  const client = useQueryClient()

  function tellEnd(end: JobEnd<'make-images'>): void {
    switch (end.status) {
      case 'completed':
        setMadeIds(end.result.data.map(({ creationId }) => creationId))
        setNotices(withoutThoseOfPictures(client, end.result.warnings))
        return state.rollUnlessLocked()
      case 'cancelled':
        return setNotices([describeCancelled(end.chargedCredits)])
      case 'failed':
      case 'not-started':
        // The title is the specification's alert; the text below it says what failed.
        void alert(words.failed, `${describeFailure(end)} ${words.nothingCharged}`)
    }
  }

  const { start, cancel, ...work } = useJob({
    kind: 'make-images',
    place: 'images',
    finds: 'any',
    onEnd: tellEnd,
  })

  function generate(): void {
    // The keyboard shortcut works even while the button is disabled.
    if (work.isBusy) return
    const { prompt, negativePrompt, aspectRatio, preset, seed, count } = state.form
    if (prompt.trim() === '') return void alert(words.promptMissing)
    setNotices([])
    const settings = { prompt, negativePrompt, aspectRatio, preset, seed, count }
    const engine = state.engine.id
    void start((idempotencyKey) => startImages({ ...settings, engine, idempotencyKey }))
  }

  return {
    ...work,
    notices,
    madeIds,
    generate,
    cancel: () => void cancel().catch(({ message }: Error) => setNotices([message])),
    dismissNotices: () => setNotices([]),
  }
}

function describeFailure(end: JobEnd<'make-images'> & { status: 'failed' | 'not-started' }): string {
  if (end.status === 'failed') return end.message
  return end.error instanceof ApiError ? end.error.message : 'Something went wrong. Please try again.'
}

function describeCancelled(chargedCredits = 0): string {
  return chargedCredits === 0 ? words.cancelled : words.cancelledAfterOrder(chargedCredits)
}

/** Drops the warnings that are already shown beside a picture. */
function withoutThoseOfPictures(client: QueryClient, warnings: readonly string[]): readonly string[] {
  const entries = client.getQueryData(madeImagesQuery.queryKey)?.pages.flatMap(({ images }) => images) ?? []
  const said = new Set(entries.flatMap((entry) => entry.warnings))
  return warnings.filter((warning) => !said.has(warning))
}
