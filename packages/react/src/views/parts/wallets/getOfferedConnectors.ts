import { type Connector, type PorticoState, selectCatalogue } from '@portico/core'
import type { ResolvedOptions } from '@portico/core/internal'
import { getRdns, isConnectorOf } from './isConnectorOf.js'

type ConnectorKind = 'injected' | 'external'

/** The connector types that are rows of the wallet list; the others have their own section. */
export const connectorKinds: Readonly<Partial<Record<Connector['type'], ConnectorKind>>> = {
  MULTI_CHAIN: 'injected',
  ANNOUNCED: 'injected',
  INJECTED: 'injected',
  EXTERNAL: 'external',
}

/** The connectors to choose from: of the requested family and not excluded by the site, by registry id or rdns. */
export function getOfferedConnectors(
  state: Pick<PorticoState, 'catalogue' | 'connectors' | 'modal' | 'queries'>,
  { wallets: { exclude } }: { readonly wallets: Pick<ResolvedOptions['wallets'], 'exclude'> },
): readonly Connector[] {
  const { connectors, modal } = state
  const excluded = selectCatalogue(state).excluded.data ?? []
  return connectors.filter(
    connector =>
      connectorKinds[connector.type] !== undefined &&
      // Watch-only connectors are added by the site and are not wallets of the visitor.
      !connector.isReadOnly &&
      (modal.namespace === undefined || connector.chain === modal.namespace) &&
      !exclude.some(id => id === connector.explorerId || id === getRdns(connector)) &&
      !excluded.some(wallet => isConnectorOf(connector, wallet)),
  )
}

/** In the page itself, unlike remote and embedded wallets. */
export const isInstalled = ({ type }: Connector): boolean => connectorKinds[type] === 'injected'

export function hasInstalledWallet(connectors: readonly Connector[]): boolean {
  return connectors.some(isInstalled)
}
