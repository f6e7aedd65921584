// Distinguishes public addresses from private ones, so that requests to URLs that callers choose only reach public ones.
import ipaddr from 'ipaddr.js'

/** All global IPv6 unicast addresses are in 2000::/3; others reach special ranges such as mapped IPv4. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Addresses in public ranges that are internal to hosting providers: the platform service of Azure. */
const INTERNAL_SERVICES = new Set(['168.63.129.16'])

/** Whether a text is a numeric address outside all private, local and special ranges. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (INTERNAL_SERVICES.has(address.toString())) return false
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}
