import type { AccountParameters } from '@portico/core/adapter'
import { hex } from '@scure/base'
import type { PolkadotRuntime } from '../PolkadotRuntime.js'

/** The wallet wraps the message in `<Bytes>`, so that it cannot be a transaction. */
export async function signMessage(
  { getWallet }: PolkadotRuntime,
  { connector, address, message }: AccountParameters & { readonly message: string | Uint8Array },
): Promise<`0x${string}`> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  // Always hex, so that a wallet does not interpret a message that looks like hex as bytes.
  const data = `0x${hex.encode(bytes)}`
  const { signature } = await getWallet(connector).signRaw({ address, data, type: 'bytes' })
  return signature
}
