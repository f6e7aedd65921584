// Which internet addresses are public, so that requests on behalf of others may go there.
import ipaddr from 'ipaddr.js'

/** Of IPv6, global unicast addresses have been given out of 2000::/3 alone; what is outside reaches other things, as IPv4 in disguise. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether a numeric address belongs to no private, local or special network. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}
