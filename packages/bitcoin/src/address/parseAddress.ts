import { sha256 } from '@noble/hashes/sha2.js'
import type { Network } from '@portico/core'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { type AddressPrefixes, getPrefixes } from './bitcoinNetworks.js'

export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

interface ParsedAddress {
  readonly kind: AddressKind
  readonly script: Uint8Array
}

const base58check = createBase58check(sha256)
const longest = 90

export function parseAddress(address: unknown, network: Network): ParsedAddress | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const prefixes = getPrefixes(network)
  try {
    return address.toLowerCase().startsWith(`${prefixes.bech32}1`)
      ? parseSegwit(address)
      : parseOld(address, prefixes)
  } catch {
    return undefined
  }
}

/** BIP-173, and BIP-350 from version 1 on. */
function parseSegwit(address: string): ParsedAddress | undefined {
  const old = bech32.decodeUnsafe(address)
  const { words } = old ?? bech32m.decode(address as `${string}1${string}`)
  const [version = 0, ...rest] = words
  const program = bech32.fromWords(rest)
  const script = (opcode: number) => Uint8Array.of(opcode, program.length, ...program)
  if (old && version === 0 && program.length === 20) return { kind: 'p2wpkh', script: script(0) }
  if (old && version === 0 && program.length === 32) return { kind: 'p2wsh', script: script(0) }
  if (!old && version === 1 && program.length === 32) return { kind: 'p2tr', script: script(0x51) }
  return undefined
}

function parseOld(address: string, { pubKeyHash, scriptHash }: AddressPrefixes): ParsedAddress | undefined {
  const [version, ...hash] = base58check.decode(address)
  if (hash.length !== 20) return undefined
  if (version === pubKeyHash)
    return { kind: 'p2pkh', script: Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac) }
  if (version === scriptHash) return { kind: 'p2sh', script: Uint8Array.of(0xa9, 20, ...hash, 0x87) }
  return undefined
}
