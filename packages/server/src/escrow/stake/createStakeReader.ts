import type { WalletAddresses } from '@portico/protocol/auth'
import { type Asset, listAssets } from './listAssets.js'
import { readEvmBalance } from './readEvmBalance.js'
import { readSolanaBalance } from './readSolanaBalance.js'
import type { StakeOptions } from './StakeOptions.js'

export type Stake = 'small' | 'large'

/** What a wallet holds, looked up at the escrow's own nodes: nobody who asks for a key has a say in it. */
export type StakeReader = (addresses: WalletAddresses) => Promise<Stake>

/** What is not known counts as large: no node named, a node that does not answer, an answer that is none. */
export function createStakeReader(
  options: StakeOptions | undefined,
  onError: (error: Error) => void,
): StakeReader {
  const assets = listAssets(options)
  return async addresses => {
    if (assets.length === 0) return 'large'
    const found = await Promise.all(
      assets.map(asset =>
        isSmall(asset, addresses).catch(cause => {
          onError(new Error(`What is at stake on ${asset.network} is not known.`, { cause }))
          return false
        }),
      ),
    )
    return found.every(Boolean) ? 'small' : 'large'
  }
}

async function isSmall(asset: Asset, { eip155, solana }: WalletAddresses): Promise<boolean> {
  const { amount, decimals } =
    asset.family === 'eip155' ? await readEvmBalance(asset, eip155) : await readSolanaBalance(asset, solana)
  return amount <= parseAmount(asset.small, decimals)
}

/** In the smallest unit; digits beyond it do not count. */
function parseAmount(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}
