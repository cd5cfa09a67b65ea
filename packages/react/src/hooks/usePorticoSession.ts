'use client'
import { signOut } from '@portico/core'
import type { SiwxSession } from '@portico/protocol'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type MutationResult, useMutation } from './useMutation.js'

export type UsePorticoSessionResult = MutationResult<void> & {
  /** What the account in use has signed; undefined while nobody is signed in. */
  readonly session: SiwxSession | undefined
  readonly isSignedIn: boolean
  /** Ends it; where sign-in is required, the wallet is disconnected too. */
  readonly signOut: () => void
  readonly signOutAsync: () => Promise<void>
}

/** Who is signed in, and the way out, with the state of that request. */
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
