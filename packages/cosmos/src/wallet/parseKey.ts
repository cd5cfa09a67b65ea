import type { Network } from '@portico/core'
import { parseBytes, readProperty } from '@portico/core/adapter'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { bech32 } from '@scure/base'
import type { CosmosKey } from './CosmosWallet.js'

const compressedKeyLength = 33

export function parseKey(value: unknown, network: Network): CosmosKey {
  const address = readProperty(value, 'bech32Address')
  const publicKey = parseBytes(readProperty(value, 'pubKey'))
  if (!isAddressOf(network, address) || publicKey?.length !== compressedKeyLength)
    throw new PorticoError(malformedAccounts)
  const aminoOnly = readProperty(value, 'isNanoLedger') === true
  return { address, publicKey, aminoOnly }
}

/** Whether the text is an address with the network's prefix, if that is known. */
export function isAddressOf({ cosmos }: Network, address: unknown): address is string {
  if (typeof address !== 'string') return false
  const decoded = bech32.decodeUnsafe(address, 120)
  return decoded !== undefined && (!cosmos || decoded.prefix === cosmos.bech32Prefix)
}
