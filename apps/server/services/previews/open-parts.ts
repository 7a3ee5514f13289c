// Opens speech and mixes of a preview as files that a browser plays.

import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { openContentCache } from '../../lib/content-cache.ts'
import { utteranceSchema } from '../stages/voice/tasks/speak-contract.ts'
import { openWaveFile, type SampleFile, type WaveFile } from './wave-file.ts'

/** The error for parts that the caches no longer have. A new request for the preview makes them again. */
export function previewGone(): AppError {
  return new AppError('not_found', 'This part of the preview is no longer kept. Load the preview again.')
}

/** The key of a spoken scene for `openUtterance`. */
export function utteranceKey({ file }: { file: string }): string {
  return path.basename(file, '.f32')
}

/** Opens a spoken scene as a WAV file. Throws AppError `not_found`. */
export async function openUtterance(dataFolder: string, key: string): Promise<WaveFile> {
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'speech'))
  const described = await cache.read(`${key}.f32.json`)
  const utterance = described && utteranceSchema.safeParse(JSON.parse(described.toString('utf8')))
  if (!utterance?.success) throw previewGone()
  const { sampleRate } = utterance.data
  return openWave({ file: cache.pathOf(`${key}.f32`), sampleRate, channelCount: 1 })
}

/** Opens mixed sound as a WAV file. Throws AppError `not_found`. */
export async function openMix(dataFolder: string, key: string): Promise<WaveFile> {
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'sound'))
  return openWave({ file: cache.pathOf(`${key}.f32`), sampleRate: 48_000, channelCount: 2 })
}

async function openWave(samples: SampleFile): Promise<WaveFile> {
  const wave = await openWaveFile(samples)
  if (!wave) throw previewGone()
  return wave
}
