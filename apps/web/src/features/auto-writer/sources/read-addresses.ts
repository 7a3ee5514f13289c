import { maxFactAddresses } from '@vivify/contract/fact-limits'
import * as messages from '@vivify/contract/messages'
import { splitLines } from '../titles/read-titles.ts'

const words = messages.autoWriter

export interface TypedAddresses {
  addresses: string[]
  /** The first line that is no web address. */
  wrong: string | null
}

/** Reads web addresses, one a line; `https://` may be left out. */
export function readAddresses(text: string): TypedAddresses {
  const lines = splitLines(text)
  const addresses: string[] = []
  for (const line of lines) {
    const address = parse(line)
    if (address === null) return { addresses, wrong: line }
    addresses.push(address)
  }
  return { addresses: [...new Set(addresses)], wrong: null }
}

/** What is wrong with the typed addresses, as a sentence; null when nothing is. */
export function describeAddresses(text: string): string | null {
  const { addresses, wrong } = readAddresses(text)
  if (wrong !== null) return words.addressesWrong(wrong.slice(0, 60))
  return addresses.length > maxFactAddresses ? words.addressesTooMany(maxFactAddresses) : null
}

function parse(line: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null
  return url.href
}
