import { base, mainnet } from '@portico/core/networks'
import { startChain } from '@portico/sandbox/chain'
import { describeEvmAdapter } from '@portico/testing/conformance'
import { expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { createWagmiConfig } from '../../test/createWagmiConfig.js'
import { wagmiAdapter } from './wagmiAdapter.js'

describeEvmAdapter({
  type: 'wagmi',
  createFactory: networks => wagmiAdapter({ config: createWagmiConfig(networks) }),
  startChain,
  keepsListening: true,
})

it("wagmi takes the kit's own networks as its chains, with their ids known to the types", () => {
  const config = createConfig({
    chains: [mainnet, base],
    transports: { [mainnet.id]: http(), [base.id]: http() },
  })
  const known: 1 | 8453 = config.state.chainId as (typeof config.chains)[number]['id']
  expect(known).toBe(mainnet.id)
  expect(wagmiAdapter({ config }).type).toBe('wagmi')
})
