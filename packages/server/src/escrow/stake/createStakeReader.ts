import type { WalletAccounts, WalletAddresses } from '@portico/protocol/auth'
import { families as everyFamily, type Family } from '../../data/nodes/identifyChain.js'
import { parseAccount } from '../../data/parseAccount.js'
import { ServerFailure } from '../../ServerFailure.js'
import { type Asset, listAssets, type StakeOptions } from './listAssets.js'
import { readBalance } from './readBalance.js'

export type Stake = 'small' | 'large'

export interface AtStake {
  addresses: WalletAddresses
  accounts: WalletAccounts | null
}

/** Reads a wallet's value at the escrow's own nodes, so that the requester has no influence on it. */
export type StakeReader = (wallet: AtStake) => Promise<Stake>

/** Anything unknown counts as large: no node, no signed accounts, a failing node, an invalid response. */
export function createStakeReader(
  options: StakeOptions | undefined,
  onError: (error: Error) => void,
): StakeReader {
  const { families = everyFamily, nodes = {} } = options ?? {}
  const assets = listAssets(options)
  const missing = families.filter(family => !assets.some(asset => asset.node.family === family))
  if (options && missing.length > 0)
    onError(
      new Error(
        `Every wallet counts as large, since PORTICO_ESCROW_RPC has no node of ${missing.join(', ')}.`,
      ),
    )
  const isCounted = (account: string) => families.some(family => account.startsWith(`${family}:`))

  return async wallet => {
    if (missing.length > 0 || assets.length === 0 || !wallet.accounts) return 'large'
    const unseen = wallet.accounts
      .filter(isCounted)
      .map(getNetwork)
      .find(network => !nodes[network])
    const report = (network: string, cause: unknown) => {
      onError(new Error(`The balance on ${network} is not known.`, { cause }))
      return false
    }
    if (unseen) report(unseen, new ServerFailure('PORTICO_ESCROW_RPC has no node of this network.'))
    if (unseen) return 'large'
    const found = await Promise.all(
      assets.map(asset => isSmall(asset, wallet).catch(cause => report(asset.node.chainId, cause))),
    )
    return found.every(Boolean) ? 'small' : 'large'
  }
}

async function isSmall(asset: Asset, wallet: AtStake): Promise<boolean> {
  const balances = await Promise.all(listAddresses(asset, wallet).map(address => readBalance(asset, address)))
  const [{ decimals }] = balances as [(typeof balances)[number]]
  return balances.reduce((sum, { amount }) => sum + amount, 0n) <= parseAmount(asset.small, decimals)
}

const getNetwork = (account: string) => account.slice(0, account.lastIndexOf(':'))

/** Whether an account of the family is the same on every network, or has an address per network. */
const hasOneAddress: Readonly<Record<Family, boolean>> = {
  eip155: true,
  solana: true,
  polkadot: true,
  bip122: false,
  cosmos: false,
}

function listAddresses({ node: { family, chainId } }: Asset, { addresses, accounts }: AtStake): string[] {
  const isSame = hasOneAddress[family] ? `${family}:` : `${chainId}:`
  const named = (accounts ?? []).flatMap(account =>
    account.startsWith(isSame) ? account.slice(account.lastIndexOf(':') + 1) : [],
  )
  const { [family]: own }: Partial<Record<Family, string>> = addresses
  const parsed = [...(own === undefined ? [] : [own]), ...named].map(address => parseAccount(family, address))
  if (parsed.length === 0) throw new ServerFailure('The wallet has named no account of this network.')
  if (parsed.includes(undefined)) throw new ServerFailure('The wallet has named an invalid account.')
  return [...new Set(parsed.filter(address => address !== undefined))]
}

function parseAmount(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}
