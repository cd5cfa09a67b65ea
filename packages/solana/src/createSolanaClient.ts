import type { Adapter, AdapterContext } from '@portico/core/adapter'
import {
  type AdapterClient,
  createSessions,
  type Grant,
  ignoreMalformed,
  loadPart,
  withAbort,
} from '@portico/core/adapter'
import { noAccounts, PorticoError } from '@portico/protocol'
import type { SolanaRuntime } from './SolanaRuntime.js'
import { getSolanaWallet } from './wallet/getSolanaWallet.js'

type Connecting = Parameters<Adapter['connect']>[0]

export function createSolanaClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'solana'> {
  const sessions = createSessions(context, isListening)
  const runtime: SolanaRuntime = { context, endpoints: new Map() }

  async function ask(
    { connector, network, signal }: Connecting,
    silent: boolean,
  ): Promise<Grant | undefined> {
    const wallet = getSolanaWallet(connector)
    const accounts = await withAbort(signal, () => wallet.connect({ silent }))
    if (accounts.length === 0) return undefined
    return {
      connectorId: connector.id,
      accounts,
      // A Solana wallet has no current network: each request names it.
      chainId: network.id,
      listen: news => wallet.listen(ignoreMalformed(context, connector, news.setAccounts)),
    }
  }

  return {
    async connect(parameters) {
      const grant = await ask(parameters, false)
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    async reconnect(parameters) {
      const grant = await ask(parameters, true)
      return grant && sessions.open(grant)
    },
    async disconnect({ connector }) {
      sessions.close(connector.id)
      await getSolanaWallet(connector)
        .disconnect()
        .catch(() => undefined)
    },
    async switchNetwork({ connector, network }) {
      getSolanaWallet(connector).assertServes(network)
      sessions.setChainId(connector.id, network.id)
      return undefined
    },
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    signMessage: async request => (await loadPart(import('./actions/signMessage.js'))).signMessage(request),
    sendTransaction: async ({ transaction, ...account }) =>
      (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, {
        ...account,
        ...transaction,
      }),
    transfers: {
      readToken: async request =>
        (await loadPart(import('./actions/readToken.js'))).readToken(runtime, request),
      readReceiver: async request =>
        (await loadPart(import('./actions/readReceiver.js'))).readReceiver(runtime, request),
      estimateTransfer: async request =>
        (await loadPart(import('./actions/estimateTransfer.js'))).estimateTransfer(runtime, request),
      transfer: async request => (await loadPart(import('./actions/transfer.js'))).transfer(runtime, request),
      readTransaction: async request =>
        (await loadPart(import('./actions/readProgress.js'))).readProgress(runtime, request),
    },
    methods: {
      signTransaction: async ({ transaction, ...account }) => {
        const { signTransactions } = await loadPart(import('./actions/signTransactions.js'))
        const [signed] = await signTransactions({ ...account, transactions: [transaction] })
        return signed ?? transaction
      },
      signAllTransactions: async request =>
        (await loadPart(import('./actions/signTransactions.js'))).signTransactions(request),
      signAndSendTransaction: async request =>
        (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, request),
      waitForConfirmation: async request =>
        (await loadPart(import('./actions/waitForConfirmation.js'))).waitForConfirmation(runtime, request),
      getLatestBlockhash: async request =>
        (await loadPart(import('./actions/getLatestBlockhash.js'))).getLatestBlockhash(runtime, request),
      getTokens: async request =>
        (await loadPart(import('./actions/getTokens.js'))).getTokens(runtime, request),
    },
    resume: sessions.resume,
    pause: sessions.pause,
  }
}
