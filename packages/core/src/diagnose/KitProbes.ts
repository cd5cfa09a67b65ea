import type { WalletCondition } from '../families/adapter/Adapter.js'
import type { StorageArea } from '../services/Environment.js'
import type { Probes, Problem } from './Diagnosis.js'

export interface KitProbes extends Probes {
  now(): number
  readonly origin: string | undefined
  readonly storage: StorageArea | undefined
  readonly services: string | undefined
  readClock(url: string): Promise<number | undefined>
  askServices(): Promise<'welcome' | 'origin' | 'project' | 'unknown'>
  readonly wallet: ProbedWallet | undefined
  readonly pageWallets: { readonly wanted: boolean; readonly count: number }
  isWindowBlocked(): boolean
}

export interface ProbedWallet {
  readonly name: string
  readonly isListed: boolean
  readonly isAsked: boolean
  /** Undefined if it cannot be determined without a prompt. */
  getCondition(): Promise<WalletCondition | undefined>
}

export interface KitCheck {
  readonly name: string
  run(probes: KitProbes): Promise<Problem | undefined>
}
