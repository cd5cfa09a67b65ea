'use client'
import { selectNetwork } from '@portico/core'
import { getRpcUrls } from '@portico/core/internal'
import { Connection } from '@solana/web3.js'
import { useMemo } from 'react'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'

/** A connection to the active Solana network; undefined for a site without one. */
export function useAppKitConnection(): { readonly connection: Connection | undefined } {
  const { options } = getAppKit('useAppKitConnection').portico
  const { url } = useAppKitStore('useAppKitConnection', state => {
    const network = selectNetwork(state, 'solana')
    return { url: network && getRpcUrls(network, options)[0] }
  })
  return useMemo(
    () => ({ connection: url === undefined ? undefined : new Connection(url, 'confirmed') }),
    [url],
  )
}
