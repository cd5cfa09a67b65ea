'use client'
import { useDialogs } from '../useDialogs.js'

/** Undefined while the dialog does not apply, as in RainbowKit. */
type Open = (() => void) | undefined

export function useConnectModal(): { readonly connectModalOpen: boolean; readonly openConnectModal: Open } {
  const { isConnected, opened, openConnect } = useDialogs()
  return { connectModalOpen: opened === 'connect', openConnectModal: isConnected ? undefined : openConnect }
}

export function useAccountModal(): { readonly accountModalOpen: boolean; readonly openAccountModal: Open } {
  const { isConnected, opened, openAccount } = useDialogs()
  return { accountModalOpen: opened === 'account', openAccountModal: isConnected ? openAccount : undefined }
}

export function useChainModal(): { readonly chainModalOpen: boolean; readonly openChainModal: Open } {
  const { isConnected, opened, openNetworks } = useDialogs()
  return { chainModalOpen: opened === 'networks', openChainModal: isConnected ? openNetworks : undefined }
}
