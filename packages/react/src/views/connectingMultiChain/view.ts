import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingMultiChain: ViewDefinition<'ConnectingMultiChain'> = {
  title: 'Choose network',
  view: lazy(async () => (await import('./ConnectingMultiChainView.js')).ConnectingMultiChainView),
  skeleton: [72, 39, 56, 56],
}
