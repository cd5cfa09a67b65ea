import { base58 } from '@scure/base'
import { invalidParams, unauthorized } from '../evmWallet/providerRpcError.js'
import type { SolanaAccount } from './createSolanaAccount.js'

const signatureBytes = 64
const keyBytes = 32

/** Adds the signature of the first required signer that is held here to a serialised transaction. */
export function signSolanaTransaction(
  transaction: Uint8Array,
  accounts: readonly SolanaAccount[],
): { signature: Uint8Array; transaction: Uint8Array } {
  const signatures = readLength(transaction, 0)
  const message = transaction.subarray(signatures.end + signatures.value * signatureBytes)
  // A versioned message has a prefix byte with the highest bit set.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const keys = readLength(message, header + 3)
  for (let place = 0; place < signatures.value && place < keys.value; place++) {
    const start = keys.end + place * keyBytes
    const address = base58.encode(message.subarray(start, start + keyBytes))
    const account = accounts.find(held => held.address === address)
    if (!account) continue
    const signature = account.sign(message)
    const signed = Uint8Array.from(transaction)
    signed.set(signature, signatures.end + place * signatureBytes)
    return { signature, transaction: signed }
  }
  throw unauthorized()
}

/** Solana's compact-u16: seven bits per byte, lowest first. */
function readLength(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[start + index]
    if (byte === undefined) break
    value |= (byte & 0x7f) << (index * 7)
    if (byte < 0x80) return { value, end: start + index + 1 }
  }
  throw invalidParams('Expected a serialized transaction.')
}
