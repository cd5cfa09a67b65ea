'use client'
import { selectShownAccount } from '@portico/core'
import { usePorticoStore } from '../hooks/usePorticoStore.js'
import { AccountButton, type AccountButtonProps } from './AccountButton.js'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.js'

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/** The account if there is one, else the way to connect: the button most sites want. */
export function PorticoButton(props: PorticoButtonProps) {
  const { label, loadingLabel, balance, charsStart, charsEnd, ...shared } = props
  const known = usePorticoStore(
    state => selectShownAccount(state, props.namespace) !== undefined,
    Object.is,
    'PorticoButton',
  )
  return known ? (
    <AccountButton {...shared} balance={balance} charsStart={charsStart} charsEnd={charsEnd} />
  ) : (
    <ConnectButton {...shared} label={label} loadingLabel={loadingLabel} />
  )
}
