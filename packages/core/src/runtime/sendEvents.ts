import { invalidAppConfiguration } from '@portico/protocol'
import { getConfigService } from '../catalogue/getConfigService.js'
import type { TimedEvent } from '../events/Events.js'
import { showAlert } from '../events/showAlert.js'
import { type Analytics, createAnalytics } from '../services/createAnalytics.js'
import { createHttpClient } from '../services/createHttpClient.js'
import { getServiceQuery } from '../services/getServiceQuery.js'
import { waitForIdle } from '../services/waitForIdle.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from './Portico.js'

const memory: MemoryKey<{ analytics?: Analytics }> = { create: () => ({}) }

export async function sendEvents(portico: Portico, events: readonly TimedEvent[]): Promise<void> {
  await waitForIdle(portico.environment)
  const known = recall(portico, memory)
  known.analytics ??= create(portico)
  for (const { event, timestamp } of events) {
    const told =
      event.event === 'INITIALIZE' ? { event: event.event, properties: describeOptions(portico) } : event
    await known.analytics.send(told, timestamp)
  }
}

function create(portico: Portico): Analytics {
  const { environment, options, store } = portico
  const baseUrl = options.services.analytics ?? ''
  return createAnalytics({
    environment,
    http: createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) }),
    fetchEnabled: async () => {
      if (!store.get().features.values.analytics) return false
      return (await getConfigService(portico)?.fetchAnalyticsEnabled()) ?? true
    },
    onForbidden: () => showAlert(portico, invalidAppConfiguration),
  })
}

/** Options for the INITIALIZE event, without URLs, which may contain keys, and without functions. */
function describeOptions({ options, store, adapters }: Portico): Readonly<Record<string, unknown>> {
  const { networks, features, theme } = store.get()
  const { services, customRpcUrls, defaultNetwork, siwx, sdkVersion: _, projectId: __, ...plain } = options
  return {
    ...plain,
    networks: networks.requested.map(network => network.caipNetworkId),
    defaultNetwork: defaultNetwork.caipNetworkId,
    adapters: [...adapters.values()].map(adapter => adapter.type),
    customRpcUrls: Object.keys(customRpcUrls),
    services: Object.entries(services).flatMap(([name, url]) => (url ? [name] : [])),
    siwx: siwx !== undefined,
    features: features.options,
    theme,
  }
}
