import type { AdapterFactory, NetworkInput } from 'portico'
import type { Settings } from './settings.ts'

type Loader = (networks: readonly [NetworkInput, ...NetworkInput[]]) => Promise<readonly AdapterFactory[]>

/** Each library arrives only when its adapter is chosen. */
const loaders: Record<Settings['adapter'], Loader> = {
  evm: async () => [(await import('portico/evm')).evm()],
  wagmi: async networks => {
    const [{ wagmiAdapter }, { createWagmiConfig }] = await Promise.all([
      import('portico/wagmi'),
      import('../site/createWagmiConfig.ts'),
    ])
    return [wagmiAdapter({ config: createWagmiConfig(networks) })]
  },
  ethers: async () => [(await import('portico/ethers')).ethersAdapter()],
  ethers5: async () => [(await import('portico/ethers5')).ethers5Adapter()],
  none: async () => [],
}

export function loadAdapter(
  adapter: Settings['adapter'],
  networks: readonly [NetworkInput, ...NetworkInput[]],
): Promise<readonly AdapterFactory[]> {
  return loaders[adapter](networks)
}
