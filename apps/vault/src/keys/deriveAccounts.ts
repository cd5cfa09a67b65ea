import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import type { Addresses } from './Addresses.ts'
import type { Bytes } from './Bytes.ts'
import { deriveEvmKey } from './deriveEvmKey.ts'
import { deriveSeed } from './deriveSeed.ts'
import { deriveSolanaKey } from './deriveSolanaKey.ts'
import { formatEvmAddress } from './formatEvmAddress.ts'
import { wipe } from './wipe.ts'

/** What signs, with the addresses it signs for. */
export interface Accounts {
  readonly evmKey: Bytes
  readonly solanaKey: Bytes
  readonly addresses: Addresses
}

export function deriveAccounts(root: Bytes): Accounts {
  const seed = deriveSeed(root)
  try {
    const evmKey = deriveEvmKey(seed)
    const solanaKey = deriveSolanaKey(seed)
    const addresses = {
      eip155: formatEvmAddress(secp256k1.getPublicKey(evmKey, false)),
      solana: base58.encode(ed25519.getPublicKey(solanaKey)),
    }
    return { evmKey, solanaKey, addresses }
  } finally {
    wipe(seed)
  }
}
