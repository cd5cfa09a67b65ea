'use client'
import { type CaipNetworkId, switchNetwork } from '@portico/core'
import { useCallback } from 'react'
import { type Asking, describeAttempt } from '../state/describeAttempt.js'
import { useAttempt } from './useAttempt.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Asks the wallet for another network by being shown. */
export function useSwitching(network: CaipNetworkId): readonly [switching: Asking, retry: () => void] {
  const portico = usePorticoInstance('useSwitching')
  const [attempt, retry] = useAttempt(useCallback(() => switchNetwork(portico, network), [portico, network]))
  return [describeAttempt(attempt), retry]
}
