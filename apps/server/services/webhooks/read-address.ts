import { AppError } from '@vivify/contract/errors'
import { webhookMessages as messages } from '@vivify/contract/webhook-messages'

/**
 * Reads the address of a webhook as it was typed. Throws AppError `bad_input` for one that is no web address, has a
 * password in it, or is not https and not one of the private hosts. Where its name leads is checked at each call.
 */
export function readWebhookAddress(typed: string, privateHosts: readonly string[]): string {
  const url = URL.parse(typed.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new AppError('bad_input', messages.addressInvalid)
  }
  if (url.username !== '' || url.password !== '') {
    throw new AppError('bad_input', messages.addressWithPassword)
  }
  const isPrivate = [url.host, url.hostname].some((host) => privateHosts.includes(host))
  if (url.protocol === 'http:' && !isPrivate) throw new AppError('bad_input', messages.addressInsecure)
  return url.href
}
