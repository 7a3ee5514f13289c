import ipaddr from 'ipaddr.js'

/** Every machine in that cloud can reach it, and no machine outside can. */
const cloudServices = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address that anybody on the internet can reach. Addresses that wrap another one (IPv4-mapped, NAT64,
 * 6to4, Teredo) are not public, except an IPv4-mapped public address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast)
  return !cloudServices.has(address.toString())
}
