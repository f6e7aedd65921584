// The network for rate limits: an IPv4 address, or the /64 of an IPv6 address, because a client usually has all of it.
import { ipKeyGenerator } from 'express-rate-limit'

const IPV6_SUBNET = 64

export function networkOf(ip: string | undefined): string {
  return ipKeyGenerator(ip ?? '', IPV6_SUBNET)
}
