import { type DisconnectParameters, disconnect } from '@portico/core'
import type { MutationCallbacks } from '../state/createMutation.js'
import { type MutationResult, useNamedMutation } from './useMutation.js'

export type UsePorticoDisconnectResult = MutationResult<void> & {
  readonly mutate: UsePorticoDisconnectResult['disconnect']
  readonly mutateAsync: UsePorticoDisconnectResult['disconnectAsync']
  readonly disconnect: (parameters?: DisconnectParameters, callbacks?: MutationCallbacks<void>) => void
  readonly disconnectAsync: (parameters?: DisconnectParameters) => Promise<void>
}

/** Disconnects all wallets, or those of one family. */
export function usePorticoDisconnect(): UsePorticoDisconnectResult {
  return useNamedMutation('disconnect', disconnect)
}
