import * as messages from '@vivify/contract/messages'
import { Again } from '../../../lib/again.ts'
import { ProviderError } from '../../../providers/provider-error.ts'
import type { JobRun } from '../../jobs/job.ts'
import { isSpokenByVendor, speakProject } from './speak.ts'
import type { VendorSpeaking } from './vendor-speaking.ts'

/** When a vendor does not say how long to wait. */
const usualWaitSeconds = 60
/** After a longer pause the person decides: the job fails with the vendor's sentence. */
const longestWaitSeconds = 3600
const mostWaits = 20

/**
 * Lets a vendor speak the document of a job, into the cache where making the video finds it: waiting for a vendor takes no
 * turn of those who render. Throws `Again` when the vendor asks to come back later, and what speaking throws.
 */
export async function awaitVoice(
  { dataFolder, vendorSpeaking }: { dataFolder: string; vendorSpeaking: VendorSpeaking },
  { workspaceId, waits, payload, signal, report }: JobRun<'make-video'>,
): Promise<void> {
  if (!isSpokenByVendor(payload.project)) return
  report({ stage: 'voice', done: 0, total: payload.project.scenes.length })
  try {
    await speakProject(payload.project, dataFolder, {
      account: workspaceId,
      signal,
      vendors: vendorSpeaking,
      onProgress: (done, total) => report({ stage: 'voice', done, total }),
    })
  } catch (error) {
    signal.throwIfAborted()
    if (!ProviderError.isInstance(error) || error.failure !== 'rate_limited') throw error
    const seconds = error.retryAfterSeconds ?? usualWaitSeconds
    if (seconds > longestWaitSeconds || waits >= mostWaits) throw error
    throw new Again({ afterMs: seconds * 1000, reason: messages.voices.later(error.vendor) })
  }
}
