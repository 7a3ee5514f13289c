// Making pictures: the press, the job, its end.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { madeImagesQuery, startImages, type MadeImages } from '../../api/images.ts'
import {
  activeJobsQuery,
  hasEnded,
  useActiveJobs,
  useCancelJob,
  useJob,
  type JobView,
} from '../../api/jobs.ts'
import { endSession, sessionQuery } from '../../api/session.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { createId } from '../../lib/create-id.ts'
import { readWatchedJob, writeWatchedJob } from '../../lib/job/watched-job.ts'
import type { ImageFormState } from './use-image-form.ts'

export interface ImageJob {
  /** From the press until what came of it is known. */
  isBusy: boolean
  /** The job that is being followed; undefined before it has started. */
  job: JobView | undefined
  /** What was cancelled, or came otherwise than asked, in words. */
  notices: readonly string[]
  /** What was made last since the page was opened, in its order. */
  madeIds: readonly string[]
  isCanceling: boolean
  generate: () => void
  cancel: () => void
  dismissNotices: () => void
}

const words = messages.images
/** What this tab watches, as beside a project of its own. */
const watchedName = 'images'

/** The making of what the form asks for; a job that runs already is found again. */
export function useImageJob(state: ImageFormState): ImageJob {
  const [isStarting, setIsStarting] = useState(false)
  const [notices, setNotices] = useState<readonly string[]>([])
  const [madeIds, setMadeIds] = useState<readonly string[]>([])
  const { jobId, follow } = useFollowedJob()
  const { job, error } = useJob(jobId)
  const { mutate: cancelJob, isPending: isCanceling } = useCancelJob()
  const tellFailure = useTellFailure()
  const generate = useStart(state, { follow, setIsStarting, setNotices, tellFailure })
  useEnding({ job, error, jobId, follow, setNotices, setMadeIds, tellFailure, state })

  const isBusy = isStarting || jobId !== null
  return {
    isBusy,
    job,
    notices,
    madeIds,
    isCanceling,
    generate: () => {
      // The keys reach it while the button can't be pressed.
      if (!isBusy) void generate()
    },
    cancel: () => {
      if (jobId !== null) cancelJob(jobId, { onError: ({ message }) => setNotices([message]) })
    },
    dismissNotices: () => setNotices([]),
  }
}

/** The job that this tab started, or one that is found running. */
function useFollowedJob() {
  const [jobId, setJobId] = useState(() => readWatchedJob(watchedName))
  const active = useActiveJobs()
  /** The list of active jobs may still name one whose end was told. */
  const over = useRef(new Set<string>())
  const follow = useCallback((next: string, isOver = false) => {
    writeWatchedJob(watchedName, isOver ? null : next)
    if (isOver) over.current.add(next)
    setJobId(isOver ? null : next)
  }, [])
  useEffect(() => {
    if (jobId !== null) return
    const running = active?.find(({ id, kind }) => kind === 'make-images' && !over.current.has(id))
    if (running !== undefined) follow(running.id)
  }, [jobId, active, follow])
  return { jobId, follow }
}

type Follow = ReturnType<typeof useFollowedJob>['follow']
type TellFailure = (reason: string) => void

/** The specification's alert, and under it what failed. */
function useTellFailure(): TellFailure {
  const { alert } = useAlerts()
  const client = useQueryClient()
  return useCallback(
    (reason: string) => {
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      void alert(words.failed, `${reason} ${words.nothingCharged}`)
    },
    [alert, client],
  )
}

interface StartOptions {
  follow: Follow
  setIsStarting: (isStarting: boolean) => void
  setNotices: (notices: readonly string[]) => void
  tellFailure: TellFailure
}

function useStart(state: ImageFormState, options: StartOptions): () => Promise<void> {
  const { follow, setIsStarting, setNotices, tellFailure } = options
  const { alert } = useAlerts()
  const client = useQueryClient()
  const isStarting = useRef(false)

  return async () => {
    const { prompt, negativePrompt, aspectRatio, preset, seed, count } = state.form
    // Two presses in one moment are one.
    if (isStarting.current) return
    if (prompt.trim() === '') return alert(words.promptMissing)
    isStarting.current = true
    setIsStarting(true)
    setNotices([])
    try {
      const settings = { prompt, negativePrompt, aspectRatio, preset, seed, count }
      const engine = state.engine.id
      const { jobId } = await startImages({ ...settings, engine, idempotencyKey: createId() })
      follow(jobId)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return endSession(client)
      tellFailure(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
    } finally {
      isStarting.current = false
      setIsStarting(false)
    }
  }
}

interface EndingOptions {
  job: JobView | undefined
  error: Error | null
  jobId: string | null
  follow: Follow
  setNotices: (notices: readonly string[]) => void
  setMadeIds: (creationIds: readonly string[]) => void
  tellFailure: TellFailure
  state: ImageFormState
}

/** What the end of a job means for the person. */
function useEnding(options: EndingOptions): void {
  const { job, error, jobId, follow, setNotices, setMadeIds, tellFailure, state } = options
  const { rollUnlessLocked } = state
  const client = useQueryClient()
  const told = useRef<string | null>(null)

  useEffect(() => {
    // A job that was kept from another account, or is gone, is nobody's news.
    if (jobId !== null && error instanceof ApiError && error.code === 'not_found') follow(jobId, true)
  }, [jobId, error, follow])

  useEffect(() => {
    if (job === undefined || job.id !== jobId || !hasEnded(job) || told.current === job.id) return
    told.current = job.id
    const end = async (): Promise<void> => {
      const { state: status } = job
      if (status.status === 'completed') {
        const { data, warnings } = status.result as MadeImages
        // Busy until there is something to see.
        await client.invalidateQueries({ queryKey: ['creations'] })
        setMadeIds(data.map(({ creationId }) => creationId))
        setNotices(withoutThoseOfPictures(client, warnings))
        rollUnlessLocked()
      }
      follow(job.id, true)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      void client.invalidateQueries({ queryKey: activeJobsQuery.queryKey })
      if (status.status === 'failed') tellFailure(status.message)
      if (status.status === 'cancelled') setNotices([describeCancelled(status.chargedCredits)])
    }
    void end()
  }, [job, jobId, follow, client, rollUnlessLocked, setNotices, setMadeIds, tellFailure])
}

function describeCancelled(chargedCredits = 0): string {
  return chargedCredits === 0 ? words.cancelled : words.cancelledAfterOrder(chargedCredits)
}

/** What is said beside a picture is not said twice. */
function withoutThoseOfPictures(client: QueryClient, warnings: readonly string[]): readonly string[] {
  const entries = client.getQueryData(madeImagesQuery.queryKey)?.pages.flatMap(({ images }) => images) ?? []
  const said = new Set(entries.flatMap((entry) => entry.warnings))
  return warnings.filter((warning) => !said.has(warning))
}
