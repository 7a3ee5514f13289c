// Opens a video in the page. If the page can't read it, the server converts it when the person agrees.

import { FilmError } from './film/film.ts'
import type { GifRecipe } from './recipe.ts'
import type { Decoding } from './use-decoding.ts'

/** A file and its origin. */
export interface FilmSource {
  file: Blob
  /** Name of the person's file or creation. */
  name: string
  /** Id of the account's file, if it is one. */
  sourceId: string | null
  /** A message for the person about this video. */
  note: string | null
  /** The recipe of an earlier result; null to start with the default. */
  recipe: GifRecipe | null
}

export interface FilmTaking {
  /** Opens a source in the page. Throws FilmError. */
  show: (source: FilmSource, signal: AbortSignal) => Promise<void>
  confirm: (question: { message: string; confirmLabel: string; cancelLabel: string }) => Promise<boolean>
  upload: (
    file: Blob,
    name: string,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<{ id: string }>
  /** Called when the server should convert a video. */
  begin: (decoding: Decoding) => Promise<void>
  onSending: (stage: string, share: number) => void
}

/** Throws the FilmError of a video that the server can't read either, ApiError, and the signal's reason. */
export async function takeFilm(taking: FilmTaking, source: FilmSource, signal: AbortSignal): Promise<void> {
  const { file, name, sourceId } = source
  try {
    return await taking.show(source, signal)
  } catch (problem) {
    if (!(problem instanceof FilmError) || problem.format === null) throw problem
    const question = { message: problem.message, confirmLabel: 'Yes', cancelLabel: 'No' }
    if (!(await taking.confirm(question)) || signal.aborted) return
  }
  const onProgress = (share: number): void => taking.onSending(`Sending ${name}`, share)
  // A file of the account is there already; another one is sent for this only, and deleted afterwards.
  const assetId = sourceId ?? (await taking.upload(file, name, { signal, onProgress })).id
  await taking.begin({ assetId, name, isSentForThis: sourceId === null })
}
