import type { RpcFamily } from '@portico/protocol/frame'
import { bitcoinFamily } from './bitcoin/bitcoinFamily.js'
import { cosmosFamily } from './cosmos/cosmosFamily.js'
import type { EmbeddedFamily } from './EmbeddedFamily.js'
import { evmFamily } from './evm/evmFamily.js'
import { polkadotFamily } from './polkadot/polkadotFamily.js'
import { solanaFamily } from './solana/solanaFamily.js'

type EmbeddedFamilies = { readonly [family in RpcFamily]: EmbeddedFamily<family> }

export const embeddedFamilies: EmbeddedFamilies = {
  eip155: evmFamily,
  solana: solanaFamily,
  bip122: bitcoinFamily,
  cosmos: cosmosFamily,
  polkadot: polkadotFamily,
}
