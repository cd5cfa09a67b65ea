import type { ChainSettings } from '../ChainSettings.js'
import { type ServedNode, serveNode } from '../serveNode.js'
import { createEdrBackend } from './createEdrBackend.js'

/** Runs EDR, the engine of hardhat, in this process; it has its own threads. */
export async function startEdr(settings: ChainSettings): Promise<ServedNode> {
  const backend = await createEdrBackend(settings)
  const { url, stop } = await serveNode(backend, settings.port)
  return {
    url,
    async stop() {
      await stop()
      // It would keep mining.
      if (settings.blockTime !== undefined) await backend.call('evm_setIntervalMining', [0])
    },
  }
}
