import { startChain } from '@portico/sandbox/chain'
import { describePairedAdapter, familyTraits, useEvmNodes } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { useSharedRelay } from '../../server/test/useSharedRelay.js'
import { ethers5Adapter } from '../src/ethers/getEthers5Provider.js'
import { ethersAdapter } from '../src/ethers/getEthersProvider.js'
import { evm } from '../src/evm.js'
import { wagmiAdapter } from '../src/wagmi/wagmiAdapter.js'
import { createWagmiConfig } from './createWagmiConfig.js'

const getRelay = useSharedRelay()

describe.each([
  { type: 'evm', createFactory: () => evm() },
  { type: 'ethers', createFactory: () => ethersAdapter() },
  { type: 'ethers5', createFactory: () => ethers5Adapter() },
  {
    type: 'wagmi',
    createFactory: (networks: Parameters<typeof createWagmiConfig>[0]) =>
      wagmiAdapter({ config: createWagmiConfig(networks) }),
  },
])('the $type adapter with a wallet on another device', factory => {
  const { conformance } = useEvmNodes({ ...factory, startChain })
  describePairedAdapter({ ...conformance, traits: familyTraits.eip155, getRelay })
})
