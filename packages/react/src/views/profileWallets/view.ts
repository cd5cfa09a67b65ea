import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { profileStrings } from './strings.js'

export const ProfileWallets: ViewDefinition<'ProfileWallets', typeof profileStrings> = {
  title: 'Wallets',
  view: lazy(async () => (await import('./ProfileWalletsView.js')).ProfileWalletsView),
  skeleton: [68, 56, 52],
  staysForOtherData: true,
}
