import { noRequestedChainSupported, PorticoError } from '@portico/protocol'
import { describeGrant, type GrantDescription, getGrantedChains } from '../catalogue/describeGrant.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { SourceGrant, SourceSession, WalletSource } from '../sources/Source.js'
import type { ConnectedAccount } from '../store/Account.js'
import { listConnections, replaceConnection } from '../store/slices/connections.js'
import { selectRequestedNetwork } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import { applyConnection } from './applyConnection.js'
import { changeConnection } from './changeConnection.js'
import { endUnusedSessions } from './endAtWallet.js'
import { keepSession } from './liveSessions.js'
import { removeConnections } from './removeConnections.js'

export function applySession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  { only, makeActive = true }: { readonly only?: ChainNamespace; readonly makeActive?: boolean } = {},
): readonly ConnectedAccount[] {
  const usable = listUsable(portico, session).filter(([namespace]) => !only || namespace === only)
  if (usable.length === 0) throw new PorticoError(noRequestedChainSupported)
  keepSession(portico, source, session)
  const { activeNamespace } = portico.store.get().networks
  const [active] = usable.find(([namespace]) => namespace === activeNamespace) ?? usable[0] ?? []
  const accounts = usable.map(([namespace, grant]) => {
    const network = chooseChain(portico, namespace, grant)
    // Set before the provider is asked for its network.
    source.setNetwork(network, session.id)
    return applyGrant(portico, source, session, namespace, network, makeActive && namespace === active)
  })
  const { multiWallet } = portico.store.get().features.values
  if (!only) removeOutdated(portico, source, session, { isAlone: !multiWallet })
  return accounts
}

/** Updates all connections of a session, also inactive ones. Returns the accounts of newly granted families. */
export function updateSession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
): readonly ConnectedAccount[] {
  const added: ConnectedAccount[] = []
  keepSession(portico, source, session)
  const ref = { connectorId: source.id, sessionId: session.id }
  for (const [namespace, grant] of listUsable(portico, session)) {
    const { accounts, connections } = portico.store.get()
    const known = connections[namespace]?.find(
      ({ connectorId, sessionId }) => connectorId === ref.connectorId && sessionId === ref.sessionId,
    )
    const caipNetworkId = chooseChain(portico, namespace, grant, known?.caipNetworkId)
    if (known) {
      const { accounts, wallet } = describeSession(portico, source, session, namespace, grant, caipNetworkId)
      changeConnection(portico, namespace, ref, { ...wallet, accounts, caipNetworkId })
    } else if (accounts[namespace]?.status === 'disconnected') {
      added.push(applyGrant(portico, source, session, namespace, caipNetworkId, false))
    }
  }
  removeOutdated(portico, source, session, { isAlone: false })
  return added
}

export function standBySession(portico: Portico, source: WalletSource, session: SourceSession): void {
  keepSession(portico, source, session)
  const ref = { connectorId: source.id, sessionId: session.id }
  for (const [namespace, grant] of listUsable(portico, session)) {
    const caipNetworkId = chooseChain(portico, namespace, grant)
    const { accounts, wallet } = describeSession(portico, source, session, namespace, grant, caipNetworkId)
    const connection = { ...ref, ...wallet, accounts, caipNetworkId }
    update(portico, 'connections', all => replaceConnection(all, namespace, ref, connection))
  }
}

export function describeSession(
  { store }: Portico,
  { type }: WalletSource,
  { wallet }: SourceSession,
  namespace: ChainNamespace,
  grant: SourceGrant,
  network: CaipNetworkId | undefined,
): GrantDescription {
  return describeGrant(wallet, type, getFamily(store.get().families, namespace), grant, network)
}

function applyGrant(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  namespace: ChainNamespace,
  network: CaipNetworkId,
  makeActive: boolean,
): ConnectedAccount {
  const grant = session.namespaces[namespace] as SourceGrant // listed as usable
  const described = describeSession(portico, source, session, namespace, grant, network)
  return applyConnection(
    portico,
    namespace,
    {
      connectorId: source.id,
      sessionId: session.id,
      chainId: network.slice(namespace.length + 1),
      ...described,
    },
    { makeActive },
  )
}

function listUsable(portico: Portico, session: SourceSession): readonly [ChainNamespace, SourceGrant][] {
  const { requested } = portico.store.get().networks
  // The keys are those of the type.
  return (Object.entries(session.namespaces) as [ChainNamespace, SourceGrant][]).filter(
    ([namespace, { accounts }]) =>
      accounts.length > 0 && requested.some(network => network.chainNamespace === namespace),
  )
}

/** Removes what the session no longer grants, and connections of the session that it replaced. */
function removeOutdated(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  { isAlone }: { readonly isAlone: boolean },
): void {
  const usable = new Set(listUsable(portico, session).map(([namespace]) => namespace))
  const { connections } = portico.store.get()
  const outdated = listConnections(connections).filter(({ namespace, connection }) => {
    if (connection.connectorId !== source.id) return false
    return connection.sessionId === session.id ? !usable.has(namespace) : isAlone || source.sessions === 'one'
  })
  removeConnections(portico, outdated)
  if (isAlone) endUnusedSessions(portico, connections)
}

/** The current network if the wallet granted it, otherwise the first configured one that it did grant. */
function chooseChain(
  portico: Portico,
  namespace: ChainNamespace,
  grant: SourceGrant,
  used = portico.store.get().networks.active[namespace]?.caipNetworkId,
): CaipNetworkId {
  const { networks, families } = portico.store.get()
  const chains = getGrantedChains(getFamily(families, namespace), grant)
  return (
    chains.find(chain => chain === used) ??
    chains.find(chain => selectRequestedNetwork(networks, chain) !== undefined) ??
    chains[0] ??
    `${namespace}:`
  )
}
