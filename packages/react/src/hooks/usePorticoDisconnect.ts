'use client'
import { type DisconnectParameters, disconnect } from '@portico/core'
import type { MutationCallbacks } from '../state/createMutation.js'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export type UsePorticoDisconnectResult = MutationResult<void> & {
  readonly disconnect: (parameters?: DisconnectParameters, callbacks?: MutationCallbacks<void>) => void
  readonly disconnectAsync: (parameters?: DisconnectParameters) => Promise<void>
}

/** Disconnects all wallets, or those of one family. */
export function usePorticoDisconnect(): UsePorticoDisconnectResult {
  const portico = usePorticoInstance('usePorticoDisconnect')
  const mutation: Mutation<DisconnectParameters | undefined, void> = useMutation(parameters =>
    disconnect(portico, parameters),
  )
  return {
    ...mutation.state,
    disconnect: mutation.mutate,
    disconnectAsync: mutation.mutateAsync,
  }
}
