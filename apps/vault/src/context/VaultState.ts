import type { DappData } from '@portico/protocol/frame'
import type { SendLines } from '../families/evm/calls/joinSendLine.ts'
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
  readonly sendLines: SendLines
}
