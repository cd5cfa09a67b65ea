import { servicePaths } from '@portico/protocol'
import type { Verifiers } from '@portico/siwx/verify'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireJson } from '../http/readRequest.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'
import { createSignIns, type SignInSettings } from '../signIn/createSignIns.js'

const limitBody = bodyLimit({ maxSize: 64_000, onError: c => refuse(c, 'payload_too_large') })

export interface SignInRouteOptions extends ServerContext {
  settings: SignInSettings
  verifiers: Verifiers
  limitSignatures: MiddlewareHandler<ServerEnv>
}

export function addSignInRoutes(app: App, options: SignInRouteOptions) {
  const getSignIn = createSignIns(options)
  const handle = (c: Context<ServerEnv>) => getSignIn(c).handle(c.req.raw)
  const { signIn: base } = servicePaths
  for (const call of ['nonce', 'me']) app.get(`${base}/${call}`, handle)
  app.post(`${base}/authenticate`, options.limitSignatures, requireJson, limitBody, handle)
  app.post(`${base}/sign-out`, requireJson, limitBody, handle)
}
