import type { Network } from '@portico/core'
import {
  type AdapterContextOptions,
  createAdapterContext,
  createEvmNetwork,
} from '@portico/testing/conformance'

export {
  announceWallet as announce,
  createEvmNetwork as createNetwork,
  createPage,
} from '@portico/testing/conformance'

export interface TestContextOptions extends Omit<AdapterContextOptions, 'networks'> {
  readonly networks?: readonly Network[] | undefined
}

/** A context whose events, connectors and warnings a test can read, on one local network unless told otherwise. */
export function createTestContext({ networks = [], ...given }: TestContextOptions = {}) {
  const [network = createEvmNetwork(), ...others] = networks
  return createAdapterContext({ ...given, networks: [network, ...others] })
}
