import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '@vivify/contract/errors'

/**
 * The error of a failed write or encode, from what the operating system or the encoder said. A full disk and
 * a refused path get their own codes; everything else is `fallback`.
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
 * The error of a file that turned out short although its encoder ended well: FFmpeg ignores some failed writes. A
 * disk with next to nothing free is the reason; otherwise `fallback`. Ask before the file is removed.
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
