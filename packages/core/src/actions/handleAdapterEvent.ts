import { resolveNetwork } from '../networks/resolveNetwork.js'
import { recall } from '../store/recall.js'
import { setAccount } from '../store/slices/accounts.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { AdapterEvent } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { applyConnection } from './applyConnection.js'
import { close } from './close.js'
import { forget } from './forget.js'
import { leaveReplaced } from './leaveReplaced.js'
import { persistConnections } from './persistConnections.js'
import { promptSupportedNetwork } from './promptSupportedNetwork.js'
import { sessionEnd } from './sessionEnd.js'

/** What a wallet does on its own. Events of a wallet that is not the connected one change nothing, save its end. */
export function handleAdapterEvent(portico: Portico, namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') return
  const account = portico.store.get().accounts[namespace]
  if (event.type === 'connected') {
    const after = applyConnection(portico, namespace, event.connection)
    // A library may hold several wallets at once; the session of a remote one would serve nobody.
    if (account?.status === 'connected' && account.wallet.type === 'WALLET_CONNECT')
      leaveReplaced(portico, account, after)
    return
  }
  if (event.type === 'left') {
    recall(portico, sessionEnd).leave?.(portico)
    return
  }
  if (account?.status !== 'connected' || account.connectorId !== event.connectorId) return
  if (event.type === 'disconnected' || (event.type === 'accountsChanged' && event.accounts.length === 0)) {
    forget(portico, namespace, event.connectorId)
    close(portico, { force: true })
  } else if (event.type === 'accountsChanged') {
    const [, chainId = ''] = account.caipAddress.split(':')
    applyConnection(
      portico,
      namespace,
      { connectorId: event.connectorId, accounts: event.accounts, chainId, wallet: account.wallet },
      { makeActive: false },
    )
  } else {
    moveTo(portico, account, event.chainId)
  }
}

function moveTo(portico: Portico, account: ConnectedAccount, chainId: string | number): void {
  const { namespace } = account
  const network = resolveNetwork(portico.store.get().networks, namespace, chainId)
  if (portico.store.get().networks.active[namespace]?.caipNetworkId === network.caipNetworkId) return
  portico.store.set(state => ({
    ...state,
    accounts: setAccount(state.accounts, {
      ...account,
      caipAddress: `${network.caipNetworkId}:${account.address}`,
      // A balance belongs to one network.
      balance: { status: 'idle' },
    }),
    networks: setActiveNetwork(state.networks, network),
  }))
  persistConnections(portico)
  promptSupportedNetwork(portico)
}
