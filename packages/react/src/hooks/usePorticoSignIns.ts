'use client'
import { type SignedIn, type SignInSubject, selectSignInAccounts, signInsQuery, signOut } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type MutationResult, useMutation } from './useMutation.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export type UsePorticoSignInsResult = UsePorticoQueryResult<readonly SignedIn[]> & {
  /** Where the connected accounts are signed in, the one in use first; empty while nothing is known. */
  readonly signIns: readonly SignedIn[]
  /** The state of signing out. */
  readonly leaving: MutationResult<void>
  readonly signOut: (subject: SignInSubject) => void
  readonly signOutAsync: (subject: SignInSubject) => Promise<void>
  /** Ends all of them; where sign-in is required, the wallet in use is disconnected too. */
  readonly signOutAll: () => void
  readonly signOutAllAsync: () => Promise<void>
}

const none: readonly SignedIn[] = []

/** Every sign-in of the connected accounts, and the way out of each. */
export function usePorticoSignIns(): UsePorticoSignInsResult {
  const portico = usePorticoInstance('usePorticoSignIns')
  const accounts = usePorticoStore(selectSignInAccounts)
  const result = usePorticoQuery(signInsQuery, accounts)
  const signIns = result.data ?? none
  const subjects = signIns.map(({ subject }) => subject)
  const { mutate, mutateAsync, state } = useMutation<readonly SignInSubject[], void>(async ended => {
    // The one in use last: with it the wallet may be disconnected.
    for (const subject of [...ended].reverse()) await signOut(portico, subject)
  })
  return {
    ...result,
    signIns,
    leaving: state,
    signOut: subject => mutate([subject]),
    signOutAsync: subject => mutateAsync([subject]),
    signOutAll: () => mutate(subjects),
    signOutAllAsync: () => mutateAsync(subjects),
  }
}
