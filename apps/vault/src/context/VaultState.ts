import type { DappData } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'

/** State that the page provided or was given. It contains no secrets and is not trusted. */
export interface VaultState {
  network: NetworkId
  /** The EVM account used when a call names none. */
  preferred: 'eoa' | 'smartAccount'
  dapp: DappData | undefined
  codeSentTo: string
  /** Transaction hashes of each sent batch, or the hash of its user operation. */
  readonly batches: Map<
    string,
    { readonly network: NetworkId; readonly hashes: readonly string[]; readonly isOperation?: boolean }
  >
  /** Keyed by network and EVM address. */
  readonly sendLines: Map<string, SendLine>
}

interface SendLine {
  /** The nonce after the last approved transaction. */
  next: bigint
  usedAt: number
  /** Resolves when every approved transaction is sent or has failed. */
  settled: Promise<unknown>
}
