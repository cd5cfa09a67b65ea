import type { Families } from '@portico/core/adapter'
import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'

/** All that come with the kit, as on a page with an adapter for each. */
export const testFamilies: Families = {
  eip155: eip155Family,
  solana: solanaFamily,
  bip122: bip122Family,
  polkadot: polkadotFamily,
  cosmos: cosmosFamily,
}
