import { createBitcoinBalances } from '../../data/balances/createBitcoinBalances.js'
import { readPolkadotAmounts, readPolkadotCoin } from '../../data/balances/createPolkadotBalances.js'
import type { Family } from '../../data/nodes/identifyChain.js'
import { getKnownCoin } from '../../data/tokens/knownCoins.js'
import { ServerFailure } from '../../ServerFailure.js'
import type { Asset } from './listAssets.js'
import { readCosmosBalance } from './readCosmosBalance.js'
import { type Balance, readEvmBalance } from './readEvmBalance.js'
import { readSolanaBalance } from './readSolanaBalance.js'

const readers: Readonly<Record<Family, (asset: Asset, address: string) => Promise<Balance>>> = {
  eip155: readEvmBalance,
  solana: readSolanaBalance,
  cosmos: readCosmosBalance,
  async bip122({ node }, address) {
    const [held] = await createBitcoinBalances(node, { getCoin: getKnownCoin }).readHoldings(address)
    if (!held) throw new ServerFailure('The response has no balance.')
    return { amount: held.amount, decimals: held.token.decimals }
  },
  async polkadot({ node }, address) {
    const [{ free, reserved }, { tokenDecimals: decimals }] = await Promise.all([
      readPolkadotAmounts(node, address),
      readPolkadotCoin(node),
    ])
    // On newer chains staked funds are reserved.
    return { amount: free + reserved, decimals }
  },
}

/** Throws if the balance cannot be read. */
export const readBalance = (asset: Asset, address: string): Promise<Balance> =>
  readers[asset.node.family](asset, address)
