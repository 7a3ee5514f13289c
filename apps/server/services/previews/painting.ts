import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Project } from '@vivify/contract/project'
import { openContentCache } from '../../lib/content-cache.ts'
import { SharedWork } from '../../lib/shared-work.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import { writeWholeFile } from '../../lib/whole-file.ts'
import type { planPictures as Plan, ProjectPictures } from '../stages/pictures/illustrate.ts'
import { paintContract, pictureSchema } from '../stages/pictures/tasks/paint-contract.ts'
import { previewGone } from './open-parts.ts'

/** A painter takes much memory, so an idle one is ended soon. */
const times = { idleMs: 60_000, timeoutMs: 60_000, maxMegabytes: 1200 }
const lines = { maxWaiting: 2000, maxWaitingPerAccount: 200 }
const requestSchema = pictureSchema.omit({ file: true })

/** Paints pictures when they are requested, into the pipeline's caches under `dataFolder`. */
export function createPainting(dataFolder: string) {
  const painters = new StandingPool(
    new URL('../stages/pictures/tasks/paint-task.ts', import.meta.url),
    paintContract,
    {
      ...times,
      ...lines,
      processes: Math.min(4, availableParallelism()),
    },
  )
  const painted = new SharedWork<unknown>()

  return {
    /**
     * Decides which pictures are shown. Stores a request next to the future file of each picture that is not painted
     * yet.
     */
    async plan(project: Project, clips: Parameters<typeof Plan>[1]): Promise<ProjectPictures> {
      // Loaded with the first plan, so that an idle server does not load the tables of motifs.
      const { planPictures } = await import('../stages/pictures/illustrate.ts')
      const { missing, ...pictures } = await planPictures(project, clips, dataFolder)
      // One at a time, because a long document would otherwise use up the process's open files.
      for (const { file, ...request } of missing.values()) {
        await writeWholeFile(requestFile(file), JSON.stringify(request))
      }
      return pictures
    },

    /**
     * Reads a picture's JPEG; paints it first if it is missing. Throws AppError `not_found` for a key without a plan.
     */
    async read(account: string, key: string, signal: AbortSignal): Promise<Buffer> {
      const cache = await openContentCache(path.join(dataFolder, 'cache', 'pictures'))
      const name = `${key}.jpg`
      const kept = await cache.read(name)
      if (kept) return kept
      const file = cache.pathOf(name)
      const planned = await readFile(requestFile(file), 'utf8').catch(() => null)
      if (planned === null) throw previewGone()
      const request = requestSchema.parse(JSON.parse(planned))
      // Not shared between accounts, because one account would then wait in the other's queue.
      await painted.run(`${account} ${key}`, signal, (stop) =>
        painters.ask(account, { pictures: [{ ...request, file }] }, stop),
      )
      const bytes = await cache.read(name)
      if (!bytes) throw previewGone()
      return bytes
    },
    stop: () => painters.stop(),
  }
}

function requestFile(pictureFile: string): string {
  return `${pictureFile}.request.json`
}
