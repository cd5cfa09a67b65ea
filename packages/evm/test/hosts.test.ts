import type { Page } from '@portico/core/adapter'
import { createEnvironment, type SourceEvent } from '@portico/core/adapter'
import { startChain } from '@portico/sandbox/chain'
import { createMockEvmWallet } from '@portico/testing'
import {
  type ConformanceTraits,
  createPage,
  describeAdapter,
  familyTraits,
  useEvmNodes,
} from '@portico/testing/conformance'
import { describe } from 'vitest'
import { evm } from '../src/evm.js'
import { connectHost } from '../src/hosts/connectHost.js'
import type { HostsOptions } from '../src/hosts/HostsOptions.js'
import { createSafeHost } from './createSafeHost.js'

const alwaysThere = { no: 'a Safe stays connected and the same for as long as its page is open' }

const safeTraits: ConformanceTraits = {
  listensTo: alwaysThere,
  pends: { no: 'a Safe does not prompt when it connects' },
  tellsAccounts: alwaysThere,
  choosesChain: { no: 'a Safe has one network' },
  forgets: alwaysThere,
  tellsAccess: alwaysThere,
  locks: { no: 'a Safe has no lock' },
}

type MockWallet = ReturnType<typeof createMockEvmWallet>

interface TestHost {
  readonly name: string
  readonly rdns: string
  readonly traits: ConformanceTraits
  createHosted(wallet: MockWallet): { readonly page: Page; readonly options: HostsOptions }
}

const testHosts: readonly TestHost[] = [
  {
    name: 'Safe',
    rdns: 'global.safe',
    traits: safeTraits,
    createHosted: wallet => ({
      page: createSafeHost({ address: wallet.control.address(), chainId: 31337, owner: wallet.provider })
        .page,
      options: {},
    }),
  },
  {
    name: 'Farcaster',
    rdns: 'xyz.farcaster.miniapp',
    traits: familyTraits.eip155,
    createHosted: ({ provider }) => ({
      page: createPage({ parent: {} }),
      options: {
        safeOrigins: [],
        farcaster: async () => ({
          sdk: { isInMiniApp: async () => true, wallet: { getEthereumProvider: async () => provider } },
        }),
      },
    }),
  },
]

describe.each(testHosts)('the wallet of $name', ({ name, rdns, traits, createHosted }) => {
  const { getNodes, conformance } = useEvmNodes({ type: 'evm', createFactory: () => evm(), startChain })
  describeAdapter({
    ...conformance,
    traits,
    async createWorld() {
      const wallet = createMockEvmWallet({ chains: [{ id: 31337, rpcUrl: getNodes()[0].url }] })
      const { page, options } = createHosted(wallet)
      const emit = (_: SourceEvent) => undefined
      await connectHost({ environment: createEnvironment({ page }), emit }, options, { isFree: true })
      // Finding the host's wallet has connected it.
      wallet.control.disconnect()
      return { page, wallet: { connectorId: rdns, name, control: wallet.control } }
    },
  })
})
