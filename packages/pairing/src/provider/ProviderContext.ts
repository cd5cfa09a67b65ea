import type { CaipNetworkId } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingGrant } from '../client/PairingClient.js'
import type { StoredSession } from '../session/StoredSession.js'

export interface ProviderContext {
  readonly runtime: ClientRuntime
  readonly family: Family
  readonly session: StoredSession
  readonly grant: PairingGrant
  readonly chainId: CaipNetworkId
  readonly params: unknown
  askWallet(method?: string, params?: unknown): Promise<unknown>
  setChain(chain: CaipNetworkId): void
  getAddresses(): readonly string[]
  formatChain(chain: CaipNetworkId): string
}

export type ProviderMethod = (context: ProviderContext) => unknown
