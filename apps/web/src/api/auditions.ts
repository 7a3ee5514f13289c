// Short samples of voices and music, and of the person's own sounds.

import { queryOptions } from '@tanstack/react-query'
import type { MusicName, VoiceName } from '@vivify/contract/project'
import type * as routes from '@vivify/contract/routes/previews'
import type * as voiceRoutes from '@vivify/contract/routes/voices'
import { assetContentUrl } from './assets.ts'
import { ApiError, readFile, routeUrl } from './client.ts'

export type AuditionSource =
  | { kind: 'voice'; voice: VoiceName; text: string }
  | { kind: 'vendorVoice'; engine: string; id: string; name: string; text: string }
  | { kind: 'music'; music: Exclude<MusicName, 'No Music'>; seed: number }
  | { kind: 'asset'; assetId: string }

export interface Audition {
  sound: Blob
  /** Mono samples, from which the waveform is drawn. */
  samples: Float32Array
  durationSeconds: number
}

const decodingRate = 16_000

/** A sample, fetched only once: the same words in the same voice always sound the same. */
export const auditionQuery = (source: AuditionSource) =>
  queryOptions({
    queryKey: ['auditions', source],
    queryFn: ({ signal }) => readAudition(source, signal),
    staleTime: Infinity,
    gcTime: 10 * 60_000,
  })

async function readAudition(source: AuditionSource, signal: AbortSignal): Promise<Audition> {
  const response = await readFile(auditionUrl(source), signal).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'unreachable') throw error
    const sentence = 'The sample can’t be loaded. Check the connection, then try again.'
    throw new ApiError('unreachable', error.status, sentence)
  })
  const sound = await response.blob()
  const decoder = new OfflineAudioContext(1, 1, decodingRate)
  const decoded = await decoder.decodeAudioData(await sound.arrayBuffer())
  return { sound, samples: decoded.getChannelData(0), durationSeconds: decoded.duration }
}

function auditionUrl(source: AuditionSource): string {
  switch (source.kind) {
    case 'asset':
      return assetContentUrl(source.assetId)
    case 'music': {
      const { music, seed } = source
      const path = '/api/previews/music/{music}'
      return routeUrl<typeof routes.hearMusic>(path, { params: { music }, query: { seed } })
    }
    case 'vendorVoice': {
      const { engine, id, name, text } = source
      const path = '/api/voices/{engine}/{voice}'
      return routeUrl<typeof voiceRoutes.hearVendorVoice>(path, {
        params: { engine, voice: id },
        query: { name, ...(text !== '' && { text }) },
      })
    }
    case 'voice': {
      const { voice, text } = source
      const path = '/api/previews/voices/{voice}'
      const query = text === '' ? {} : { text }
      return routeUrl<typeof routes.hearVoice>(path, { params: { voice }, query })
    }
  }
}
