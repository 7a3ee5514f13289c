import * as messages from '@vivify/contract/messages'
import { useCallback } from 'react'
import { forgetFile, startDecoding, takeDecoded, type DecodedVideo } from '../../api/gifs.ts'
import type { JobEnd } from '../../lib/jobs/job-follower.ts'
import { useJob } from '../../lib/jobs/use-job.ts'

/** A video that the server converts. */
export interface Decoding {
  assetId: string
  /** The file was uploaded only for this conversion and is deleted afterwards. */
  isSentForThis: boolean
  name: string
}

export interface Decoded {
  result: DecodedVideo
  name: string
  /** Id of the account's file from which the video was converted; null for a file uploaded only for this. */
  sourceId: string | null
  note: string | null
}

export interface DecodingOptions {
  /** Called with the converted video. */
  onDecoded: (video: Decoded) => void
  onFailure: (sentence: string) => void
}

/** Has the server convert a video; the result comes back into the page automatically, even after a reload. */
export function useDecoding({ onDecoded, onFailure }: DecodingOptions) {
  function end(ended: JobEnd<'decode-video'>, decoding: Decoding | null): void {
    if (ended.status === 'not-started') return onFailure((ended.error as Error).message)
    if (decoding === null) return
    const { assetId, name, isSentForThis } = decoding
    if (isSentForThis) void forgetFile(assetId)
    if (ended.status === 'completed') {
      const { result } = ended
      const isPart = result.sourceDurationSeconds - result.durationSeconds > 1
      const note = isPart ? messages.gifs.convertedPart(Math.round(result.durationSeconds / 60)) : null
      onDecoded({ result, name, sourceId: isSentForThis ? null : assetId, note })
    } else if (ended.status !== 'cancelled') onFailure(ended.message)
  }

  const { isBusy, note, progress, start, cancel } = useJob<'decode-video', Decoding>({
    kind: 'decode-video',
    place: 'gif-decoding',
    onEnd: end,
  })
  const work = isBusy && {
    stage: `Converting ${note?.name ?? 'the video'} on your server`,
    share: progress === null ? null : progress.done / progress.total,
    cancel: () => void cancel().catch(() => undefined),
  }
  const begin = useCallback(
    (decoding: Decoding) => start((key) => startDecoding(decoding.assetId, key), decoding),
    [start],
  )
  return { work: work || null, begin }
}

/** Downloads the converted video into the page and deletes the server's copy. Throws ApiError. */
export async function takeAndForget(result: DecodedVideo, signal: AbortSignal): Promise<Blob> {
  const file = await takeDecoded(result, signal)
  await forgetFile(result.assetId)
  return file
}
