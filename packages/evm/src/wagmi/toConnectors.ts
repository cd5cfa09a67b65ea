import type { Connector } from '@portico/core'
import {
  type AdapterOptions,
  cleanText,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
  getExplorerId,
  parseIcon,
} from '@portico/core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { parseRdns } from '../discovery/parseAnnouncement.js'
import { getKitId } from './getKitId.js'

const maximum = 100

export function toConnectors(
  connectors: readonly WagmiConnector[],
  options: AdapterOptions,
  providers: ReadonlyMap<string, unknown>,
): readonly Connector[] {
  const listed = new Map<string, Connector>()
  for (const wagmiConnector of connectors.slice(0, maximum)) {
    const connector = toConnector(wagmiConnector, providers.get(wagmiConnector.uid))
    if (isEnabled(connector, options) && !listed.has(connector.id)) listed.set(connector.id, connector)
  }
  return [...listed.values()]
}

function toConnector(connector: WagmiConnector, provider: unknown): Connector {
  const { id, name, icon, type } = connector
  // wagmi creates an `injected` connector with the rdns as id for every announced wallet.
  const rdns = type === 'injected' ? parseRdns(id) : undefined
  const imageUrl = parseIcon(icon)
  return {
    id: getKitId(connector),
    name: getConnectorName(id) ?? (cleanText(name, 64) || id),
    type: rdns ? 'ANNOUNCED' : getConnectorType(getKitId(connector)),
    chain: 'eip155',
    imageId: getConnectorImageId(id),
    explorerId: getExplorerId(id),
    imageUrl,
    info: { rdns, icon: imageUrl, name },
    provider,
  }
}

function isEnabled({ type }: Connector, options: AdapterOptions): boolean {
  return type !== 'INJECTED' || options.wallets.injected
}
