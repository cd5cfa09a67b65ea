import type { ChainNamespace, ConnectedAccount, Connector, Portico } from '@portico/core'
import { beginLogin, connect, disconnect, openModal, selectConnectedAccount } from '@portico/core'
import type { PlainRouteName } from '@portico/core/internal'
import { notConnected, PorticoError } from '@portico/protocol'
import { untilClosed } from '../untilClosed.js'

const views = new Map<string, PlainRouteName>([
  ['walletConnect', 'ConnectingWalletConnect'],
  ['email', 'EmailLogin'],
])

const toKey = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** AppKit names wallets by a short key: `metamask`, `trust`, `coinbase`. */
export function findConnector(
  portico: Portico,
  key: string,
  namespace?: ChainNamespace,
): Connector | undefined {
  const wanted = toKey(key)
  const isWanted = ({ id, name, chain, isSource }: Connector) =>
    !isSource && (id === key || toKey(name).startsWith(wanted)) && (!namespace || chain === namespace)
  return portico.store.get().connectors.find(isWanted)
}

/** An injected wallet directly, any other in the dialog. Rejects when the dialog is closed before. */
export async function connectWallet(
  portico: Portico,
  key: string,
  namespace?: ChainNamespace,
): Promise<ConnectedAccount> {
  const connector = findConnector(portico, key, namespace)
  if (connector) return connect(portico, { connectorId: connector.id, namespace: connector.chain })
  openFor(portico, key, namespace)
  await untilClosed(portico)
  const account = selectConnectedAccount(portico.store.get(), namespace)
  if (!account) throw new PorticoError(notConnected)
  return account
}

function openFor(portico: Portico, key: string, namespace: ChainNamespace | undefined): void {
  const view = views.get(key)
  const ways = [...portico.sources.values()].flatMap(({ login }) => login?.ways ?? [])
  const way = ways.find(name => name === key)
  openModal(portico, { view: view ?? 'Connect', namespace })
  if (!view && way) beginLogin(portico, { way })
}

export interface DisconnectWalletParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly id?: string | undefined
}

export const disconnectWallet = (
  portico: Portico,
  { namespace, id }: DisconnectWalletParameters = {},
): Promise<void> =>
  disconnect(portico, {
    namespace,
    ...(namespace && id !== undefined && { connection: { connectorId: id } }),
  })
