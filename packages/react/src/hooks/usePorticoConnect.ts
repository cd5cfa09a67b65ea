'use client'
import { type ConnectedAccount, type Connector, type ConnectParameters, connect } from '@portico/core'
import { useCallback, useEffect, useRef } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type ConnectVariables = Omit<ConnectParameters, 'signal'>
type Connect = Mutation<ConnectVariables, ConnectedAccount>

export type UsePorticoConnectResult = Omit<Connect, 'state'> &
  MutationResult<ConnectedAccount> & {
    /** The wallets found on this page. */
    readonly connectors: readonly Connector[]
    readonly connect: Connect['mutate']
    readonly connectAsync: Connect['mutateAsync']
    /** Stops waiting. A later response of the wallet is ignored. */
    readonly abort: () => void
  }

/** The wallets of this page, and a mutation that connects one of them. */
export function usePorticoConnect(): UsePorticoConnectResult {
  const portico = usePorticoInstance('usePorticoConnect')
  const connectors = usePorticoStore(state => state.connectors)
  const flight = useRef<AbortController | undefined>(undefined)
  const { state, mutate, mutateAsync } = useMutation((variables: ConnectVariables) => {
    flight.current = new AbortController()
    return connect(portico, { ...variables, signal: flight.current.signal })
  })
  const { reset } = state
  const abort = useCallback(() => {
    flight.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => flight.current?.abort(), [])
  return { ...state, mutate, mutateAsync, connectors, connect: mutate, connectAsync: mutateAsync, abort }
}
