import { lazy } from '@portico/core/adapter'
import { socialNames } from '../parts/socials/socialNames.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingFarcaster: ViewDefinition<'ConnectingFarcaster'> = {
  title: () => socialNames.farcaster,
  view: lazy(async () => (await import('./ConnectingFarcasterView.js')).ConnectingFarcasterView),
  skeleton: ['square', 24, 40, 36],
  level: 'page',
  staysForOtherData: true,
}
