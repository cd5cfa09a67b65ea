import { openOperation } from '../admin/openAdmin.js'
import { type ServedApp, serveApp } from '../http/createHttpServer.js'
import { createVaultApp } from './createVaultApp.js'
import type { VaultOptions } from './VaultOptions.js'

export async function startVault(options: VaultOptions): Promise<ServedApp> {
  const { host = '127.0.0.1', port = 4400 } = options
  const { onRequest, readiness, tracer, close: stopOperation } = await openOperation(options)
  try {
    const app = await createVaultApp({ ...options, onRequest }, readiness, tracer)
    const served = await serveApp(app.fetch, host, port)
    const close = async () => {
      await readiness.leave()
      await served.close()
      await stopOperation()
    }
    return { url: served.url, close }
  } catch (error) {
    await stopOperation()
    throw error
  }
}
