/** A request to a wallet or a node. Parameters and results are omitted because they may be secret. */
export interface RpcCall {
  readonly id: number
  readonly at: number
  readonly method: string
  /** The connector id, or the host of the node. */
  readonly to: string
  /** Undefined while the request is pending. */
  readonly milliseconds?: number | undefined
  readonly outcome: 'waiting' | 'answered' | 'failed'
  readonly code?: number | string | undefined
}
