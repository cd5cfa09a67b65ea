import { base58 } from '@scure/base'

export function decodeAddress(address: unknown): Uint8Array | undefined {
  if (typeof address !== 'string' || address.length < 32 || address.length > 44) return undefined
  try {
    const bytes = base58.decode(address)
    return bytes.length === 32 ? bytes : undefined
  } catch {
    return undefined
  }
}

export const encodeBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

export const toBytes = (address: string): Uint8Array => base58.decode(address)
