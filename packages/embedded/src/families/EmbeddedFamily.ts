import type { CaipNetworkId } from '@portico/core'
import type { ProviderCall } from '@portico/core/adapter'
import type { MessageRpcMethod, RpcFamily } from '@portico/protocol/frame'
import type { ClientRuntime } from '../client/ClientRuntime.js'

export interface EmbeddedFamily<family extends RpcFamily = RpcFamily> {
  answer(runtime: ClientRuntime, call: ProviderCall): Promise<unknown>
  readonly hasAccountsByNetwork?: true
  formatChain(chain: CaipNetworkId): string
  formatAddress(address: string): string
  toUserChain(chain: CaipNetworkId): string | number
  /** Methods that the page is told of beside those of the vault. */
  readonly ownMethods: readonly string[]
  /** Reads the message that a call would sign. A call without one is approved in the vault's window. */
  readonly readMessage: {
    readonly [method in MessageRpcMethod<family>]: (params: unknown) => Uint8Array | undefined
  }
}
