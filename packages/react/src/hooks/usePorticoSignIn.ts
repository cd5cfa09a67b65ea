import { cancelSignIn, signIn } from '@portico/core'
import { isSignInRequired, type SignInState } from '@portico/core/internal'
import type { PorticoError, SiwxSession } from '@portico/protocol'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { useMutation } from './useMutation.js'

export interface UsePorticoSignInResult {
  /** `off` if no account is connected or the site has no sign-in. */
  readonly status: SignInState['status']
  /** The message to sign, while the visitor is prompted. */
  readonly message: string | undefined
  /** Why the visitor is prompted again. */
  readonly error: PorticoError | undefined
  /** Whether visitors who do not sign in are disconnected. */
  readonly isRequired: boolean
  readonly signIn: () => void
  readonly signInAsync: () => Promise<SiwxSession>
  /** Disconnects if sign-in is required. */
  readonly cancel: () => void
  readonly cancelAsync: () => Promise<void>
}

/** The sign-in state of the active account, with the actions for a custom view. */
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
