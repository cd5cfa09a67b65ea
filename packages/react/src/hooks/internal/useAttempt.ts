import type { ChainNamespace } from '@portico/core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { takeConnecting } from '../../state/connectAtClick.js'
import {
  type Asking,
  type Attempt,
  type AttemptRun,
  createAttempt,
  describeAttempt,
} from '../../state/createAttempt.js'
import { usePorticoInstance } from './usePorticoStore.js'

export function useAttempt(run: AttemptRun): readonly [attempt: Attempt, retry: () => void] {
  const { get, subscribe, start, stop } = useMemo(() => createAttempt(run), [run])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return [useSyncExternalStore(subscribe, get, get), start]
}

/** Connects a wallet on mount, unless a click has already asked it, and stops waiting on unmount. */
export function useConnecting(
  namespace: ChainNamespace,
  connectorId: string,
): readonly [connecting: Asking, retry: () => void] {
  const portico = usePorticoInstance('useConnecting')
  const [attempt, retry] = useAttempt(
    useMemo(() => takeConnecting(portico, { namespace, connectorId }), [portico, namespace, connectorId]),
  )
  return [describeAttempt(attempt), retry]
}
