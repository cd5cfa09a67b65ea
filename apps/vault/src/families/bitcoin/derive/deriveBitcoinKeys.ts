import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { p2tr, p2wpkh, WIF } from '@scure/btc-signer'
import type { FamilyAccount } from '../../../context/FamilyAccount.ts'
import { type Bytes, useSecret, wipe } from '../../../keys/Bytes.ts'
import { deriveBip32Key, hardened } from '../../../keys/deriveBip32Key.ts'
import { deriveSeed } from '../../../keys/deriveSeed.ts'
import { getBitcoinNetwork } from './bitcoinNetworks.ts'

/** BIP-84: native SegWit for payments. BIP-86: Taproot for inscriptions. */
const purposes = { payment: 84, ordinal: 86 } as const

export interface BitcoinKeys {
  readonly payment: Bytes
  readonly ordinal: Bytes
}

/** Uses the keys of the first account, where wallets look first: m/84'/coin'/0'/0/0 and m/86'/coin'/0'/0/0. */
export function withBitcoinKeys<value>(
  root: Bytes,
  network: string,
  act: (keys: BitcoinKeys, accounts: readonly BitcoinAccount[]) => value,
): value {
  const { coinType } = getBitcoinNetwork(network)
  const keys = useSecret(deriveSeed(root), (seed): BitcoinKeys => {
    const derive = (purpose: number) =>
      deriveBip32Key(seed, [hardened + purpose, hardened + coinType, hardened, 0, 0])
    return { payment: derive(purposes.payment), ordinal: derive(purposes.ordinal) }
  })
  try {
    return act(keys, listBitcoinAccounts(keys, network))
  } finally {
    wipe(keys.payment, keys.ordinal)
  }
}

export interface BitcoinAccount extends FamilyAccount {
  readonly type: 'payment' | 'ordinal'
  readonly publicKey: string
  readonly script: Uint8Array
}

function listBitcoinAccounts({ payment, ordinal }: BitcoinKeys, network: string): readonly BitcoinAccount[] {
  const publicKeyOf = (key: Bytes) => bytesToHex(secp256k1.getPublicKey(key, true))
  return [
    toBitcoinAccount('payment', publicKeyOf(payment), network),
    // Taproot uses x-only public keys, so the parity byte is dropped.
    toBitcoinAccount('ordinal', publicKeyOf(ordinal).slice(2), network),
  ]
}

export function toBitcoinAccount(
  type: 'payment' | 'ordinal',
  publicKey: string,
  network: string,
): BitcoinAccount {
  const { prefixes } = getBitcoinNetwork(network)
  const key = hexToBytes(publicKey)
  const { address = '', script } = type === 'payment' ? p2wpkh(key, prefixes) : p2tr(key, undefined, prefixes)
  return { address, type, publicKey, script }
}

export const formatWif = (key: Bytes, network: string): string =>
  WIF(getBitcoinNetwork(network).prefixes).encode(key)
