import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { socialStrings } from './strings.js'

export const ConnectSocials: ViewDefinition<'ConnectSocials', typeof socialStrings> = {
  title: 'More login options',
  view: lazy(async () => (await import('./ConnectSocialsView.js')).ConnectSocialsView),
  skeleton: [48, 48, 48, 48, 48, 48, 48],
}
