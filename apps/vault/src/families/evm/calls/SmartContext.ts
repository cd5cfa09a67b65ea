import type { NetworkId } from '../../../networks/networks.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'
import type { OperationServices, SmartAccount } from './completeOperation.ts'

export interface SmartContext {
  readonly account: SmartAccount
  readonly network: NetworkId
  readonly origin: string
  readonly node: NodeClient
  readonly services: OperationServices
  readonly paymasterUrl?: string | undefined
  /** The contract that enforces the limits of session keys, if the network has one. */
  readonly grants?: `0x${string}` | undefined
  readonly signal: AbortSignal
}
