import { startChain } from '@portico/sandbox/chain'
import { describeEvmAdapter } from '@portico/testing/conformance'
import { version } from '@wagmi/core'
import { expect, it, vi } from 'vitest'
import { createWagmiConfig } from '../../test/createWagmiConfig.js'
import { describeRemote } from '../../test/remote/describeRemote.js'
import { wagmiCoreAdapter } from './wagmiCoreAdapter.js'

vi.mock('@wagmi/core', () => import('wagmi-core-2'))

it('runs on wagmi 2', () => {
  expect(version).toMatch(/^2\./)
})

describeEvmAdapter({
  type: 'wagmi',
  createFactory: networks => wagmiCoreAdapter({ config: createWagmiConfig(networks) }),
  startChain,
  keepsListening: true,
})
describeRemote()
