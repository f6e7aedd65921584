// Which internet addresses are public, so that requests on behalf of others may go there.
import ipaddr from 'ipaddr.js'

/** Of IPv6, global unicast addresses have been given out of 2000::/3 alone; what is outside reaches other things, as IPv4 in disguise. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Addresses in public ranges that lead into the network of whoever runs the machine: the platform service of Azure. */
const INTERNAL_SERVICES = new Set(['168.63.129.16'])

/** Whether a numeric address belongs to no private, local or special network. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (INTERNAL_SERVICES.has(address.toString())) return false
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}
