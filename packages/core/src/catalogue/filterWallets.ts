import type { ChainNamespace } from '../families/ChainNamespace.js'
import { walletIds } from '../families/wallets.js'
import type { Platform } from '../services/getPlatform.js'
import type { Wallet } from './Wallet.js'

export interface WalletFilter {
  readonly platform: Pick<Platform, 'mobile'>
  readonly activeNamespace: ChainNamespace
  /** Without adapters only wallets with a link are usable. */
  readonly hasAdapters: boolean
  readonly chains: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** The usable wallets in order, without duplicates. The service filters too, but is not relied on. */
export function filterWallets(wallets: readonly Wallet[], filter: WalletFilter): readonly Wallet[] {
  const seen = new Set<string>()
  return wallets.filter(wallet => {
    if (seen.has(wallet.id) || !isWanted(wallet, filter)) return false
    seen.add(wallet.id)
    return true
  })
}

function isWanted(
  wallet: Wallet,
  { platform, activeNamespace, hasAdapters, ...lists }: WalletFilter,
): boolean {
  const { chains, include, exclude } = lists
  if (include.length > 0 && !include.includes(wallet.id)) return false
  if (exclude.includes(wallet.id)) return false
  if (wallet.chains?.length && !wallet.chains.some(chain => chains.includes(chain))) return false
  if (!hasAdapters && !wallet.mobile_link && !wallet.desktop_link && !wallet.webapp_link) return false
  return !platform.mobile || isMobileWallet(wallet, activeNamespace)
}

function isMobileWallet({ id, mobile_link, browse_links }: Wallet, activeNamespace: ChainNamespace): boolean {
  if (mobile_link || browse_links?.[activeNamespace] || id === walletIds.coinbase) return true
  return activeNamespace === 'solana' && (id === walletIds.phantom || id === walletIds.solflare)
}
