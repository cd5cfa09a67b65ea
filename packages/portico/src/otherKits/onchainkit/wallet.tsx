'use client'
import { PorticoButton, usePorticoAccount, usePorticoDisconnect, usePorticoModal } from '@portico/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useConnectCallbacks } from '../connectkit/ConnectKitProvider.js'

interface WithChildren {
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Where the button of the wallet is. Without children it has one. */
export function Wallet({ children, className }: WithChildren & { readonly draggable?: boolean }) {
  return <div className={className}>{children ?? <ConnectWallet />}</div>
}

export interface ConnectWalletProps extends WithChildren {
  readonly disconnectedLabel?: ReactNode
  readonly onConnect?: (() => void) | undefined
}

/** The account, or the way to connect. What stood inside it is in the dialog, so its children are not shown. */
export function ConnectWallet({ disconnectedLabel, className, onConnect }: ConnectWalletProps) {
  useConnectCallbacks({ onConnect: () => onConnect?.() })
  const label = typeof disconnectedLabel === 'string' ? disconnectedLabel : undefined
  return (
    <span className={className}>
      <PorticoButton label={label} />
    </span>
  )
}

/** The menu is the account view of the dialog, which the button opens: whatever was in it is not shown. */
export const WalletDropdown = (_props: WithChildren) => null
export const WalletDropdownBasename = (_props: WithChildren) => null
export const WalletDropdownFundLink = (_props: WithChildren & Readonly<Record<string, unknown>>) => null
export const WalletDropdownLink = (_props: WithChildren & Readonly<Record<string, unknown>>) => null
export const WalletAdvancedDefault = (_props: WithChildren) => null

/** The text of the button is `disconnectedLabel` of `ConnectWallet`. */
export const ConnectWalletText = (_props: WithChildren) => null

export interface WalletModalProps extends WithChildren {
  readonly isOpen: boolean
  readonly onClose?: (() => void) | undefined
}

/** Opens and closes the dialog, which belongs to the whole page, and tells when the visitor has closed it. */
export function WalletModal({ isOpen, onClose }: WalletModalProps) {
  const modal = usePorticoModal()
  const { open, close } = modal
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isOpen) open()
    else if (wasAsked.current) close()
    wasAsked.current = isOpen
  }, [isOpen, open, close])
  // Sites also take it away to close it.
  useEffect(
    () => () => {
      if (wasAsked.current) close()
    },
    [close],
  )
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !modal.isOpen && isOpen) onClose?.()
    wasOpen.current = modal.isOpen
  }, [modal.isOpen, isOpen, onClose])
  return null
}

/** Outside of the menu it is a button like any other. */
export function WalletDropdownDisconnect({
  className,
  text = 'Disconnect',
}: WithChildren & { readonly text?: string | undefined }) {
  const { isConnected } = usePorticoAccount()
  const { disconnect, isPending } = usePorticoDisconnect()
  if (!isConnected) return null
  return (
    <button type="button" className={className} disabled={isPending} onClick={() => disconnect()}>
      {text}
    </button>
  )
}

/** What is only for visitors who are connected. */
export function Connected({
  children,
  fallback,
  connecting,
}: {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly connecting?: ReactNode
}) {
  const { isConnected, status } = usePorticoAccount()
  if (isConnected) return children
  return status === 'disconnected' ? fallback : (connecting ?? fallback)
}
