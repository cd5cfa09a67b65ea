import type { CaipNetworkId } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingGrant } from '../client/PairingClient.js'
import { parseReportedChain } from '../session/parseReportedChain.js'
import type { StoredSession } from '../session/parseStoredSession.js'

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

export function normaliseChain(
  family: Family,
  chain: string | number | undefined,
): CaipNetworkId | undefined {
  if (chain === undefined) return undefined
  const { namespace } = family
  const reference = String(chain).replace(`${namespace}:`, '')
  return `${namespace}:${parseReportedChain(family, reference) ?? reference}`
}
