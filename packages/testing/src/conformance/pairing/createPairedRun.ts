import type { ChainNamespace } from '@portico/core'
import { connectorIds, getConnectorName, type StorageArea } from '@portico/core/adapter'
import type { SocketConstructor } from '@portico/pairing/wallet'
import { afterEach, beforeEach } from 'vitest'
import { WebSocket } from 'ws'
import { mockWallets } from '../../evmWallet/mockWallets.js'
import { createRemoteWallet } from '../../remoteWallet/createRemoteWallet.js'
import { createSwitchedSocket } from '../../remoteWallet/createSwitchedSocket.js'
import { createPage } from '../createAdapterContext.js'
import type { ConformanceRun } from '../createConformanceRun.js'
import { createPairedKit, type PairedKit } from './createPairedKit.js'
import { createRemoteControls } from './createRemoteControls.js'
import type { PairedConformance } from './PairedConformance.js'

/** Sets up a kit and a remote wallet before every test; call the returned function inside tests. */
export function createPairedRun<Namespace extends ChainNamespace>(
  conformance: PairedConformance<Namespace>,
): () => ConformanceRun<Namespace> {
  const { namespace, remote: family, getNetworks, getRelay, createFactory } = conformance
  let run: (ConformanceRun<Namespace> & { end(): void }) | undefined

  beforeEach(() => {
    const { url: relayUrl, projectId } = getRelay()
    const networks = getNetworks()
    const page = createPage()
    const storage = createMemory()
    // The class of `ws` is a superset of the browser's.
    const line = createSwitchedSocket(WebSocket as unknown as SocketConstructor)
    const remote = createRemoteWallet({
      relayUrl,
      projectId,
      WebSocket: line.WebSocket,
      accounts: { eip155: [], [namespace]: mockWallets.alder.privateKeys },
      ...(family && { families: { [namespace]: family } }),
      chains: networks.map(({ caipNetworkId, rpcUrls }) => ({
        id: caipNetworkId,
        rpcUrl: rpcUrls.default.http[0] ?? '',
      })),
    })
    const { control, stop: forget } = createRemoteControls(remote, networks[0].caipNetworkId)
    const kits: PairedKit<Namespace>[] = []
    /** Simulates a reload: only the storage survives. */
    const load = () => {
      kits.at(-1)?.end()
      const kit = createPairedKit({
        namespace,
        networks,
        factory: createFactory(),
        relayUrl,
        projectId,
        environment: { page, storage },
        onCode: uri => void remote.pair(uri).catch(() => undefined),
      })
      kits.push(kit)
      return kit
    }
    let kit = load()
    run = {
      page,
      wallet: { connectorId: connectorIds.walletConnect, name: walletName, control },
      adapter: {
        ...kit.adapter,
        connect: parameters => kit.adapter.connect(parameters),
        disconnect: parameters => kit.adapter.disconnect(parameters),
        switchNetwork: parameters => kit.adapter.switchNetwork(parameters),
        getBalance: parameters => kit.adapter.getBalance(parameters),
        signMessage: parameters => kit.adapter.signMessage(parameters),
        sendTransaction: parameters => kit.adapter.sendTransaction(parameters),
        reconnect() {
          kit = load()
          return kit.restore()
        },
      },
      test: { connectors: () => kit.connectors(), news: () => kits.flatMap(({ news }) => news) },
      getConnector: () => kit.getConnector(),
      async connect() {
        const [network] = networks
        const { accounts } = await kit.adapter.connect({ connector: kit.getConnector(), network })
        return { connector: kit.getConnector(), network, address: accounts[0]?.address ?? '' }
      },
      stop: () => kit.stop(),
      restart: () => kit.start(),
      end() {
        for (const { end } of kits) end()
        forget()
        remote.stop()
        line.cut()
      },
    }
  })
  afterEach(() => run?.end())

  return () => {
    if (!run) throw new Error('A run is there inside tests only.')
    return run
  }
}

const walletName = getConnectorName(connectorIds.walletConnect) ?? connectorIds.walletConnect

function createMemory(): StorageArea {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}
