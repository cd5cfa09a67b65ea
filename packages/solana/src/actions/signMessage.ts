import type { AccountParameters } from '@portico/core/adapter'
import { malformedSignature, PorticoError } from '@portico/protocol'
import { encodeBase58 } from '../address.js'
import { signatureLength } from '../transaction/readTransaction.js'
import { getSolanaWallet } from '../wallet/getSolanaWallet.js'

export async function signMessage({
  connector,
  address,
  message,
}: AccountParameters & { readonly message: string | Uint8Array }): Promise<string> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const signature = await getSolanaWallet(connector).signMessage(address, bytes)
  if (signature.length !== signatureLength) throw new PorticoError(malformedSignature)
  return encodeBase58(signature)
}
