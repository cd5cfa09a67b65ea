import { lazy } from '@portico/core/adapter'
import type { pairingStrings } from '../parts/pairing/strings.js'
import { findWallet } from '../parts/wallets/isConnectorOf.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingWalletConnect: ViewDefinition<'ConnectingWalletConnect', typeof pairingStrings> = {
  title: ({ walletId }, { messages, state, options }) =>
    walletId === undefined
      ? 'WalletConnect'
      : (findWallet(state, options, walletId)?.name ?? messages.titles.connect),
  view: lazy(async () => (await import('./ConnectingWalletConnectView.js')).ConnectingWalletConnectView),
  skeleton: ['square', 20, 36, 56],
}
