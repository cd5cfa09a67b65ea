import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { buyStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    OnRampFiatSelect: Readonly<Record<never, never>>
    OnRampTokenSelect: Readonly<Record<never, never>>
    BuyInProgress: Readonly<Record<never, never>>
  }
}

export const OnRampProviders: ViewDefinition<'OnRampProviders', typeof buyStrings> = {
  title: titled('buy'),
  view: lazy(async () => (await import('./OnRampProvidersView.js')).OnRampProvidersView),
  skeleton: [92, 44, 92, 80, 72],
}

export const OnRampFiatSelect: ViewDefinition<'OnRampFiatSelect'> = {
  title: 'Choose currency',
  view: lazy(async () => (await import('./OnRampSelectViews.js')).OnRampFiatSelectView),
  skeleton: [48, 56, 56],
}

export const OnRampTokenSelect: ViewDefinition<'OnRampTokenSelect'> = {
  title: 'Choose token',
  view: lazy(async () => (await import('./OnRampSelectViews.js')).OnRampTokenSelectView),
  skeleton: [48, 56, 56],
}

export const BuyInProgress: ViewDefinition<'BuyInProgress'> = {
  title: titled('buy'),
  view: lazy(async () => (await import('./BuyInProgressView.js')).BuyInProgressView),
  skeleton: [136, 80, 36, 92],
}

export const WhatIsABuy: ViewDefinition<'WhatIsABuy'> = {
  title: titled('whatIsABuy'),
  view: lazy(async () => (await import('./WhatIsABuyView.js')).WhatIsABuyView),
  skeleton: [64, 64, 64],
}
