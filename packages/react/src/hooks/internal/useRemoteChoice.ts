'use client'
import { chooseRemoteWallet, type RecentWallet } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Remembers the remote wallet that the visitor turned to, with the app's link where it is on this device. */
export function useRemoteChoice(): (wallet: RecentWallet | undefined, link?: string) => void {
  const portico = usePorticoInstance('useRemoteChoice')
  return useCallback((wallet, link) => chooseRemoteWallet(portico, { wallet, link }), [portico])
}
