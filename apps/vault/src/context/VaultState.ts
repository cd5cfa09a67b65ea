import type { DappData } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'

/** State that the page provided or was given. It contains no secrets and is not trusted. */
export interface VaultState {
  network: NetworkId
  /** The EVM account used when a call names none. */
  preferred: 'eoa' | 'smartAccount'
  dapp: DappData | undefined
  codeSentTo: string
  /** Ids that the site gave batches which are not answered yet. */
  readonly openBatches: Set<string>
  /** Keyed by network and EVM address. */
  readonly nonceQueues: Map<string, NonceQueue>
  /** The last user operation that was requested, settled once it is sent or has failed. Keyed like `nonceQueues`. */
  readonly operations: Map<string, Promise<unknown>>
}

interface NonceQueue {
  /** The nonce after the last approved transaction. */
  next: bigint
  usedAt: number
  /** Resolves when every approved transaction is sent or has failed. */
  settled: Promise<unknown>
}
