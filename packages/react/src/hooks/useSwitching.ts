'use client'
import { type CaipNetworkId, switchNetwork } from '@portico/core'
import { isPorticoError, requestPending, userRejected } from '@portico/protocol'
import { useCallback } from 'react'
import { useAttempt } from './useAttempt.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export type Switching =
  | { readonly status: 'waiting' }
  | { readonly status: 'slow' }
  | { readonly status: 'rejected' }
  | { readonly status: 'pendingElsewhere' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'switched' }

/** Asks the wallet for another network by being shown. */
export function useSwitching(network: CaipNetworkId): Switching & { readonly retry: () => void } {
  const portico = usePorticoInstance('useSwitching')
  const [attempt, retry] = useAttempt(useCallback(() => switchNetwork(portico, network), [portico, network]))
  if (attempt.status === 'done') return { status: 'switched', retry }
  if (attempt.status === 'pending') return { status: 'pendingElsewhere', retry }
  if (attempt.status !== 'failed') return { status: attempt.status, retry }
  if (isPorticoError(attempt.error, userRejected)) return { status: 'rejected', retry }
  if (isPorticoError(attempt.error, requestPending)) return { status: 'pendingElsewhere', retry }
  return { status: 'error', error: attempt.error, retry }
}
