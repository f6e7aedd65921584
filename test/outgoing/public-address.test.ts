// Which IP addresses are public.
import { describe, expect, it } from '@jest/globals'
import { isPublicAddress } from '#server/outgoing/public-address.ts'

describe('an address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '168.63.129.15',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:810::200e',
  ])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this network', '0.0.0.0', '0.1.2.3'],
    ['private', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
    ['this machine', '127.0.0.1', '127.255.255.254', '::1', '::'],
    ['link-local', '169.254.0.1', '169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
    ['a carrier', '100.64.0.1', '100.127.255.255'],
    [
      'for tests and documentation',
      '192.0.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '198.19.255.255',
      '198.51.100.1',
      '203.0.113.1',
      '2001:db8::1',
      '3fff::1',
    ],
    ['a service of the local network', '168.63.129.16', '192.0.0.192', '100.100.100.200', 'fd00:ec2::254'],
    ['special routing', '192.31.196.1', '192.52.193.1', '192.175.48.1', '2620:4f:8000::1', '2001:20::1', '2001:2::1'],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['reserved', '240.0.0.1', '192.88.99.1', '100::1', '4000::1', '8000::1', '5f00::1'],
    ['private, in IPv6', 'fc00::1', 'fdff:ffff::1', 'fec0::1'],
    [
      'IPv4 in disguise',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:168.63.129.16',
      '64:ff9b::a83f:8110',
      '2002:a83f:8110::',
      '::ffff:0:10.0.0.1',
      '::127.0.0.1',
      '::8.8.8.8',
      '64:ff9b::7f00:1',
      '64:ff9b:1::a00:1',
      '2002:7f00:1::',
      '2002:c0a8:101::1',
      '2001:0:7f00:1::',
    ],
    ['not an IP address', '', 'localhost', 'example.org', '127.0.0.1/8', '1.1.1.1:80', '[::1]', ' 8.8.8.8'],
  ])('is not public: %s', (_what, ...addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})
