'use client'
import { type ParsedCaipAddress, parseCaipAddress } from '@portico/core'
import { useCallback, useState } from 'react'
import { connectWallet } from '../connectWallet.js'
import { getAppKit, useAppKitStore } from './currentAppKit.js'

export interface UseAppKitWalletParameters {
  readonly onSuccess?: ((account: ParsedCaipAddress) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface UseAppKitWalletReturn {
  readonly data: ParsedCaipAddress | undefined
  readonly error: Error | undefined
  readonly isReady: boolean
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
  /** By the key of a wallet (`metamask`), `walletConnect`, `email`, or a social account (`google`). */
  readonly connect: (wallet: string) => Promise<void>
}

interface Attempt {
  readonly status: 'idle' | 'pending' | 'error' | 'success'
  readonly data?: ParsedCaipAddress | undefined
  readonly error?: Error | undefined
}

/** Connects one wallet, for a button of its own. */
export function useAppKitWallet({
  onSuccess,
  onError,
}: UseAppKitWalletParameters = {}): UseAppKitWalletReturn {
  const { portico } = getAppKit('useAppKitWallet')
  const { isReady } = useAppKitStore('useAppKitWallet', state => ({ isReady: state.initialized }))
  const [{ status, data, error }, setAttempt] = useState<Attempt>({ status: 'idle' })
  const connect = useCallback(
    async (wallet: string) => {
      setAttempt({ status: 'pending' })
      try {
        const { caipAddress } = await connectWallet(portico, wallet)
        const account = parseCaipAddress(caipAddress)
        setAttempt({ status: 'success', data: account })
        onSuccess?.(account)
      } catch (thrown) {
        const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
        setAttempt({ status: 'error', error: failure })
        onError?.(failure)
      }
    },
    [portico, onSuccess, onError],
  )
  return {
    data,
    error,
    isReady,
    isPending: status === 'pending',
    isError: status === 'error',
    isSuccess: status === 'success',
    connect,
  }
}
