import type { Connector, Network, WalletAccount } from '@portico/core'
import type {
  ChainReader,
  PolkadotPayload,
  PolkadotRawPayload,
  PolkadotSignerResult,
} from '@portico/core/adapter'

export interface PolkadotRuntime extends ChainReader {
  getWallet(connector: Connector): PolkadotWallet
}

export interface PolkadotWallet {
  enable(network: Network): Promise<readonly WalletAccount[]>
  listen(network: Network, onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
}
