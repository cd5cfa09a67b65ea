import { type AccountParameters, type Hex, isSignature } from '@portico/core/adapter'
import { malformedSignature, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { requestWallet } from './requestWallet.js'

export async function signMessage(
  runtime: EvmRuntime,
  { connector, address, message }: AccountParameters & { readonly message: string },
): Promise<Hex> {
  const signature = await requestWallet(runtime, connector, 'personal_sign', [toHex(message), address])
  if (!isSignature(signature)) throw new PorticoError(malformedSignature)
  return signature
}

/** Always hex, so that a wallet does not interpret a message that looks like hex as bytes. */
function toHex(message: string): string {
  const bytes = new TextEncoder().encode(message)
  return `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}
