import { describeEvmAdapter } from '@portico/testing/conformance'
import { createWagmiConfig } from '../../test/createWagmiConfig.js'
import { wagmiAdapter } from './wagmiAdapter.js'

describeEvmAdapter({
  type: 'wagmi',
  createFactory: networks => wagmiAdapter({ config: createWagmiConfig(networks) }),
  keepsListening: true,
})
