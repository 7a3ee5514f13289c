import { AppError } from '@vivify/contract/errors'
import { Again } from '../../../lib/again.ts'
import type { JobRun } from '../../jobs/job.ts'
import { filmingLater, followShot, openShots, type FilmOptions } from './film-shot.ts'

/**
 * Asks how far the shots are that earlier runs of a job have begun: this needs nothing of the machine, unlike all that a
 * video is made of. Throws `Again` while one of them is being filmed.
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
        // What went wrong is written down, and told once the other scenes are there.
        if (signal.aborted || !AppError.isInstance(error)) throw error
        return null
      }),
    ),
  )
  const filming = states.filter((state) => state?.status === 'filming').length
  if (filming === 0) return
  const kept =
    rows.filter(({ status }) => status === 'done').length +
    states.filter((state) => state?.status === 'kept').length
  report({ stage: 'film', done: kept, total: Math.max(1, sceneCount) })
  const vendor = options.engines.find((engine) => engine.id === running[0]?.vendor)
  throw new Again(filmingLater(options, vendor?.name ?? 'The model'))
}
