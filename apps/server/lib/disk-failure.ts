import { AppError } from '@vivify/contract/errors'

/** Says in words why writing to `place` failed. Returns any error other than a disk failure unchanged. */
export function describeDiskFailure(error: unknown, place: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError(
        'disk_full',
        `The disk is full: ${place} can't take more. Free some space and try again; finished parts are kept.`,
        {
          cause: error,
        },
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EISDIR':
    case 'ENOENT':
    case 'EEXIST':
      return new AppError(
        'output_unwritable',
        `Can't write to ${place}. Choose a folder that exists and that you may write to.`,
        {
          cause: error,
        },
      )
    default:
      return error instanceof Error ? error : new Error(String(error))
  }
}

/** Shown when the server can't start because the data folder has no space left. */
export const fullDataFolderSentence = 'The disk is full. Free some space, or choose another with DATA_DIR.'

/** Codes for a full disk: `ENOSPC` from the system, 51 from the built-in database's files, 53100 from its queries. */
const fullDiskCodes: readonly unknown[] = ['ENOSPC', 51, '53100']

export function isOfFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown }
  return fullDiskCodes.includes(code) || fullDiskCodes.includes(errno) || isOfFullDisk(cause)
}
