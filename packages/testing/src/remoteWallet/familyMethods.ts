import { bitcoinMethods } from './bitcoinMethods.js'
import { cosmosMethods } from './cosmosMethods.js'
import type { Methods } from './MethodContext.js'
import { polkadotMethods } from './polkadotMethods.js'
import { solanaMethods } from './solanaMethods.js'

/** What the wallet does by itself, by family. Those of EVM chains go to a signer of their own. */
export const familyMethods: Readonly<Record<string, Methods>> = {
  solana: solanaMethods,
  bip122: bitcoinMethods,
  polkadot: polkadotMethods,
  cosmos: cosmosMethods,
}
