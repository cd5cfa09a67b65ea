'use client'
import { getPlatform, type Wallet } from '@portico/core/adapter'
import { getWalletLink, type WalletLink } from '@portico/core/internal'
import { usePairingUri } from './usePairingUri.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** The deep link of a wallet on a phone. Undefined on other devices and until a pairing URI exists. */
export function useWalletLink(
  wallet:
    | (Pick<Wallet, 'id'> & Partial<Pick<Wallet, 'mobile_link' | 'link_mode' | 'browse_links'>>)
    | undefined,
): WalletLink | undefined {
  const portico = usePorticoInstance('useWalletLink')
  const uri = usePairingUri()
  if (!wallet || !getPlatform(portico.environment).mobile) return undefined
  return getWalletLink(portico, wallet, uri)
}
