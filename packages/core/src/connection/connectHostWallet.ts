import type { Connector } from '../families/adapter/Connector.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnected } from '../store/slices/accounts.js'
import { connectorWait } from '../utils/timing.js'
import { connect } from './connect.js'
import { reconnect } from './reconnect.js'

export interface HostWalletRef {
  readonly provider?: unknown
  readonly rdns?: string | undefined
}

/** Connects the wallet that this page runs in, unless the last visit's is restored. The visitor may decline. */
export async function connectHostWallet(portico: Portico, wallet: HostWalletRef): Promise<void> {
  const { environment, store } = portico
  await reconnect(portico)
  const connector = await waitForHostWallet(portico, wallet)
  if (!connector || selectConnected(store.get().accounts).length > 0) return
  try {
    await connect(portico, { connectorId: connector.id, namespace: connector.chain })
  } catch (error) {
    environment.logger.debug('The wallet of the host did not connect.', error)
  }
}

/** Wallets are injected and announced at any time; most are there at once. */
function waitForHostWallet(portico: Portico, wallet: HostWalletRef): Promise<Connector | undefined> {
  const found = findHostWallet(portico, wallet)
  if (found) return Promise.resolve(found)
  return new Promise(resolve => {
    const settle = (connector: Connector | undefined) => {
      unsubscribe()
      portico.environment.clearTimeout(timer)
      resolve(connector)
    }
    const unsubscribe = portico.store.subscribe(() => {
      const connector = findHostWallet(portico, wallet)
      if (connector) settle(connector)
    })
    const timer = portico.environment.setTimeout(() => settle(undefined), connectorWait)
  })
}

/** The wallet in the active family if it serves several. */
function findHostWallet({ store }: Portico, { provider, rdns }: HostWalletRef): Connector | undefined {
  const { connectors, networks } = store.get()
  const installed = connectors.filter(({ isSource }) => !isSource)
  const isNamed = provider !== undefined || rdns !== undefined
  const candidates = isNamed
    ? installed.filter(
        each =>
          (provider !== undefined && each.provider === provider) ||
          (rdns !== undefined && each.info?.rdns === rdns),
      )
    : selectOnly(installed)
  return candidates.find(({ chain }) => chain === networks.activeNamespace) ?? candidates[0]
}

/** None if the page has several wallets: the visitor chooses. */
function selectOnly(connectors: readonly Connector[]): readonly Connector[] {
  return new Set(connectors.map(({ name }) => name)).size === 1 ? connectors : []
}
