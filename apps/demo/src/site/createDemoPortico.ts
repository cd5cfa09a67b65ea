import { createPortico, type Portico, type PorticoOptions } from 'portico'
import { evm } from 'portico/evm'
import { pairing } from 'portico/pairing'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'
import { exposeKit } from './exposeKit.ts'
import { anvilOne, anvilTwo } from './networks.ts'
import { swapContracts } from './swaps.ts'

const { server, relay: relayUrl } = getPageAddresses()
export const sandbox = { projectId: 'portico-sandbox', services: server } as const

/** The default instance of demo pages: EVM on the two local chains, with the sandbox's services. */
export function createDemoPortico(options: Partial<PorticoOptions> = {}): Portico {
  const portico = createPortico({
    ...sandbox,
    swapContracts,
    networks: [anvilOne, anvilTwo],
    adapters: [evm()],
    metadata: { name: 'Portico demo', description: 'A site with a wallet button' },
    ...options,
    sources: [pairing({ relayUrl }), ...(options.sources ?? [])],
  })
  exposeKit(portico)
  return portico
}
