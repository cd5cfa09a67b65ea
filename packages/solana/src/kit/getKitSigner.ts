import { type Portico, requestWallet, selectConnectedAccount, signMessage } from '@portico/core'
import { notConnected, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import type {
  Address,
  MessageModifyingSigner,
  SignatureBytes,
  Transaction,
  TransactionModifyingSigner,
  TransactionSendingSigner,
} from '@solana/kit'
import { readMessage } from '../transaction/readMessage.js'
import { readTransaction, writeTransaction } from '../transaction/readTransaction.js'

export type KitSigner = MessageModifyingSigner & TransactionModifyingSigner & TransactionSendingSigner

/** Returns the connected account as a signer for `@solana/kit`. It is bound to the current account. */
export function getKitSigner(portico: Portico): KitSigner {
  const account = selectConnectedAccount(portico.store.get(), 'solana')
  if (!account) throw new PorticoError(notConnected)
  // Validated as a base58 public key when the wallet granted it.
  const address = account.address as Address
  return {
    address,
    async modifyAndSignMessages(messages) {
      const signed = []
      for (const message of messages) {
        const signature = await signMessage(portico, { namespace: 'solana', message: message.content })
        const signatures = { ...message.signatures, [address]: toSignature(base58.decode(signature)) }
        signed.push({ ...message, signatures })
      }
      return signed
    },
    async modifyAndSignTransactions(transactions) {
      const signed = await requestWallet(portico, {
        namespace: 'solana',
        method: 'signAllTransactions',
        transactions: transactions.map(toWire),
      })
      const answers = transactions.map((transaction, index) => withWire(transaction, signed[index]))
      // The types cannot express that the wallet kept the size limit and the lifetime.
      return answers as unknown as Awaited<ReturnType<KitSigner['modifyAndSignTransactions']>>
    },
    async signAndSendTransactions(transactions) {
      const sent: SignatureBytes[] = []
      for (const transaction of transactions) {
        const signature = await requestWallet(portico, {
          namespace: 'solana',
          method: 'signAndSendTransaction',
          transaction: toWire(transaction),
        })
        sent.push(toSignature(base58.decode(signature)))
      }
      return sent
    },
  }
}

const toSignature = (bytes: Uint8Array) => bytes as SignatureBytes

function toWire({ signatures, messageBytes }: Transaction): Uint8Array {
  const { signers } = readMessage(Uint8Array.from(messageBytes))
  return writeTransaction({
    // The type has no entry for an unknown address, but every signer has one.
    signatures: signers.map(signer => Uint8Array.from(signatures[signer as Address] ?? new Uint8Array(64))),
    message: Uint8Array.from(messageBytes),
  })
}

/** Applies the signed transaction: wallets may have added a fee or a newer blockhash. */
function withWire<Given extends Transaction>(transaction: Given, wire: Uint8Array | undefined): Given {
  if (!wire) return transaction
  const { signatures, message } = readTransaction(wire)
  const entries = readMessage(message).signers.map((signer, index) => {
    const signature = signatures[index]
    return [signer, signature?.some(byte => byte !== 0) ? toSignature(signature) : null] as const
  })
  return { ...transaction, messageBytes: message, signatures: Object.freeze(Object.fromEntries(entries)) }
}
