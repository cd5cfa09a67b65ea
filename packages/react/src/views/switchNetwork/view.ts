import { lazy } from '@portico/core/adapter'
import type { switchingStrings } from '../parts/networks/strings.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const SwitchNetwork: ViewDefinition<'SwitchNetwork', typeof switchingStrings> = {
  title: ({ network }, { messages, state }) =>
    state.networks.requested.find(({ caipNetworkId }) => caipNetworkId === network)?.name ??
    messages.titles.networks,
  view: lazy(async () => (await import('./SwitchNetworkView.js')).SwitchNetworkView),
  skeleton: [136, 80],
  hasBanner: false,
}
