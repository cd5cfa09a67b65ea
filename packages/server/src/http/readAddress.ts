import { isIPv4, isIPv6 } from 'node:net'

export interface Address {
  /** What limits are counted by: an IPv4 address, or the network of an IPv6 one, since that is what one person has. */
  key: string
  /** The neighbourhood: 256 addresses of IPv4, 56 bits of IPv6. Whoever has one address there can have others. */
  block: string
  /** What a log may hold: too little to find a person by. */
  network: string
  /** Whether it is this machine itself, as far as the connection says; what a request says of itself is no proof. */
  isLoopback: boolean
}

export interface AddressSource {
  /** The other end of the connection. */
  remoteAddress: string | undefined
  /** The header X-Forwarded-For. */
  forwarded: string | string[] | undefined
}

/** The visitor's address; behind a proxy that is trusted, the last one that it noted. */
export function readAddress({ remoteAddress, forwarded }: AddressSource, trustProxy: boolean): Address {
  const noted = trustProxy
    ? parse(
        String(forwarded ?? '')
          .split(',')
          .at(-1),
      )
    : undefined
  const groups = noted ?? parse(remoteAddress)
  // Whoever comes through a proxy on this machine may be anywhere.
  const isDirect = forwarded === undefined || noted !== undefined
  if (!groups) return { key: '', block: '', network: 'unknown', isLoopback: false }
  if (typeof groups === 'string') {
    const network = `${groups.slice(0, groups.lastIndexOf('.'))}.0/24`
    return { key: groups, block: network, network, isLoopback: isDirect && groups.startsWith('127.') }
  }
  return {
    key: groups.slice(0, 4).join(':'),
    block: [...groups.slice(0, 3), groups[3]?.padStart(4, '0').slice(0, 2)].join(':'),
    network: `${groups.slice(0, 3).join(':')}::/48`,
    isLoopback: isDirect && groups.join(':') === '0:0:0:0:0:0:0:1',
  }
}

/** An IPv4 address as text, an IPv6 one as its eight groups, always spelled the same; with or without a port. */
function parse(text = ''): string | string[] | undefined {
  const trimmed = text.trim()
  const bare = /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const groups = expand(bare.replace(/%.*$/, ''))
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(toBytes).join('.') : groups
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::').map(part => part.replace(/[\d.]+$/, toGroups))
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...zeros, ...end].map(group => Number.parseInt(group, 16).toString(16))
}

/** The last part of an IPv6 address may be written like an IPv4 one. */
function toGroups(text: string): string {
  if (!isIPv4(text)) return text
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return [a * 256 + b, c * 256 + d].map(group => group.toString(16)).join(':')
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
