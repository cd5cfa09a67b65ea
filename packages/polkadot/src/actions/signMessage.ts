import type { AccountParameters } from '@portico/core'
import { hex } from '@scure/base'
import type { PolkadotRuntime } from '../PolkadotRuntime.js'

/** The wallet puts the message between `<Bytes>` marks, so that no transaction passes for one. */
export async function signMessage(
  { getWallet }: PolkadotRuntime,
  { connector, address, message }: AccountParameters & { readonly message: string | Uint8Array },
): Promise<`0x${string}`> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  // Always hex: a wallet must not take a message that looks like hex for bytes.
  const data = `0x${hex.encode(bytes)}`
  const { signature } = await getWallet(connector).signRaw({ address, data, type: 'bytes' })
  return signature
}
