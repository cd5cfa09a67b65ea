import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { type Hex, hexToBytes } from 'viem'
import { type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetworks.js'

export type PaymentType = 'p2wpkh' | 'p2sh'

export interface BitcoinAddress {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly type: PaymentType | 'p2tr'
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** As sites see it: 32 bytes for Taproot. */
  readonly shownKey: Uint8Array
  readonly script: Uint8Array
  readonly redeemScript?: Uint8Array
}

export interface BitcoinAccount {
  readonly payment: BitcoinAddress
  readonly ordinals: BitcoinAddress
}

/** The two addresses of an account: one for payments, one for ordinals. */
export function createBitcoinAccount(
  key: Hex,
  network: BitcoinNetworkName = 'regtest',
  paymentType: PaymentType = 'p2wpkh',
): BitcoinAccount {
  const paymentKey = hexToBytes(key)
  const ordinalsKey = sha256(concatBytes(paymentKey, utf8ToBytes('ordinals')))
  return {
    payment: createPayment(paymentKey, network, paymentType),
    ordinals: createOrdinals(ordinalsKey, network),
  }
}

function createPayment(
  privateKey: Uint8Array,
  network: BitcoinNetworkName,
  type: PaymentType,
): BitcoinAddress {
  const publicKey = secp256k1.getPublicKey(privateKey)
  const base = { purpose: 'payment', type, privateKey, publicKey, shownKey: publicKey } as const
  const native = p2wpkh(publicKey, bitcoinNetworks[network])
  if (type === 'p2wpkh') return { ...base, address: requireAddress(native), script: native.script }
  const nested = p2sh(native, bitcoinNetworks[network])
  return {
    ...base,
    address: requireAddress(nested),
    script: nested.script,
    redeemScript: native.script,
  }
}

function createOrdinals(privateKey: Uint8Array, network: BitcoinNetworkName): BitcoinAddress {
  const shownKey = schnorr.getPublicKey(privateKey)
  const taproot = p2tr(shownKey, undefined, bitcoinNetworks[network])
  return {
    address: requireAddress(taproot),
    purpose: 'ordinals',
    type: 'p2tr',
    privateKey,
    publicKey: secp256k1.getPublicKey(privateKey),
    shownKey,
    script: taproot.script,
  }
}

/** These script types always have one. */
function requireAddress({ address }: { address?: string }): string {
  if (!address) throw new TypeError('A script without an address.')
  return address
}
