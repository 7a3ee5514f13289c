// The download of the natural voices as a whole: files, program, version.

import { mkdir, rm, statfs } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { describeDiskFailure } from '../../../lib/disk-failure.ts'
import { downloadFile, type DownloadOptions } from './download-file.ts'
import { countBytes, voiceFiles } from './files.ts'
import { readVoicesState, writeVersion, type VoicesFolder } from './folder.ts'
import { findNpm, installProgram } from './install-program.ts'
import { takeLock } from './lock.ts'

export interface VoicesDownloadOptions extends Omit<DownloadOptions, 'folder'> {
  /** Default: `installProgram`. */
  install?: (folder: string, signal: AbortSignal) => Promise<void>
  /** Called when the state of the folder is `downloading`. */
  onStarted?: () => void
}

/** What npm unpacks before what other systems need is removed. */
const programBytes = 310_000_000

/**
 * Downloads what is missing, then installs the program. What has arrived stays when it fails or is canceled, and the
 * next call goes on from there. Throws AppError `conflict` while another process downloads, what `downloadFile` and
 * `installProgram` throw, and the signal's reason.
 */
export async function downloadVoices(folder: VoicesFolder, options: VoicesDownloadOptions): Promise<void> {
  const { signal, install = installProgram } = options
  const { path: place, files = voiceFiles } = folder
  signal.throwIfAborted()
  await mkdir(place, { recursive: true }).catch((error: unknown) => {
    throw describeDiskFailure(error, place)
  })
  await using lock = await takeLock(place)
  if (lock === null) throw new AppError('conflict', words.alreadyDownloading)
  options.onStarted?.()
  if (install === installProgram) await findNpm()
  await requireSpace(folder)
  for (const file of files) await downloadFile(file, { ...options, folder: place })
  await install(place, signal)
  await writeVersion(folder)
}

/** Deletes everything. Throws AppError `conflict` while a download runs. */
export async function deleteVoices({ path: place }: VoicesFolder): Promise<void> {
  if (readVoicesState({ path: place }).state === 'downloading') {
    throw new AppError('conflict', words.alreadyDownloading)
  }
  await rm(place, { recursive: true, force: true, maxRetries: 5 }).catch((error: unknown) => {
    throw describeDiskFailure(error, place)
  })
}

/** Says so before a download of minutes, not at its end. */
async function requireSpace(folder: VoicesFolder): Promise<void> {
  const state = readVoicesState(folder)
  const done = 'doneBytes' in state ? state.doneBytes : 0
  const needed = countBytes(folder.files ?? voiceFiles) - done + programBytes
  const { bavail, bsize } = await statfs(folder.path)
  if (bavail * bsize < needed) {
    throw new AppError('disk_full', words.needsSpace(Math.ceil(needed / 1e6)))
  }
}
