// Making a video of the open project: the press, the job, its end. One state for every place that shows it.

import { useQueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/client.ts'
import {
  activeJobsQuery,
  hasEnded,
  useActiveJobs,
  useCancelJob,
  useJob,
  type JobView,
} from '../../api/jobs.ts'
import { waitForScripts } from '../../api/scripts.ts'
import { endSession, sessionQuery } from '../../api/session.ts'
import { startVideo } from '../../api/videos.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useAlerts } from '../../ui/alerts.tsx'
import { useScreenLists } from '../project/screen-lists.ts'
import { useProject, type ProjectEditor } from '../project/use-project.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'
import { createId } from '../../lib/create-id.ts'
import { readWatchedJob, writeWatchedJob } from '../../lib/job/watched-job.ts'

export interface Generate {
  /** Credits that a press takes. */
  cost: number
  credits: number
  isAffordable: boolean
  /** There are no words yet to make a video of. */
  needsScript: boolean
  /** From the press until the job has ended. */
  isBusy: boolean
  /** The job that is being followed; undefined before it has started. */
  job: JobView | undefined
  /** What went wrong, or that it was cancelled, in words. */
  outcome: { tone: 'danger' | 'second'; sentence: string } | null
  /** The video that was made last for this project since the page was opened. */
  creationId: string | null
  isCanceling: boolean
  generate: () => void
  cancel: () => void
  dismissOutcome: () => void
}

const GenerateContext = createContext<Generate | null>(null)

/** Making a video of the open project. Throws when used outside `GenerateProvider`. */
export function useGenerate(): Generate {
  const generate = useContext(GenerateContext)
  if (generate === null) throw new Error('useGenerate must be used within a GenerateProvider')
  return generate
}

interface Followed {
  jobId: string
  projectId: string
}

/** Gives everything inside it `useGenerate`. */
export function GenerateProvider({ children }: { children: ReactNode }) {
  const project = useProject()
  const { user } = useAuth()
  const [isStarting, setIsStarting] = useState(false)
  const [outcome, setOutcome] = useState<Generate['outcome']>(null)
  const [made, setMade] = useState<{ projectId: string; creationId: string } | null>(null)
  const { followed, follow } = useFollowedJob(project.id)
  const { job } = useJob(followed?.jobId ?? null)
  const { mutate: cancelJob, isPending: isCanceling } = useCancelJob()
  const start = useStart({ follow, setIsStarting, setOutcome })
  useEnding({ job, followed, follow, setOutcome, setMade })

  const credits = user?.credits ?? 0
  const cost = project.isPaid ? 0 : prices.video
  const jobId = followed?.jobId ?? null
  const needsScript = isWithoutWords(project)
  const value = useMemo<Generate>(
    () => ({
      cost,
      credits,
      isAffordable: credits >= cost,
      needsScript,
      isBusy: isStarting || jobId !== null,
      job,
      outcome,
      creationId: made !== null && made.projectId === project.id ? made.creationId : null,
      isCanceling,
      generate: () => void start(),
      cancel: () => {
        if (jobId !== null) cancelJob(jobId, { onError: (error) => setOutcome(describeProblem(error)) })
      },
      dismissOutcome: () => setOutcome(null),
    }),
    [
      cost,
      credits,
      needsScript,
      isStarting,
      jobId,
      job,
      outcome,
      made,
      project.id,
      start,
      isCanceling,
      cancelJob,
    ],
  )
  return <GenerateContext value={value}>{children}</GenerateContext>
}

/** The job of the open project: the one that this tab started, or one that is found running. */
function useFollowedJob(projectId: string | null) {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const active = useActiveJobs()
  const current = followed !== null && followed.projectId === projectId ? followed : null
  /** The list of active jobs may still name one whose end was told. */
  const over = useRef(new Set<string>())

  const follow = useCallback((next: Followed, isOver = false) => {
    writeWatchedJob(next.projectId, isOver ? null : next.jobId)
    if (isOver) over.current.add(next.jobId)
    setFollowed(isOver ? null : next)
  }, [])
  useEffect(() => {
    if (projectId === null || current !== null) return
    const running = active?.find(
      ({ id, kind, subject }) => kind === 'make-video' && subject === projectId && !over.current.has(id),
    )
    const jobId = readWatchedJob(projectId) ?? running?.id
    if (jobId !== undefined) follow({ jobId, projectId })
  }, [projectId, current, active, follow])
  return { followed: current, follow }
}

type Follow = ReturnType<typeof useFollowedJob>['follow']

interface StartOptions {
  follow: Follow
  setIsStarting: (isStarting: boolean) => void
  setOutcome: (outcome: Generate['outcome']) => void
}

function useStart({ follow, setIsStarting, setOutcome }: StartOptions): () => Promise<void> {
  const project = useProject()
  const latest = useRef(project)
  latest.current = project
  const { write } = useScriptWriter()
  const { screen } = useScreenLists()
  const { alert } = useAlerts()
  const client = useQueryClient()
  const isStarting = useRef(false)

  return useCallback(async () => {
    const { notes, saveNow } = latest.current
    // Two presses in one moment are one.
    if (isStarting.current) return
    if (isWithoutWords(latest.current)) {
      const { dashboard, videoGenerator } = messages
      return alert(screen === 'dashboard' ? dashboard.scriptMissing : videoGenerator.scriptMissing)
    }
    isStarting.current = true
    setIsStarting(true)
    setOutcome(null)
    let projectId: string | null = null
    try {
      await waitForScripts(client)
      // Typed and not read into scenes yet.
      if (latest.current.document === null) await write({ kind: 'script', text: notes.script })
      projectId = (await saveNow()).id
      const { jobId } = await startVideo(projectId, createId())
      follow({ jobId, projectId })
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    } catch (error) {
      const isRunning = error instanceof ApiError && error.code === 'conflict' && projectId !== null
      if (isRunning) await client.invalidateQueries({ queryKey: activeJobsQuery.queryKey })
      if (error instanceof ApiError && error.code === 'unauthorized') return endSession(client)
      const { tone, sentence } = describeProblem(error)
      setOutcome({ tone, sentence: `${sentence} Nothing was charged.` })
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    } finally {
      isStarting.current = false
      setIsStarting(false)
    }
  }, [screen, alert, client, write, follow, setIsStarting, setOutcome])
}

function isWithoutWords({ document, notes }: ProjectEditor): boolean {
  return document === null && notes.script.trim() === ''
}

function describeProblem(error: unknown): NonNullable<Generate['outcome']> {
  const sentence = error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
  return { tone: 'danger', sentence }
}

interface EndingOptions {
  job: JobView | undefined
  followed: Followed | null
  follow: Follow
  setOutcome: (outcome: Generate['outcome']) => void
  setMade: (made: { projectId: string; creationId: string }) => void
}

/** What the end of a job means for the person: the alert and the result, or why not and that nothing was charged. */
function useEnding({ job, followed, follow, setOutcome, setMade }: EndingOptions): void {
  const { isPaid, markPaid } = useProject()
  const { alertAside } = useAlerts()
  const client = useQueryClient()
  const told = useRef<string | null>(null)

  useEffect(() => {
    if (job === undefined || followed?.jobId !== job.id || !hasEnded(job) || told.current === job.id) return
    told.current = job.id
    follow(followed, true)
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    void client.invalidateQueries({ queryKey: activeJobsQuery.queryKey })
    const { state } = job
    const isCharged = 'chargedCredits' in state && state.chargedCredits !== undefined
    if (isCharged) markPaid()
    const money = isCharged ? messages.videoModels.paidAllTheSame : describeMoney(isPaid)
    if (state.status === 'completed') {
      void client.invalidateQueries({ queryKey: ['creations'] })
      void client.invalidateQueries({ queryKey: ['projects'] })
      markPaid()
      const { creationId } = state.result as { creationId: string }
      setMade({ projectId: followed.projectId, creationId })
      void alertAside(messages.dashboard.videoGenerated)
    } else if (state.status === 'failed') {
      setOutcome({ tone: 'danger', sentence: `${state.message} ${money}` })
    } else if (state.status === 'cancelled') {
      setOutcome({ tone: 'second', sentence: `Canceled. ${money}` })
    }
  }, [job, followed, follow, isPaid, markPaid, alertAside, client, setOutcome, setMade])
}

function describeMoney(isPaid: boolean): string {
  return isPaid ? 'Nothing was charged.' : `Your ${prices.video} credits are back.`
}
