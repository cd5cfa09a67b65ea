import { lazyView } from '../lazyView.js'
import type { pairingStrings } from '../parts/pairing/strings.js'
import { findWallet } from '../parts/wallets/findWallet.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingWalletConnect: ViewDefinition<'ConnectingWalletConnect', typeof pairingStrings> = {
  title: ({ walletId }, { messages, state, options }) =>
    walletId === undefined
      ? 'WalletConnect'
      : (findWallet(state, options, walletId)?.name ?? messages.titles.connect),
  view: lazyView(() => import('./ConnectingWalletConnectView.js'), 'ConnectingWalletConnectView'),
  skeleton: ['square', 20, 36, 56],
}
