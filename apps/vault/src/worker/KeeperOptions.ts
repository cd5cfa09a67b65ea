import type { Language } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { PassphraseCost } from '../keys/recoveryKeys.ts'
import type { AuthService } from '../service/AuthService.ts'
import type { Session } from '../service/createSession.ts'
import type { EscrowService } from '../service/EscrowService.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import type { KeeperState } from './Keeper.ts'

/** What a keeper works with. */
export interface KeeperOptions {
  readonly projectId: string
  /** The page around the vault, by the browser's word. */
  readonly site: string
  /** How people recognise this device. */
  readonly label: string
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly session: Session
  readonly auth: AuthService
  readonly escrow: EscrowService | undefined
  /** Where smart accounts are, by network; with the nodes that they need. */
  readonly smartAccounts?: VaultSettings['smartAccounts']
  readonly rpcUrls?: VaultSettings['rpcUrls'] | undefined
  readonly clock: KeeperClock
  /** Of the mails that the services send. */
  readonly setLanguage: (language: Language) => void
  /** Tells other tabs that somebody has signed out. */
  readonly announceSignOut: () => void
  /** Whether this browser keeps nothing, and will be another device next time. */
  readonly forgets?: () => boolean
  /** What a new passphrase costs whoever guesses at it; what the vault asks of people where nothing else is said. */
  readonly passphraseCost?: PassphraseCost | undefined
  /** Of a keeper before this one. */
  readonly state?: KeeperState
  /** The root was forgotten. */
  readonly onLock?: () => void
}

export interface KeeperClock {
  now(): number
  /** @returns how to cancel */
  after(ms: number, act: () => void): () => void
}
