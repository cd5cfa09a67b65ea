import { revokeSmartSession, selectConnectedAccount } from '@portico/core'
import { smartSessionsQuery } from '@portico/core/internal'
import type { SmartSession } from '@portico/protocol/data'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

type Revoke = Mutation<SmartSession, void>

export type UsePorticoSmartSessionsResult = UsePorticoQueryResult<readonly SmartSession[]> & {
  /** Empty until loaded. */
  readonly sessions: readonly SmartSession[]
  readonly revoking: MutationResult<void>
  readonly revoke: Revoke['mutate']
  readonly revokeAsync: Revoke['mutateAsync']
}

const none: readonly SmartSession[] = []

/** What sites may do for the active account without a prompt, and a mutation that revokes it. */
export function usePorticoSmartSessions(): UsePorticoSmartSessionsResult {
  const portico = usePorticoInstance('usePorticoSmartSessions')
  const caipAddress = usePorticoStore(state => selectConnectedAccount(state)?.caipAddress)
  const result = usePorticoQuery(smartSessionsQuery, caipAddress && { caipAddress })
  const { state, mutate, mutateAsync }: Revoke = useMutation(session => revokeSmartSession(portico, session))
  return {
    ...result,
    sessions: result.data ?? none,
    revoking: state,
    revoke: mutate,
    revokeAsync: mutateAsync,
  }
}
