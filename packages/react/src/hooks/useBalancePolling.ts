import { cacheLifetimes, fetchBalance, pollWhileVisible } from '@portico/core'
import { useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Keeps the balance fresh for as long as the view that uses it is there and the visitor sees the page. */
export function useBalancePolling(): void {
  const portico = usePorticoInstance('useBalancePolling')
  useEffect(
    () =>
      pollWhileVisible(portico, {
        interval: cacheLifetimes.nativeBalance,
        ask: () => fetchBalance(portico),
      }),
    [portico],
  )
}
