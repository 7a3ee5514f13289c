import path from 'node:path'
import { AppError } from '@vivify/contract/errors'

/**
 * Replaces a file's storage name in an error message by the name its owner gave it. Drops the details, because they
 * contain paths of this machine. Returns any error other than an AppError unchanged.
 */
export function callByName(error: unknown, file: string, name: string): unknown {
  const stored = path.basename(file)
  if (!AppError.isInstance(error) || name === stored) return error
  return new AppError(error.code, error.message.replaceAll(stored, name), { cause: error })
}

const maxNameCharacters = 80

/** Turns a title into a file name that every file system accepts, without an extension. */
export function nameFile(title: string, otherwise: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, maxNameCharacters)
  return plain.replace(/^-+|(?<!-)-+$/g, '') || otherwise
}
