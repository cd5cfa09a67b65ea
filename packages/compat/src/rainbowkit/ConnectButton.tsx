'use client'
import { NetworkButton, PorticoButton, usePorticoAccount } from '@portico/react'
import { CustomConnectButton } from './CustomConnectButton.js'

type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined }
  | undefined

export interface ConnectButtonProps {
  readonly label?: string | undefined
  readonly showBalance?: Responsive<boolean>
  readonly chainStatus?: Responsive<'full' | 'icon' | 'name' | 'none'>
  /** Without effect: the account is shown with avatar and name. */
  readonly accountStatus?: Responsive<'full' | 'avatar' | 'address'>
}

const getWide = <Value extends string | boolean>(value: Responsive<Value>): Value | undefined =>
  typeof value === 'object' ? (value.largeScreen ?? value.smallScreen) : value

function ConnectButtonView({ label, showBalance = true, chainStatus = 'full' }: ConnectButtonProps) {
  const { isConnected } = usePorticoAccount()
  return (
    <>
      {isConnected && getWide(chainStatus) !== 'none' ? <NetworkButton /> : null}{' '}
      <PorticoButton label={label} balance={getWide(showBalance) ? 'show' : 'hide'} />
    </>
  )
}

export const ConnectButton = Object.assign(ConnectButtonView, { Custom: CustomConnectButton })
