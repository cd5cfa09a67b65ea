import type { CaipNetworkId } from '@portico/core'
import type { ProviderCall } from '@portico/core/adapter'
import type { ClientRuntime } from '../client/ClientRuntime.js'

/** What differs between the families of the embedded wallet. */
export interface EmbeddedFamily {
  /** The wallet as the libraries of this family see it. */
  answer(runtime: ClientRuntime, call: ProviderCall): Promise<unknown>
  /** Whether an account has another address on every network of the family. */
  readonly hasAccountsByNetwork?: true
  /** How its providers name a network. */
  formatChain(chain: CaipNetworkId): string
  /** How its providers write an address. */
  formatAddress(address: string): string
  /** How the vault wants the network named where it is asked who is logged in. */
  toUserChain(chain: CaipNetworkId): string | number
  /** What a site may ask for, of all that the vault answers. */
  listMethods(known: readonly string[]): readonly string[]
  /**
   * What visitors are asked, by method: decided in the vault's window, or a message, which may be harmless. Where it is
   * none after all, it is the window.
   */
  readonly questions: Readonly<Record<string, 'window' | ((params: unknown) => Uint8Array | undefined)>>
}
