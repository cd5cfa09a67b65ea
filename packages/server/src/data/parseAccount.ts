import { blake2b } from '@noble/hashes/blake2.js'
import { readBase58 } from '../base58.js'
import type { Family } from './nodes/identifyChain.js'

const ss58Prefix = Buffer.from('SS58PRE')

const parsers: Record<Family, (text: string) => string | undefined> = {
  eip155: text => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : undefined),
  solana: text => (readBase58(text)?.length === 32 ? text : undefined),
  polkadot: text => (readSs58(text) ? text : undefined),
  // The node verifies these checksums; this check only makes them safe in a URL path.
  bip122: text => (/^[a-zA-Z0-9]{26,90}$/.test(text) ? text : undefined),
  cosmos: text => (/^[a-z0-9]{1,20}1[02-9ac-hj-np-z]{38,58}$/.test(text) ? text : undefined),
}

const longest = 90

export const parseAccount = (family: Family, text: string): string | undefined =>
  text.length > longest ? undefined : parsers[family](text)

export function readSs58(text: string): Uint8Array | undefined {
  const bytes = text.length <= longest ? readBase58(text) : undefined
  if (bytes?.length !== 35 && bytes?.length !== 36) return undefined
  const [body, checksum] = [bytes.subarray(0, -2), bytes.subarray(-2)]
  const expected = blake2b(Buffer.concat([ss58Prefix, body])).subarray(0, 2)
  return checksum.equals(expected) ? body.subarray(-32) : undefined
}
