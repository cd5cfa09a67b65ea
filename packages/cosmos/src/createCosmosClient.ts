import type { Connector, Network } from '@portico/core'
import type { Adapter, AdapterConnection, AdapterContext } from '@portico/core/adapter'
import {
  type AdapterClient,
  createSessions,
  followByReading,
  type Grant,
  loadPart,
  withAbort,
} from '@portico/core/adapter'
import type { CosmosRuntime } from './CosmosRuntime.js'
import type { CosmosWallet } from './wallet/CosmosWallet.js'
import { describeChain } from './wallet/describeChain.js'
import { getCosmosWallet } from './wallet/getCosmosWallet.js'

type Connecting = Parameters<Adapter['connect']>[0]

export function createCosmosClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'cosmos'> {
  const { environment } = context
  const sessions = createSessions<Grant>(context, isListening)
  const getWallet = (connector: Connector) => getCosmosWallet(connector, environment.page)
  const runtime: CosmosRuntime = { context, getWallet }

  /** One account per network: the address differs on each. */
  async function readGrant(wallet: CosmosWallet, { id }: Connector, network: Network): Promise<Grant> {
    const { address } = await wallet.getKey(network)
    return {
      connectorId: id,
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
  }

  async function enter({ connector, network, signal }: Connecting): Promise<AdapterConnection> {
    const wallet = getWallet(connector)
    const grant = await withAbort(signal, async () => {
      await wallet.enable(network)
      return readGrant(wallet, connector, network)
    })
    return sessions.open(grant)
  }

  return {
    connect: enter,
    async reconnect({ connector, network, signal }) {
      const wallet = getWallet(connector)
      return sessions.open(await withAbort(signal, () => readGrant(wallet, connector, network)))
    },
    async disconnect({ connector }) {
      sessions.close(connector.id)
      await getWallet(connector)
        .disable()
        .catch(() => undefined)
    },
    switchNetwork: enter,
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    signMessage: async request =>
      (await loadPart(import('./actions/signArbitrary.js'))).signMessage(runtime, request),
    sendTransaction: async request =>
      (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, request),
    methods: {
      signDirect: ({ connector, network, address, document }) =>
        getWallet(connector).signDirect(network, address, document),
      signAmino: ({ connector, network, address, document }) =>
        getWallet(connector).signAmino(network, address, document),
      signArbitrary: async request =>
        (await loadPart(import('./actions/signArbitrary.js'))).signArbitrary(runtime, request),
      getOfflineSigner: async request =>
        (await loadPart(import('./actions/getOfflineSigner.js'))).getOfflineSigner(runtime, request),
      suggestChain: ({ connector, network, chain }) =>
        getWallet(connector).suggestChain(chain ?? describeChain(network)),
      broadcast: async request =>
        (await loadPart(import('./actions/broadcast.js'))).broadcast(runtime, request),
    },
    resume: sessions.resume,
    pause: sessions.pause,
  }
}
