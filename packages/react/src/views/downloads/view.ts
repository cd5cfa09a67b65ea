import { lazy } from '@portico/core/adapter'
import { format } from '../../locales/format.js'
import { findWallet } from '../parts/wallets/isConnectorOf.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { downloadsStrings } from './strings.js'

export const Downloads: ViewDefinition<'Downloads', typeof downloadsStrings> = {
  title: ({ walletId }, { messages, state, options }) => {
    const wallet = findWallet(state, options, walletId)?.name
    return wallet ? format(messages.titles.downloads, { wallet }) : messages.titles.getWallet
  },
  view: lazy(async () => (await import('./DownloadsView.js')).DownloadsView),
  skeleton: [72, 35, 56, 56, 56, 56, 44],
}
