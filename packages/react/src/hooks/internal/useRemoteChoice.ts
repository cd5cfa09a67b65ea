'use client'
import { chooseRemoteWallet, type RecentWallet } from '@portico/core/internal'
import { useCallback } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Remembers the chosen remote wallet, with the app's link if it is on this device. */
export function useRemoteChoice(): (wallet: RecentWallet | undefined, link?: string) => void {
  const portico = usePorticoInstance('useRemoteChoice')
  return useCallback((wallet, link) => chooseRemoteWallet(portico, { wallet, link }), [portico])
}
