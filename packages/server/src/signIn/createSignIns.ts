import { createSignIn, type SignIn, type SignInStore } from '@portico/siwx/server'
import type { Verifiers } from '@portico/siwx/verify'
import type { Context } from 'hono'
import type { Database } from '../database/Database.js'
import type { ServerEnv } from '../http/ServerContext.js'
import { deriveKey, readSecret } from '../secrets/deriveKey.js'
import { enqueueEvent } from '../webhooks/enqueueEvent.js'
import { createEvmCaller } from './createEvmCaller.js'

/** Each project has its own key, so a session is not valid for another project. */
export function createSignIns({
  database,
  settings,
  verifiers,
}: {
  database: Database
  settings: SignInSettings
  verifiers: Verifiers
}): (c: Context<ServerEnv>) => SignIn {
  const { rpcUrls = {}, now = Date.now } = settings
  const secret = readSecret('PORTICO_SIGN_IN_SECRET', settings.secret)
  const store = createSignInStore(database, now)
  const callEvm = createEvmCaller(rpcUrls)
  return c => {
    const origin = c.req.header('Origin')
    return createSignIn({
      domains: origin === undefined ? [] : [new URL(origin).host],
      secret: deriveKey(secret, `sign-in/${c.var.project.id}`).toString('base64url'),
      store,
      callEvm,
      verifiers,
      // Browsers do not send cookies cross-site, and a server for many sites needs none.
      cookie: false,
      now,
      async onSignIn(accounts) {
        const projectId = c.var.project.id
        for (const { address, chainId } of accounts)
          await enqueueEvent(database, 'signin.verified', { projectId, chainId, address }, { address })
      },
    })
  }
}

export interface SignInSettings {
  /** 32 random bytes from which each project's keys for nonces and sessions are derived. */
  secret: string
  /** RPC URLs by CAIP-2 id, to verify signatures of smart accounts. Networks without one refuse them. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  now?: (() => number) | undefined
}

export function createSignInStore(database: Database, now: () => number): SignInStore {
  return {
    async take(key, until) {
      const row = { key, expiresAt: new Date(until) }
      return await database`
        insert into sign_in_marks ${database(row)} on conflict (key) do update
          set expires_at = excluded.expires_at where sign_in_marks.expires_at <= ${new Date(now())}
        returning 1`.exists()
    },
    async has(key) {
      return await database`
        select 1 from sign_in_marks where key = ${key} and expires_at > ${new Date(now())}`.exists()
    },
  }
}

/** With a margin, because the database's clock may be ahead of the server's. */
export async function removeOldMarks(database: Database): Promise<void> {
  await database`delete from sign_in_marks where expires_at < now() - interval '1 day'`
}
