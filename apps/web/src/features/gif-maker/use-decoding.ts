import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useState } from 'react'
import { forgetFile, takeDecoded, type DecodedVideo } from '../../api/gifs.ts'
import { hasEnded, useCancelJob, useJob } from '../../api/jobs.ts'
import { readDecoding, writeDecoding, type Decoding } from './decoding-note.ts'

export interface Decoded {
  result: DecodedVideo
  name: string
  /** The file of the account that it was converted from; null for one that was sent for this alone. */
  sourceId: string | null
  note: string | null
}

export interface DecodingOptions {
  /** The video is back. */
  onDecoded: (video: Decoded) => void
  onFailure: (sentence: string) => void
}

/** A video that the server converts; it comes back into the page by itself, also after a reload. */
export function useDecoding({ onDecoded, onFailure }: DecodingOptions) {
  const [decoding, setDecoding] = useState<Decoding | null>(readDecoding)
  const { job, error } = useJob(decoding?.jobId ?? null)
  const { mutate: cancelJob } = useCancelJob()
  const begin = useCallback((next: Decoding | null) => {
    writeDecoding(next)
    setDecoding(next)
  }, [])

  useEffect(() => {
    if (decoding === null || (error === null && !hasEnded(job))) return
    begin(null)
    const { assetId, name, isSentForThis } = decoding
    if (isSentForThis) void forgetFile(assetId)
    if (job?.state.status === 'completed') {
      const result = job.state.result as DecodedVideo
      const isPart = result.sourceDurationSeconds - result.durationSeconds > 1
      const note = isPart ? messages.gifs.convertedPart(Math.round(result.durationSeconds / 60)) : null
      onDecoded({ result, name, sourceId: isSentForThis ? null : assetId, note })
    } else if (job?.state.status === 'failed') onFailure(job.state.message)
    else if (error !== null) onFailure(error.message)
  }, [decoding, job, error, begin, onDecoded, onFailure])

  const progress = job?.state.status === 'running' ? job.state.progress : null
  const work = decoding && {
    stage: `Converting ${decoding.name} on your server`,
    share: progress === null ? null : progress.done / progress.total,
    cancel: () => cancelJob(decoding.jobId),
  }
  return { work, begin }
}

/** Takes the converted video into the page; the server keeps no copy of it. Throws ApiError. */
export async function takeAndForget(result: DecodedVideo, signal: AbortSignal): Promise<Blob> {
  const file = await takeDecoded(result, signal)
  await forgetFile(result.assetId)
  return file
}
