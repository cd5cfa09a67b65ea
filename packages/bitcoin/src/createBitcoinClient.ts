import type { Connector, Network, WalletAccount } from '@portico/core'
import type { AdapterClient, AdapterContext, ConnectParameters, Grant } from '@portico/core/adapter'
import {
  bindRuntime,
  createSessions,
  followByReading,
  isRequestProvider,
  loadPart,
  withAbort,
} from '@portico/core/adapter'
import { noAccounts, PorticoError } from '@portico/protocol'
import { estimateTransfer } from './actions/estimateTransfer.js'
import { getBalance } from './actions/getBalance.js'
import { readTransaction } from './actions/readTransaction.js'
import { sendTransfer } from './actions/sendTransfer.js'
import { signMessage } from './actions/signMessage.js'
import { transfer } from './actions/transfer.js'
import { parseAddress } from './address/parseAddress.js'
import type { BitcoinRuntime } from './BitcoinRuntime.js'
import { assignRoles } from './wallet/assignRoles.js'
import type { BitcoinWallet, ToldAddress } from './wallet/BitcoinWallet.js'
import { createBitcoinWallet } from './wallet/createBitcoinWallet.js'
import { createRequestWallet } from './wallet/createRequestWallet.js'
import { findNetwork } from './wallet/findNetwork.js'

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

  function toGrant(told: readonly ToldAddress[], { connector, network: wanted }: ConnectParameters): Grant {
    const { network, accounts } = place(told, wanted)
    const wallet = getWallet(connector)
    return {
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
  }

  return {
    ...sessions.connectBy(async (parameters, silent) => {
      const wallet = getWallet(parameters.connector)
      const told = await withAbort(parameters.signal, () => (silent ? wallet.read() : wallet.connect()))
      return toGrant(told, parameters)
    }),
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
      if (grant.accounts.length === 0) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    sendTransaction: ({ transaction, ...account }) => sendTransfer(runtime, { ...account, ...transaction }),
    ...bindRuntime(runtime, { getBalance, signMessage }),
    transfers: {
      readReceiver: async ({ receiver, network }) => ({
        kind: parseAddress(receiver, network) ? 'account' : 'invalid',
      }),
      ...bindRuntime(runtime, { estimateTransfer, transfer, readTransaction }),
    },
    methods: {
      signPsbt: async request => (await loadPart(import('./actions/signPsbt.js'))).signPsbt(runtime, request),
      getAccountAddresses: async ({ connector, network, address }) =>
        assignRoles(await getWallet(connector, address).read(), network),
      ...bindRuntime(runtime, { sendTransfer }),
    },
  }
}

const toAccount = ({ address, type, publicKey }: WalletAccount): WalletAccount => ({
  address,
  type,
  publicKey,
})
