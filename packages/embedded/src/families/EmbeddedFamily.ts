import type { CaipNetworkId } from '@portico/core'
import type { ProviderCall } from '@portico/core/adapter'
import type { ClientRuntime } from '../client/ClientRuntime.js'

export interface EmbeddedFamily {
  answer(runtime: ClientRuntime, call: ProviderCall): Promise<unknown>
  /** Whether an account has a different address on every network. */
  readonly hasAccountsByNetwork?: true
  formatChain(chain: CaipNetworkId): string
  formatAddress(address: string): string
  /** The chain id format of `GET_USER`. */
  toUserChain(chain: CaipNetworkId): string | number
  /** Selects the methods available to sites from those that the vault answers. */
  listMethods(known: readonly string[]): readonly string[]
  /**
   * Requests that need approval, by method: `window` if the vault decides them in its window, or a function that
   * extracts a message, which may be safe to decide in the frame. Without a message the window is used.
   */
  readonly questions: Readonly<Record<string, 'window' | ((params: unknown) => Uint8Array | undefined)>>
}
