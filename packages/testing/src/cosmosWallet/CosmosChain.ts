import { asRecord } from '../localChain/jsonRpc.js'

/** What a Cosmos wallet knows about a chain. */
export interface CosmosChain {
  readonly chainId: string
  readonly prefix: string
  /** The address of its REST interface. */
  readonly rest: string
}

/** The local chain, and two that everybody knows, all played by one node. */
export const listKnownChains = (rest = 'http://127.0.0.1:1317'): readonly [CosmosChain, ...CosmosChain[]] => [
  { chainId: 'portico-local-1', prefix: 'cosmos', rest },
  { chainId: 'cosmoshub-4', prefix: 'cosmos', rest },
  { chainId: 'osmosis-1', prefix: 'osmo', rest },
]

/** The chain in what a site suggests. */
export function readSuggestedChain(info: unknown): CosmosChain {
  const { chainId, rest, bech32Config, bech32Prefix } = asRecord(info)
  const prefix = asRecord(bech32Config).bech32PrefixAccAddr ?? bech32Prefix
  if (typeof chainId !== 'string' || typeof rest !== 'string' || typeof prefix !== 'string') {
    throw new Error('Invalid chain info')
  }
  return { chainId, rest, prefix }
}
