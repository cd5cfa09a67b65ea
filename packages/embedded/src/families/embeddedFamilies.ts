import { bitcoinFamily } from './bitcoin/bitcoinFamily.js'
import { cosmosFamily } from './cosmos/cosmosFamily.js'
import type { EmbeddedFamily } from './EmbeddedFamily.js'
import { evmFamily } from './evm/evmFamily.js'
import { polkadotFamily } from './polkadot/polkadotFamily.js'
import type { ServedNamespace } from './servedNamespaces.js'
import { solanaFamily } from './solana/solanaFamily.js'

export const embeddedFamilies: Readonly<Record<ServedNamespace, EmbeddedFamily>> = {
  eip155: evmFamily,
  solana: solanaFamily,
  bip122: bitcoinFamily,
  cosmos: cosmosFamily,
  polkadot: polkadotFamily,
}
