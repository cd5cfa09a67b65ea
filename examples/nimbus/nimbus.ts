import type { AdapterFactory, Connector } from '@portico/core'
import {
  createAdapter,
  createInjectedDiscovery,
  isRequestProvider,
  readProperty,
} from '@portico/core/adapter'
import { nimbusFamily } from './nimbusFamily.js'

/** Wallets of Nimbus: the one that stands on the page as `nimbus`, and those that sources bring. */
export function nimbus(): AdapterFactory<'nimbus'> {
  return {
    family: nimbusFamily,
    type: 'nimbus',
    create: context =>
      createAdapter({
        family: nimbusFamily,
        type: 'nimbus',
        discover: createInjectedDiscovery(context, page => findWallet(readProperty(page, 'nimbus'))),
        async load() {
          const { createNimbusClient } = await import('./createNimbusClient.js')
          return createNimbusClient(context)
        },
      }),
  }
}

function findWallet(provider: unknown): readonly Connector[] {
  return isRequestProvider(provider)
    ? [{ id: 'cumulus', name: 'Cumulus', type: 'INJECTED', chain: 'nimbus', provider }]
    : []
}
