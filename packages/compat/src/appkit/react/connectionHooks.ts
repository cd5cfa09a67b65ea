'use client'
import type { ChainNamespace } from '@portico/core'
import { checkMultiWallet } from '@portico/core/internal'
import { useEffect, useMemo, useState } from 'react'
import {
  createConnectionActions,
  listConnections,
  selectConnections,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionReturn,
  type UseAppKitConnectionsReturn,
} from '../connections.js'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'

export function useAppKitConnections(namespace?: ChainNamespace): UseAppKitConnectionsReturn {
  const appKit = getAppKit('useAppKitConnections')
  const { connections, of, isOn, isOff } = useAppKitStore('useAppKitConnections', state =>
    selectConnections(appKit, state, namespace),
  )
  useEffect(() => {
    // Shows the alert.
    if (isOff) checkMultiWallet(appKit.portico)
  }, [appKit, isOff])
  return useMemo(() => listConnections(appKit, { connections, of, isOn }), [appKit, connections, of, isOn])
}

export function useAppKitConnection(
  parameters: UseAppKitConnectionParameters = {},
): UseAppKitConnectionReturn {
  const appKit = getAppKit('useAppKitConnection')
  const { connections } = useAppKitConnections(parameters.namespace)
  const [isPending, setIsPending] = useState(false)
  const [connection] = connections
  return { connection, isPending, ...createConnectionActions(appKit, parameters, setIsPending) }
}
