import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

declare module '@portico/core' {
  interface RouteMap {
    SignIns: Readonly<Record<never, never>>
  }
}

export const SignIns: ViewDefinition<'SignIns'> = {
  title: titled('signIns'),
  view: lazy(async () => (await import('./SignInsView.js')).SignInsView),
  skeleton: [20, 56, 56, 52],
}
