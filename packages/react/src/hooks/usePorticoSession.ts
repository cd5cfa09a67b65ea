import { signOut } from '@portico/core'
import type { SiwxSession } from '@portico/protocol'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type MutationResult, useMutation } from './useMutation.js'

export type UsePorticoSessionResult = MutationResult<void> & {
  /** The session that the active account has signed; undefined while signed out. */
  readonly session: SiwxSession | undefined
  readonly isSignedIn: boolean
  /** Ends the session. If sign-in is required, the wallet is disconnected too. */
  readonly signOut: () => void
  readonly signOutAsync: () => Promise<void>
}

/** The sign-in session of the active account, and a mutation that ends it. */
export function usePorticoSession(): UsePorticoSessionResult {
  const portico = usePorticoInstance('usePorticoSession')
  const session = usePorticoStore(
    ({ signIn }) => (signIn.status === 'signedIn' ? signIn.session : undefined),
    Object.is,
    'usePorticoSession',
  )
  const { state, mutate, mutateAsync } = useMutation<void, void>(() => signOut(portico))
  // Without parameters, because event handlers pass theirs.
  const methods = useMemo(
    () => ({ signOut: () => mutate(), signOutAsync: () => mutateAsync() }),
    [mutate, mutateAsync],
  )
  return {
    ...state,
    session,
    isSignedIn: session !== undefined,
    ...methods,
  }
}
