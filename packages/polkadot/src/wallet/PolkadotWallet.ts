import type {
  Network,
  PolkadotPayload,
  PolkadotRawPayload,
  PolkadotSignerResult,
  WalletAccount,
} from '@portico/core'

/** What the adapter asks of a wallet, wherever the wallet is. */
export interface PolkadotWallet {
  /** Lets the page in, with a prompt the first time. */
  enable(network: Network): Promise<readonly WalletAccount[]>
  /** Tells every change of the accounts that it shows to the page. */
  listen(network: Network, onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
}
