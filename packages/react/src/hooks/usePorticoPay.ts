'use client'
import { openPay, type PaymentReceipt, type PayRequest } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type Pay = Mutation<PayRequest, PaymentReceipt>

export type UsePorticoPayResult = MutationResult<PaymentReceipt> & {
  readonly pay: Pay['mutate']
  readonly payAsync: Pay['mutateAsync']
}

/** Requests a payment from the visitor. The shop's server must verify the receipt. */
export function usePorticoPay(): UsePorticoPayResult {
  const portico = usePorticoInstance('usePorticoPay')
  const { state, mutate, mutateAsync }: Pay = useMutation(request => openPay(portico, request))
  return { ...state, pay: mutate, payAsync: mutateAsync }
}
