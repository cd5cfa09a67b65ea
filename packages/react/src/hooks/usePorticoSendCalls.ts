import { type CallsStatus, getCallsStatus, type SendCallsParameters, sendCalls } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

interface SentCalls {
  readonly id: string
}

type CallsStatusParameters = Parameters<typeof getCallsStatus>[1]

export type UsePorticoSendCallsResult = NamedMutation<'sendCalls', SendCallsParameters, SentCalls> & {
  readonly getCallsStatus: (parameters: CallsStatusParameters) => Promise<CallsStatus>
}

/** Requests a batch of calls from the wallet (EIP-5792). EVM only. */
export function usePorticoSendCalls(): UsePorticoSendCallsResult {
  const portico = usePorticoInstance('usePorticoSendCalls')
  const mutation = useNamedMutation('sendCalls', sendCalls)
  const getStatus = useCallback(
    (parameters: CallsStatusParameters) => getCallsStatus(portico, parameters),
    [portico],
  )
  return { ...mutation, getCallsStatus: getStatus }
}
