'use client'
import { type SignedIn, type SignInSubject, selectSignInAccounts, signInsQuery, signOut } from '@portico/core'
import { type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoSignInsResult {
  /** Where the connected accounts are signed in, the one in use first. */
  readonly signIns: UsePorticoQueryResult<readonly SignedIn[]>
  /** The state of signing out. */
  readonly leaving: MutationResult<void>
  readonly signOut: (subject: SignInSubject) => void
  /** Ends all of them; where sign-in is required, the wallet in use is disconnected too. */
  readonly signOutAll: () => void
}

/** Every sign-in of the connected accounts, and the way out of each. */
export function usePorticoSignIns(): UsePorticoSignInsResult {
  const portico = usePorticoInstance('usePorticoSignIns')
  const accounts = usePorticoStore(selectSignInAccounts)
  const signIns = usePorticoQuery(signInsQuery, accounts)
  const { mutate, state } = useMutation<readonly SignInSubject[], void>(async subjects => {
    // The one in use last: with it the wallet may be disconnected.
    for (const subject of [...subjects].reverse()) await signOut(portico, subject)
  })
  return {
    signIns,
    leaving: state,
    signOut: subject => mutate([subject]),
    signOutAll: () => mutate((signIns.data ?? []).map(({ subject }) => subject)),
  }
}
