'use client'
import { type ChainNamespace, connect } from '@portico/core'
import { useCallback } from 'react'
import { type Asking, describeAttempt } from '../../state/describeAttempt.js'
import { useAttempt } from './useAttempt.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Connects a wallet on mount and stops waiting on unmount. */
export function useConnecting(
  namespace: ChainNamespace,
  connectorId: string,
): readonly [connecting: Asking, retry: () => void] {
  const portico = usePorticoInstance('useConnecting')
  const [attempt, retry] = useAttempt(
    useCallback(
      (signal, onPending) => connect(portico, { namespace, connectorId, signal, onPending }),
      [portico, namespace, connectorId],
    ),
  )
  return [describeAttempt(attempt), retry]
}
