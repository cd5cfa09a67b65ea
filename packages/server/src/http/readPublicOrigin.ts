import type { Context } from 'hono'

/** The address under which the caller has reached this server; a proxy in front says whether it was over TLS. */
export function readPublicOrigin(c: Context, trustProxy: boolean): string {
  const url = new URL(c.req.url)
  if (trustProxy && c.req.header('X-Forwarded-Proto') === 'https') url.protocol = 'https:'
  return url.origin
}
