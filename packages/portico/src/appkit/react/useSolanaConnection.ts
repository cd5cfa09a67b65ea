'use client'
import { selectNetwork } from '@portico/core'
import { Connection } from '@solana/web3.js'
import { useMemo } from 'react'
import { useAppKitStore } from './currentAppKit.js'

/** Where to read of the Solana network that the kit is on; undefined for a site without one. */
export function useAppKitConnection(): { readonly connection: Connection | undefined } {
  const { url } = useAppKitStore('useAppKitConnection', state => ({
    url: selectNetwork(state, 'solana')?.rpcUrls.default.http[0],
  }))
  return useMemo(
    () => ({ connection: url === undefined ? undefined : new Connection(url, 'confirmed') }),
    [url],
  )
}
