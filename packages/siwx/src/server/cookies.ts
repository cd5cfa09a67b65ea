import { isLocalOrigin } from '@portico/protocol'

const name = 'portico-session'

export function readBearer(request: Request): string | undefined {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** Secure unless all domains are local: the request's URL is no indication, because a proxy may change it. */
export function createCookie(domains: readonly string[]) {
  const isLocal = domains.length > 0 && domains.every(domain => isLocalOrigin(`http://${domain}`))
  // With this prefix no other host of the same site can set the cookie.
  const own = isLocal ? name : `__Host-${name}`
  return {
    read(request: Request): string | undefined {
      const pairs = (request.headers.get('cookie') ?? '').split(/; */).map(pair => pair.split('='))
      return pairs.find(([key, value]) => key === own && value)?.[1]
    },
    write(value: string, seconds: number): string {
      const cookie = `${own}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(seconds)}`
      return isLocal ? cookie : `${cookie}; Secure`
    },
  }
}
