'use client'
import { getPlatform, selectCanPair } from '@portico/core'
import { useEffect } from 'react'
import { useMakesCode } from './useMakesCode.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

/** On a phone the links of wallets carry the code, so it is made before anybody taps one. */
export function useCodeAhead(): void {
  const portico = usePorticoInstance('useCodeAhead')
  const canPair = usePorticoStore(selectCanPair)
  const isWanted = useMakesCode() && canPair && getPlatform(portico.environment).mobile
  useEffect(() => {
    if (!isWanted) return
    let release: (() => void) | undefined
    let left = false
    // Other devices do without this code until somebody asks for it.
    import('./pair.js').then(
      ({ pair }) => {
        if (!left) release = pair(portico)
      },
      error => portico.environment.logger.warn('The parts for remote wallets could not be loaded.', error),
    )
    return () => {
      left = true
      release?.()
    }
  }, [portico, isWanted])
}
