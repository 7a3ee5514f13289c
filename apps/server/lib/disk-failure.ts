import { AppError } from '@vivify/contract/errors'

/** Says in words why writing to `place` failed; anything but a disk failure is passed on as it is. */
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
