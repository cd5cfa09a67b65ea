import type { AdapterFactory, ChainNamespace, NetworkInput } from 'portico'
import { getEvmOptions } from './chosenOptions.ts'
import type { Settings } from './settings.ts'

type Networks = readonly [NetworkInput, ...NetworkInput[]]

/** Each library loads only when its adapter is chosen. */
const evmLoaders: Record<
  Settings['adapter'],
  (networks: Networks, settings: Settings) => Promise<readonly AdapterFactory[]>
> = {
  evm: async (_, settings) => [(await import('portico/evm')).evm(getEvmOptions(settings))],
  wagmi: async networks => {
    const [{ wagmiAdapter }, { createWagmiConfig }] = await Promise.all([
      import('portico/wagmi'),
      import('../site/createWagmiConfig.ts'),
    ])
    return [wagmiAdapter({ config: createWagmiConfig(networks) })]
  },
  ethers: async (_, settings) => [(await import('portico/ethers')).ethersAdapter(getEvmOptions(settings))],
  ethers5: async (_, settings) => [(await import('portico/ethers5')).ethers5Adapter(getEvmOptions(settings))],
  none: async () => [],
}

const familyLoaders: Partial<Record<ChainNamespace, () => Promise<AdapterFactory>>> = {
  solana: async () => (await import('portico/solana')).solana(),
  bip122: async () => (await import('portico/bitcoin')).bitcoin(),
  polkadot: async () => (await import('portico/polkadot')).polkadot(),
  cosmos: async () => (await import('portico/cosmos')).cosmos(),
}

export async function loadAdapters(
  settings: Settings,
  networks: Networks,
): Promise<readonly AdapterFactory[]> {
  const { adapter } = settings
  if (adapter === 'none') return []
  const families = new Set(networks.map(getFamily))
  const [first, ...rest] = networks.filter(network => getFamily(network) === 'eip155')
  const loaded = await Promise.all([
    first ? evmLoaders[adapter]([first, ...rest], settings) : [],
    ...[...families].map(async family => {
      const factory = await familyLoaders[family]?.()
      return factory ? [factory] : []
    }),
  ])
  return loaded.flat()
}

const getFamily = ({ chainNamespace = 'eip155' }: NetworkInput) => chainNamespace
