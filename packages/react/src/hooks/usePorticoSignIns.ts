import { signOut } from '@portico/core'
import { type SignedIn, type SignInSubject, selectSignInAccounts, signInsQuery } from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type MutationResult, useMutation } from './useMutation.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export type UsePorticoSignInsResult = UsePorticoQueryResult<readonly SignedIn[]> & {
  /** The sign-ins of the connected accounts, the active one first; empty until loaded. */
  readonly signIns: readonly SignedIn[]
  readonly leaving: MutationResult<void>
  readonly signOut: (subject: SignInSubject) => void
  readonly signOutAsync: (subject: SignInSubject) => Promise<void>
  /** Ends all sign-ins. If sign-in is required, the active wallet is disconnected too. */
  readonly signOutAll: () => void
  readonly signOutAllAsync: () => Promise<void>
}

const none: readonly SignedIn[] = []

/** All sign-ins of the connected accounts, and mutations that end them. */
export function usePorticoSignIns(): UsePorticoSignInsResult {
  const portico = usePorticoInstance('usePorticoSignIns')
  const accounts = usePorticoStore(selectSignInAccounts)
  const result = usePorticoQuery(signInsQuery, accounts)
  const signIns = result.data ?? none
  const { mutate, mutateAsync, state } = useMutation<SignInSubject | undefined, void>(async subject => {
    const ended = subject ? [subject] : signIns.map(each => each.subject)
    // The active account comes last, because its sign-out may disconnect the wallet.
    for (const each of ended.reverse()) await signOut(portico, each)
  })
  const methods = useMemo(
    () => ({ signOutAll: () => mutate(undefined), signOutAllAsync: () => mutateAsync(undefined) }),
    [mutate, mutateAsync],
  )
  return {
    ...result,
    signIns,
    leaving: state,
    signOut: mutate,
    signOutAsync: mutateAsync,
    ...methods,
  }
}
