'use client'

import { formatBalance } from '@portico/core'
import { CustomButton, usePorticoBalance, usePorticoName, usePorticoNetwork } from '@portico/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useDialogs } from '../useDialogs.js'

export interface CustomConnectButtonState {
  readonly account?:
    | {
        readonly address: string
        readonly displayName: string
        readonly displayBalance?: string | undefined
        readonly balanceFormatted?: string | undefined
        readonly balanceSymbol?: string | undefined
        readonly ensName?: string | undefined
        readonly ensAvatar?: string | undefined
        readonly hasPendingTransactions: boolean
      }
    | undefined
  readonly chain?:
    | {
        readonly id: number
        readonly name?: string | undefined
        readonly hasIcon: boolean
        readonly iconUrl?: string | undefined
        readonly iconBackground?: string | undefined
        readonly unsupported?: boolean | undefined
      }
    | undefined
  readonly mounted: boolean
  /** Never set: the dialog prompts for the sign-in. Use `usePorticoSession`. */
  readonly authenticationStatus?: 'loading' | 'unauthenticated' | 'authenticated' | undefined
  readonly openAccountModal: () => void
  readonly openChainModal: () => void
  readonly openConnectModal: () => void
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
  readonly connectModalOpen: boolean
}

export interface CustomConnectButtonProps {
  readonly children: (state: CustomConnectButtonState) => ReactNode
}

export function CustomConnectButton({ children }: CustomConnectButtonProps) {
  const mounted = useIsMounted()
  const { isConnected, opened, openAccount, openConnect, openNetworks } = useDialogs()
  const { network, isSupported } = usePorticoNetwork()
  const balance = usePorticoBalance().data
  const name = usePorticoName().data
  const iconUrl = network?.assets?.imageUrl
  return (
    <CustomButton>
      {({ address, label }) =>
        children({
          account:
            isConnected && address !== undefined
              ? {
                  address,
                  displayName: label,
                  displayBalance: balance && `${formatBalance(balance.amount)} ${balance.symbol}`,
                  balanceFormatted: balance?.amount,
                  balanceSymbol: balance?.symbol,
                  ensName: name?.name,
                  ensAvatar: name?.avatar,
                  hasPendingTransactions: false,
                }
              : undefined,
          chain:
            isConnected && network
              ? {
                  id: Number(network.id),
                  name: network.name,
                  hasIcon: iconUrl !== undefined,
                  iconUrl,
                  unsupported: !isSupported,
                }
              : undefined,
          mounted,
          openAccountModal: openAccount,
          openChainModal: openNetworks,
          openConnectModal: openConnect,
          accountModalOpen: opened === 'account',
          chainModalOpen: opened === 'networks',
          connectModalOpen: opened === 'connect',
        })
      }
    </CustomButton>
  )
}

const never = () => () => {}

/** False on a server and while hydrating. */
const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
