'use client'
import { revokeSmartSession, selectConnectedAccount, smartSessionsQuery } from '@portico/core'
import type { SmartSession } from '@portico/protocol/data'
import { type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoSmartSessionsResult {
  readonly sessions: UsePorticoQueryResult<readonly SmartSession[]>
  /** The state of revoking. */
  readonly revoking: MutationResult<void>
  readonly revoke: (session: SmartSession) => void
}

/** What the account in use has allowed sites to do without asking, and how to end it. */
export function usePorticoSmartSessions(): UsePorticoSmartSessionsResult {
  const portico = usePorticoInstance('usePorticoSmartSessions')
  const caipAddress = usePorticoStore(state => selectConnectedAccount(state)?.caipAddress)
  const sessions = usePorticoQuery(smartSessionsQuery, caipAddress && { caipAddress })
  const { mutate, state } = useMutation<SmartSession, void>(session => revokeSmartSession(portico, session))
  return { sessions, revoking: state, revoke: session => mutate(session) }
}
