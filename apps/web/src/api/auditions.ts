// Short samples of voices and music, and the person's own sounds.

import { queryOptions } from '@tanstack/react-query'
import type { MusicName, VoiceName } from '@vivify/contract/project'
import type { ErrorAnswer } from '@vivify/contract/routes/route'
import { ApiError } from './client.ts'
import { assetContentUrl } from './assets.ts'

export type AuditionSource =
  | { kind: 'voice'; voice: VoiceName; text: string }
  | { kind: 'music'; music: MusicName; seed: number }
  | { kind: 'asset'; assetId: string }

export interface Audition {
  sound: Blob
  /** One channel, for the shape that is drawn of it. */
  samples: Float32Array
  durationSeconds: number
}

const decodingRate = 16_000

/** A sample, read once: the same words in the same voice sound the same. */
export const auditionQuery = (source: AuditionSource) =>
  queryOptions({
    queryKey: ['auditions', source],
    queryFn: ({ signal }) => readAudition(source, signal),
    staleTime: Infinity,
    gcTime: 10 * 60_000,
  })

async function readAudition(source: AuditionSource, signal: AbortSignal): Promise<Audition> {
  const response = await fetch(auditionUrl(source), { credentials: 'same-origin', signal }).catch(
    (error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new ApiError(
        'unreachable',
        0,
        'The sample can’t be loaded. Check the connection, then try again.',
      )
    },
  )
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as ErrorAnswer | null
    throw new ApiError(
      answer?.code ?? 'internal',
      response.status,
      answer?.error ?? 'The sample can’t be played. Try again.',
    )
  }
  const sound = await response.blob()
  const decoder = new OfflineAudioContext(1, 1, decodingRate)
  const decoded = await decoder.decodeAudioData(await sound.arrayBuffer())
  return { sound, samples: decoded.getChannelData(0), durationSeconds: decoded.duration }
}

function auditionUrl(source: AuditionSource): string {
  if (source.kind === 'asset') return assetContentUrl(source.assetId)
  if (source.kind === 'music')
    return `/api/previews/music/${encodeURIComponent(source.music)}?seed=${source.seed}`
  const query = source.text === '' ? '' : `?${new URLSearchParams({ text: source.text })}`
  return `/api/previews/voices/${encodeURIComponent(source.voice)}${query}`
}
