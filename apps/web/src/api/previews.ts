// Requests of the live preview. They bypass the query cache, because the preview caches its parts by their inputs.

import type { Project } from '@vivify/contract/project'
import type * as routes from '@vivify/contract/routes/previews'
import type { z } from 'zod'
import { callApi, readFile, routeUrl } from './client.ts'

export type PreviewSpeech = z.output<(typeof routes.previewSpeech)['answer']>
export type PreviewPictures = z.output<(typeof routes.previewPictures)['answer']>
export type PreviewSound = z.output<(typeof routes.previewSound)['answer']>

/** Speaks a document: word times and the sound of each scene. */
export function speakPreview(document: Project, signal: AbortSignal): Promise<PreviewSpeech> {
  return callApi<typeof routes.previewSpeech>(
    { method: 'post', path: '/api/previews/speech' },
    { body: { document }, signal },
  )
}

/** Plans what each scene shows; the server paints a picture when it is read. */
export function planPreviewPictures(document: Project, signal: AbortSignal): Promise<PreviewPictures> {
  return callApi<typeof routes.previewPictures>(
    { method: 'post', path: '/api/previews/pictures' },
    { body: { document }, signal },
  )
}

/** Mixes the sound of a document exactly as in the finished video. */
export function mixPreviewSound(document: Project, signal: AbortSignal): Promise<PreviewSound> {
  return callApi<typeof routes.previewSound>(
    { method: 'post', path: '/api/previews/sound' },
    { body: { document }, signal },
  )
}

/** Starts the voice engine early, so that the first words play at once. */
export async function warmPreview(): Promise<void> {
  await callApi<typeof routes.warmPreview>({ method: 'post', path: '/api/previews/warm' })
}

/** The utterance of a scene, a WAV file. */
export function readUtterance(key: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return readBytes(
    routeUrl<typeof routes.readPreviewUtterance>('/api/previews/utterances/{key}', { params: { key } }),
    signal,
  )
}

/** A mixed soundtrack, a WAV file. */
export function readSoundtrack(key: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return readBytes(
    routeUrl<typeof routes.readPreviewSound>('/api/previews/sounds/{key}', { params: { key } }),
    signal,
  )
}

/** A picture at an address from the picture plan. */
export async function readPicture(address: string, signal: AbortSignal): Promise<Blob> {
  return (await readFile(address, signal)).blob()
}

async function readBytes(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return (await readFile(address, signal)).arrayBuffer()
}
