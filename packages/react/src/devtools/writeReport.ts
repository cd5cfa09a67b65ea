import { diagnose, type Portico, type PorticoState } from '@portico/core'
import { removePersonalData } from '@portico/protocol'
import type { Recorder } from './createRecorder.js'

/** Field names whose values may identify the visitor. */
const personal = /address|account|email|user|secret|key|seed|mnemonic|token|signature|uri|hash|name$/i

/** Writes a bug report without personal data: no addresses, keys, messages or parameters. */
export async function writeReport(portico: Portico, recorder: Recorder): Promise<string> {
  const { options, adapters, sources, environment, store } = portico
  const findings = await diagnose(portico)
  const report = {
    version: options.sdkVersion,
    page: environment.location?.origin,
    browser: environment.userAgent,
    locale: options.locale,
    adapters: [...adapters.values()].map(({ type }) => type),
    sources: [...sources.keys()],
    namespaces: describeNamespaces(store.get()),
    findings: findings.map(({ check, ok, code, message }) => ({ check, ok, code, message })),
    events: recorder.events.get().map(({ timestamp, data }) => ({
      at: new Date(timestamp).toISOString(),
      event: data.event,
      properties: removePersonalData(data.properties, name => personal.test(name)),
    })),
    rpc: recorder.rpc.get(),
    storage: listStored(portico),
  }
  return JSON.stringify(removePersonalData(report), null, 2)
}

interface NamespaceState {
  readonly namespace: string
  readonly status: string
  readonly connector: string | undefined
  readonly network: string | undefined
}

export function describeNamespaces({ accounts, networks }: PorticoState): readonly NamespaceState[] {
  const namespaces = [...new Set(networks.requested.map(({ chainNamespace }) => chainNamespace))]
  return namespaces.map(namespace => {
    const account = accounts[namespace]
    const connector = account && 'connectorId' in account ? account.connectorId : undefined
    return {
      namespace,
      status: account?.status ?? 'disconnected',
      connector,
      network: networks.active[namespace]?.caipNetworkId,
    }
  })
}

interface Stored {
  readonly key: string
  readonly characters: number
}

/** Lists the storage keys of the kit with their sizes. Values are omitted because some are secret. */
export function listStored({ environment: { page } }: Portico): readonly Stored[] {
  try {
    const storage = page?.localStorage as Storage | undefined // the Storage interface of browsers
    return Object.entries({ ...storage })
      .filter(([key]) => key.startsWith('@portico/'))
      .map(([key, value]) => ({ key, characters: String(value).length }))
  } catch {
    // The visitor blocks site data.
    return []
  }
}
