import {
  beginLogin,
  type ChainNamespace,
  type ConnectedAccount,
  type Connector,
  connect,
  openModal,
  type Portico,
  selectConnectedAccount,
  watchState,
} from '@portico/core'
import type { PlainRouteName } from '@portico/core/internal'
import { notConnected, PorticoError } from '@portico/protocol'

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
  return waitForAccount(portico, namespace)
}

function openFor(portico: Portico, key: string, namespace: ChainNamespace | undefined): void {
  const view = views.get(key)
  const ways = [...portico.sources.values()].flatMap(({ login }) => login?.ways ?? [])
  const way = ways.find(name => name === key)
  openModal(portico, { view: view ?? 'Connect', namespace })
  if (!view && way) beginLogin(portico, { way })
}

function waitForAccount(portico: Portico, namespace: ChainNamespace | undefined): Promise<ConnectedAccount> {
  return new Promise((resolve, reject) => {
    const stop = watchState(
      portico,
      ({ modal }) => modal.open,
      isOpen => {
        if (isOpen) return
        stop()
        const account = selectConnectedAccount(portico.store.get(), namespace)
        if (account) resolve(account)
        else reject(new PorticoError(notConnected))
      },
    )
  })
}
