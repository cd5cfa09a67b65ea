import { type ServedApp, serveApp } from '../http/serveApp.js'
import { createVaultApp } from './createVaultApp.js'
import type { VaultOptions } from './VaultOptions.js'

/** Serves the vault's pages on an origin of their own. */
export async function startVault(options: VaultOptions): Promise<ServedApp> {
  const { host = '127.0.0.1', port = 4400 } = options
  const app = await createVaultApp(options)
  return await serveApp(app.fetch, host, port)
}
