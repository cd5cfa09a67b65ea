import type { AccountParameters, Bip122Types } from '@portico/core/adapter'
import { invalidParams, malformedSignature, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import { parseAddress } from '../address/parseAddress.js'
import { assertGranted, type BitcoinRuntime } from '../BitcoinRuntime.js'

/** A legacy signature has 65 bytes, the first of which is a recovery header. */
const ecdsaLength = 65
const [leastHeader, mostHeader] = [27, 42]
/** A BIP-322 simple signature starts with the number of witness items: one for Taproot, two for other keys. */
const shortestWitness = 66

export async function signMessage(
  runtime: BitcoinRuntime,
  {
    connector,
    network,
    address,
    message,
    protocol,
    signer = address,
  }: AccountParameters & Bip122Types['messageRequest'],
): Promise<string> {
  const parsed = parseAddress(signer, network)
  if (!parsed)
    throw new PorticoError(invalidParams, { detail: 'The signer is not an address on this network.' })
  assertGranted(runtime, connector, signer)
  const wallet = runtime.getWallet(connector, address)
  // Taproot has no legacy signatures.
  const usual = parsed.kind === 'p2tr' ? 'bip322' : (wallet.protocol ?? 'ecdsa')
  const signature = await wallet.signMessage({
    address: signer,
    network,
    message,
    protocol: protocol ?? usual,
  })
  const isEcdsa = hasEcdsaShape(signature)
  const isExpected = protocol === undefined || isEcdsa === (protocol === 'ecdsa')
  if (!isExpected || !(isEcdsa || signature.length >= shortestWitness))
    throw new PorticoError(malformedSignature)
  return base64.encode(signature)
}

function hasEcdsaShape(signature: Uint8Array): boolean {
  const [header = 0] = signature
  return signature.length === ecdsaLength && header >= leastHeader && header <= mostHeader
}
