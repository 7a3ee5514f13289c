// Reads the facts of people's files in processes that have none of our secrets and have limits on time and memory. Each
// process reads one file at a time, so a file that crashes its reader fails alone.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { ClipReader } from '../stages/footage/describe-clip.ts'
import { factsContract, type FactsRequest, type FileFacts } from './tasks/facts-contract.ts'

export interface FactsReader {
  /**
   * Reads a file's facts and checks that it is complete, when it is the account's turn. Throws AppError
   * `asset_unreadable` or `too_large` with a sentence that uses the file's name, and `rate_limited` when too many
   * requests wait.
   */
  read(account: string, request: FactsRequest, signal?: AbortSignal): Promise<FileFacts>
  /** Returns a reader of clips that waits for the turns of this account. */
  of(account: string): ClipReader
  stop(): void
}

/** Two processes, so that one account's difficult file leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 200, maxWaitingPerAccount: 50 }
const times = { idleMs: 60_000, timeoutMs: 30_000, ...shares }
/**
 * A picture of 50 million pixels takes 500 MB in formats that are decoded whole. Of clips and sounds only the packet
 * lists are read, which take some tens of megabytes for hours of film.
 */
const maxMegabytes = { picture: 900, media: 320 }

export function createFactsReader(): FactsReader {
  const entry = new URL('./tasks/facts-task.ts', import.meta.url)
  const pictures = new StandingPool(entry, factsContract, { ...times, maxMegabytes: maxMegabytes.picture })
  const media = new StandingPool(entry, factsContract, { ...times, maxMegabytes: maxMegabytes.media })

  async function read(account: string, request: FactsRequest, signal?: AbortSignal): Promise<FileFacts> {
    try {
      return await (request.kind === 'image' ? pictures : media).ask(account, request, signal)
    } catch (cause) {
      throw nameFailure(cause, request)
    }
  }

  return {
    read,

    of: (account) => ({
      async readClip({ file, name }, signal) {
        // This type has no sound-only variant, so a film container with only sound is refused.
        const facts = await read(account, { file, name, kind: 'clip', mimeType: 'video/x-any' }, signal)
        return { width: facts.width!, height: facts.height!, durationSeconds: facts.durationSeconds! }
      },
    }),

    stop() {
      pictures.stop()
      media.stop()
    },
  }
}

function nameFailure(cause: unknown, { kind, name }: FactsRequest): unknown {
  if (!AppError.isInstance(cause)) return cause
  if (cause.details['needsMemory'] === true) {
    const limit = kind === 'image' ? maxMegabytes.picture : maxMegabytes.media
    return new AppError('asset_unreadable', messages.uploads.needsMemory(name, limit), { cause })
  }
  if (cause.code === 'timed_out') {
    return new AppError('asset_unreadable', messages.uploads.tooSlow(name), { cause })
  }
  if (cause.code === 'generator_failed') {
    return new AppError('asset_unreadable', messages.uploads.unreadable(name), { cause })
  }
  return cause
}
