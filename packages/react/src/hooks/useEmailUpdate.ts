'use client'
import { updateEmail, verifyPrimaryEmail, verifySecondaryEmail } from '@portico/core'
import { useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'
import { useSignal } from './useSignal.js'

/** The address of an embedded wallet as far as its owner has told it. */
export function useWalletEmail(connectorId: string): string {
  const email = usePorticoStore(({ accounts }) => {
    for (const account of Object.values(accounts)) {
      if (account.status === 'connected' && account.connectorId === connectorId) return account.user?.email
    }
    return undefined
  })
  return email ?? ''
}

/** Begins to change the address. Given up when the view is left. */
export function useUpdateEmail(connectorId: string) {
  const portico = usePorticoInstance('useUpdateEmail')
  const renew = useSignal()
  const { state, mutate } = useMutation((email: string) =>
    updateEmail(portico, { connectorId, email, signal: renew() }),
  )
  return { ...state, updateEmail: mutate }
}

export function useVerifyPrimaryEmail(connectorId: string, newEmail: string) {
  const portico = usePorticoInstance('useVerifyPrimaryEmail')
  const { state, mutate } = useMutation((code: string) =>
    verifyPrimaryEmail(portico, { connectorId, code, newEmail }),
  )
  return { ...state, verifyCode: mutate }
}

export function useVerifySecondaryEmail(connectorId: string) {
  const portico = usePorticoInstance('useVerifySecondaryEmail')
  const { state, mutate } = useMutation((code: string) =>
    verifySecondaryEmail(portico, { connectorId, code }),
  )
  return { ...state, verifyCode: mutate }
}
