import { createECDH, createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

const sha256 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

/**
 * The address on Bitcoin of a key as wallets import it, read straight from BIP-84 and BIP-86, with nothing of the library that
 * has made it.
 */
export function readWif(wif: string, kind: 'p2wpkh' | 'p2tr'): string {
  const bytes = createBase58check(sha256).decode(wif)
  if (bytes.length !== 34 || bytes[0] !== 0x80 || bytes[33] !== 1) throw new Error('It is no key of Bitcoin.')
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(bytes.subarray(1, 33))
  const publicKey = new Uint8Array(pair.getPublicKey(null, 'compressed'))
  if (kind === 'p2wpkh') return bech32.encode('bc', [0, ...bech32.toWords(ripemd160(sha256(publicKey)))])
  const internal = publicKey.subarray(1)
  const tag = sha256(Buffer.from('TapTweak'))
  const tweak = BigInt(`0x${Buffer.from(sha256(tag, tag, internal)).toString('hex')}`)
  const point = secp256k1.Point.fromBytes(Uint8Array.of(2, ...internal))
  const output = point.add(secp256k1.Point.BASE.multiply(tweak)).toBytes(true).subarray(1)
  return bech32m.encode('bc', [1, ...bech32m.toWords(output)])
}
