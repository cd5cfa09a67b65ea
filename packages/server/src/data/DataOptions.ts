import type { Token } from './DataProviders.js'

/** Chain data of this server: balances, history, prices, names, calls of nodes. */
export interface DataOptions {
  /**
   * Nodes of the networks that are served, by CAIP-2 id: JSON-RPC for eip155, solana and polkadot, Esplora for bip122,
   * the REST interface for cosmos. Pages may ask for everything that these answer.
   */
  nodes: Readonly<Record<string, string>>
  /** Tokens that are looked for beside the well-known ones. One without an address names the network's coin. */
  tokens?: readonly Token[] | undefined
  /** A file in the format of tokenlists.org with more of them. */
  tokenList?: string | undefined
  /** CoinGecko's interface, `https://api.coingecko.com/api/v3`, and a key where there is one. */
  coinGecko?: { url: string; key?: string | undefined } | undefined
  /** Prices in dollars that do not change: `eip155:31337` for a coin, `eip155:31337:0x…` for a token. */
  fixedPrices?: Readonly<Record<string, number>> | undefined
  /** A registry of names like that of ENS on another network than Ethereum, or at another address. */
  nameRegistry?: { chainId: string; address: string } | undefined
  /** Where accounts can register names, `shop.example` for `alice.shop.example`. They are kept in the database. */
  nameZone?: string | undefined
  /** Exchanges that speak as the router of Uniswap V2 does, by CAIP-2 id. Quotes come from the chain alone. */
  swapRouters?: Readonly<Record<string, string>> | undefined
  /** 0x, `https://api.0x.org`, for networks without a router. */
  zeroEx?: { url: string; key: string } | undefined
  /** Coinbase's interface for selling, with the name and the secret of a key. */
  coinbase?: { url: string; keyName: string; keySecret: string } | undefined
  /** A page of your own that sells, where people pay in dollars; without Coinbase. Assets are ids as of prices. */
  onRampPage?: { url: string; assets: readonly string[]; feePercent: number } | undefined
  /**
   * A service of your own that takes money for payments to shops: what it is called, where it is, what it pays in, by ids
   * as of prices, and what it knows this server by.
   */
  payService?:
    | {
        name: string
        url: string
        assets: readonly string[]
        /** Who may be paid, by CAIP-10 ids; whoever a page names unless said, and the service has to look. */
        recipients?: readonly string[] | undefined
        key?: string | undefined
      }
    | undefined
  /**
   * Explorers by CAIP-2 id, that speak as Etherscan does: `https://api.etherscan.io/v2/api`, and as Subscan for polkadot:
   * `https://polkadot.api.subscan.io`.
   */
  explorers?: Readonly<Record<string, string>> | undefined
  explorerKey?: string | undefined
  subscanKey?: string | undefined
  /** Without an explorer, how many blocks back from now the history of a network's tokens is looked for. */
  historyBlocks?: number | undefined
  /** Networks of which every block is read, for a history that is complete: for chains of your own. */
  wholeChains?: readonly string[] | undefined
  /** Where pictures with addresses of IPFS are fetched: `https://ipfs.io`. */
  ipfsGateway?: string | undefined
  /** Hosts with their ports, `127.0.0.1:4200`, from which pictures are fetched though they are not public. */
  pictureHosts?: readonly string[] | undefined
}
