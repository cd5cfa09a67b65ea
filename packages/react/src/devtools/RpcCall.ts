/** One request to a wallet or a node. What was asked for and answered is left out: it may be a secret. */
export interface RpcCall {
  readonly id: number
  readonly at: number
  readonly method: string
  /** The id of the connector, or the host of the node. */
  readonly to: string
  /** Undefined while it is under way. */
  readonly milliseconds?: number | undefined
  readonly outcome: 'waiting' | 'answered' | 'failed'
  /** The number of an error, where it has one. */
  readonly code?: number | string | undefined
}
