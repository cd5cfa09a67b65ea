import { servicePaths } from '@portico/protocol'
import { dataPaths } from '@portico/protocol/data'
import type { Context, MiddlewareHandler } from 'hono'

/**
 * Allows pages to read responses. `requireProject` decides which origins get data; a refused page must be able to
 * read the refusal, so that its owner learns the reason. Cookies are never read, so credentials are never allowed.
 * The opaque origin `null` (sandboxed frames, files) can read nothing.
 */
export const allowCors: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin')
  await next()
  c.res.headers.append('Vary', 'Origin')
  if (!origin || origin === 'null' || c.res.headers.has('Access-Control-Allow-Origin')) return
  c.res.headers.set('Access-Control-Allow-Origin', origin)
  // Lets a page detect that the clock of its device is wrong.
  c.res.headers.set('Access-Control-Expose-Headers', 'Date')
  if (!isPreflight(c)) return
  c.res.headers.set('Access-Control-Allow-Methods', 'GET, POST')
  c.res.headers.set('Access-Control-Allow-Headers', takesToken(c) ? tokenHeaders : 'Content-Type')
  c.res.headers.set('Access-Control-Max-Age', '600')
}

export const answerPreflight: MiddlewareHandler = async (c, next) =>
  isPreflight(c) ? c.body(null, 204) : await next()

const tokenHeaders = 'Authorization, Content-Type, X-Nonce-JWT'

const takesToken = ({ req: { path } }: Context) =>
  path.startsWith(`${servicePaths.signIn}/`) || path.startsWith(sessions)

const sessions = dataPaths.smartSessions.replace(/:.*/, '')

function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
}
