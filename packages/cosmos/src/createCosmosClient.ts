import type { Connector } from '@portico/core'
import type { AdapterClient, AdapterContext } from '@portico/core/adapter'
import { bindRuntime, createSessions, followByReading, withAbort } from '@portico/core/adapter'
import { broadcast } from './actions/broadcast.js'
import { getBalance } from './actions/getBalance.js'
import { getOfflineSigner } from './actions/getOfflineSigner.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signArbitrary, signMessage } from './actions/signArbitrary.js'
import type { CosmosRuntime } from './wallet/CosmosWallet.js'
import { describeChain } from './wallet/describeChain.js'
import { getCosmosWallet } from './wallet/getCosmosWallet.js'

export function createCosmosClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'cosmos'> {
  const sessions = createSessions(context, isListening)
  const getWallet = (connector: Connector) => getCosmosWallet(connector, context.environment.page)
  const runtime: CosmosRuntime = { context, getWallet }

  const connecting = sessions.connectBy(async ({ connector, network, signal }, silent) => {
    const wallet = getWallet(connector)
    const { address } = await withAbort(signal, async () => {
      if (!silent) await wallet.enable(network)
      return wallet.getKey(network)
    })
    return {
      connectorId: connector.id,
      // One account per network: the address differs on each.
      accounts: [{ address }],
      chainId: network.id,
      listen: news =>
        followByReading({
          listen: wallet.listen,
          read: () => wallet.getKey(network),
          apply: key => news.setAccounts([{ address: key.address }]),
          // The wallet is locked or has revoked the page's access.
          refuse: () => news.setAccounts([]),
        }),
    }
  })

  return {
    ...connecting,
    async disconnect({ connector }) {
      sessions.close(connector.id)
      await getWallet(connector)
        .disable()
        .catch(() => undefined)
    },
    switchNetwork: connecting.connect,
    ...bindRuntime(runtime, { getBalance, signMessage, sendTransaction }),
    methods: {
      signDirect: ({ connector, network, address, document }) =>
        getWallet(connector).signDirect(network, address, document),
      signAmino: ({ connector, network, address, document }) =>
        getWallet(connector).signAmino(network, address, document),
      suggestChain: ({ connector, network, chain }) =>
        getWallet(connector).suggestChain(chain ?? describeChain(network)),
      ...bindRuntime(runtime, { signArbitrary, getOfflineSigner, broadcast }),
    },
  }
}
