// Converts videos for platforms, in a process of its own for each video. The result is kept in the cache under the
// content of the source and what was wanted of it, so that every attempt to send a post sends the same bytes, and
// platforms that want the same share one conversion.

import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { contentHash, openContentCache, type ContentCache } from '../../lib/content-cache.ts'
import { Gate } from '../../lib/gate.ts'
import { SharedWork } from '../../lib/shared-work.ts'
import { nameOwnPartial, writeWholeFile } from '../../lib/whole-file.ts'
import { runTask } from '../../processes/run-task.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { AssetRow } from '../../store/assets.ts'
import type { Aside } from './publish-target.ts'
import { convertContract, type ConvertRequest, type ConvertResult } from './tasks/convert-contract.ts'

export interface ConverterOptions {
  storage: Storage
  dataFolder: string
  encoder: ConvertRequest['encoder']
}

export interface ConvertOrder {
  asset: AssetRow
  /** null to put the same pictures and sound into an MP4. */
  form: ConvertRequest['form']
  /** Of the source; bounds the time that the conversion may take. */
  durationSeconds: number
  signal: AbortSignal
  /** Does the work when it isn't in the cache. */
  aside: Aside
}

export interface ConvertedVideo extends ConvertResult {
  /** Its name in the cache, which follows from its source and its form. */
  name: string
  file: string
}

export interface VideoConverter {
  /**
   * The converted video, from the cache or made when it is the account's turn. Throws AppError `asset_unreadable`,
   * `timed_out`, `encoder_missing`, `cancelled`, or `rate_limited` when too many wait.
   */
  convert(order: ConvertOrder): Promise<ConvertedVideo>
  stop(): void
}

/** Change this when the same source and form would give other bytes. */
const convertVersion = 1
/** Two at once, one for each account, so that one long video does not stop everybody else. */
const shares = { atOnce: 2, atOncePerAccount: 1, maxWaiting: 500, maxWaitingPerAccount: 50 }
/** The largest pictures that are opened take 1,000 MB in a decoder. */
const maxMegabytes = 1800
const maxQuietMs = 3 * 60_000
/** The slowest video (8K with 60 frames a second) takes about this many seconds for each of its own. */
const slowest = 40
const startMs = 60_000
/** No video holds its place longer than this. */
const maxMs = 20 * 60_000

/** Creates the converter. Its cache is cut to its size with all others (`limitCaches`). */
export function createVideoConverter(options: ConverterOptions): VideoConverter {
  const gate = new Gate(shares)
  const running = new SharedWork<ConvertResult>()
  const stopped = new AbortController()

  return {
    async convert({ asset, form, durationSeconds, signal, aside }) {
      const cache = await openContentCache(path.join(options.dataFolder, 'cache', 'posts'))
      const mark = markOf(asset)
      const name = `${contentHash(['video', convertVersion, asset.sha256, form, mark])}.mp4`
      const known = await readKept(cache, name)
      if (known) return { ...known, name, file: cache.pathOf(name) }
      const stop = AbortSignal.any([signal, stopped.signal])
      const work = async (shared: AbortSignal): Promise<ConvertResult> => {
        await using source = await options.storage.borrow(asset.storageKey)
        const { encoder } = options
        const request = { input: source.path, name: asset.name, form, mark, encoder }
        return await make(cache, name, request, {
          account: asset.workspaceId,
          signal: shared,
          timeoutMs: Math.min(maxMs, startMs + durationSeconds * slowest * 1000),
        })
      }
      const inTurn = (shared: AbortSignal) => gate.pass(asset.workspaceId, shared, () => work(shared))
      const result = await aside(() => running.run(name, stop, inTurn))
      return { ...result, name, file: cache.pathOf(name) }
    },

    stop() {
      stopped.abort(new AppError('cancelled', 'The server stops.'))
      gate.refuseAll()
    },
  }
}

type TaskLimits = Pick<NonNullable<Parameters<typeof runTask>[3]>, 'account' | 'signal' | 'timeoutMs'>

async function make(
  cache: ContentCache,
  name: string,
  request: Omit<ConvertRequest, 'output' | 'workFolder'>,
  limits: TaskLimits,
): Promise<ConvertResult> {
  const file = cache.pathOf(name)
  const output = nameOwnPartial(file)
  const workFolder = `${output}.work`
  await mkdir(workFolder, { recursive: true })
  try {
    const entry = new URL('./tasks/convert-task.ts', import.meta.url)
    const made = await runTask(
      entry,
      convertContract,
      { ...request, output, workFolder },
      { ...limits, maxMegabytes, maxQuietMs },
    )
    await rename(output, file)
    // Written last: a file without it is not complete.
    await writeWholeFile(cache.pathOf(`${name}.json`), JSON.stringify(made))
    return made
  } catch (error) {
    throw nameFailure(error, request.name)
  } finally {
    await rm(output, { force: true })
    await rm(workFolder, { recursive: true, force: true })
  }
}

async function readKept(cache: ContentCache, name: string): Promise<ConvertResult | null> {
  const facts = (await cache.has(name)) ? await cache.read(`${name}.json`) : null
  try {
    return facts && convertContract.result.parse(JSON.parse(facts.toString('utf8')))
  } catch {
    return null
  }
}

/** What the video says of how it came to be is said by the converted one, too. */
function markOf({ provenance }: AssetRow): ConvertRequest['mark'] {
  if (!provenance?.digitalSourceType) return null
  const { digitalSourceType, engine, aiSystem } = provenance
  return { digitalSourceType, madeWith: engine ?? 'Vivify', aiSystem }
}

function nameFailure(error: unknown, name: string): unknown {
  if (!AppError.isInstance(error)) return error
  const isTooHard = error.details['needsMemory'] === true || error.code === 'timed_out'
  const isBroken = error.code === 'generator_failed'
  if (isTooHard) return new AppError('too_large', messages.posts.tooHardToConvert(name), { cause: error })
  return isBroken
    ? new AppError('asset_unreadable', messages.uploads.unreadable(name), { cause: error })
    : error
}
