import { asRecord } from '../../controls/asRecord.js'
import { invalidParams } from '../../evmWallet/providerRpcError.js'
import type { Recipient } from '../sendBitcoin.js'

/** Amounts are satoshis, as numbers or text. */
export function readRecipients(value: unknown): readonly Recipient[] {
  if (!Array.isArray(value)) throw invalidParams('Expected a list of recipients.')
  return value.map(entry => {
    const { address, amount } = asRecord(entry)
    return readRecipient(address, amount)
  })
}

export function readRecipient(address: unknown, amount: unknown): Recipient {
  const satoshis = typeof amount === 'number' || typeof amount === 'string' ? Number(amount) : Number.NaN
  if (typeof address !== 'string' || !Number.isSafeInteger(satoshis) || satoshis <= 0) {
    throw invalidParams('Expected an address and an amount in satoshis.')
  }
  return { address, amount: BigInt(satoshis) }
}
