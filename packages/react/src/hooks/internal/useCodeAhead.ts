'use client'
import { getPlatform } from '@portico/core/adapter'
import { selectCanPair } from '@portico/core/internal'
import { useEffect } from 'react'
import { useMakesCode } from './useMakesCode.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'
import { useRemoteTools } from './useRemoteTools.js'

/**
 * On a phone the links of wallets contain the pairing URI, so it is created as soon as such a wallet is visible.
 */
export function useCodeAhead(inSight: boolean): void {
  const portico = usePorticoInstance('useCodeAhead')
  const canPair = usePorticoStore(selectCanPair)
  const isWanted = useMakesCode() && inSight && canPair && getPlatform(portico.environment).mobile
  const tools = useRemoteTools(isWanted)
  useEffect(
    () => (isWanted ? tools?.keepCode(portico, { showsAnswer: false }) : undefined),
    [portico, isWanted, tools],
  )
}
