import { type Portico, request, type SolanaSendOptions, signMessage } from '@portico/core'
import { base58 } from '@scure/base'
import type { Connection, PublicKey, Signer, Transaction, VersionedTransaction } from '@solana/web3.js'
import { deserialize, isVersioned, serialize } from './wireFormat.js'

export interface Web3SendOptions extends SolanaSendOptions {
  /** Keys of the page that sign too, before the wallet does: of accounts that the transaction makes, say. */
  readonly signers?: readonly Signer[] | undefined
}

/** What programs written for wallet adapters and Anchor take as a wallet. */
export interface Web3Wallet {
  readonly publicKey: PublicKey
  signTransaction<Given extends Transaction | VersionedTransaction>(transaction: Given): Promise<Given>
  signAllTransactions<Given extends Transaction | VersionedTransaction>(
    transactions: Given[],
  ): Promise<Given[]>
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * Answers with the signature, in base58. A legacy transaction gets what it lacks: who pays, and a recent block. The
   * connection that wallet adapters take is not needed: the network is the one that the kit is on.
   */
  sendTransaction(transaction: Transaction | VersionedTransaction, options?: Web3SendOptions): Promise<string>
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: Web3SendOptions,
  ): Promise<string>
}

/** Loads nothing of `@solana/web3.js`: the transactions that it gets bring their own classes. */
export function createWeb3Wallet(portico: Portico, publicKey: PublicKey): Web3Wallet {
  const signAllTransactions: Web3Wallet['signAllTransactions'] = async transactions => {
    const signed = await request(portico, {
      namespace: 'solana',
      method: 'signAllTransactions',
      transactions: transactions.map(serialize),
    })
    return transactions.map((transaction, index) => deserialize(transaction, signed[index]))
  }

  /** In place, as wallet adapters do it: pages go on with the transaction that they have. */
  async function complete(transaction: Transaction): Promise<void> {
    transaction.feePayer ??= publicKey
    if (transaction.recentBlockhash) return
    const { blockhash } = await request(portico, { namespace: 'solana', method: 'getLatestBlockhash' })
    transaction.recentBlockhash = blockhash
  }

  return {
    publicKey,
    signAllTransactions,
    async signTransaction(transaction) {
      const [signed = transaction] = await signAllTransactions([transaction])
      return signed
    },
    async signMessage(message) {
      return base58.decode(await signMessage(portico, { namespace: 'solana', message }))
    },
    async sendTransaction(
      transaction: Transaction | VersionedTransaction,
      second: Connection | Web3SendOptions = {},
      third: Web3SendOptions = {},
    ) {
      const { signers = [], ...options } = isConnection(second) ? third : second
      if (!isVersioned(transaction)) await complete(transaction)
      if (signers.length > 0) {
        if (isVersioned(transaction)) transaction.sign([...signers])
        else transaction.partialSign(...signers)
      }
      return request(portico, {
        namespace: 'solana',
        method: 'signAndSendTransaction',
        transaction: serialize(transaction),
        ...options,
      })
    },
  }
}

const isConnection = (value: Connection | Web3SendOptions): value is Connection => 'rpcEndpoint' in value
