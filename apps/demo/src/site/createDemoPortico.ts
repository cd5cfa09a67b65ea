import { createPortico, type Portico, type PorticoOptions } from 'portico'
import { evm } from 'portico/evm'
import { pairing } from 'portico/pairing'
import { exposeKit } from './exposeKit.ts'
import { anvilOne, anvilTwo } from './networks.ts'

export const sandbox = { projectId: 'portico-sandbox', services: 'http://127.0.0.1:4100' } as const
export const relayUrl = 'ws://127.0.0.1:4100/relay'

/** The kit as most demo pages want it: plain EVM on the two local chains, served by the sandbox. */
export function createDemoPortico(options: Partial<PorticoOptions> = {}): Portico {
  const portico = createPortico({
    ...sandbox,
    networks: [anvilOne, anvilTwo],
    adapters: [evm()],
    pairing: pairing({ relayUrl }),
    metadata: { name: 'Portico demo', description: 'A site with a wallet button' },
    ...options,
  })
  exposeKit(portico)
  return portico
}
