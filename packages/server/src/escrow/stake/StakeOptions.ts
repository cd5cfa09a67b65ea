import type { Family } from '../../data/nodes/identifyChain.js'

export interface StakeOptions {
  /**
   * RPC endpoints by CAIP-2 id, for every network and family the vault serves: Esplora for Bitcoin, the REST API for
   * Cosmos, JSON-RPC for the others. While one is missing, every wallet counts as large.
   */
  nodes: Readonly<Record<string, string>>
  /**
   * Amount up to which a wallet counts as small, in whole units, by CAIP-2 id of the network or CAIP-19 id of a
   * token, such as `eip155:1/erc20:0xA0b8…`. Other tokens are ignored.
   */
  smallAmounts?: Readonly<Record<string, string>> | undefined
  /** Families that count; default: all five. Holdings in other families are ignored. */
  families?: readonly Family[] | undefined
}
