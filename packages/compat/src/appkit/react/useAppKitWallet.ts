'use client'

import type { ChainNamespace, PaymentReceipt, PayRequest, Portico } from '@portico/core'
import { beginLogin, openModal, openPay, parseCaipAddress, watchState } from '@portico/core'
import type { ParsedCaipAddress } from '@portico/core/internal'
import { emailLoginUnavailable, modalClosed, PorticoError } from '@portico/protocol'
import { useCallback } from 'react'
import { connectWallet } from '../connectWallet.js'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'
import { type TaskParameters, type TaskState, useTask } from './useTask.js'

export interface UseAppKitWalletParameters extends TaskParameters<ParsedCaipAddress> {
  readonly namespace?: ChainNamespace | undefined
}

export interface UseAppKitWalletReturn extends TaskState<ParsedCaipAddress> {
  readonly isReady: boolean
  /** A wallet key (`metamask`), `walletConnect`, `email`, or a social provider (`google`). */
  readonly connect: (wallet: string) => Promise<void>
}

export function useAppKitWallet(parameters: UseAppKitWalletParameters = {}): UseAppKitWalletReturn {
  const { portico } = getAppKit('useAppKitWallet')
  const { isReady } = useAppKitStore('useAppKitWallet', state => ({ isReady: state.initialized }))
  const work = useCallback(
    async (wallet: string) =>
      parseCaipAddress((await connectWallet(portico, wallet, parameters.namespace)).caipAddress),
    [portico, parameters.namespace],
  )
  const [state, connect] = useTask(work, parameters)
  return { ...state, isReady, connect }
}

interface NewEmail {
  readonly email: string
}

export type UseAppKitUpdateEmailParameters = TaskParameters<NewEmail>

export interface UseAppKitUpdateEmailReturn extends TaskState<NewEmail> {
  readonly updateEmail: () => Promise<void>
}

export function useAppKitUpdateEmail(
  parameters: UseAppKitUpdateEmailParameters = {},
): UseAppKitUpdateEmailReturn {
  const { portico } = getAppKit('useAppKitUpdateEmail')
  const work = useCallback(() => updateEmail(portico), [portico])
  const [state, run] = useTask(work, parameters)
  return { ...state, updateEmail: run }
}

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

const findEmail = (portico: Portico): string | undefined => {
  const accounts = Object.values(portico.store.get().accounts)
  return accounts
    .map(account => (account.status === 'connected' ? account.user?.email : undefined))
    .find(Boolean)
}

/** Changes the embedded wallet's e-mail address. Rejects when the dialog is closed before. */
export async function updateEmail(portico: Portico): Promise<{ readonly email: string }> {
  const before = findEmail(portico)
  if (before === undefined) throw new PorticoError(emailLoginUnavailable)
  openModal(portico, { view: 'Account' })
  beginLogin(portico, { way: 'emailChange' })
  return new Promise((resolve, reject) => {
    const stop = watchState(
      portico,
      ({ modal, accounts }) => ({ isOpen: modal.open, accounts }),
      ({ isOpen }) => {
        const email = findEmail(portico)
        if (email !== undefined && email !== before) {
          stop()
          resolve({ email })
        } else if (!isOpen) {
          stop()
          reject(new PorticoError(modalClosed))
        }
      },
    )
  })
}
