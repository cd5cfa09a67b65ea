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
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export interface UsePorticoSendTransactionParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The family of the parameters and result. @default the active family */
  readonly namespace?: Namespace | undefined
}

/** `data` is the transaction id, on EVM chains the hash. */
export type UsePorticoSendTransactionResult<Namespace extends ChainNamespace = ChainNamespace> =
  NamedMutation<
    'sendTransaction',
    SendTransactionParameters<Namespace>,
    FamilyTypes[Namespace]['transactionId']
  > & { readonly waitForReceipt: (parameters: WaitForReceiptParameters) => Promise<TransactionReceipt> }

/** Requests a transaction from the wallet and waits for its receipt. */
export function usePorticoSendTransaction<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoSendTransactionParameters<Namespace> = {}): UsePorticoSendTransactionResult<Namespace> {
  const portico = usePorticoInstance('usePorticoSendTransaction')
  const mutation = useNamedMutation(
    'sendTransaction',
    (_, parameters: SendTransactionParameters<Namespace>) =>
      sendTransaction<Namespace>(portico, { namespace, ...parameters }),
  )
  const wait = useCallback(
    (parameters: WaitForReceiptParameters) => waitForReceipt(portico, parameters),
    [portico],
  )
  return { ...mutation, waitForReceipt: wait }
}
