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
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoSendTransactionParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** What is sent and answered is of this family; the active one when not named. */
  readonly namespace?: Namespace | undefined
}

type SendTransaction<Namespace extends ChainNamespace> = Mutation<
  SendTransactionParameters<Namespace>,
  FamilyTypes[Namespace]['transactionId']
>

export type UsePorticoSendTransactionResult<Namespace extends ChainNamespace = ChainNamespace> =
  MutationResult<FamilyTypes[Namespace]['transactionId']> & {
    /** `data` becomes the transaction's id: its hash, on EVM chains. */
    readonly sendTransaction: SendTransaction<Namespace>['mutate']
    readonly sendTransactionAsync: SendTransaction<Namespace>['mutateAsync']
    readonly waitForReceipt: (parameters: WaitForReceiptParameters) => Promise<TransactionReceipt>
  }

/** Asks the wallet to send a transaction, with the state of the request, and waits for its receipt. */
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
  return { ...state, sendTransaction: mutate, sendTransactionAsync: mutateAsync, waitForReceipt: wait }
}
