import { keccak_256 } from '@noble/hashes/sha3.js'

const hash = (bytes: Uint8Array | string) =>
  Buffer.from(keccak_256(typeof bytes === 'string' ? Buffer.from(bytes) : bytes))

/** Namehash (EIP-137), with 0x prefix. */
export function hashName(name: string): string {
  const node = name
    .split('.')
    .reduceRight((parent, label) => hash(Buffer.concat([parent, hash(label)])), Buffer.alloc(32))
  return `0x${node.toString('hex')}`
}
