import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { receiveStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    WalletCompatibleNetworks: Readonly<Record<never, never>>
  }
}

export const Receive: ViewDefinition<'Receive', typeof receiveStrings> = {
  title: 'Receive',
  view: lazy(async () => (await import('./ReceiveView.js')).ReceiveView),
  skeleton: ['square', 40, 20, 35],
}

export const WalletCompatibleNetworks: ViewDefinition<'WalletCompatibleNetworks'> = {
  title: 'Compatible networks',
  view: lazy(async () => (await import('./ReceiveView.js')).WalletCompatibleNetworksView),
  skeleton: [40, 56, 56, 56],
}
