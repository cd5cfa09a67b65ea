import type { Network } from '@portico/core'
import { type CreateConnectorFn, createConfig, createStorage, http } from '@wagmi/core'
import type { Chain } from 'viem'
import { porticoConnectors } from '../src/wagmi/createSourceConnector.js'

/** The config a site would write for these networks. */
export function createWagmiConfig(
  networks: readonly Network[],
  connectors: readonly CreateConnectorFn[] = [],
  sources: readonly string[] = ['walletConnect', 'vault'],
) {
  // Networks of this family are what viem calls chains.
  const chains = networks as unknown as readonly [Chain, ...Chain[]]
  const transports = Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])]))
  return createConfig({
    chains,
    transports,
    connectors: [...porticoConnectors(sources), ...connectors],
    storage: createStorage({ storage: createMemory() }),
  })
}

function createMemory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
