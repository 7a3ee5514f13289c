// Makes a video of the open project: starts the job, follows it, and handles its end. All components share one state.

import { useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { allProjects } from '../../api/projects.ts'
import { waitForScripts } from '../../api/scripts.ts'
import { startVideo } from '../../api/videos.ts'
import type { JobEnd } from '../../lib/jobs/job-follower.ts'
import { useJob, type FollowedJob } from '../../lib/jobs/use-job.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useAlerts } from '../../ui/alerts.tsx'
import { placeMedia } from '../own-media/document-media.ts'
import { useScreenLists } from '../project/screen-lists.ts'
import { useProject, type ProjectEditor } from '../project/use-project.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { describeEnd, describeProblem, isCharged, type Outcome } from './video-outcome.ts'

type Work = FollowedJob<'make-video', null>

export interface Generate extends Pick<Work, 'isBusy' | 'job' | 'progress' | 'reason' | 'isCanceling'> {
  /** Price of a video in credits; 0 once the project is paid for. */
  cost: number
  credits: number
  isAffordable: boolean
  /** True when there is neither a script nor typed text. */
  needsScript: boolean
  /** A sentence about a failed or canceled job. */
  outcome: Outcome | null
  /** The latest video of this project that was made since the page was opened. */
  creationId: string | null
  generate: () => void
  cancel: () => void
  dismissOutcome: () => void
}

const GenerateContext = createContext<Generate | null>(null)

/** The state and actions of making a video. Throws when used outside `GenerateProvider`. */
export function useGenerate(): Generate {
  const generate = useContext(GenerateContext)
  if (generate === null) throw new Error('useGenerate must be used within a GenerateProvider')
  return generate
}

/** Provides `useGenerate` to its children. */
export function GenerateProvider({ children }: { children: ReactNode }) {
  const project = useProject()
  const { user } = useAuth()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [made, setMade] = useState<{ projectId: string | null; creationId: string } | null>(null)
  const work = useJob({
    kind: 'make-video',
    place: project.id,
    finds: project.id === null ? undefined : { subject: project.id },
    onEnd: useEnding(setOutcome, (creationId) => setMade({ projectId: project.id, creationId })),
  })
  const generate = useStart(work.start, setOutcome)

  const credits = user?.credits ?? 0
  const cost = project.isPaid ? 0 : prices.video
  const needsScript = isWithoutWords(project)
  const creationId = made?.projectId === project.id ? (made?.creationId ?? null) : null
  const value = useMemo<Generate>(
    () => ({
      ...work,
      cost,
      credits,
      isAffordable: credits >= cost,
      needsScript,
      outcome,
      creationId,
      generate: () => void generate(),
      cancel: () => void work.cancel().catch((error: unknown) => setOutcome(describeProblem(error))),
      dismissOutcome: () => setOutcome(null),
    }),
    [work, cost, credits, needsScript, outcome, creationId, generate],
  )
  return <GenerateContext value={value}>{children}</GenerateContext>
}

/** Returns the action of the button: turns typed text into the document, saves it, and starts the job. */
function useStart(start: Work['start'], setOutcome: (outcome: null) => void): () => Promise<void> {
  const project = useProject()
  const latest = useLatest(project)
  const { write } = useScriptWriter()
  const { screen } = useScreenLists()
  const { alert } = useAlerts()
  const client = useQueryClient()

  return useCallback(async () => {
    if (isWithoutWords(latest.current)) {
      return alert(
        screen === 'dashboard' ? messages.dashboard.scriptMissing : messages.videoGenerator.scriptMissing,
      )
    }
    setOutcome(null)
    await start(async (idempotencyKey) => {
      const { notes, saveNow } = latest.current
      await waitForScripts(client)
      // The typed text has not been turned into scenes yet.
      if (latest.current.document === null) await write({ kind: 'script', text: notes.script })
      const { id } = await saveNow()
      return { ...(await startVideo(id, idempotencyKey)), place: id }
    })
  }, [screen, alert, client, write, start, setOutcome])
}

function isWithoutWords({ document, notes }: ProjectEditor): boolean {
  return document === null && notes.script.trim() === ''
}

/** Handles the end of a job: shows the alert and the result, or the reason why there is none. */
function useEnding(setOutcome: (outcome: Outcome | null) => void, setMade: (creationId: string) => void) {
  const { isPaid, markPaid, edit } = useProject()
  const { alertAside } = useAlerts()
  const client = useQueryClient()
  return (end: JobEnd<'make-video'>): void => {
    setOutcome(describeEnd(end, isPaid))
    if (isCharged(end)) markPaid()
    if (end.status !== 'completed') return
    // The server found footage, which the document keeps, so that the next video shows the same.
    const { placed = [] } = end.result
    if (placed.length > 0) edit((document) => placeMedia(document, placed))
    void client.invalidateQueries(allProjects)
    setMade(end.result.creationId)
    void alertAside(messages.dashboard.videoGenerated)
  }
}
