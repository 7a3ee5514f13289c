import ipaddr from 'ipaddr.js'

/** Reached by every machine of a cloud, and by nobody outside it. */
const cloudServices = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address that anybody on the internet can reach. Wrappers that lead to another address (IPv4-mapped,
 * NAT64, 6to4, Teredo) are not public, but for an IPv4-mapped one of a public address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast)
  return !cloudServices.has(address.toString())
}
