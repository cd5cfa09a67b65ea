import { defineNetwork } from './defineNetwork.js'
import type { NetworkInput } from './Network.js'

function defineSolana<const id extends string>(
  input: Pick<NetworkInput, 'name' | 'testnet' | 'deprecatedCaipNetworkId'> & { readonly id: id },
  cluster: string,
  explorerQuery = '',
) {
  return defineNetwork({
    ...input,
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [`https://api.${cluster}.solana.com`] } },
    blockExplorers: { default: { name: 'Solscan', url: `https://solscan.io${explorerQuery}` } },
  })
}

export const solana = /*#__PURE__*/ defineSolana(
  {
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  },
  'mainnet-beta',
)

export const solanaDevnet = /*#__PURE__*/ defineSolana(
  {
    id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    name: 'Solana Devnet',
    testnet: true,
    deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
  'devnet',
  '/?cluster=devnet',
)

export const solanaTestnet = /*#__PURE__*/ defineSolana(
  { id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', name: 'Solana Testnet', testnet: true },
  'testnet',
  '/?cluster=testnet',
)
