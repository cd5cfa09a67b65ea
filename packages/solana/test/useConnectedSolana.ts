import { connect, createPortico, type Portico, startPortico } from '@portico/core'
import { type Solana, startSolana } from '@portico/sandbox/solana'
import { afterAll, beforeAll } from 'vitest'
import { solana } from '../src/solana.js'
import { createSolanaNetwork, createSolanaWorld, holder } from './createSolanaWorld.js'

/** For the tests of a file: a chain, and a kit that is connected to a mock wallet on it. */
export function useConnectedSolana(onStart: (parts: { chain: Solana; portico: Portico }) => void): void {
  let chain: Solana
  let stop = () => {}
  beforeAll(async () => {
    chain = await startSolana({ funded: [holder] })
    const { page, info } = createSolanaWorld(chain)
    const portico = createPortico({
      projectId: 'test',
      networks: [createSolanaNetwork(chain)],
      adapters: [solana()],
      environment: { page, storage: undefined },
    })
    stop = startPortico(portico)
    await connect(portico, { connectorId: info.name, namespace: 'solana' })
    onStart({ chain, portico })
  })
  afterAll(async () => {
    stop()
    await chain.stop()
  })
}
