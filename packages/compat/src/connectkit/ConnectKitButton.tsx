'use client'
import {
  CustomButton,
  PorticoButton,
  usePorticoAccount,
  usePorticoName,
  usePorticoNetwork,
} from '@portico/react'
import { type ReactNode, useContext } from 'react'
import type { Chain } from 'viem'
import { useConfig } from 'wagmi'
import { useDialogs } from '../useDialogs.js'
import { OptionsContext } from './ConnectKitProvider.js'

export interface ConnectKitButtonProps {
  readonly label?: string | undefined
  readonly showBalance?: boolean | undefined

  /** Accepted for compatibility, without effect. */
  readonly showAvatar?: boolean | undefined
  readonly theme?: string | undefined
  readonly mode?: string | undefined
  readonly customTheme?: unknown
}

function ConnectKitButtonView({ label, showBalance = false }: ConnectKitButtonProps) {
  const { hideBalance } = useContext(OptionsContext)
  return <PorticoButton label={label} balance={showBalance && !hideBalance ? 'show' : 'hide'} />
}

export interface CustomConnectKitButtonProps {
  readonly children?:
    | ((state: {
        readonly show: () => void
        readonly hide: () => void
        readonly chain: (Chain & { readonly unsupported?: boolean }) | undefined
        readonly unsupported: boolean
        readonly isConnected: boolean
        readonly isConnecting: boolean
        readonly address: `0x${string}` | undefined
        readonly truncatedAddress: string | undefined
        readonly ensName: string | undefined
      }) => ReactNode)
    | undefined
}

function CustomConnectKitButton({ children }: CustomConnectKitButtonProps) {
  const { isConnected, openAccount, openConnect, close } = useDialogs()
  const { address, status } = usePorticoAccount()
  const { network, isSupported } = usePorticoNetwork()
  const { chains } = useConfig()
  const name = usePorticoName().data?.name
  return (
    <CustomButton>
      {() =>
        children?.({
          show: isConnected ? openAccount : openConnect,
          hide: close,
          chain: chains.find(({ id }) => id === network?.id),
          unsupported: isConnected && !isSupported,
          isConnected,
          isConnecting: status === 'connecting' || status === 'reconnecting',
          // The kit of a wagmi config has only this family.
          address: address as `0x${string}` | undefined,
          truncatedAddress: address && `${address.slice(0, 6)}…${address.slice(-4)}`,
          ensName: name,
        })
      }
    </CustomButton>
  )
}

export const ConnectKitButton = Object.assign(ConnectKitButtonView, { Custom: CustomConnectKitButton })
