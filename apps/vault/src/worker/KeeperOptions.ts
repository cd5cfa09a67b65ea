import type { Language } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { PassphraseCost } from '../keys/recoveryKeys.ts'
import type { AuthService } from '../service/createAuthService.ts'
import type { EscrowService } from '../service/createEscrowService.ts'
import type { PriceClient } from '../service/createPriceClient.ts'
import type { Session } from '../service/createSession.ts'
import type { KeyStore, WithLock } from '../store/KeyStore.ts'
import type { KeeperState } from './keeperTypes.ts'

export interface KeeperOptions {
  readonly projectId: string
  /** The origin of the embedding page, as reported by the browser. */
  readonly site: string
  readonly label: string
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly session: Session
  /** Serializes the tabs of a site. */
  readonly withLock: WithLock
  readonly auth: AuthService
  readonly escrow: EscrowService | undefined
  readonly smartAccounts?: VaultSettings['smartAccounts']
  readonly rpcUrls?: VaultSettings['rpcUrls'] | undefined
  readonly swapRouters?: VaultSettings['swapRouters']
  readonly prices?: PriceClient | undefined
  readonly clock: KeeperClock
  readonly setLanguage: (language: Language) => void
  readonly announceSignOut: () => void
  /** Whether this browser keeps no data and will be a new device next time. */
  readonly forgets?: () => boolean
  /** Argon2 cost of a new passphrase, lower in tests. */
  readonly passphraseCost?: PassphraseCost | undefined
  /** The state handed over by the previous keeper. */
  readonly state?: KeeperState
  readonly onLock?: () => void
}

export interface KeeperClock {
  now(): number
  /** @returns a function that cancels it */
  after(ms: number, act: () => void): () => void
}

export const keeperTiming = {
  /** Idle time after which the root is wiped. */
  idle: 5 * 60_000,
  /** How long a proof counts as recent. */
  freshCode: 5 * 60_000,
  /** How long a login waits for the escrow, and a sign-out for the service. */
  settling: 3000,
} as const
