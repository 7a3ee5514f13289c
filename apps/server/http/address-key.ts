// The key under which calls of an address are counted. A household or a rented machine has a whole IPv6 network of 2^64
// addresses, so those count as one.

import { isIPv6 } from 'node:net'

/** IPv4 unchanged, also when written as IPv6; the first 64 bits of IPv6; anything else unchanged. */
export function addressKey(address: string): string {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0]!
  if (!isIPv6(bare)) return bare
  const groups = readGroups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address. The URL parser normalizes all its spellings. */
function readGroups(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = readPart(head)
  if (tail === undefined) return before
  const after = readPart(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function readPart(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
}
