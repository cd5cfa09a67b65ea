import { type Connector, type PorticoState, selectCatalogue } from '@portico/core'
import type { ResolvedOptions } from '@portico/core/internal'
import { getRdns, isConnectorOf } from './isConnectorOf.js'

type ConnectorKind = 'injected' | 'external'

/** The kinds of connectors that are rows of the wallet list; the others have a part of the view to themselves. */
export const connectorKinds: Readonly<Partial<Record<Connector['type'], ConnectorKind>>> = {
  MULTI_CHAIN: 'injected',
  ANNOUNCED: 'injected',
  INJECTED: 'injected',
  EXTERNAL: 'external',
}

/**
 * The connectors a visitor may choose: of the family asked for and not excluded by the owner, who names wallets by
 * their id in the registry or by their rdns.
 */
export function getOfferedConnectors(
  state: Pick<PorticoState, 'catalogue' | 'connectors' | 'modal' | 'queries'>,
  { wallets: { exclude } }: { readonly wallets: Pick<ResolvedOptions['wallets'], 'exclude'> },
): readonly Connector[] {
  const { connectors, modal } = state
  const excluded = selectCatalogue(state).excluded.data ?? []
  return connectors.filter(
    connector =>
      connectorKinds[connector.type] !== undefined &&
      // Accounts to be looked at are shown by the site: nobody owns them as a wallet.
      !connector.isReadOnly &&
      (modal.namespace === undefined || connector.chain === modal.namespace) &&
      !exclude.some(id => id === connector.explorerId || id === getRdns(connector)) &&
      !excluded.some(wallet => isConnectorOf(connector, wallet)),
  )
}

/** In the page itself, where a wallet on another device or behind a login is not. */
export const isInstalled = ({ type }: Connector): boolean => connectorKinds[type] === 'injected'

export function hasInstalledWallet(connectors: readonly Connector[]): boolean {
  return connectors.some(isInstalled)
}
