import type { Network } from '@portico/core'
import { createConfig, http } from '@wagmi/core'
import type { Chain } from 'viem'
import { describeAdapter } from '../../test/adapterConformance.js'
import { wagmiAdapter } from './wagmiAdapter.js'

function createWagmi(networks: readonly Network[]) {
  // Networks of this family are what viem calls chains.
  const chains = networks as unknown as readonly [Chain, ...Chain[]]
  const transports = Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])]))
  return createConfig({ chains, transports })
}

describeAdapter('wagmi', networks => wagmiAdapter({ config: createWagmi(networks) }))
