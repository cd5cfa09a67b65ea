import { servicePaths } from '@portico/protocol'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../http/refuse.js'
import { requireJson } from '../http/requireJson.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'
import { createSignIns } from '../signIn/createSignIns.js'
import type { SignInSettings } from '../signIn/SignInSettings.js'

const limitBody = bodyLimit({ maxSize: 64_000, onError: c => refuse(c, 'payload_too_large') })

/** GET nonce and me, POST authenticate and sign-out. */
export function addSignInRoutes(app: App, { database }: ServerContext, settings: SignInSettings) {
  const getSignIn = createSignIns(database, settings)
  const handle = (c: Context<ServerEnv>) => getSignIn(c).handle(c.req.raw)
  const { signIn: base } = servicePaths
  for (const call of ['nonce', 'me']) app.get(`${base}/${call}`, handle)
  for (const call of ['authenticate', 'sign-out']) app.post(`${base}/${call}`, requireJson, limitBody, handle)
}
