import type { NetworkInput } from 'portico'
import { porticoConnectors } from 'portico/wagmi'
import { type Chain, defineChain } from 'viem'
import { createConfig, http } from 'wagmi'

/** A wagmi config for the same networks; Portico provides the wallets. */
export function createWagmiConfig(networks: readonly [NetworkInput, ...NetworkInput[]]) {
  const [first, ...rest] = networks.map(toChain)
  if (!first) throw new RangeError('A wagmi config needs a network.')
  const chains = [first, ...rest] as const
  return createConfig({
    chains,
    connectors: porticoConnectors(),
    transports: Object.fromEntries(chains.map(chain => [chain.id, http()])),
  })
}

function toChain({ id, name, nativeCurrency, rpcUrls, testnet }: NetworkInput): Chain {
  return defineChain({
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls.default.http } },
    testnet: testnet ?? false,
  })
}
