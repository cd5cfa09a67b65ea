import { lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

export class NotPublicError extends Error {
  constructor() {
    super('The host name has an address that is not public.')
  }
}

/** Resolves to public addresses only. The connection uses what was checked, so DNS rebinding gains nothing (SSRF). */
export function createPublicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, { all: wantsAll, ...settings }, callback) => {
    resolve(hostname, { ...settings, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new NotPublicError(), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NotPublicError(), '', 0)
      if (wantsAll) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

/** Special-purpose ranges (RFC 6890): loopback, private, cloud metadata, documentation, unassigned. */
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

/** The only global unicast range of IPv6. Ranges that embed IPv4 are outside of it, or listed as special. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
