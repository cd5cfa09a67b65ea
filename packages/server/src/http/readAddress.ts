import { isIPv4, isIPv6 } from 'node:net'
import type { ServerEnv } from './ServerContext.js'

export interface Address {
  /** Key for rate limits: an IPv4 address or an IPv6 /64, which is what one visitor has. */
  key: string
  /** The surrounding block: an IPv4 /24 or IPv6 /56, in which one visitor may have several addresses. */
  block: string
  /** The network for logs, too coarse to identify a visitor. */
  network: string
  /** Whether the connection itself is local; headers are not evidence. */
  isLoopback: boolean
}

interface AddressSource {
  remoteAddress: string | undefined
  forwarded: string | string[] | undefined
}

/** How many proxies of the owner are in front; `true` is one. */
export type TrustProxy = boolean | number

/** The visitor's address: behind trusted proxies, what the outermost of them has added. */
export function readAddress({ remoteAddress, forwarded }: AddressSource, trustProxy: TrustProxy): Address {
  const noted = trustProxy
    ? parse(
        String(forwarded ?? '')
          .split(',')
          .at(-Number(trustProxy)),
      )
    : undefined
  const groups = noted ?? parse(remoteAddress)
  // A client behind a local proxy may be anywhere.
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

/** The last part of an IPv6 address may be in IPv4 notation. */
function toGroups(text: string): string {
  if (!isIPv4(text)) return text
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return [a * 256 + b, c * 256 + d].map(group => group.toString(16)).join(':')
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

interface CallerContext {
  readonly env?: ServerEnv['Bindings']
  readonly req: { header(name: string): string | undefined }
}

export function readCaller({ env, req }: CallerContext, trustProxy: TrustProxy): Address {
  const source = {
    remoteAddress: env?.incoming?.socket.remoteAddress,
    forwarded: req.header('X-Forwarded-For'),
  }
  return readAddress(source, trustProxy)
}
