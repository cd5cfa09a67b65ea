import { decodeSs58, encodeSs58 } from '@portico/codec/ss58'
import type { Network, WalletAccount } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { malformedAccounts, PorticoError } from '@portico/protocol'

const maximum = 100
const genericPrefix = 42

export function parseAccounts(value: unknown, network: Network): readonly WalletAccount[] {
  if (!Array.isArray(value)) throw new PorticoError(malformedAccounts)
  const prefix = network.polkadot?.ss58Prefix ?? genericPrefix
  const accounts = new Map<string, WalletAccount>()
  for (const entry of value.slice(0, maximum)) {
    if (isOfAnother(readProperty(entry, 'genesisHash'), network)) continue
    const parsed = decodeSs58(readProperty(entry, 'address'))
    if (parsed) {
      const address = encodeSs58(parsed.publicKey, prefix)
      accounts.set(address, { address })
    } else if (readProperty(entry, 'type') !== 'ethereum') {
      // Some chains have EVM addresses, which wallets list too; anything else is malformed.
      throw new PorticoError(malformedAccounts)
    }
  }
  return [...accounts.values()]
}

/** An account may be restricted to one network by its genesis hash. */
function isOfAnother(genesisHash: unknown, { caipNetworkId }: Network): boolean {
  return typeof genesisHash === 'string' && caipNetworkId !== `polkadot:${genesisHash.slice(2, 34)}`
}
