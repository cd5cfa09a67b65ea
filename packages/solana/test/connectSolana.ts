import { connect, createPortico, type Portico, start } from '@portico/core'
import type { Solana } from '@portico/testing/solana'
import { solana } from '../src/solana.js'
import { createSolanaNetwork, createSolanaWorld } from './createSolanaWorld.js'

/** A kit that is connected to a mock wallet, over a real chain. */
export async function connectSolana(
  chain: Solana,
): Promise<{ readonly portico: Portico; readonly stop: () => void }> {
  const { page, info } = createSolanaWorld(chain)
  const portico = createPortico({
    projectId: 'test',
    networks: [createSolanaNetwork(chain)],
    adapters: [solana()],
    environment: { page, storage: undefined },
  })
  const stop = start(portico)
  await connect(portico, { connectorId: info.name, namespace: 'solana' })
  return { portico, stop }
}
