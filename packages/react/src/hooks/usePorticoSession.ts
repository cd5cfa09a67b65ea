'use client'
import { signOut } from '@portico/core'
import type { SiwxSession } from '@portico/protocol'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
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
  const leaving = useMutation<void, void>(() => signOut(portico))
  return {
    ...leaving.state,
    session,
    isSignedIn: session !== undefined,
    signOut: () => leaving.mutate(),
    signOutAsync: () => leaving.mutateAsync(),
  }
}
