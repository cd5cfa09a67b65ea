'use client'
import { usePorticoAccount, usePorticoModal } from '@portico/react'
import { useMemo } from 'react'

interface Dialogs {
  readonly isConnected: boolean
  readonly opened: 'connect' | 'account' | 'networks' | undefined
  readonly openConnect: () => void
  readonly openAccount: () => void
  readonly openNetworks: () => void
  readonly close: () => void
}

export function useDialogs(): Dialogs {
  const { isConnected } = usePorticoAccount()
  const { isOpen, view, open, close } = usePorticoModal()
  const kind = view === 'Networks' ? 'networks' : isConnected ? 'account' : 'connect'
  const methods = useMemo(
    () => ({
      openConnect: () => open({ view: 'Connect' }),
      openAccount: () => open({ view: 'Account' }),
      openNetworks: () => open({ view: 'Networks' }),
      close,
    }),
    [open, close],
  )
  return { isConnected, opened: isOpen ? kind : undefined, ...methods }
}
