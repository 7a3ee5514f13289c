import type { JobProgress } from '@vivify/contract/jobs'
import { useState } from 'react'
import { startPlacing, type StockPlacement } from '../../api/stock.ts'
import { useJob } from '../../lib/jobs/use-job.ts'
import { useProject } from '../project/use-project.ts'

export interface Placing {
  isBusy: boolean
  progress: JobProgress | null
  /** Why nothing was placed. */
  error: string | null
  /** What was left out, as sentences. */
  warnings: readonly string[]
  /** Without scenes: finds footage for every scene that should show some. */
  start: (scenes?: { sceneId: string; reference?: string }[]) => void
  cancel: () => void
}

/** Places footage in scenes of the open project: one scene, or all. After a reload it finds a running job again. */
export function usePlacing(
  sceneId: string | null,
  onPlaced: (placed: readonly StockPlacement[]) => void,
): Placing {
  const { id, saveNow } = useProject()
  const [error, setError] = useState<string | null>(null)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const subjectOf = (projectId: string): string => (sceneId === null ? projectId : `${projectId} ${sceneId}`)
  const { start, cancel, isBusy, progress } = useJob({
    kind: 'place-stock',
    place: id && `stock ${subjectOf(id)}`,
    finds: id === null ? undefined : { subject: subjectOf(id) },
    onEnd(end) {
      if (end.status === 'failed') setError(end.message)
      if (end.status === 'not-started') setError(end.error instanceof Error ? end.error.message : null)
      if (end.status !== 'completed') return
      setWarnings(end.result.warnings)
      onPlaced(end.result.placed)
    },
  })
  return {
    isBusy,
    progress,
    error,
    warnings,
    start(scenes) {
      setError(null)
      setWarnings([])
      void start(async (idempotencyKey) => {
        const { id: projectId } = await saveNow()
        const order = { projectId, ...(scenes ? { scenes } : {}) }
        const { jobId } = await startPlacing(order, idempotencyKey)
        return { jobId, place: `stock ${subjectOf(projectId)}` }
      })
    },
    cancel: () => void cancel().catch(() => undefined),
  }
}
