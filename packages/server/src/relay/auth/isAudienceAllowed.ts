/** Paths at which the relay answers; a client's address may or may not name one. */
export const relayPaths = ['/', '/relay', '/relay/v1'] as const

export interface AudienceRule {
  /** Addresses under which clients reach this relay. */
  audiences: readonly string[]
  /** The Host header of the request. */
  host: string | undefined
}

/**
 * Whether a token was made for this relay. Without configured addresses that can only be said on the developer's
 * own machine, where the Host header is as good.
 */
export function isAudienceAllowed(audience: unknown, { audiences, host }: AudienceRule): boolean {
  const asked = parse(audience)
  if (!asked) return false
  const known = audiences.length > 0 ? audiences : isLoopback(host) ? [`ws://${host}`, `wss://${host}`] : []
  return known.some(text => {
    const address = parse(text)
    if (!address || address.origin !== asked.origin) return false
    return address.path === asked.path || relayPaths.some(path => path === asked.path)
  })
}

function parse(text: unknown) {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  const isPlain = !search && !hash && !username && !password
  if (!isPlain || (protocol !== 'ws:' && protocol !== 'wss:')) return undefined
  return { origin: `${protocol}//${host}`, path: pathname.replace(/(?<=.)\/$/, '') }
}

function isLoopback(host: string | undefined): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(host ?? '')
}
