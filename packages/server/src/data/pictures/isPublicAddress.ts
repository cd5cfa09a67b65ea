import { BlockList, isIPv4 } from 'node:net'

/** Of this machine, of networks behind it, of clouds' own services, of tests and of nobody (RFC 6890). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, bits, 'ipv6')
}

/** The one part of IPv6 in which public addresses are; everything that wraps IPv4 is outside of it, or special. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
