import type { CreateServerOptions } from '../createServer.js'
import { defaultRateLimit } from '../http/limitRate.js'
import { defaultRequestTimeout } from '../http/limitTime.js'
import { runHourly } from '../runHourly.js'
import type { AuthApp } from './AuthContext.js'
import type { AuthOptions } from './AuthOptions.js'
import { createAuth } from './createAuth.js'
import { createAuthApp } from './createAuthApp.js'
import { removeOld } from './store/removeOld.js'

export async function openAuthService(
  options: AuthOptions,
  surroundings: Omit<CreateServerOptions, 'auth'>,
): Promise<{ app: AuthApp; close(): Promise<void> }> {
  const { database, trustProxy = false, onError = () => {} } = surroundings
  const { rateLimit = defaultRateLimit, requestTimeout = defaultRequestTimeout } = surroundings
  const context = await createAuth(options, { database, trustProxy, onError })
  const stop = runHourly(() => removeOld(database, new Date(context.now())), onError)
  return {
    app: createAuthApp(context, {
      rateLimit,
      requestTimeout,
      onRequest: surroundings.onRequest,
      tracer: surroundings.tracer,
    }),
    async close() {
      await stop()
      context.mailer.close()
    },
  }
}
