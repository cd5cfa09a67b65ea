import type { WalletCondition } from '../families/adapter/Adapter.js'
import type { StorageArea } from '../services/Environment.js'
import type { Probes, Problem } from './Diagnosis.js'

/** What the checks of core ask, beyond what those of sources may. */
export interface KitProbes extends Probes {
  now(): number
  readonly origin: string | undefined
  readonly storage: StorageArea | undefined
  /** The base address of the services, where the page has any. */
  readonly services: string | undefined
  /** What the clock of a server says, in milliseconds; undefined where it does not say. */
  readClock(url: string): Promise<number | undefined>
  /** How the services take this page. */
  askServices(): Promise<'welcome' | 'origin' | 'project' | 'unknown'>
  /** The wallet in question. */
  readonly wallet: ProbedWallet | undefined
  /** Whether wallets of the page are of concern, and how many there are. */
  readonly pageWallets: { readonly wanted: boolean; readonly count: number }
  /** Whether the browser has refused to open the window that the dialog waits for. */
  isWindowBlocked(): boolean
}

export interface ProbedWallet {
  readonly name: string
  readonly isListed: boolean
  /** It was asked to connect and has said neither yes nor no. */
  readonly isAsked: boolean
  /** Undefined where nobody can tell without a question to the visitor. */
  getCondition(): Promise<WalletCondition | undefined>
}

/** A check of core: a pure function of what it may ask. */
export interface KitCheck {
  readonly name: string
  run(probes: KitProbes): Promise<Problem | undefined>
}
