import type { ChainSettings } from '../ChainSettings.js'
import { type ServedNode, serveNode } from '../serveNode.js'
import { createEdrBackend } from './createEdrBackend.js'

/** Runs EDR, the engine of hardhat, in this process: it has threads of its own. */
export async function startEdr(settings: ChainSettings): Promise<ServedNode> {
  const backend = await createEdrBackend(settings)
  const { url, stop } = await serveNode(backend, settings.port)
  return {
    url,
    async stop() {
      await stop()
      // It would go on making blocks for nobody.
      if (settings.blockTime !== undefined) await backend.call('evm_setIntervalMining', [0])
    },
  }
}
