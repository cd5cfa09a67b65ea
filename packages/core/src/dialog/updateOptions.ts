import type { KnownFeatureOptions } from '../catalogue/Features.js'
import type { DialogOptions, WalletOptions } from '../runtime/Options.js'
import type { Portico } from '../runtime/Portico.js'
import { setFeatureOptions } from '../store/slices/features.js'
import { toRegistryWallet } from '../store/toRegistryWallet.js'
import { update } from '../store/update.js'

export interface UpdateOptionsParameters {
  readonly features?: KnownFeatureOptions | undefined
  readonly wallets?: WalletOptions | undefined
  /** Where the dialog is drawn stays as it was. */
  readonly dialog?: Omit<DialogOptions, 'display' | 'layout'> | undefined
}

/** Features show at once, the others when the dialog is drawn next; what the config service decided stays. */
export function updateOptions(portico: Portico, parameters: UpdateOptionsParameters): void {
  const { options } = portico
  const { features, wallets, dialog } = parameters
  const custom = wallets?.custom?.map(toRegistryWallet)
  // Everything else only reads them.
  Object.assign(options.wallets, withoutUndefined({ ...wallets, custom }))
  Object.assign(options.dialog, withoutUndefined(dialog))
  if (!features) return
  const isPageFree = options.services.config === undefined
  update(portico, 'features', state => setFeatureOptions(state, withoutUndefined(features), isPageFree))
}

const withoutUndefined = (given: object = {}) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
