import { version } from './version.ts'

/**
 * How this server names itself to free sites, with whom to contact about its calls:
 * https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */
export function nameAgent(contact: string | undefined): string {
  const plain = (contact ?? 'self-hosted; no contact set').replace(/[^\x20-\x7e]|[()]/g, '').slice(0, 200)
  return `Vivify/${version} (${plain})`
}
