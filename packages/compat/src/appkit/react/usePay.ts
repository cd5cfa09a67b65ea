'use client'
import { openPay, type PaymentReceipt, type PayRequest } from '@portico/core'
import { useCallback } from 'react'
import { getAppKit } from '../currentAppKit.js'
import { type TaskParameters, type TaskState, useTask } from './useTask.js'

/** AppKit has no order ids: each call is a new order unless the site passes one. */
export interface PayOptions extends Omit<PayRequest, 'orderId'> {
  readonly orderId?: string | undefined
  /** Exchanges always open in a new window. */
  readonly openInNewTab?: boolean | undefined
  /** Without effect: the visitor is not redirected, and the outcome is reported here. */
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
}

export type UsePayParameters = TaskParameters<PaymentReceipt>

export interface UsePayReturn extends TaskState<PaymentReceipt> {
  readonly open: (options: PayOptions) => Promise<void>
}

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
