import { AppError } from '@vivify/contract/errors'

/** For what the caches have let go; asking for the preview again makes it anew. */
export function previewGone(): AppError {
  return new AppError('not_found', 'This part of the preview is no longer kept. Load the preview again.')
}
