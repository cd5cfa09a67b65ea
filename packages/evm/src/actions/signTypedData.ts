import type { TypedData } from '@portico/core'
import { type AccountParameters, type Hex, isSignature } from '@portico/core/adapter'
import { malformedSignature, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { requestWallet } from './requestWallet.js'

export async function signTypedData(
  runtime: EvmRuntime,
  { connector, address, typedData }: AccountParameters & { readonly typedData: TypedData },
): Promise<Hex> {
  const { domain, types, primaryType, message } = typedData
  const complete = { types: { EIP712Domain: describeDomain(domain), ...types }, domain, primaryType, message }
  const text = JSON.stringify(complete, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
  const signature = await requestWallet(runtime, connector, 'eth_signTypedData_v4', [address, text])
  if (!isSignature(signature)) throw new PorticoError(malformedSignature)
  return signature
}

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/** Wallets require the domain type, which follows from the domain's fields (EIP-712). */
function describeDomain(domain: TypedData['domain']) {
  return domainFields.filter(({ name }) => domain[name] !== undefined)
}
