import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '@vivify/contract/errors'

/**
 * Turns the message of a failed write or encode into an error. A full disk and a path that can't be written get their
 * own codes; everything else becomes `fallback`. `said` comes from the operating system or the encoder.
 */
export function describeEncodeFailure(
  said: string,
  options: { fallback: AppError; cause?: unknown; path?: string },
): AppError {
  const rest = { cause: options.cause, details: { ...options.fallback.details, said: keepEnd(said) } }
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(said)) {
    return new AppError('disk_full', diskFullSentence, rest)
  }
  if (
    /EACCES|EPERM|EROFS|EISDIR|ENOENT|ENOTDIR|Permission denied|Read-only file system|Is a directory|No such file/i.test(
      said,
    )
  ) {
    const place = options.path === undefined ? 'the output' : options.path
    return new AppError(
      'output_unwritable',
      `Cannot write to ${place}. Choose a place you may write to.`,
      rest,
    )
  }
  return new AppError(options.fallback.code, options.fallback.message, rest)
}

/**
 * Explains a file that is too short although its encoder reported success: FFmpeg ignores some failed writes. Returns
 * `disk_full` when the disk has almost no space left, otherwise `fallback`. Call it before the file is removed.
 */
export async function explainShortFile(path: string, fallback: AppError): Promise<AppError> {
  const space = await statfs(dirname(path)).catch(() => null)
  if (space === null || space.bavail * space.bsize > nearlyFullBytes) return fallback
  return new AppError('disk_full', diskFullSentence, { details: fallback.details })
}

const diskFullSentence = 'The disk is full. Free some space and try again; finished parts are kept.'
const nearlyFullBytes = 1 << 20
const keptCharacters = 2000

function keepEnd(text: string): string {
  return text.length <= keptCharacters ? text : text.slice(-keptCharacters)
}
