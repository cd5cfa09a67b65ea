'use client'
import { AccountButton, ConnectButton, NetworkButton, PorticoButton, PorticoProvider } from '@portico/react'
import type { ComponentType, ReactNode } from 'react'
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

const withKit = <Props extends object>(name: string, Button: ComponentType<Props>) =>
  function KitButton(props: Props) {
    return (
      <PorticoProvider portico={getAppKit(name).portico}>
        <Button {...props} />
      </PorticoProvider>
    )
  }

export const AppKitButton = withKit('AppKitButton', PorticoButton)
export const AppKitConnectButton = withKit('AppKitConnectButton', ConnectButton)
export const AppKitAccountButton = withKit('AppKitAccountButton', AccountButton)
export const AppKitNetworkButton = withKit('AppKitNetworkButton', NetworkButton)

export function AppKitWalletButton(props: AppKitElements['appkit-wallet-button']) {
  return <appkit-wallet-button {...props} />
}
