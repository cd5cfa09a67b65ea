'use client'
import { type ChainNamespace, connect } from '@portico/core'
import { isPorticoError, requestPending, userRejected } from '@portico/protocol'
import { useCallback } from 'react'
import { useAttempt } from './useAttempt.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export type Connecting =
  | { readonly status: 'waiting' }
  /** Nothing happened for a while: offer to try again or another way. */
  | { readonly status: 'slow' }
  | { readonly status: 'rejected' }
  /** The wallet already has a request open, perhaps in a window that is hidden. */
  | { readonly status: 'pendingElsewhere' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'connected' }

/** Connects a wallet by being shown, stops waiting by being left. */
export function useConnecting(
  namespace: ChainNamespace,
  connectorId: string,
): Connecting & { readonly retry: () => void } {
  const portico = usePorticoInstance('useConnecting')
  const [attempt, retry] = useAttempt(
    useCallback(
      (signal, onPending) => connect(portico, { namespace, connectorId, signal, onPending }),
      [portico, namespace, connectorId],
    ),
  )
  if (attempt.status === 'done') return { status: 'connected', retry }
  if (attempt.status === 'pending') return { status: 'pendingElsewhere', retry }
  if (attempt.status !== 'failed') return { status: attempt.status, retry }
  if (isPorticoError(attempt.error, userRejected)) return { status: 'rejected', retry }
  if (isPorticoError(attempt.error, requestPending)) return { status: 'pendingElsewhere', retry }
  return { status: 'error', error: attempt.error, retry }
}
