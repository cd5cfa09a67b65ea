import { type ConnectedAccount, type Connector, type ConnectParameters, connect } from '@portico/core'
import { useCallback, useEffect, useRef } from 'react'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

type ConnectVariables = Omit<ConnectParameters, 'signal'>

export type UsePorticoConnectResult = NamedMutation<'connect', ConnectVariables, ConnectedAccount> & {
  /** The wallets found on this page. */
  readonly connectors: readonly Connector[]
  /** Stops waiting. A later response of the wallet is ignored. */
  readonly abort: () => void
}

/** The wallets of this page, and a mutation that connects one of them. */
export function usePorticoConnect(): UsePorticoConnectResult {
  const connectors = usePorticoStore(state => state.connectors, Object.is, 'usePorticoConnect')
  const flight = useRef<AbortController | undefined>(undefined)
  const mutation = useNamedMutation('connect', (portico, variables: ConnectVariables) => {
    flight.current = new AbortController()
    return connect(portico, { ...variables, signal: flight.current.signal })
  })
  const { reset } = mutation
  const abort = useCallback(() => {
    flight.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => flight.current?.abort(), [])
  return { ...mutation, connectors, abort }
}
