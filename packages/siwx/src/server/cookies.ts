const name = 'portico-session'
/** Browsers take it from this very host alone, over https, so that no other one below the same name can set it. */
const hostName = `__Host-${name}`

export function readBearer(request: Request): string | undefined {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

export function readCookie(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */).map(pair => pair.split('='))
  const own = isSecure(request) ? hostName : name
  return pairs.find(([key, value]) => key === own && value)?.[1]
}

/** Out of reach of scripts and of other sites; over https only, except on this machine. */
export function writeCookie(request: Request, value: string, seconds: number): string {
  const rest = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(seconds)}`
  return isSecure(request) ? `${hostName}=${value}; ${rest}; Secure` : `${name}=${value}; ${rest}`
}

function isSecure(request: Request): boolean {
  const { hostname } = new URL(request.url)
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
