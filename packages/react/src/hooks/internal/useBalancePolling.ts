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
        // An opening of the view asks however recent the last answer is; from then on the interval is its lifetime.
        ask: () => fetchBalance(portico, { force: true }),
      }),
    [portico],
  )
}
