'use client'
import { type ChainNamespace, parseCaipAddress } from '@portico/core'
import type { ParsedCaipAddress } from '@portico/core/internal'
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
