import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const UnsupportedChain: ViewDefinition<'UnsupportedChain'> = {
  title: 'Switch network',
  view: lazy(async () => (await import('./UnsupportedChainView.js')).UnsupportedChainView),
  skeleton: [221, 56, 56, 72],
  hasBanner: false,
}
