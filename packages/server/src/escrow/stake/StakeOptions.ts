import type { Family } from '../../data/nodes/identifyChain.js'

/** How the escrow finds out what is at stake. */
export interface StakeOptions {
  /**
   * Nodes of your own choice, by CAIP-2 id of the network: of every network that the vault serves, and of every family. An
   * Esplora server for Bitcoin, the REST interface for Cosmos, JSON-RPC for the others. While one is missing, every wallet
   * counts as large.
   */
  nodes: Readonly<Record<string, string>>
  /**
   * Up to which amount a wallet counts as small, in whole coins or tokens, by CAIP-2 id of the network or by CAIP-19 id of
   * a token, such as `eip155:1/erc20:0xA0b8…`. Tokens that are not named are not looked at.
   */
  smallAmounts?: Readonly<Record<string, string>> | undefined
  /** The families that visitors hold value in; all five when left out. What they hold in others does not count. */
  families?: readonly Family[] | undefined
}
