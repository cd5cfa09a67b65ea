import { type Portico, requestWallet, signMessage } from '@portico/core'
import type { SolanaSendOptions } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import type { Connection, PublicKey, Signer, Transaction, VersionedTransaction } from '@solana/web3.js'

export interface Web3SendOptions extends SolanaSendOptions {
  /** Keys held by the page that sign before the wallet, such as those of accounts that the transaction creates. */
  readonly signers?: readonly Signer[] | undefined
}

/** The wallet interface that wallet-adapter code and Anchor expect. */
export interface Web3Wallet {
  readonly publicKey: PublicKey
  signTransaction<Given extends Transaction | VersionedTransaction>(transaction: Given): Promise<Given>
  signAllTransactions<Given extends Transaction | VersionedTransaction>(
    transactions: Given[],
  ): Promise<Given[]>
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Returns the signature in base58. The `connection` is ignored: the kit's current network is used. */
  sendTransaction(transaction: Transaction | VersionedTransaction, options?: Web3SendOptions): Promise<string>
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: Web3SendOptions,
  ): Promise<string>
}

/** Imports nothing from `@solana/web3.js`: the transactions bring their own classes. */
export function createWeb3Wallet(portico: Portico, publicKey: PublicKey): Web3Wallet {
  const signAllTransactions: Web3Wallet['signAllTransactions'] = async transactions => {
    const signed = await requestWallet(portico, {
      namespace: 'solana',
      method: 'signAllTransactions',
      transactions: transactions.map(serialize),
    })
    return transactions.map((transaction, index) => deserialize(transaction, signed[index]))
  }

  async function complete(transaction: Transaction): Promise<void> {
    transaction.feePayer ??= publicKey
    if (transaction.recentBlockhash) return
    const { blockhash } = await requestWallet(portico, { namespace: 'solana', method: 'getLatestBlockhash' })
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
      return requestWallet(portico, {
        namespace: 'solana',
        method: 'signAndSendTransaction',
        transaction: serialize(transaction),
        ...options,
      })
    },
  }
}

const isConnection = (value: Connection | Web3SendOptions): value is Connection => 'rpcEndpoint' in value

/** Checks by property: the page may have its own copy of web3.js. */
const isVersioned = (transaction: Transaction | VersionedTransaction): transaction is VersionedTransaction =>
  'version' in transaction

function serialize(transaction: Transaction | VersionedTransaction): Uint8Array {
  return Uint8Array.from(
    isVersioned(transaction)
      ? transaction.serialize()
      : transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

function deserialize<Given extends Transaction | VersionedTransaction>(
  given: Given,
  wire: Uint8Array | undefined,
): Given {
  if (!wire) return given
  const own: Partial<typeof VersionedTransaction & typeof Transaction> = Object(given.constructor)
  const signed = isVersioned(given) ? own.deserialize?.(wire) : own.from?.(wire)
  if (!signed) throw new PorticoError(invalidParams, { detail: 'This is not a @solana/web3.js transaction.' })
  // The type was checked above.
  return signed as Given
}
