import path from 'node:path'
import { AppError } from '@vivify/contract/errors'

/**
 * An error whose sentence calls a file as its owner does: readers know an uploaded file by its name in storage. The
 * details, which hold paths of this machine, are left out. Anything but an AppError is passed on as it is.
 */
export function callByName(error: unknown, file: string, name: string): unknown {
  const stored = path.basename(file)
  if (!AppError.isInstance(error) || name === stored) return error
  return new AppError(error.code, error.message.replaceAll(stored, name), { cause: error })
}

const maxNameCharacters = 80

/** A title as every file system takes it, without an ending. */
export function nameFile(title: string, otherwise: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, maxNameCharacters)
  return plain.replace(/^-+|(?<!-)-+$/g, '') || otherwise
}
