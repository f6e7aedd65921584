// Where a request comes from, as limits count it: an IPv4 address, or the network of an IPv6 address, as one client has all of that.
import { ipKeyGenerator } from 'express-rate-limit'

const IPV6_SUBNET = 64

export function networkOf(ip: string | undefined): string {
  return ipKeyGenerator(ip ?? '', IPV6_SUBNET)
}
