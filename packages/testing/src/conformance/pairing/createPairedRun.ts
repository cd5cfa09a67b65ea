import type { ChainNamespace } from '@portico/core'
import { connectorIds, getConnectorName } from '@portico/core/adapter'
import { pairing } from '@portico/pairing'
import type { SocketConstructor } from '@portico/pairing/wallet'
import { WebSocket } from 'ws'
import { mockWallets } from '../../evmWallet/mockWallets.js'
import { createRemoteWallet } from '../../remoteWallet/createRemoteWallet.js'
import { createSwitchedSocket } from '../../remoteWallet/createSwitchedSocket.js'
import { createPage } from '../createAdapterContext.js'
import type { ConformanceRun } from '../createConformanceRun.js'
import { createMemoryStorage } from '../source/createMemoryStorage.js'
import { createSourceRun } from '../source/createSourceRun.js'
import { createRemoteControls } from './createRemoteControls.js'
import type { PairedConformance } from './PairedConformance.js'

/** Sets up a kit and a remote wallet before every test; call the returned function inside tests. */
export function createPairedRun<Namespace extends ChainNamespace>(
  conformance: PairedConformance<Namespace>,
): () => ConformanceRun<Namespace> {
  const { namespace, remote: family, getNetworks, getRelay } = conformance
  return createSourceRun({
    ...conformance,
    createWorld() {
      const { url: relayUrl, projectId } = getRelay()
      const networks = getNetworks()
      const line = createLine()
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
      const { control, stop } = createRemoteControls(remote, networks[0].caipNetworkId)
      return {
        projectId,
        wallet: { connectorId: connectorIds.walletConnect, name: walletName, control },
        environment: { page: createPage(), storage: createMemoryStorage() },
        createSource() {
          const { WebSocket, cut } = createLine()
          return { source: pairing({ relayUrl, WebSocket }), cut }
        },
        onCode: uri => void remote.pair(uri).catch(() => undefined),
        end() {
          stop()
          remote.stop()
          line.cut()
        },
      }
    },
  })
}

// The class of `ws` is a superset of the browser's.
const createLine = () => createSwitchedSocket(WebSocket as unknown as SocketConstructor)

const walletName = getConnectorName(connectorIds.walletConnect) ?? connectorIds.walletConnect
