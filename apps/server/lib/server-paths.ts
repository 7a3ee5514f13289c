import { AppError } from '@vivify/contract/errors'

/**
 * The error with a sentence for somebody who is not at this machine. Disk failures name the place for those who run a
 * command there; it is nobody else's business where a server keeps its files.
 */
export function withoutServerPaths(error: AppError, dataFolder: string): AppError {
  if (!error.message.includes(dataFolder)) return error
  return new AppError(error.code, describe(error), { cause: error, details: error.details })
}

function describe({ code }: AppError): string {
  switch (code) {
    case 'disk_full':
      return 'The server’s disk is full. Please try again later; finished parts are kept.'
    case 'output_unwritable':
      return 'The server could not keep a file. Please try again.'
    default:
      return 'Something went wrong. Please try again.'
  }
}
