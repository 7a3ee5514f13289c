// Each picture of a job is stored before the next one is requested, so a run after a crash finds it and does not pay
// for it again. A note next to the picture describes it and is written last.

import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { deriveId } from '../../lib/content-cache.ts'
import type { MadePicture } from '../../providers/image/port.ts'
import type { Storage } from '../../providers/storage/port.ts'

/** Far more than any picture in the offered sizes. */
const maxPictureBytes = 64_000_000

const noteSchema = z.object({
  storageKey: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  format: z.enum(['png', 'jpeg']),
  model: z.string(),
  warnings: z.array(z.string()),
  understood: z.array(z.string()).nullable(),
  edits: z.array(z.string()).default([]),
})
export type KeptPicture = z.infer<typeof noteSchema> & { id: string; index: number }

export interface PictureKeeper {
  /** The picture that an earlier run stored, or null. */
  find(index: number): Promise<KeptPicture | null>
  keep(index: number, picture: MadePicture): Promise<KeptPicture>
  /** Removes the notes but not the pictures. */
  forgetNotes(): Promise<void>
  /** Removes the pictures and the notes. */
  forgetAll(): Promise<void>
}

/** Stores the pictures of one job. Ids derive from the job's id, so that every run gives a picture the same id. */
export function createPictureKeeper(
  storage: Storage,
  job: { id: string; attempt: number; workspaceId: string; count: number },
): PictureKeeper {
  const idOf = (index: number): string => deriveId(job.id, `image ${index}`)
  const noteKey = (index: number): string => `${job.workspaceId}/${idOf(index)}.made.json`
  const write = (key: string, bytes: Uint8Array) =>
    storage.write(key, Readable.from([Buffer.from(bytes)]), {
      maxBytes: maxPictureBytes,
      sentence: messages.images.tooLarge,
    })
  const indices = Array.from({ length: job.count }, (_, index) => index)

  async function find(index: number): Promise<KeptPicture | null> {
    const stored = await storage.read(noteKey(index)).catch((error: unknown) => {
      if (AppError.isInstance(error) && error.code === 'not_found') return null
      throw error
    })
    if (!stored) return null
    return { ...noteSchema.parse(await json(stored)), id: idOf(index), index }
  }

  async function forgetNotes(): Promise<void> {
    await Promise.all(indices.map((index) => storage.remove(noteKey(index))))
  }

  return {
    find,
    forgetNotes,
    async keep(index, { bytes, format, model, warnings, understood, edits }) {
      // The name contains the attempt, because an attempt that lost its job may still be writing.
      const storageKey = `${job.workspaceId}/${idOf(index)}-${job.attempt}.${format === 'png' ? 'png' : 'jpg'}`
      const stored = await write(storageKey, bytes)
      const note = noteSchema.parse({ storageKey, ...stored, format, model, warnings, understood, edits })
      await write(noteKey(index), Buffer.from(JSON.stringify(note)))
      return { ...note, id: idOf(index), index }
    },
    async forgetAll() {
      const kept = await Promise.all(indices.map(find))
      await Promise.all(kept.map((picture) => picture && storage.remove(picture.storageKey)))
      await forgetNotes()
    },
  }
}
