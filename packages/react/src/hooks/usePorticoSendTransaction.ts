'use client'
import {
  type SendTransactionParameters,
  sendTransaction,
  type TransactionReceipt,
  type WaitForReceiptParameters,
  waitForReceipt,
} from '@portico/core'
import { useCallback } from 'react'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'

type SendTransaction = Mutation<SendTransactionParameters, string>

export type UsePorticoSendTransactionResult = MutationResult<string> & {
  /** `data` becomes the transaction's hash. */
  readonly sendTransaction: SendTransaction['mutate']
  readonly sendTransactionAsync: SendTransaction['mutateAsync']
  readonly waitForReceipt: (parameters: WaitForReceiptParameters) => Promise<TransactionReceipt>
}

export function usePorticoSendTransaction(): UsePorticoSendTransactionResult {
  const portico = usePorticoInstance('usePorticoSendTransaction')
  const { state, mutate, mutateAsync }: SendTransaction = useMutation(parameters =>
    sendTransaction(portico, parameters),
  )
  const wait = useCallback(
    (parameters: WaitForReceiptParameters) => waitForReceipt(portico, parameters),
    [portico],
  )
  return { ...state, sendTransaction: mutate, sendTransactionAsync: mutateAsync, waitForReceipt: wait }
}
