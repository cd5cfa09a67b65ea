import type { ChainNamespace } from '../types/ChainNamespace.js'
import { isBitcoinAddress } from './bip122/isBitcoinAddress.js'
import { isCosmosAddress } from './cosmos/isCosmosAddress.js'
import { isEvmAddress } from './eip155/hexShapes.js'
import { isPolkadotAddress } from './polkadot/isPolkadotAddress.js'
import { isSolanaAddress } from './solana/isSolanaAddress.js'

/**
 * What an address of each family looks like; one that is not here takes any text. Beside the table of families, because
 * only forms that take addresses need it. Whether it belongs to a network, and whether its checksum is right, is for
 * the family's adapter to say.
 */
const forms: Readonly<Partial<Record<ChainNamespace, (address: string) => boolean>>> = {
  eip155: isEvmAddress,
  solana: isSolanaAddress,
  bip122: isBitcoinAddress,
  polkadot: isPolkadotAddress,
  cosmos: isCosmosAddress,
}

/** Whether the text has the form of an address of the family. */
export function isAddress(namespace: ChainNamespace, address: string): boolean {
  return forms[namespace]?.(address) ?? address !== ''
}
