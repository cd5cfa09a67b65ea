import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const SwitchActiveChain: ViewDefinition<'SwitchActiveChain'> = {
  title: 'Switch network',
  view: lazy(async () => (await import('./SwitchActiveChainView.js')).SwitchActiveChainView),
  skeleton: [136, 97, 52],
  hasBanner: false,
}
