'use client'
import { usePortico } from '@portico/react'
import type { Chain } from 'viem'
import { useConfig } from 'wagmi'
import { useDialogs } from '../useDialogs.js'
import { type ConnectCallbacks, useConnectCallbacks } from './ConnectKitProvider.js'

export interface UseModalReturn {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly openProfile: () => void
  readonly openSwitchNetworks: () => void
  readonly openAbout: () => void
  readonly openOnboarding: () => void
}

export function useModal(callbacks: ConnectCallbacks = {}): UseModalReturn {
  const { isConnected, opened, openAccount, openConnect, openNetworks, close } = useDialogs()
  const { open } = usePortico()
  useConnectCallbacks(callbacks)
  const explain = () => open({ view: 'WhatIsAWallet' })
  const show = isConnected ? openAccount : openConnect
  return {
    open: opened !== undefined,
    setOpen: isWanted => (isWanted ? show() : close()),
    openProfile: openAccount,
    openSwitchNetworks: openNetworks,
    openAbout: explain,
    openOnboarding: explain,
  }
}

export const useChains = (): readonly Chain[] => useConfig().chains

export function useChainIsSupported(chainId?: number): boolean {
  return useChains().some(({ id }) => id === chainId)
}
