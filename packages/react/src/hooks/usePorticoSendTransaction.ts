'use client'
import {
  type ChainNamespace,
  type FamilyTypes,
  type SendTransactionParameters,
  sendTransaction,
  type TransactionReceipt,
  type WaitForReceiptParameters,
  waitForReceipt,
} from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoSendTransactionParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The family of the parameters and result. @default the active family */
  readonly namespace?: Namespace | undefined
}

type SendTransaction<Namespace extends ChainNamespace> = Mutation<
  SendTransactionParameters<Namespace>,
  FamilyTypes[Namespace]['transactionId']
>

export type UsePorticoSendTransactionResult<Namespace extends ChainNamespace = ChainNamespace> = Omit<
  SendTransaction<Namespace>,
  'state'
> &
  MutationResult<FamilyTypes[Namespace]['transactionId']> & {
    /** `data` is the transaction id, on EVM chains the hash. */
    readonly sendTransaction: SendTransaction<Namespace>['mutate']
    readonly sendTransactionAsync: SendTransaction<Namespace>['mutateAsync']
    readonly waitForReceipt: (parameters: WaitForReceiptParameters) => Promise<TransactionReceipt>
  }

/** Requests a transaction from the wallet and waits for its receipt. */
export function usePorticoSendTransaction<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoSendTransactionParameters<Namespace> = {}): UsePorticoSendTransactionResult<Namespace> {
  const portico = usePorticoInstance('usePorticoSendTransaction')
  const { state, mutate, mutateAsync }: SendTransaction<Namespace> = useMutation(parameters =>
    sendTransaction<Namespace>(portico, { namespace, ...parameters }),
  )
  const wait = useCallback(
    (parameters: WaitForReceiptParameters) => waitForReceipt(portico, parameters),
    [portico],
  )
  return {
    ...state,
    mutate,
    mutateAsync,
    sendTransaction: mutate,
    sendTransactionAsync: mutateAsync,
    waitForReceipt: wait,
  }
}
