import type { AdapterClient, AdapterContext, ChainReader } from '@portico/core/adapter'
import { bindRuntime, createSessions, ignoreMalformed, withAbort } from '@portico/core/adapter'
import { estimateTransfer } from './actions/estimateTransfer.js'
import { getBalance } from './actions/getBalance.js'
import { getLatestBlockhash } from './actions/getLatestBlockhash.js'
import { getTokens } from './actions/getTokens.js'
import { readProgress } from './actions/readProgress.js'
import { readReceiver } from './actions/readReceiver.js'
import { readToken } from './actions/readToken.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTransactions } from './actions/signTransactions.js'
import { transfer } from './actions/transfer.js'
import { waitForConfirmation } from './actions/waitForConfirmation.js'
import { getSolanaWallet } from './wallet/getSolanaWallet.js'

export function createSolanaClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'solana'> {
  const sessions = createSessions(context, isListening)
  const runtime: ChainReader = { context, endpoints: new Map() }
  return {
    ...sessions.connectBy(async ({ connector, network, signal }, silent) => {
      const wallet = getSolanaWallet(connector)
      return {
        connectorId: connector.id,
        accounts: await withAbort(signal, () => wallet.connect({ silent })),
        // A Solana wallet has no current network: each request names it.
        chainId: network.id,
        listen: news => wallet.listen(ignoreMalformed(context, connector, news.setAccounts)),
      }
    }),
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
    signMessage,
    sendTransaction: ({ transaction, ...account }) =>
      sendTransaction(runtime, { ...account, ...transaction }),
    ...bindRuntime(runtime, { getBalance }),
    transfers: {
      ...bindRuntime(runtime, { readToken, readReceiver, estimateTransfer, transfer }),
      readTransaction: request => readProgress(runtime, request),
    },
    methods: {
      async signTransaction({ transaction, ...account }) {
        const [signed = transaction] = await signTransactions({ ...account, transactions: [transaction] })
        return signed
      },
      signAllTransactions: signTransactions,
      signAndSendTransaction: request => sendTransaction(runtime, request),
      ...bindRuntime(runtime, { waitForConfirmation, getLatestBlockhash, getTokens }),
    },
  }
}
