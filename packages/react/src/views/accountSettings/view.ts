import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

declare module '@portico/core' {
  interface RouteMap {
    AccountSettings: Readonly<Record<never, never>>
  }
}

export const AccountSettings: ViewDefinition<'AccountSettings'> = {
  title: 'Settings',
  view: lazy(async () => (await import('./AccountSettingsView.js')).AccountSettingsView),
  skeleton: [56, 56],
}
