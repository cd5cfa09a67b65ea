import type { DappData } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'

/** What the page has told, and what it was given. Nothing of it is a secret or is trusted. */
export interface VaultState {
  network: NetworkId
  /** Which of the EVM accounts is meant where a call names none. */
  preferred: 'eoa' | 'smartAccount'
  dapp: DappData | undefined
  /** Where the last code went, as it was typed. */
  codeSentTo: string
  /** Hashes of the transactions of each batch that was sent, or of the one operation that it was. */
  readonly batches: Map<
    string,
    { readonly network: NetworkId; readonly hashes: readonly string[]; readonly isOperation?: boolean }
  >
  /** By network and address of an EVM account. */
  readonly sendLines: Map<string, SendLine>
}

/** Transactions of one account that are sent one after the other. */
interface SendLine {
  /** The nonce behind the last one that the visitor has agreed to. */
  next: bigint
  usedAt: number
  /** Resolves when everything that was agreed to so far is sent or has failed. */
  settled: Promise<unknown>
}
