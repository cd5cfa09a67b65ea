import type { Connector, Network, WalletAccount } from '@portico/core'
import type { Adapter, AdapterContext } from '@portico/core/adapter'
import {
  type AdapterClient,
  createSessions,
  followByReading,
  type Grant,
  isRequestProvider,
  loadPart,
  withAbort,
} from '@portico/core/adapter'
import { noAccounts, PorticoError } from '@portico/protocol'
import { parseAddress } from './address/parseAddress.js'
import type { BitcoinRuntime } from './BitcoinRuntime.js'
import { assignRoles } from './wallet/assignRoles.js'
import type { BitcoinWallet, ToldAddress } from './wallet/BitcoinWallet.js'
import { createBitcoinWallet } from './wallet/createBitcoinWallet.js'
import { createRequestWallet } from './wallet/createRequestWallet.js'
import { findNetwork } from './wallet/findNetwork.js'

type Connecting = Parameters<Adapter['connect']>[0]

export function createBitcoinClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'bip122'> {
  const { logger } = context.environment
  const sessions = createSessions(context, isListening)
  /** One per wallet on the page: some keep the granted accounts. */
  const wallets = new WeakMap<object, BitcoinWallet>()
  const runtime: BitcoinRuntime = {
    context,
    getWallet,
    getAccounts: ({ id }) => sessions.get(id)?.accounts,
  }

  function getWallet(connector: Connector, address = ''): BitcoinWallet {
    const { provider } = connector
    if (connector.isSource && isRequestProvider(provider)) return createRequestWallet(provider, address)
    const key = typeof provider === 'object' && provider !== null ? provider : connector
    const wallet = wallets.get(key) ?? createBitcoinWallet(connector)
    wallets.set(key, wallet)
    return wallet
  }

  function place(told: readonly ToldAddress[], wanted: Network) {
    const network = findNetwork(told, [wanted, ...context.getNetworks()])
    const accounts = assignRoles(told, network).filter(({ type }) => type !== 'stx')
    return { network, accounts: accounts[0]?.type === 'payment' ? accounts.map(toAccount) : [] }
  }

  function toGrant(told: readonly ToldAddress[], { connector, network: wanted }: Connecting) {
    const { network, accounts } = place(told, wanted)
    if (accounts.length === 0) return undefined
    const wallet = getWallet(connector)
    const grant: Grant = {
      connectorId: connector.id,
      accounts,
      chainId: network.id,
      listen: news =>
        followByReading({
          listen: wallet.listen,
          read: async () => place(await wallet.read(), network),
          apply(read) {
            news.setAccounts(read.accounts)
            news.setChainId(read.network.id)
          },
          // A malformed list must not end the connection.
          refuse: error =>
            logger.warn(`${connector.id} sent a malformed list of accounts; it is ignored.`, error),
        }),
    }
    return grant
  }

  return {
    async connect(parameters) {
      const wallet = getWallet(parameters.connector)
      const grant = toGrant(await withAbort(parameters.signal, () => wallet.connect()), parameters)
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    async reconnect(parameters) {
      const wallet = getWallet(parameters.connector)
      const grant = toGrant(await withAbort(parameters.signal, () => wallet.read()), parameters)
      return grant && sessions.open(grant)
    },
    async disconnect({ connector }) {
      sessions.close(connector.id)
      await getWallet(connector)
        .disconnect()
        .catch(() => undefined)
    },
    /** The visitor selects the network in the wallet; its addresses reveal which one. */
    async switchNetwork({ connector, network }) {
      if (connector.isSource) return undefined
      const told = await getWallet(connector).read()
      findNetwork(told, [network])
      const grant = toGrant(told, { connector, network })
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    signMessage: async request =>
      (await loadPart(import('./actions/signMessage.js'))).signMessage(runtime, request),
    sendTransaction: async ({ transaction, ...account }) =>
      (await loadPart(import('./actions/sendTransfer.js'))).sendTransfer(runtime, {
        ...account,
        ...transaction,
      }),
    transfers: {
      readReceiver: async ({ receiver, network }) => ({
        kind: parseAddress(receiver, network) ? 'account' : 'invalid',
      }),
      estimateTransfer: async request =>
        (await loadPart(import('./actions/estimateTransfer.js'))).estimateTransfer(runtime, request),
      transfer: async request => (await loadPart(import('./actions/transfer.js'))).transfer(runtime, request),
      readTransaction: async request =>
        (await loadPart(import('./actions/readTransaction.js'))).readTransaction(runtime, request),
    },
    methods: {
      signPsbt: async request => (await loadPart(import('./actions/signPsbt.js'))).signPsbt(runtime, request),
      sendTransfer: async request =>
        (await loadPart(import('./actions/sendTransfer.js'))).sendTransfer(runtime, request),
      getAccountAddresses: async ({ connector, network, address }) =>
        assignRoles(await getWallet(connector, address).read(), network),
    },
    resume: sessions.resume,
    pause: sessions.pause,
  }
}

const toAccount = ({ address, type, publicKey }: WalletAccount): WalletAccount => ({
  address,
  type,
  ...(publicKey !== undefined && { publicKey }),
})
