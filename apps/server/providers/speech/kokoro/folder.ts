// The folder of the natural voices, as any process finds it: complete, on its way, or of another version.

import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { countBytes, fromMirror, nameVersion, voiceFiles, type VoiceFile } from './files.ts'
import { isLockHeld } from './lock.ts'

export type VoicesState =
  | { readonly state: 'ready' }
  /** Nothing is there, or a download was stopped after `doneBytes`. */
  | { readonly state: 'missing'; readonly doneBytes: number; readonly totalBytes: number }
  | {
      readonly state: 'downloading'
      readonly doneBytes: number
      readonly totalBytes: number
      /** The files are here, and npm installs the program that runs the model. */
      readonly isInstalling: boolean
    }
  /** Complete, but for another version of Vivify. */
  | { readonly state: 'other_version' }

export interface VoicesFolder {
  /** An absolute path. */
  readonly path: string
  /** Default: the pinned files. */
  readonly files?: readonly VoiceFile[]
}

/** The folder and the source that the operator has chosen. */
export function openVoicesFolder({
  folder,
  mirror,
}: {
  folder: string
  mirror: string | undefined
}): VoicesFolder {
  return { path: folder, files: mirror === undefined ? voiceFiles : fromMirror(voiceFiles, mirror) }
}

const versionName = 'version.json'
export const programFolder = 'program'

/** Reads the state of a folder by the sizes of its files. Their contents are checked when they arrive and are loaded. */
export function readVoicesState({ path: folder, files = voiceFiles }: VoicesFolder): VoicesState {
  const doneBytes = files.reduce((sum, file) => sum + Math.min(file.bytes, sizeSoFar(folder, file)), 0)
  const totalBytes = countBytes(files)
  if (isLockHeld(folder)) {
    return { state: 'downloading', doneBytes, totalBytes, isInstalling: doneBytes === totalBytes }
  }
  const version = readVersion(folder)
  if (version === null) return { state: 'missing', doneBytes, totalBytes }
  if (version !== nameVersion(files)) return { state: 'other_version' }
  if (files.some((file) => sizeOf(path.join(folder, file.name)) !== file.bytes)) {
    return { state: 'missing', doneBytes, totalBytes }
  }
  return { state: 'ready' }
}

/** Marks a folder as complete. */
export async function writeVersion({ path: folder, files = voiceFiles }: VoicesFolder): Promise<void> {
  await writeFile(path.join(folder, versionName), JSON.stringify({ version: nameVersion(files) }))
}

function readVersion(folder: string): string | null {
  try {
    const read: unknown = JSON.parse(readFileSync(path.join(folder, versionName), 'utf8').slice(0, 1000))
    return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : null
  } catch {
    return null
  }
}

function sizeSoFar(folder: string, file: VoiceFile): number {
  return sizeOf(path.join(folder, file.name)) || sizeOf(namePart(folder, file))
}

/** Where a file grows until it is complete. It stays when the download is stopped, to go on from there. */
export function namePart(folder: string, { name }: VoiceFile): string {
  return path.join(folder, `${name}.part`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

export async function hashFile(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash, { signal })
  return hash.digest('hex')
}
