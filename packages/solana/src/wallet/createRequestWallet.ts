import type { WalletAccount } from '@portico/core'
import { askProvider, type RequestProvider, readProperty } from '@portico/core/adapter'
import { malformedAnswer, malformedSignature, PorticoError, unauthorized } from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import { decodeAddress } from '../address.js'
import { readMessage } from '../transaction/readMessage.js'
import { readTransaction, signatureLength, writeTransaction } from '../transaction/readTransaction.js'
import type { SolanaWallet } from './SolanaWallet.js'

/** A wallet behind `solana_…` requests: remote or embedded. Its source tracks accounts and events. */
export function createRequestWallet(provider: RequestProvider): SolanaWallet {
  const ask = (method: string, params: object) => askProvider(provider, method, params)

  const malformed = (method: string) => new PorticoError(malformedAnswer, { detail: method })

  function decode(coder: { decode(text: string): Uint8Array }, text: unknown, method: string): Uint8Array {
    try {
      if (typeof text === 'string') return coder.decode(text)
    } catch {
      // Reported below like every other malformed response.
    }
    throw malformed(method)
  }

  async function signOne(address: string, transaction: Uint8Array): Promise<Uint8Array> {
    const method = 'solana_signTransaction'
    const answer = await ask(method, { transaction: base64.encode(transaction), pubkey: address })
    const whole = readProperty(answer, 'transaction')
    if (whole !== undefined) return decode(base64, whole, method)
    // Older wallets return only the signature.
    return addSignature(transaction, address, decode(base58, readProperty(answer, 'signature'), method))
  }

  return {
    async connect() {
      const method = 'solana_getAccounts'
      const answer = await ask(method, {})
      if (!Array.isArray(answer)) throw malformed(method)
      return answer.map((entry): WalletAccount => {
        const address = readProperty(entry, 'pubkey')
        if (typeof address !== 'string' || !decodeAddress(address)) throw malformed(method)
        return { address }
      })
    },
    async disconnect() {},
    assertServes() {},
    listen: () => () => undefined,
    async signMessage(address, message) {
      const method = 'solana_signMessage'
      const answer = await ask(method, { message: base58.encode(message), pubkey: address })
      return decode(base58, readProperty(answer, 'signature'), method)
    },
    async signTransactions({ address, transactions }) {
      const [only, ...more] = transactions
      if (only && more.length === 0) return [await signOne(address, only)]
      const method = 'solana_signAllTransactions'
      const answer = await ask(method, {
        transactions: transactions.map(transaction => base64.encode(transaction)),
        pubkey: address,
      })
      const signed = readProperty(answer, 'transactions')
      if (!Array.isArray(signed) || signed.length !== transactions.length) throw malformed(method)
      return signed.map(text => decode(base64, text, method))
    },
    async signAndSend({ address, network: _, transaction, ...sendOptions }) {
      const method = 'solana_signAndSendTransaction'
      const params = { transaction: base64.encode(transaction), pubkey: address, sendOptions }
      return decode(base58, readProperty(await ask(method, params), 'signature'), method)
    },
  }
}

function addSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  if (signature.length !== signatureLength) throw new PorticoError(malformedSignature)
  const { signatures, message } = readTransaction(transaction)
  const { signers } = readMessage(message)
  const place = signers.indexOf(address)
  if (place < 0) throw new PorticoError(unauthorized)
  const all = signers.map((_, index) =>
    index === place ? signature : (signatures[index] ?? new Uint8Array(signatureLength)),
  )
  return writeTransaction({ signatures: all, message })
}
