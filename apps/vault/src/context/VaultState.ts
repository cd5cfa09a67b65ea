import type { DappData } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'

/** State that the page provided or was given. It contains no secrets and is not trusted. */
export interface VaultState {
  network: NetworkId
  preferred: 'eoa' | 'smartAccount'
  dapp: DappData | undefined
  codeSentTo: string
  readonly openBatches: Set<string>
  readonly nonceQueues: Map<string, NonceQueue>
  readonly operations: Map<string, Promise<unknown>>
}

interface NonceQueue {
  next: bigint
  usedAt: number
  settled: Promise<unknown>
}
