import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { smartSessionsStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    SmartSessions: Readonly<Record<never, never>>
  }
}

export const SmartSessions: ViewDefinition<'SmartSessions', typeof smartSessionsStrings> = {
  title: titled('smartSessions'),
  view: lazy(async () => (await import('./SmartSessionsView.js')).SmartSessionsView),
  skeleton: [44, 56, 56],
}
