import type { Route, WalletLink } from '@portico/core'
import { useNavigation } from '../../hooks/useNavigation.js'
import { useRemoteChoice } from '../../hooks/useRemoteChoice.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import type { ListedWallet } from './ListedWallet.js'

export interface WalletTap extends Partial<Pick<WalletLink, 'href' | 'target'>> {
  readonly onClick: () => void
}

/**
 * What tapping a wallet does: it leads to the wallet's view, and on a phone the tap itself opens the app of one
 * that is not on the page.
 */
export function useWalletTap(remote: ListedWallet | undefined, getRoute: () => Route): WalletTap {
  const { push } = useNavigation()
  const choose = useRemoteChoice()
  const link = useWalletLink(remote)
  const onClick = () => {
    if (link) choose(remote, link.base)
    push(getRoute())
  }
  return link ? { href: link.href, target: link.target, onClick } : { onClick }
}
