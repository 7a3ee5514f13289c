import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { ProviderError } from '../provider-error.ts'

/** The sentences of ProviderError are about keys in the server's settings; these are about a person's site. */
export function describeSiteFailure(
  error: unknown,
  { name, label }: { name: string; label: string },
): unknown {
  if (!ProviderError.isInstance(error)) return error
  const sentence = findSentence(error, name, label)
  if (sentence === null) return error
  return new AppError('bad_input', sentence, { cause: error, details: error.details })
}

function findSentence(
  { failure, status, details }: ProviderError,
  name: string,
  label: string,
): string | null {
  const words = messages.articleSites
  if (status !== null && status >= 300 && status < 400) return words.leadsElsewhere(name)
  if (status === 413) return words.tooLarge(name)
  switch (failure) {
    case 'unauthorized':
      return words.refusedLogin(name)
    case 'forbidden':
      return words.forbidden(name)
    case 'not_found':
    case 'bad_answer':
      return words.notAnApi(name, label)
    case 'bad_request':
    case 'unprocessable':
      return words.refused(name, typeof details['reason'] === 'string' ? details['reason'] : words.noReason)
    // Of passing troubles, ProviderError says the right things.
    default:
      return null
  }
}
