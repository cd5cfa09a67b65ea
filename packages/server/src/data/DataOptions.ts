import type { Token } from './DataProviders.js'

/**
 * The on-ramps. All that are configured are offered, and the visitor chooses. Each needs an entry in `onRampHosts` of
 * protocol, in `createOnRamps` and in `readDataEnvironment`, which do not compile without it.
 */
export interface OnRampSettings {
  /** Coinbase on-ramp API with the name and secret of an API key. */
  coinbase?: { url: string; keyName: string; keySecret: string } | undefined
  /** The owner's own on-ramp page, with payment in US dollars. Assets use the same ids as prices. */
  onRampPage?: { url: string; assets: readonly string[]; feePercent: number } | undefined
}

export interface DataOptions extends OnRampSettings {
  /**
   * RPC endpoints by CAIP-2 id: JSON-RPC for eip155, solana and polkadot, Esplora for bip122, the REST API for
   * cosmos. Pages can call every allow-listed method of them.
   */
  nodes: Readonly<Record<string, string>>
  /**
   * Tokens to track in addition to the built-in list. An entry without an address overrides the network's native
   * coin.
   */
  tokens?: readonly Token[] | undefined
  /** Path of a token list in the tokenlists.org format. */
  tokenList?: string | undefined
  /** CoinGecko-compatible API, such as `https://api.coingecko.com/api/v3`, with an optional API key. */
  coinGecko?: { url: string; key?: string | undefined } | undefined
  /** Fixed prices in US dollars: `eip155:31337` for a native coin, `eip155:31337:0x…` for a token. */
  fixedPrices?: Readonly<Record<string, number>> | undefined
  /** ENS-compatible registry on a network other than Ethereum, or at another address. */
  nameRegistry?: { chainId: string; address: string } | undefined
  /**
   * Zone in which accounts can register names: `shop.example` for `alice.shop.example`. Names are stored in the
   * database.
   */
  nameZone?: string | undefined
  /** Uniswap V2 compatible routers by CAIP-2 id. Quotes are read from the chain alone. */
  swapRouters?: Readonly<Record<string, string>> | undefined
  /** 0x API, such as `https://api.0x.org`, for networks without a router. */
  zeroEx?: { url: string; key: string } | undefined
  /**
   * The owner's own payment service: display name, URL, supported assets (the same ids as prices) and the API key.
   */
  payService?:
    | {
        name: string
        url: string
        assets: readonly string[]
        /**
         * Allowed recipients as CAIP-10 ids. If omitted, any recipient is accepted and the service has to check it.
         */
        recipients?: readonly string[] | undefined
        key?: string | undefined
      }
    | undefined
  /**
   * Block explorer APIs by CAIP-2 id: Etherscan-compatible (`https://api.etherscan.io/v2/api`), or Subscan for
   * polkadot (`https://polkadot.api.subscan.io`).
   */
  explorers?: Readonly<Record<string, string>> | undefined
  explorerKey?: string | undefined
  subscanKey?: string | undefined
  /** Number of recent blocks searched for token transfers on networks without an explorer. */
  historyBlocks?: number | undefined
  /** Networks whose blocks are indexed completely; meant for the owner's own chains. */
  wholeChains?: readonly string[] | undefined
  /** IPFS gateway for pictures, such as `https://ipfs.io`. */
  ipfsGateway?: string | undefined
  /** Non-public hosts with their ports, such as `127.0.0.1:4200`, from which pictures may be fetched. */
  pictureHosts?: readonly string[] | undefined
}
