import type { Database } from '../database/Database.js'
import { runHourly } from '../runHourly.js'
import type { AuthContext } from './AuthContext.js'
import type { AuthOptions } from './AuthOptions.js'
import { createAuth } from './createAuth.js'
import { removeOld } from './store/removeOld.js'

export interface AuthSurroundings {
  database: Database
  allowLocalOrigins?: boolean | undefined
  trustProxy?: boolean | undefined
  onError?: ((error: Error) => void) | undefined
}

/** The auth service of a running server, which also forgets what is over. */
export async function openAuthService(
  options: AuthOptions,
  { database, allowLocalOrigins = true, trustProxy = false, onError = () => {} }: AuthSurroundings,
): Promise<{ context: AuthContext; close(): Promise<void> }> {
  const context = await createAuth(options, { database, allowLocalOrigins, trustProxy, onError })
  const stop = runHourly(() => removeOld(database, new Date(context.now())), onError)
  return {
    context,
    async close() {
      await stop()
      context.mailer.close()
    },
  }
}
