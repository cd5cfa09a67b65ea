import { bip122Family } from '../src/families/bip122/bip122Family.js'
import type { ChainNamespace } from '../src/families/ChainNamespace.js'
import { cosmosFamily } from '../src/families/cosmos/cosmosFamily.js'
import { eip155Family } from '../src/families/eip155/eip155Family.js'
import { type Families, getFamily, toFamilies } from '../src/families/Families.js'
import type { Family } from '../src/families/Family.js'
import { polkadotFamily } from '../src/families/polkadot/polkadotFamily.js'
import { solanaFamily } from '../src/families/solana/solanaFamily.js'

/** All that come with the kit, as on a page with an adapter for each. */
export const testFamilies: Families = toFamilies([
  eip155Family,
  solanaFamily,
  bip122Family,
  polkadotFamily,
  cosmosFamily,
])

export function getTestFamily(namespace: ChainNamespace): Family {
  return getFamily(testFamilies, namespace)
}
