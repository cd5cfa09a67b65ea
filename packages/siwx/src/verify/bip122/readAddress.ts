import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** CAIP-2 id of mainnet: the prefix of the genesis block's hash. */
const mainnet = 'bip122:000000000019d6689c085ae165831e93'

export interface BitcoinAddress {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  readonly program: Uint8Array
}

/** Parses a single-key address of this network; undefined for other kinds. Throws if it is invalid. */
export function readAddress(address: string, chainId: string): BitcoinAddress | undefined {
  const isMain = chainId === mainnet
  if (/^(?:bc|tb|bcrt)1/.test(address)) {
    return address.startsWith('bc1') === isMain ? readSegwit(address) : undefined
  }
  const [version, ...program] = base58check.decode(address)
  if (program.length !== 20) return undefined
  const kinds = isMain ? ({ 0: 'p2pkh', 5: 'p2sh' } as const) : ({ 111: 'p2pkh', 196: 'p2sh' } as const)
  const kind = Object.entries(kinds).find(([byte]) => Number(byte) === version)?.[1]
  return kind && { kind, program: Uint8Array.from(program) }
}

function readSegwit(address: string): BitcoinAddress | undefined {
  // Both decoders throw for invalid input; the character after the separator is the witness version.
  const isFirst = /^[a-z]+1q/.test(address)
  const { words } = (isFirst ? bech32 : bech32m).decode(address as `${string}1${string}`)
  const program = bech32.fromWords(words.slice(1))
  if (words[0] === 0 && program.length === 20) return { kind: 'p2wpkh', program }
  if (words[0] === 1 && program.length === 32) return { kind: 'p2tr', program }
  return undefined
}

/** Whether the address belongs to the key, compressed (33 bytes) or, for P2PKH, uncompressed. */
export function matchesKey({ kind, program }: BitcoinAddress, key: Uint8Array): boolean {
  const hash = hash160(key)
  if (kind === 'p2pkh') return isSame(hash, program)
  if (key.length !== 33) return false
  if (kind === 'p2wpkh') return isSame(hash, program)
  // P2SH-P2WPKH: the script contains only the key's segwit program.
  return kind === 'p2sh' && isSame(hash160(concatBytes(Uint8Array.of(0, 20), hash)), program)
}

export const hash256 = (...parts: Uint8Array[]): Uint8Array => sha256(sha256(concatBytes(...parts)))
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

export function taggedHash(tag: string, ...parts: Uint8Array[]): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, ...parts))
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
