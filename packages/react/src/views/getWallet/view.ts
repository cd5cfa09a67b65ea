import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { getWalletStrings } from './strings.js'

export const GetWallet: ViewDefinition<'GetWallet', typeof getWalletStrings> = {
  title: titled('getWallet'),
  view: lazy(async () => (await import('./GetWalletView.js')).GetWalletView),
  skeleton: [31, 56, 56, 56, 56, 48],
}
