import { openAdmin } from '../admin/openAdmin.js'
import { type ServedApp, serveApp } from '../http/createHttpServer.js'
import { createReadiness } from '../http/createReadiness.js'
import { joinObservers } from '../http/observeRequests.js'
import { openTracing } from '../tracing/openTracing.js'
import { createVaultApp } from './createVaultApp.js'
import type { VaultOptions } from './VaultOptions.js'

export async function startVault(options: VaultOptions): Promise<ServedApp> {
  const { host = '127.0.0.1', port = 4400 } = options
  const admin = options.admin && (await openAdmin(options.admin))
  const { tracer } = await openTracing(options)
  try {
    const onRequest = joinObservers(options.onRequest, admin?.onRequest)
    const readiness = createReadiness(options.drainSeconds)
    const app = await createVaultApp({ ...options, onRequest }, readiness, tracer)
    const served = await serveApp(app.fetch, host, port)
    const close = async () => {
      await readiness.leave()
      await served.close()
      await Promise.all([admin?.close(), tracer?.close()])
    }
    return { url: served.url, close }
  } catch (error) {
    await Promise.all([admin?.close(), tracer?.close()])
    throw error
  }
}
