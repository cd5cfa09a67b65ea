import { invalidAppConfiguration } from '@portico/protocol'
import { getConfigService } from '../catalogue/getConfigService.js'
import type { TimedEvent } from '../events/Events.js'
import { showAlert } from '../events/showAlert.js'
import { defineService } from '../query/defineService.js'
import { type Analytics, createAnalytics } from '../services/createAnalytics.js'
import { waitForIdle } from '../services/waitForIdle.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from './Portico.js'

const getHttp = /*#__PURE__*/ defineService('analytics', http => http)

const memory: MemoryKey<Analytics | undefined> = {
  create(portico) {
    const { environment, store } = portico
    const http = getHttp(portico)
    return (
      http &&
      createAnalytics({
        environment,
        http,
        fetchEnabled: async () => {
          if (!store.get().features.values.analytics) return false
          return (await getConfigService(portico)?.fetchAnalyticsEnabled()) ?? true
        },
        onForbidden: () => showAlert(portico, invalidAppConfiguration),
      })
    )
  },
}

const choices: readonly string[] = ['SELECT_WALLET', 'EMAIL_SUBMITTED', 'SOCIAL_LOGIN_STARTED']

const choice: MemoryKey<{ at?: number }> = { create: () => ({}) }

/** Adds the time since the visitor has chosen a wallet to the event of a connection. */
function addConnectTime(portico: Portico, { event, timestamp }: TimedEvent): TimedEvent['event'] {
  const last = recall(portico, choice)
  if (choices.includes(event.event)) last.at = timestamp
  if (event.event !== 'CONNECT_SUCCESS' || last.at === undefined) return event
  const milliseconds = timestamp - last.at
  delete last.at
  return event.properties.reconnect ? event : { ...event, properties: { ...event.properties, milliseconds } }
}

/** Sends events to the site's analytics service, in order, when the page is idle. */
export async function sendEvents(portico: Portico, events: readonly TimedEvent[]): Promise<void> {
  await waitForIdle(portico.environment)
  const analytics = recall(portico, memory)
  for (const timed of events) {
    const { timestamp } = timed
    const event = addConnectTime(portico, timed)
    const told =
      event.event === 'INITIALIZE' ? { event: event.event, properties: describeOptions(portico) } : event
    await analytics?.send(told, timestamp)
  }
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
