/** Paths at which the relay answers; a client's address may or may not name one. */
export const relayPaths = ['/', '/relay', '/relay/v1'] as const

export interface AudienceRule {
  /** Addresses under which clients reach this relay. */
  audiences: readonly string[]
  /** The Host header of the request. */
  host: string | undefined
  /** Whether the request comes from this machine. */
  isLoopback: boolean
}

/** Whether a token was made for this relay. */
export function isAudienceAllowed(audience: unknown, rule: AudienceRule): boolean {
  const asked = parse(audience)
  if (!asked) return false
  return listOwn(rule).some(text => {
    const address = parse(text)
    if (!address || address.origin !== asked.origin) return false
    return address.path === asked.path || relayPaths.some(path => path === asked.path)
  })
}

/** Whether a page's origin is the relay itself, which some libraries of apps make up. */
export function isOwnOrigin(origin: string, rule: AudienceRule): boolean {
  const hosts = listOwn(rule).flatMap(text => parse(text)?.host ?? [])
  return hosts.some(host => origin === `http://${host}` || origin === `https://${host}`)
}

/**
 * The addresses of this relay. Without configured ones it serves its own machine only, where the Host header tells the
 * port. Anybody can write anything into that header, so it says nothing about where a request comes from.
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
