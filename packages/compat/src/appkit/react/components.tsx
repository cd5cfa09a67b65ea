'use client'
import {
  AccountButton,
  type AccountButtonProps,
  ConnectButton,
  type ConnectButtonProps,
  NetworkButton,
  type NetworkButtonProps,
  PorticoButton,
  type PorticoButtonProps,
  PorticoProvider,
} from '@portico/react'
import type { ReactNode } from 'react'
import type { AppKitOptions } from '../AppKitOptions.js'
import { createAppKit, getAppKit } from '../currentAppKit.js'
import type { AppKitElements } from './elementTypes.js'

export interface AppKitProviderProps extends AppKitOptions {
  readonly children?: ReactNode
}

export function AppKitProvider({ children, ...options }: AppKitProviderProps) {
  createAppKit(options)
  return children
}

function WithKit({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <PorticoProvider portico={getAppKit(name).portico}>{children}</PorticoProvider>
}

export function AppKitButton(props: PorticoButtonProps) {
  return (
    <WithKit name="AppKitButton">
      <PorticoButton {...props} />
    </WithKit>
  )
}

export function AppKitConnectButton(props: ConnectButtonProps) {
  return (
    <WithKit name="AppKitConnectButton">
      <ConnectButton {...props} />
    </WithKit>
  )
}

export function AppKitAccountButton(props: AccountButtonProps) {
  return (
    <WithKit name="AppKitAccountButton">
      <AccountButton {...props} />
    </WithKit>
  )
}

export function AppKitNetworkButton(props: NetworkButtonProps) {
  return (
    <WithKit name="AppKitNetworkButton">
      <NetworkButton {...props} />
    </WithKit>
  )
}

export function AppKitWalletButton(props: AppKitElements['appkit-wallet-button']) {
  return <appkit-wallet-button {...props} />
}
