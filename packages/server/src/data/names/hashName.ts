import { keccak_256 } from '@noble/hashes/sha3.js'

const hash = (bytes: Uint8Array | string) =>
  Buffer.from(keccak_256(typeof bytes === 'string' ? Buffer.from(bytes) : bytes))

/** The node of a name in the registry (EIP-137), with 0x. */
export function hashName(name: string): string {
  const node = name
    .split('.')
    .reduceRight((parent, label) => hash(Buffer.concat([parent, hash(label)])), Buffer.alloc(32))
  return `0x${node.toString('hex')}`
}
