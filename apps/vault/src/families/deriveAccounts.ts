import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import type { Addresses } from '../keys/Addresses.ts'
import { type Bytes, useSecret } from '../keys/Bytes.ts'
import { deriveSeed } from '../keys/deriveSeed.ts'
import { deriveEvmKey, formatEvmAddress } from './evm/derive/deriveEvmKey.ts'
import { deriveSolanaKey } from './solana/derive/deriveSolanaKey.ts'

export interface Accounts {
  readonly evmKey: Bytes
  readonly solanaKey: Bytes
  readonly addresses: Addresses
}

export function deriveAccounts(root: Bytes): Accounts {
  return useSecret(deriveSeed(root), seed => {
    const evmKey = deriveEvmKey(seed)
    const solanaKey = deriveSolanaKey(seed)
    const addresses = {
      eip155: formatEvmAddress(secp256k1.getPublicKey(evmKey, false)),
      solana: base58.encode(ed25519.getPublicKey(solanaKey)),
    }
    return { evmKey, solanaKey, addresses }
  })
}
