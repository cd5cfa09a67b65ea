import { asRecord } from '../controls/asRecord.js'

export interface CosmosChain {
  readonly chainId: string
  readonly prefix: string
  /** URL of its REST API. */
  readonly rest: string
}

/** The local chain and two well-known ones, all served by one node. */
export const listKnownChains = (rest = 'http://127.0.0.1:1317'): readonly [CosmosChain, ...CosmosChain[]] => [
  { chainId: 'portico-local-1', prefix: 'cosmos', rest },
  { chainId: 'cosmoshub-4', prefix: 'cosmos', rest },
  { chainId: 'osmosis-1', prefix: 'osmo', rest },
]

export function readSuggestedChain(info: unknown): CosmosChain {
  const { chainId, rest, bech32Config, bech32Prefix } = asRecord(info)
  const prefix = asRecord(bech32Config).bech32PrefixAccAddr ?? bech32Prefix
  if (typeof chainId !== 'string' || typeof rest !== 'string' || typeof prefix !== 'string') {
    throw new Error('Invalid chain info')
  }
  return { chainId, rest, prefix }
}
