'use client'
import { type DisconnectParameters, disconnect } from '@portico/core'
import type { MutationCallbacks } from '../state/createMutation.js'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type Disconnect = Mutation<DisconnectParameters | undefined, void>

export type UsePorticoDisconnectResult = MutationResult<void> & {
  readonly mutate: UsePorticoDisconnectResult['disconnect']
  readonly mutateAsync: UsePorticoDisconnectResult['disconnectAsync']
  readonly disconnect: (parameters?: DisconnectParameters, callbacks?: MutationCallbacks<void>) => void
  readonly disconnectAsync: (parameters?: DisconnectParameters) => Promise<void>
}

/** Disconnects all wallets, or those of one family. */
export function usePorticoDisconnect(): UsePorticoDisconnectResult {
  const portico = usePorticoInstance('usePorticoDisconnect')
  const { state, mutate, mutateAsync }: Disconnect = useMutation(parameters =>
    disconnect(portico, parameters),
  )
  return { ...state, mutate, mutateAsync, disconnect: mutate, disconnectAsync: mutateAsync }
}
