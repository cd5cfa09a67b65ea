import type { ChainNamespace } from '../types/ChainNamespace.js'
import { bip122Pairing } from './bip122/pairing.js'
import { cosmosPairing } from './cosmos/pairing.js'
import { eip155Pairing } from './eip155/pairing.js'
import type { PairingTerms } from './Family.js'
import { polkadotPairing } from './polkadot/pairing.js'
import { solanaPairing } from './solana/pairing.js'

/**
 * What remote wallets are asked for, by family; one that is not here has none. Beside the table of families, because
 * the lists are long and only who pairs needs them.
 */
export const pairingTerms: Readonly<Partial<Record<ChainNamespace, PairingTerms>>> = {
  eip155: eip155Pairing,
  solana: solanaPairing,
  bip122: bip122Pairing,
  polkadot: polkadotPairing,
  cosmos: cosmosPairing,
}
