import {
  callVerb,
  type Portico,
  type SolanaSendOptions,
  selectConnectedAccount,
  signMessage,
} from '@portico/core'
import { notConnected, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'

/** What programs written for wallet adapters and Anchor take as a wallet. */
export interface Web3Wallet {
  readonly publicKey: PublicKey
  signTransaction<Given extends Transaction | VersionedTransaction>(transaction: Given): Promise<Given>
  signAllTransactions<Given extends Transaction | VersionedTransaction>(
    transactions: Given[],
  ): Promise<Given[]>
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Answers with the signature, in base58. */
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    options?: SolanaSendOptions,
  ): Promise<string>
}

/**
 * The connected account as a wallet for `@solana/web3.js` 1.x. It belongs to the account that is connected now: ask for
 * another one when that changes.
 */
export function getWeb3Wallet(portico: Portico): Web3Wallet {
  const account = selectConnectedAccount(portico.store.get(), 'solana')
  if (!account) throw new PorticoError(notConnected)
  const signAllTransactions: Web3Wallet['signAllTransactions'] = async transactions => {
    const signed = await callVerb(portico, {
      namespace: 'solana',
      verb: 'signAllTransactions',
      transactions: transactions.map(serialize),
    })
    return transactions.map((transaction, index) => deserialize(transaction, signed[index]))
  }
  return {
    publicKey: new PublicKey(account.address),
    signAllTransactions,
    async signTransaction(transaction) {
      const [signed = transaction] = await signAllTransactions([transaction])
      return signed
    },
    async signMessage(message) {
      return base58.decode(await signMessage(portico, { namespace: 'solana', message }))
    },
    sendTransaction: (transaction, options = {}) =>
      callVerb(portico, {
        namespace: 'solana',
        verb: 'signAndSendTransaction',
        transaction: serialize(transaction),
        ...options,
      }),
  }
}

function serialize(transaction: Transaction | VersionedTransaction): Uint8Array {
  return transaction instanceof VersionedTransaction
    ? transaction.serialize()
    : Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

function deserialize<Given extends Transaction | VersionedTransaction>(
  given: Given,
  wire: Uint8Array | undefined,
): Given {
  if (!wire) return given
  const signed =
    given instanceof VersionedTransaction ? VersionedTransaction.deserialize(wire) : Transaction.from(wire)
  // Of the kind that was given, as just looked at.
  return signed as Given
}
