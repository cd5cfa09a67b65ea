import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

export interface Address {
  /** What limits are counted by: an IPv4 address, or the network of an IPv6 one, since that is what one person has. */
  key: string
  /** What a log may hold: too little to find a person by. */
  network: string
}

/** The visitor's address; behind a proxy, the last one that it noted. */
export function readAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): Address {
  const forwarded = headers['x-forwarded-for']
  const noted = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  const address = (noted || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv6(address)) {
    const groups = expand(address)
    return { key: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}::/48` }
  }
  const network = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  return { key: address, network: network ? `${network}.0/24` : 'unknown' }
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  return [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
}
