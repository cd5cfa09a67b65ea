import { PorticoError, walletTimeout } from '@portico/protocol'
import type { AdapterConnection } from '../families/adapter/Adapter.js'
import type { Connector } from '../families/adapter/Connector.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { WalletSource } from '../sources/Source.js'
import type { ConnectedAccount, ConnectingAccount, WalletAccount } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setDisconnected } from '../store/slices/accounts.js'
import { isSameConnection, type PlacedConnection } from '../store/slices/connections.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { reconnectWait } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'
import { applyConnection } from './applyConnection.js'
import { applySession } from './applySession.js'
import { findSession } from './findSession.js'
import { forgetFetched } from './forgetFetched.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { leaveStored } from './leaveStored.js'
import { persistConnections } from './persistConnections.js'
import { restoreStandby } from './restoreStandby.js'
import { settleConnection } from './settleConnection.js'
import { waitForClaimants } from './waitForClaimants.js'

const once: MemoryKey<{ done?: Promise<void> }> = { create: () => ({}) }

/** Restores stored connections without a prompt, or ends them all if the site disables reconnecting. Runs once. */
export function reconnect(portico: Portico): Promise<void> {
  const memory = recall(portico, once)
  memory.done ??= portico.options.reconnect ? run(portico) : leaveStored(portico)
  return memory.done
}

async function run(portico: Portico): Promise<void> {
  const restoring = Object.values(portico.store.get().accounts).filter(
    account => account.status === 'connecting' && account.restored !== undefined,
  )
  // Before any wallet responds, because a new connection is stored together with the inactive ones.
  const standby = restoreStandby(portico).catch(error =>
    portico.environment.logger.warn('Could not restore the inactive connections.', error),
  )
  await portico.runtime.ready()
  // In parallel: a wallet that never responds must not block the others.
  const restored = await Promise.all(restoring.map(account => restore(portico, account as ConnectingAccount)))
  // Accounts count as connected before they have signed in.
  portico.store.set(state => ({ ...state, initialized: true }))
  await Promise.all([standby, ...restored.map(({ settled }) => settled)])
}

/** @returns once it is known what is connected; `settled` covers the follow-up work */
async function restore(
  portico: Portico,
  account: ConnectingAccount,
): Promise<{ readonly settled?: Promise<void> }> {
  const { namespace, connectorId, restored } = account
  const isStillWanted = () => {
    const now = portico.store.get().accounts[namespace]
    return now?.status === 'connecting' && now.connectorId === connectorId
  }
  try {
    const claimants = await waitForClaimants(portico, { namespace, connectorId, rdns: restored?.wallet.rdns })
    const source = portico.sources.get(connectorId)
    const apply = source
      ? await findGranted(portico, source, account)
      : await askClaimants(portico, namespace, restored?.address, claimants)
    if (!isStillWanted()) return {}
    if (apply) return { settled: settleRestored(portico, apply) }
    if (claimants.length === 1) forgetStored(portico, namespace)
    // The wallet is not on this page now, which says nothing about the next visit: the stored connection is kept.
    else update(portico, 'accounts', accounts => setDisconnected(accounts, namespace))
  } catch (error) {
    portico.environment.logger.warn(`Could not restore the connection to ${connectorId}.`, error)
    if (isStillWanted()) update(portico, 'accounts', accounts => setDisconnected(accounts, namespace))
  }
  return {}
}

function settleRestored(portico: Portico, apply: Apply): Promise<void> {
  const before = portico.store.get()
  return settleConnection(portico, { before, accounts: apply(), by: 'storage' }).catch(error =>
    portico.environment.logger.warn('A connection that was restored could not be settled.', error),
  )
}

type Apply = () => readonly ConnectedAccount[]

async function findGranted(
  portico: Portico,
  source: WalletSource,
  account: ConnectingAccount,
): Promise<Apply | undefined> {
  const { namespace } = account
  const session = await findSession(portico, source, account)
  if (!session?.namespaces[namespace]?.accounts.length) return undefined
  return () => applySession(portico, source, session, { only: namespace, makeActive: false })
}

/** Connects to a wallet of the page that another tab has connected, without a prompt. */
export async function joinConnection(
  portico: Portico,
  { namespace, connection }: PlacedConnection,
): Promise<void> {
  const { connectorId, rdns, accounts, address = accounts[0]?.address } = connection
  const isFree = () => portico.store.get().accounts[namespace]?.status === 'disconnected'
  if (!isFree()) return
  const claimants = await waitForClaimants(portico, { namespace, connectorId, rdns })
  const apply = await askClaimants(portico, namespace, address, claimants).catch(() => undefined)
  // The visitor may have connected or disconnected meanwhile, in either tab.
  const isStored = portico.storage
    .get('connections')
    ?.[namespace]?.some(each => isSameConnection(each, connection))
  if (apply && isFree() && isStored) await settleRestored(portico, apply)
}

/** Any script may announce a wallet under another's rdns: only one that grants the stored account is restored. */
async function askClaimants(
  portico: Portico,
  namespace: ChainNamespace,
  stored: string | undefined,
  claimants: readonly Connector[],
): Promise<Apply | undefined> {
  const [only, ...others] = claimants
  const family = getFamily(portico.store.get().families, namespace)
  const isStored = ({ address }: WalletAccount) =>
    stored !== undefined && isSameAddress(family, address, stored)
  if (!only) return undefined
  if (others.length === 0) return toApply(portico, only, await askWallet(portico, only))
  const grants = await Promise.all(
    claimants.map(async connector => {
      const granted = await askWallet(portico, connector).catch(() => undefined)
      return granted?.accounts.some(isStored) ? [toApply(portico, connector, granted)] : []
    }),
  )
  const [apply, ...more] = grants.flat()
  return more.length === 0 ? apply : undefined
}

function askWallet(portico: Portico, connector: Connector): Promise<AdapterConnection | undefined> {
  const adapter = portico.adapters.get(connector.chain)
  const network =
    portico.store.get().networks.active[connector.chain] ?? getInitialNetwork(portico, connector.chain)
  return withTimeout(async signal => adapter?.reconnect({ connector, network, signal }), {
    environment: portico.environment,
    milliseconds: reconnectWait,
    error: () => new PorticoError(walletTimeout),
  })
}

function toApply(
  portico: Portico,
  { chain }: Connector,
  granted: AdapterConnection | undefined,
): Apply | undefined {
  if (!granted?.accounts.length) return undefined
  return () => [applyConnection(portico, chain, granted, { makeActive: false })]
}

/** The wallet grants nothing any more. Inactive connections of the namespace stay. */
function forgetStored(portico: Portico, namespace: ChainNamespace): void {
  forgetFetched(portico, [namespace])
  portico.store.set(state => ({
    ...state,
    accounts: setDisconnected(state.accounts, namespace),
    connections: { ...state.connections, [namespace]: state.connections[namespace] ?? [] },
    networks: setActiveNetwork(state.networks, getInitialNetwork(portico, namespace)),
  }))
  persistConnections(portico)
}
