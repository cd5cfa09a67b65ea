import type { Route } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import type { WalletLink } from '@portico/core/internal'
import { useContext } from 'react'
import { PreloadContext } from '../../../context/ModalContexts.js'
import { useRemoteTools } from '../../../hooks/internal/useCodeAhead.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePairingUri } from '../../../hooks/internal/useOffer.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { connectAtClick } from '../../../state/connectAtClick.js'
import type { ListedWallet } from './WalletRow.js'

export interface WalletTap extends Partial<Pick<WalletLink, 'href' | 'target'>> {
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/** Navigates to the wallet's view; on a phone the tap itself opens the app of a remote wallet. */
export function useWalletTap(remote: ListedWallet | undefined, getRoute: () => Route): WalletTap {
  const { portico } = usePortico()
  const { push } = useNavigation()
  const uri = usePairingUri()
  const tools = useRemoteTools(remote !== undefined && getPlatform(portico.environment).mobile)
  const link = remote && tools?.getWalletLink(portico, remote, uri)
  const preload = useContext(PreloadContext)
  const turnTo = () => preload(getRoute())
  const onClick = () => {
    if (link) tools?.chooseRemoteWallet(portico, { wallet: remote, link: link.base })
    const route = getRoute()
    if (route.name === 'ConnectingExternal') connectAtClick(portico, route)
    push(route)
  }
  const handlers = { onClick, onPointerEnter: turnTo, onFocus: turnTo }
  return link ? { href: link.href, target: link.target, ...handlers } : handlers
}
