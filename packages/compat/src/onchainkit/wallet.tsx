'use client'
import { PorticoButton, usePorticoAccount, usePorticoDisconnect, usePorticoModal } from '@portico/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useConnectCallbacks } from '../connectkit/ConnectKitProvider.js'

interface WithChildren {
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export function Wallet({ children, className }: WithChildren & { readonly draggable?: boolean }) {
  return <div className={className}>{children ?? <ConnectWallet />}</div>
}

export interface ConnectWalletProps extends WithChildren {
  readonly disconnectedLabel?: ReactNode
  readonly onConnect?: (() => void) | undefined
}

/** The account or the connect button. Its children are not rendered, because the dialog shows that content. */
export function ConnectWallet({ disconnectedLabel, className, onConnect }: ConnectWalletProps) {
  useConnectCallbacks({ onConnect: () => onConnect?.() })
  const label = typeof disconnectedLabel === 'string' ? disconnectedLabel : undefined
  return (
    <span className={className}>
      <PorticoButton label={label} />
    </span>
  )
}

/** The dropdown is replaced by the account view of the dialog, so its children are not rendered. */
export const WalletDropdown = (_props: WithChildren) => null
export const WalletDropdownBasename = (_props: WithChildren) => null
export const WalletDropdownFundLink = (_props: WithChildren & Readonly<Record<string, unknown>>) => null
export const WalletDropdownLink = (_props: WithChildren & Readonly<Record<string, unknown>>) => null
export const WalletAdvancedDefault = (_props: WithChildren) => null

/** Use `disconnectedLabel` of `ConnectWallet` for the text of the button. */
export const ConnectWalletText = (_props: WithChildren) => null

export interface WalletModalProps extends WithChildren {
  readonly isOpen: boolean
  readonly onClose?: (() => void) | undefined
}

/** Opens and closes the page's dialog, and reports when the visitor closes it. */
export function WalletModal({ isOpen, onClose }: WalletModalProps) {
  const modal = usePorticoModal()
  const { open, close } = modal
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isOpen) open()
    else if (wasAsked.current) close()
    wasAsked.current = isOpen
  }, [isOpen, open, close])
  // Sites also close it by unmounting it.
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

/** Outside of the dropdown it is an ordinary button. */
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
