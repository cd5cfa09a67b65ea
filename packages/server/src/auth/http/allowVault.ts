import type { MiddlewareHandler } from 'hono'
import { AuthRefusal } from '../AuthRefusal.js'

/**
 * Only the vault's origin may call and read responses. There are no cookies, so credentials are never allowed. Other
 * pages and forms cannot forge the Origin header, because the browser sets it.
 */
export function allowVault(vaultOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin')
    if (c.req.header('Origin') !== vaultOrigin) throw new AuthRefusal('origin_not_allowed')
    c.header('Access-Control-Allow-Origin', vaultOrigin)
    c.header('Access-Control-Expose-Headers', 'DPoP-Nonce, Retry-After')
    if (c.req.method !== 'OPTIONS') return await next()
    c.header('Access-Control-Allow-Methods', 'POST')
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, DPoP')
    c.header('Access-Control-Max-Age', '600')
    return c.body(null, 204)
  }
}
