'use client'
import { openPay, type PaymentReceipt, type PayRequest } from '@portico/core'
import { useCallback } from 'react'
import { getAppKit } from '../currentAppKit.js'
import { type TaskParameters, type TaskState, useTask } from './useTask.js'

/** Such sites name no order: each call is one, unless the site says which. */
export interface PayOptions extends Omit<PayRequest, 'orderId'> {
  readonly orderId?: string | undefined
  /** Exchanges always open in a window of their own. */
  readonly openInNewTab?: boolean | undefined
  /** Nobody is led away: what has become of it is told here. */
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
}

export type UsePayParameters = TaskParameters<PaymentReceipt>

export interface UsePayReturn extends TaskState<PaymentReceipt> {
  readonly open: (options: PayOptions) => Promise<void>
}

/** Asks the visitor to pay. */
export function usePay(parameters: UsePayParameters = {}): UsePayReturn {
  const { portico } = getAppKit('usePay')
  const work = useCallback(
    ({ orderId = crypto.randomUUID(), paymentAsset, recipient, amount, payWithExchange }: PayOptions) =>
      openPay(portico, { orderId, paymentAsset, recipient, amount, payWithExchange }),
    [portico],
  )
  const [state, open] = useTask(work, parameters)
  return { ...state, open }
}
