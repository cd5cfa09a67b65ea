import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingWalletConnectBasic: ViewDefinition<'ConnectingWalletConnectBasic'> = {
  title: titled('connect'),
  left: 'help',
  view: lazy(
    async () => (await import('./ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  ),
  skeleton: ['square', 20, 36, 56],
}
