import type { AttemptEnd, Metrics } from '../lib/metrics.ts'
import type { JobRow } from '../store/jobs.ts'

/** Measures how long a job waited, how long an attempt took, and how long each stage that it reports took. */
export async function measureAttempt(
  metrics: Metrics,
  { kind, attempt, createdAt, startedAt }: JobRow,
  run: (noteStage: (stage: string) => void) => Promise<AttemptEnd>,
): Promise<void> {
  if (attempt === 1 && startedAt) metrics.noteWait(kind, (startedAt.getTime() - createdAt.getTime()) / 1000)
  const beganMs = performance.now()
  let stage: string | null = null
  let stageBeganMs = beganMs
  const noteStage = (next: string | null): void => {
    if (next === stage) return
    const nowMs = performance.now()
    if (stage !== null) metrics.noteStage(kind, stage, (nowMs - stageBeganMs) / 1000)
    stage = next
    stageBeganMs = nowMs
  }
  const status = await run(noteStage)
  noteStage(null)
  metrics.noteAttempt({ kind, status, seconds: (performance.now() - beganMs) / 1000 })
}
