'use client'
import { cancelSignIn, isSignInRequired, type SignInState, signIn } from '@portico/core'
import type { PorticoError, SiwxSession } from '@portico/protocol'
import { useMemo } from 'react'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { useMutation } from './useMutation.js'

export interface UsePorticoSignInResult {
  /** `off` where nobody is connected or the site has no sign-in. */
  readonly status: SignInState['status']
  /** What will be signed, while the visitor is asked. */
  readonly message: string | undefined
  /** Why the visitor is asked again. */
  readonly error: PorticoError | undefined
  /** Whether those who do not sign in are disconnected. */
  readonly isRequired: boolean
  readonly signIn: () => void
  readonly signInAsync: () => Promise<SiwxSession>
  /** Disconnects where sign-in is required. */
  readonly cancel: () => void
  readonly cancelAsync: () => Promise<void>
}

/** How far the account in use has come with signing in, and its buttons for pages with a view of their own. */
export function usePorticoSignIn(): UsePorticoSignInResult {
  const portico = usePorticoInstance('usePorticoSignIn')
  const state = usePorticoStore(({ signIn }) => signIn, Object.is, 'usePorticoSignIn')
  const { mutate: sign, mutateAsync: signAsync } = useMutation<void, SiwxSession>(() => signIn(portico))
  const { mutate: cancel, mutateAsync: cancelAsync } = useMutation<void, void>(() => cancelSignIn(portico))
  const methods = useMemo(
    () => ({
      signIn: () => sign(),
      signInAsync: () => signAsync(),
      cancel: () => cancel(),
      cancelAsync: () => cancelAsync(),
    }),
    [sign, signAsync, cancel, cancelAsync],
  )
  const isAsked = state.status === 'asking' || state.status === 'signing'
  return {
    status: state.status,
    message: isAsked ? state.message?.text : undefined,
    error: state.status === 'asking' ? state.error : undefined,
    isRequired: isSignInRequired(portico),
    ...methods,
  }
}
