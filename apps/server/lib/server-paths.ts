import { AppError } from '@vivify/contract/errors'

/**
 * Rewrites an error for people who are not at this machine. Disk failures name the place, for those who run a command
 * there; nobody else should learn where a server stores its files.
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
