import type { IncomingMessage } from 'node:http'

/** Paths of the relay; the client's URL may omit them. */
const relayPaths = ['/', '/relay', '/relay/v1'] as const

export interface AudienceRule {
  audiences: readonly string[]
  host: string | undefined
  isLoopback: boolean
}

export function isAudienceAllowed(audience: unknown, rule: AudienceRule): boolean {
  const asked = parse(audience)
  if (!asked) return false
  return listOwn(rule).some(text => {
    const address = parse(text)
    if (!address || address.origin !== asked.origin) return false
    return address.path === asked.path || relayPaths.some(path => path === asked.path)
  })
}

/** Some native libraries send the relay's own origin. */
export function isOwnOrigin(origin: string, rule: AudienceRule): boolean {
  const hosts = listOwn(rule).flatMap(text => parse(text)?.host ?? [])
  return hosts.some(host => origin === `http://${host}` || origin === `https://${host}`)
}

/**
 * The relay's URLs. Without configured ones it serves only local clients, and takes the port from the Host header.
 * That header can be forged, so it is not evidence of where a request comes from.
 */
function listOwn({ audiences, host, isLoopback }: AudienceRule): readonly string[] {
  if (audiences.length > 0) return audiences
  return isLoopback && isLoopbackHost(host) ? [`ws://${host}`, `wss://${host}`] : []
}

function parse(text: unknown) {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  const isPlain = !search && !hash && !username && !password
  if (!isPlain || (protocol !== 'ws:' && protocol !== 'wss:')) return undefined
  return { host, origin: `${protocol}//${host}`, path: pathname.replace(/(?<=.)\/$/, '') }
}

function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(host ?? '')
}

export function isForRelay({ url = '', headers }: IncomingMessage): boolean {
  if (headers.upgrade?.toLowerCase() !== 'websocket' || !URL.canParse(url, 'http://relay')) return false
  const { pathname, searchParams } = new URL(url, 'http://relay')
  const hasToken = searchParams.has('auth') || headers.authorization !== undefined
  return relayPaths.some(path => path === pathname.replace(/(?<=.)\/$/, '')) && (pathname !== '/' || hasToken)
}
