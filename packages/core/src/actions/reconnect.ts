import { PorticoError, walletTimeout } from '@portico/protocol'
import { connectorWait, reconnectWait } from '../constants/timing.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setDisconnected } from '../store/slices/accounts.js'
import { selectConnector } from '../store/slices/connectors.js'
import type { ConnectingAccount } from '../types/Account.js'
import type { AdapterConnection } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Connector } from '../types/Connector.js'
import type { Portico } from '../types/Portico.js'
import { withTimeout } from '../wrappers/withTimeout.js'
import { applyConnection } from './applyConnection.js'
import { forget } from './forget.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { setAdapterEventHandler } from './tellAdapterEvent.js'
import { update } from './update.js'

const once: MemoryKey<{ done?: Promise<void> }> = { create: () => ({}) }

/** Restores stored connections without a prompt, or drops them all when the owner does not want that. Runs once. */
export function reconnect(portico: Portico): Promise<void> {
  const memory = recall(portico, once)
  memory.done ??= run(portico)
  return memory.done
}

async function run(portico: Portico): Promise<void> {
  setAdapterEventHandler(portico, handleAdapterEvent)
  const restoring = Object.values(portico.store.get().accounts).filter(
    account => account.status === 'connecting' && account.restored !== undefined,
  )
  // Before any wallet answers: what is connected then is stored, and with it what stands by.
  const idle = await takeUpIdle(portico)
  // Side by side: a wallet that never answers must not hold up the others.
  await Promise.all(restoring.map(account => restore(portico, account as ConnectingAccount)))
  portico.store.set(state => ({ ...state, initialized: true }))
  await idle?.done
}

async function takeUpIdle(portico: Portico): Promise<{ readonly done: Promise<void> } | undefined> {
  const stored = Object.values(portico.storage.get('connections') ?? {})
  if (!stored.some(({ length }) => length > 1)) return undefined
  try {
    const { restoreIdle } = await import('./restoreIdle.js')
    return { done: restoreIdle(portico) }
  } catch (error) {
    portico.environment.logger.warn('Could not restore the wallets that stood by.', error)
    return undefined
  }
}

async function restore(portico: Portico, { namespace, connectorId }: ConnectingAccount): Promise<void> {
  const isStillWanted = () => {
    const account = portico.store.get().accounts[namespace]
    return account?.status === 'connecting' && account.connectorId === connectorId
  }
  try {
    const connector = await waitForConnector(portico, namespace, connectorId)
    if (connector?.type === 'WALLET_CONNECT') {
      const { restoreSession } = await import('./restoreSession.js')
      await restoreSession(portico, namespace)
      return
    }
    const granted = connector && (await askWallet(portico, connector))
    if (!isStillWanted()) return
    if (granted && granted.accounts.length > 0) {
      applyConnection(portico, namespace, granted, { makeActive: false })
    } else if (connector) {
      forget(portico, namespace, connectorId)
    } else {
      // The wallet is not on this page now, which says nothing about the next visit: keep what is stored.
      update(portico, 'accounts', accounts => setDisconnected(accounts, namespace))
    }
  } catch (error) {
    portico.environment.logger.warn(`Could not restore the connection to ${connectorId}.`, error)
    if (isStillWanted()) update(portico, 'accounts', accounts => setDisconnected(accounts, namespace))
  }
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

/** Extensions announce themselves when they please; most are there at once. */
function waitForConnector(
  portico: Portico,
  namespace: ChainNamespace,
  id: string,
): Promise<Connector | undefined> {
  const find = () => selectConnector(portico.store.get().connectors, namespace, id)
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise(resolve => {
    const settle = (connector: Connector | undefined) => {
      unsubscribe()
      portico.environment.clearTimeout(timer)
      resolve(connector)
    }
    const unsubscribe = portico.store.subscribe(() => {
      const connector = find()
      if (connector) settle(connector)
    })
    const timer = portico.environment.setTimeout(() => settle(undefined), connectorWait)
  })
}
