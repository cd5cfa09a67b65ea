import { lazy } from '@portico/core/adapter'
import type { connectingStrings } from '../parts/asking/strings.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingExternal: ViewDefinition<'ConnectingExternal', typeof connectingStrings> = {
  title: ({ namespace, connectorId }, { messages, state }) =>
    state.connectors.find(({ chain, id }) => chain === namespace && id === connectorId)?.name ??
    messages.titles.connect,
  view: lazy(async () => (await import('./ConnectingExternalView.js')).ConnectingExternalView),
  skeleton: [136, 80],
}
