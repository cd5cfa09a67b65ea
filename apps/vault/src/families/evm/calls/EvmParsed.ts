import type { Row, Spending } from '../../../approve/Approval.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { ParsedCall } from '../../VaultFamily.ts'
import type { EvmCall } from '../describe/describeCall.ts'

/** Calls that an account makes, as transactions or as one user operation. */
export interface EvmSend {
  readonly title: TextKey
  readonly calls: readonly EvmCall[]
  readonly fee: bigint | 'sponsored'
  /** Vault-made calls to the permissions contract, described by `spending` and these rows instead. */
  readonly own?: { readonly contract: string; readonly rows: readonly Row[] } | undefined
  readonly spending?: readonly Spending[] | undefined
}

export interface EvmParsed extends ParsedCall {
  readonly send?: EvmSend
}
