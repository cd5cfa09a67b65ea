import type { Wallet } from '../catalogue/Wallet.js'
import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { selectCanPair } from '../store/selectCanPair.js'
import { fillBrowseLink } from './fillBrowseLink.js'
import { formatBrowseLink } from './formatBrowseLink.js'
import { formatDeepLink, formatUniversalLink } from './formatDeepLink.js'
import { getLinkTarget, type LinkTarget } from './getLinkTarget.js'
import { getOwnSchemes } from './getOwnSchemes.js'

export interface WalletLink {
  readonly href: string
  readonly target: LinkTarget
  /** Opens the app for later requests; undefined if the page itself moves into the wallet's browser. */
  readonly base?: string | undefined
}

/** The link behind a wallet on this phone; undefined without a pairing URI or another way. */
export function getWalletLink(
  { environment, options, store }: Pick<Portico, 'environment' | 'options' | 'store'>,
  wallet: Pick<Wallet, 'id'> & Partial<Pick<Wallet, 'mobile_link' | 'link_mode' | 'browse_links'>>,
  uri: string | undefined,
): WalletLink | undefined {
  const { os, telegram } = getPlatform(environment)
  const target = getLinkTarget(environment)
  const { connectors, modal, networks } = store.get()
  const namespace = modal.namespace ?? networks.activeNamespace
  const browse = formatBrowseLink(wallet.id, { ...environment, namespace })
  if (browse) return { href: browse, target }
  if (uri === undefined) {
    if (selectCanPair({ connectors, modal })) return undefined
    // In the in-app browser the page discovers the wallet for each family it serves.
    const links = wallet.browse_links ?? {}
    const href = fillBrowseLink(links[namespace] ?? Object.values(links)[0], environment.location)
    return href === undefined ? undefined : { href, target }
  }
  const universal = options.wallets.universalLinks ? formatUniversalLink(wallet.link_mode, uri) : undefined
  const link =
    universal ??
    formatDeepLink(wallet.mobile_link, uri, {
      telegramAndroid: telegram && os === 'android',
      schemes: getOwnSchemes(options),
    })
  return link && { ...link, target }
}
