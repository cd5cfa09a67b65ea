'use client'
import { type CallsStatus, getCallsStatus, type SendCallsParameters, sendCalls } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

interface SentCalls {
  readonly id: string
}

type SendCalls = Mutation<SendCallsParameters, SentCalls>
type CallsStatusParameters = Parameters<typeof getCallsStatus>[1]

export type UsePorticoSendCallsResult = Omit<SendCalls, 'state'> &
  MutationResult<SentCalls> & {
    readonly sendCalls: SendCalls['mutate']
    readonly sendCallsAsync: SendCalls['mutateAsync']
    readonly getCallsStatus: (parameters: CallsStatusParameters) => Promise<CallsStatus>
  }

/** Requests a batch of calls from the wallet (EIP-5792). EVM only. */
export function usePorticoSendCalls(): UsePorticoSendCallsResult {
  const portico = usePorticoInstance('usePorticoSendCalls')
  const { state, mutate, mutateAsync }: SendCalls = useMutation(parameters => sendCalls(portico, parameters))
  const getStatus = useCallback(
    (parameters: CallsStatusParameters) => getCallsStatus(portico, parameters),
    [portico],
  )
  return {
    ...state,
    mutate,
    mutateAsync,
    sendCalls: mutate,
    sendCallsAsync: mutateAsync,
    getCallsStatus: getStatus,
  }
}
