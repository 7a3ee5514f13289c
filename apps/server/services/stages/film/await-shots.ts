import { AppError } from '@vivify/contract/errors'
import { Again } from '../../../lib/again.ts'
import type { JobRun } from '../../jobs/job.ts'
import { filmingLater, followShot, openShots, type FilmOptions } from './film-shot.ts'

/**
 * Asks the vendor about the shots that earlier runs of a job have started. Unlike other steps of a video, this takes no
 * memory or computing time. Throws `Again` while one of the shots is being filmed.
 */
export async function awaitShots(
  options: FilmOptions,
  { id, workspaceId, signal, report }: Pick<JobRun, 'id' | 'workspaceId' | 'signal' | 'report'>,
  sceneCount: number,
): Promise<void> {
  const rows = await openShots(options, workspaceId).ofJob(id)
  const running = rows.filter(({ status }) => status === 'running')
  const states = await Promise.all(
    running.map((row) =>
      followShot(options, row, signal).catch((error: unknown) => {
        // The failure is recorded, and reported when the other scenes are ready.
        if (signal.aborted || !AppError.isInstance(error)) throw error
        return null
      }),
    ),
  )
  const vendor = options.engines.find((engine) => engine.id === running[0]?.vendor)
  const later = filmingLater(states, vendor?.name ?? 'The model')
  if (!later) return
  const kept =
    rows.filter(({ status }) => status === 'done').length +
    states.filter((state) => state?.status === 'kept').length
  report({ stage: 'film', done: kept, total: Math.max(1, sceneCount) })
  throw new Again(later)
}
